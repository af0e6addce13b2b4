/** The part of libheif-js that is used here; the package has no types for it. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    /** Red, green, blue and alpha of each pixel. */
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }

  interface HeifImage {
    get_width: () => number;
    get_height: () => number;
    display: (target: Pixels, done: (drawn: Pixels | null) => void) => void;
  }

  const libheif: { HeifDecoder: new () => { decode: (file: Uint8Array) => HeifImage[] } };
  export default libheif;
}
