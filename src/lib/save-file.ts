// Delay before the object URL is revoked, long enough for every browser to start the download.
const revokeDelayMs = 10_000;

/** Triggers a browser download of a file. */
export function saveFile(content: Blob, name: string): void {
  const objectUrl = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = objectUrl;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(objectUrl), revokeDelayMs);
}
