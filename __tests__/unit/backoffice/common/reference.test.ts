import { newReference } from '@/backoffice/common/reference';
import { applicationNumberSchema } from '@/contracts/application/application';

const bytes = (count: number): Uint8Array =>
  new Uint8Array([0, 31, 32, 63, 255, 10, 18, 27]).subarray(0, count);

describe('A reference', () => {
  it('has its prefix and eight letters that nobody mistakes', () => {
    expect(newReference('RQ', bytes)).toBe('RQ-0Z0ZZAJV');
  });

  it('is an application number with the prefix of one', () => {
    expect(applicationNumberSchema.safeParse(newReference('HK-2026', bytes)).success).toBe(true);
    expect(applicationNumberSchema.safeParse('HK-2026-OZ0ZZAJV').success).toBe(false);
  });

  it('uses each of the 32 letters equally often over all bytes', () => {
    const counts = new Map<string, number>();
    for (let first = 0; first < 256; first += 8) {
      const reference = newReference('X', () =>
        Uint8Array.from({ length: 8 }, (_, i) => first + i),
      );
      for (const letter of reference.slice(2)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.keys()].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    expect([...counts.values()].every((count) => count === 8)).toBe(true);
  });
});
