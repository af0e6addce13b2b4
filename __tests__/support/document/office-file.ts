import { crc32 } from 'node:zlib';

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A zip archive of the named parts in their order, each of 5,000 bytes and not compressed (PKWARE APPNOTE 4.3). */
export function officeFile(names: readonly string[], comment = ''): Buffer {
  const content = Buffer.alloc(5_000, '<part/>');
  const fields = (name: string): Buffer =>
    Buffer.concat([
      ...[20, 0, 0, 0, 0x21].map(u16),
      ...[crc32(content), content.length, content.length].map(u32),
      u16(name.length),
      u16(0),
    ]);
  const local = names.map((name) =>
    Buffer.concat([Buffer.from('PK\x03\x04'), fields(name), Buffer.from(name), content]),
  );
  let offset = 0;
  const directory = names.map((name, index) => {
    const entry = Buffer.concat([
      Buffer.from('PK\x01\x02'),
      u16(20),
      fields(name),
      ...[0, 0, 0].map(u16),
      u32(0),
      u32(offset),
      Buffer.from(name),
    ]);
    offset += local[index]?.length ?? 0;
    return entry;
  });
  const end = [
    Buffer.from('PK\x05\x06'),
    ...[0, 0, names.length, names.length].map(u16),
    u32(Buffer.concat(directory).length),
    u32(offset),
    u16(comment.length),
    Buffer.from(comment),
  ];
  return Buffer.concat([...local, ...directory, ...end]);
}
