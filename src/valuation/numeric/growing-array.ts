interface NumberArray<Self> {
  readonly length: number;
  [index: number]: number;
  set: (values: Self) => void;
  subarray: (from: number, to: number) => Self;
}

/** A typed array that grows; views are valid until the next push. */
class GrowingArray<A extends NumberArray<A>> {
  readonly #ofLength: (length: number) => A;
  #data: A;
  length = 0;

  constructor(ofLength: (length: number) => A, capacity: number) {
    this.#ofLength = ofLength;
    this.#data = ofLength(capacity);
  }

  push(value: number): void {
    if (this.length === this.#data.length) {
      const larger = this.#ofLength(this.#data.length * 2);
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data[this.length] = value;
    this.length += 1;
  }

  get(index: number): number {
    return this.#data[index] ?? 0;
  }

  view(): A {
    return this.#data.subarray(0, this.length);
  }
}

export class GrowingFloats extends GrowingArray<Float64Array> {
  constructor(capacity = 1024) {
    super((length) => new Float64Array(length), capacity);
  }
}

export class GrowingInts extends GrowingArray<Int32Array> {
  constructor(capacity = 1024) {
    super((length) => new Int32Array(length), capacity);
  }
}
