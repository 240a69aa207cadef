/** All words of the client in Russian, of every game and page, fetched as one. */
export default import.meta.glob<string>("/src/**/texts/ru.ftl", { query: "?raw", import: "default", eager: true });
