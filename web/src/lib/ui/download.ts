/** Hand a file to the person. */
function hand(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export function save(name: string, content: unknown): void {
  hand(name, JSON.stringify(content, null, 1), "application/json");
}

export function saveText(name: string, text: string): void {
  hand(name, text, "text/plain");
}
