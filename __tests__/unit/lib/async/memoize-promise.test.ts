import { memoizePromise } from '@/lib/async/memoize-promise';

function controlledLoad() {
  const calls: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        calls.push({ resolve, reject });
      }),
  );
  return { load, calls };
}

describe('A memoized promise', () => {
  it('is loaded once for callers that wait together and for later ones', async () => {
    const { load, calls } = controlledLoad();
    const value = memoizePromise(load);
    expect(load).not.toHaveBeenCalled();
    const waiting = [value.get(), value.get()];
    calls[0]?.resolve('one');
    expect(await Promise.all(waiting)).toEqual(['one', 'one']);
    expect(await value.get()).toBe('one');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that fails is told to everyone who waits, and is loaded again for the next caller', async () => {
    const { load, calls } = controlledLoad();
    const value = memoizePromise(load);
    const waiting = [value.get(), value.get()];
    calls[0]?.reject(new Error('gone'));
    for (const one of waiting) await expect(one).rejects.toThrow('gone');
    const again = value.get();
    calls[1]?.resolve('two');
    expect(await again).toBe('two');
  });

  it('is loaded again after it was invalidated', async () => {
    const { load, calls } = controlledLoad();
    const value = memoizePromise(load);
    void value.get();
    calls[0]?.resolve('old');
    value.invalidate();
    const fresh = value.get();
    calls[1]?.resolve('new');
    expect(await fresh).toBe('new');
  });

  it('keeps the newer load where one that was invalidated fails late', async () => {
    const { load, calls } = controlledLoad();
    const value = memoizePromise(load);
    const stale = value.get();
    value.invalidate();
    const fresh = value.get();
    calls[0]?.reject(new Error('late'));
    await expect(stale).rejects.toThrow('late');
    calls[1]?.resolve('new');
    expect(await fresh).toBe('new');
    expect(await value.get()).toBe('new');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
