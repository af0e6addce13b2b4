import sharp from 'sharp';

const encoded = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkhtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJsAAEAAAAAAAAAhgACAAAAAALyAAEAAAAAAAAAcwAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABh2lwcnAAAAFiaXBjbwAAAHlodmNDAQNwAAAAAAAAAAAAWvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwBaoAUCAeFlupJKa5uBAQMCAAADAAIAAAMAAhAiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAKAAAAB4AAAABBwaXhpAAAAAAMICAgAAAB0aHZjQwEECAAAAAAAAAAAAFrwAPz8+PgAAA8DIAABABdAAQwB//8ECAAAAwCf+AAAAwAAWroCQCEAAQAoQgEBBAgAAAMAn/gAAAMAAFrAFAgHhZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAAAoAAAAHgAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAABAW1kYXQAAACCKAGvGRBqjyyyiSb3fIU3//jjJ/2ZK/47BXis/yxso86gHCHFv//9tyO+oTD/flZwAAADAAKKprc6gHqFaQRqiQAAAwC8gJMFqOAAB8pZAAANeIcAAAMAB8mSAAB+QAAAAwABMETAAD2gAAADAAvxBAAFNAAAAwAsblAAHRAAAo3BtQAAAG8oAa4yILVrGLUm4rDg9p+ijnDMiSU++0DjF2dgAAATMKpazAagy0IAAAMAAA+Ikw20EAAAAwAAAwASsIcAAAMAAAMAAAMAQ8AAAAMAAAMAAAMAGZAAAAMAAAMAAAMBzwAAAwAAAwAAB9QAAAMAGBA=',
  'base64',
);

/** A box that readers pass over (ISO/IEC 14496-12, 8.1.2): a file of less than 1 KB would be looked at by a person. */
const freeBox = Buffer.alloc(512);
freeBox.writeUInt32BE(freeBox.length);
freeBox.write('free', 4);

/** HEVC in HEIF as telephones write it, 640 × 480: red on the left, blue on the right. Written by `heif-enc` 1.15 of libheif. */
export const heicPicture = Buffer.concat([encoded, freeBox]);

/** The same picture in formats that sharp writes. */
export async function twoColours(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#1414c8' } })
    .composite([
      {
        input: { create: { width: 320, height: 480, channels: 3, background: '#c81414' } },
        left: 0,
        top: 0,
      },
    ])
    .toFormat(format)
    .toBuffer();
}

/** A JPEG of 12 million pixels as a camera writes it, of some 3 MB. */
export async function noisyPhoto(): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width: 1_008,
      height: 756,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return sharp(grain).resize(4_032, 3_024).jpeg({ quality: 92 }).toBuffer();
}
