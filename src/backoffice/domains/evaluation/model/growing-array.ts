/** A Float64Array that grows; views are valid until the next push. */
export class GrowingFloats {
  private data: Float64Array;
  length = 0;

  constructor(capacity = 1024) {
    this.data = new Float64Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Float64Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length] = value;
    this.length += 1;
  }

  get(index: number): number {
    return this.data[index] ?? 0;
  }

  view(): Float64Array {
    return this.data.subarray(0, this.length);
  }
}

/** An Int32Array that grows; views are valid until the next push. */
export class GrowingInts {
  private data: Int32Array;
  length = 0;

  constructor(capacity = 1024) {
    this.data = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Int32Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length] = value;
    this.length += 1;
  }

  get(index: number): number {
    return this.data[index] ?? 0;
  }

  view(): Int32Array {
    return this.data.subarray(0, this.length);
  }
}
