/** How many of a file's last bytes are looked at: the directory of a zip archive of a thousand parts. */
export const archiveTailBytes = 65_536;

const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const entrySignature = 0x02014b50;
const [endLength, entryLength] = [22, 46];

/** Whether a zip archive is a Word document without macros, by the directory at its end (PKWARE APPNOTE 4.3.12 and 4.3.16); `tail` is what it ends with. */
export function isWordArchive(tail: Buffer): boolean {
  const names = entryNames(tail);
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => /^word\/document\d*\.xml$/.test(name)) &&
    !names.some((name) => /\/vbaProject\.bin$/i.test(name))
  );
}

/** The names in the directory; none where it is not whole. */
function entryNames(tail: Buffer): string[] {
  const end = tail.lastIndexOf(endSignature);
  if (end < 0 || end + endLength > tail.length) return [];
  const names: string[] = [];
  let position = end - tail.readUInt32LE(end + 12);
  if (position < 0) return [];
  while (position < end) {
    if (position + entryLength > end || tail.readUInt32LE(position) !== entrySignature) return [];
    const nameLength = tail.readUInt16LE(position + 28);
    const start = position + entryLength;
    names.push(tail.toString('utf8', start, start + nameLength));
    position =
      start + nameLength + tail.readUInt16LE(position + 30) + tail.readUInt16LE(position + 32);
  }
  return names;
}
