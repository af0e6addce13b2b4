import { restAfter } from '@/lib/async/rest-after';

describe('A rest after a piece of work', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    [20, 140],
    [10_000, 1_000],
  ])('of %i ms lasts %i ms', async (workedMs, restMs) => {
    let isOver = false;
    void restAfter(workedMs).then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(restMs - 1);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });
});
