// Long enough for every browser to have taken it.
const keptMs = 10_000;

/** Hands a file to the browser, which saves it. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
