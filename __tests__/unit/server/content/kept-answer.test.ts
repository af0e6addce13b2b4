import { createKeptAnswer } from '@/server/content/kept-answer';
import { flushPromises } from '@test/support/fakes/fake-client';

function setUp(load: () => Promise<string>) {
  const clock = { now: 0 };
  const errors: string[] = [];
  const kept = createKeptAnswer({
    load,
    subject: 'a list',
    lifetimeMs: 60_000,
    now: () => clock.now,
    onError: (error, subject) => void errors.push(`${subject}: ${String(error)}`),
  });
  return { kept, clock, errors };
}

describe('An answer that is kept', () => {
  it('is asked for once, and again in the background when it is old', async () => {
    const answers = ['a', 'b'];
    let asked = 0;
    const { kept, clock } = setUp(async () => answers[asked++] ?? '');
    expect(kept.peek()).toBeUndefined();
    expect(await Promise.all([kept.find(), kept.find()])).toEqual(['a', 'a']);
    expect(asked).toBe(1);
    clock.now = 60_001;
    expect(kept.peek()).toBe('a');
    await flushPromises();
    expect(kept.peek()).toBe('b');
    expect(asked).toBe(2);
  });

  it('stands while the API fails, and is undefined where there never was one', async () => {
    let isDown = true;
    const { kept, clock, errors } = setUp(async () => {
      if (isDown) throw new Error('down');
      return 'a';
    });
    expect(await kept.find()).toBeUndefined();
    isDown = false;
    clock.now = 5_001;
    expect(await kept.find()).toBe('a');
    isDown = true;
    kept.expire();
    await kept.find();
    await flushPromises();
    expect(await kept.find()).toBe('a');
    expect(errors).toEqual(['a list: Error: down', 'a list: Error: down']);
  });

  it('is read anew after a change, also where it was just being read', async () => {
    const waiting: ((answer: string) => void)[] = [];
    const { kept } = setUp(() => new Promise((resolve) => waiting.push(resolve)));
    const before = kept.find();
    const reloaded = kept.reload();
    waiting[0]?.('before the change');
    expect(await before).toBe('before the change');
    await flushPromises();
    waiting[1]?.('after it');
    await reloaded;
    expect(kept.peek()).toBe('after it');
  });
});
