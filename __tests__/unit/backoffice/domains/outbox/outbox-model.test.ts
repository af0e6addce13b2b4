import { expiryOf, patienceOf, retryDelayMs } from '@/backoffice/domains/outbox/outbox.model';

const stored = new Date('2026-11-16T04:00:00Z');
const after = (minutes: number) => new Date(stored.getTime() + minutes * 60_000);

describe('The patience with a message', () => {
  it('pauses longer each time, up to a quarter of an hour, and never at the same moment as others', () => {
    expect([1, 2, 3, 8, 9, 50].map((attempts) => retryDelayMs(attempts, 0))).toEqual([
      5_000, 10_000, 20_000, 640_000, 900_000, 900_000,
    ]);
    expect(retryDelayMs(1, 0.999)).toBeGreaterThan(5_900);
    expect(retryDelayMs(1, 0.999)).toBeLessThan(6_000);
  });

  it.each([
    ['handover', 3 * 24],
    ['application', 3 * 24],
    ['value-alert', 24],
  ] as const)('with %s outlasts a provider that is away for %i hours', (kind, hours) => {
    const pauses = Array.from({ length: patienceOf[kind].attempts - 1 }, (_, index) =>
      retryDelayMs(index + 1, 0),
    );
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(total).toBeGreaterThan(hours * 3_600_000);
    expect(total).toBeLessThan((hours + 6) * 3_600_000);
  });

  it('ends with its kind or sooner, where the message says so; a decision is never too late', () => {
    expect(expiryOf('code', stored, null)).toEqual(after(5));
    expect(expiryOf('code', stored, after(2))).toEqual(after(2));
    expect(expiryOf('code', stored, after(60))).toEqual(after(5));
    expect(expiryOf('application', stored, null)).toBeNull();
    expect(expiryOf('application', stored, after(60))).toEqual(after(60));
  });
});
