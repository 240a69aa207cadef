/** All words of the client in Polish, of every game and page, fetched as one. */
export default import.meta.glob<string>("/src/**/texts/pl.ftl", { query: "?raw", import: "default", eager: true });
