import { retryWhileStarting } from '@/server/page/retry-while-starting';

function failing(times: number, error: Error = new Error('API away')) {
  const clock = { now: 1_000 };
  const work = jest.fn(async (name: string) => {
    if (work.mock.calls.length <= times) throw error;
    return name;
  });
  const retried = retryWhileStarting(work, {
    now: () => clock.now,
    startUpMs: 60_000,
    isFinal: (reason) => reason instanceof RangeError,
  });
  return { clock, work, retried };
}

describe('A page of the first seconds', () => {
  it('is rendered once more where the API did not answer', async () => {
    const { retried, work } = failing(1);
    expect(await retried('/en')).toBe('/en');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('fails where it fails again, and at once when it does not exist', async () => {
    await expect(failing(2).retried('/en')).rejects.toThrow('API away');
    const gone = failing(1, new RangeError('gone'));
    await expect(gone.retried('/en')).rejects.toThrow('gone');
    expect(gone.work).toHaveBeenCalledTimes(1);
  });

  it('fails at once later on', async () => {
    const { clock, retried, work } = failing(1);
    clock.now = 61_001;
    await expect(retried('/en')).rejects.toThrow('API away');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
