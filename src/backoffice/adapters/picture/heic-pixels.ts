export interface Pixels {
  /** Red, green, blue and alpha of each pixel. */
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The first picture of a HEIC file, upright. libheif runs in WebAssembly; sharp's builds decode no HEVC. Throws for a file that is none or has more pixels than `maxPixels`. */
export async function heicPixels(file: Uint8Array, maxPixels: number): Promise<Pixels> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const [image] = new libheif.HeifDecoder().decode(file);
  if (!image) throw new Error('No picture');
  const [width, height] = [image.get_width(), image.get_height()];
  if (!(width > 0 && height > 0 && width * height <= maxPixels)) throw new Error('Too many pixels');
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) =>
    image.display(target, (drawn) => (drawn ? resolve(drawn) : reject(new Error('Not decoded')))),
  );
}
