type Packable = Int8Array | Int16Array | Int32Array | Float32Array | Float64Array;

/** Whole numbers as base64 text of little-endian integers, as narrow as they fit; the first character is the width in bytes. */
export function packInts(values: readonly number[]): string {
  const largestMagnitude = values.reduce(
    (largest, value) => Math.max(largest, value < 0 ? -value - 1 : value),
    0,
  );
  if (largestMagnitude < 2 ** 7) return `1${packBytes(Int8Array.from(values))}`;
  if (largestMagnitude < 2 ** 15) return `2${packBytes(Int16Array.from(values))}`;
  return `4${packBytes(Int32Array.from(values))}`;
}

/** Numbers as base64 text of little-endian 32-bit floats (about seven digits). */
export function packFloats(values: ArrayLike<number>): string {
  return packBytes(Float32Array.from(values));
}

/** Numbers as base64 text of little-endian 64-bit floats. */
export function packDoubles(values: ArrayLike<number>): string {
  return packBytes(Float64Array.from(values));
}

/** Whole numbers of `packInts`. Throws RangeError for an unknown width. */
export function unpackInts(text: string): number[] {
  const bytes = unpackBytes(text.slice(1));
  switch (text.charAt(0)) {
    case '1':
      return [...new Int8Array(bytes)];
    case '2':
      return [...new Int16Array(bytes)];
    case '4':
      return [...new Int32Array(bytes)];
    default:
      throw new RangeError('unknown integer width');
  }
}

export function unpackFloats(text: string): Float32Array {
  return new Float32Array(unpackBytes(text));
}

export function unpackDoubles(text: string): Float64Array {
  return new Float64Array(unpackBytes(text));
}

function packBytes(values: Packable): string {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');
}

function unpackBytes(text: string): ArrayBuffer {
  const bytes = Buffer.from(text, 'base64');
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
