export interface PageSize {
  /** How many pages the file has. */
  pages: number;
  /** Of the picture in pixels; 0 where there is no such page. */
  width: number;
  height: number;
}

/** What stands before the bytes of a drawn page: three numbers of 32 bits. */
export const pageHeader = {
  bytes: 12,
  write({ pages, width, height }: PageSize): Buffer {
    const header = Buffer.alloc(12);
    [pages, width, height].forEach((value, index) => header.writeUInt32BE(value, index * 4));
    return header;
  },
  read: (header: Buffer): PageSize => ({
    pages: header.readUInt32BE(0),
    width: header.readUInt32BE(4),
    height: header.readUInt32BE(8),
  }),
};
