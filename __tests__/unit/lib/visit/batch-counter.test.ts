import type { Visit } from '@/lib/visit/visit';
import { BatchCounter } from '@/lib/visit/batch-counter';
import { visitBy } from '@test/support/campaign/visits';

function start(store?: (visits: readonly Visit[]) => Promise<void>) {
  const stored: Visit[][] = [];
  const errors: unknown[] = [];
  const counter = new BatchCounter<Visit>({
    intervalMs: 1_000_000,
    onError: (error) => void errors.push(error),
    store: store ?? (async (visits) => void stored.push([...visits])),
  });
  return { counter, stored, errors };
}

describe('Visits in memory', () => {
  it('are given on together, and once', async () => {
    const { counter, stored } = start();
    counter.count(visitBy('a'));
    counter.count(visitBy('b'));
    await counter.flush();
    await counter.stop();
    expect(stored).toEqual([[visitBy('a'), visitBy('b')]]);
  });

  it('stay in their order when they can’t be stored', async () => {
    const stored: Visit[] = [];
    let isBroken = true;
    const { counter, errors } = start(async (visits) => {
      if (isBroken) throw new Error('away');
      stored.push(...visits);
    });
    counter.count(visitBy('a'));
    await counter.flush();
    expect(errors).toHaveLength(1);
    isBroken = false;
    counter.count(visitBy('b'));
    await counter.stop();
    expect(stored).toEqual([visitBy('a'), visitBy('b')]);
  });

  it('take no more than a bounded room', async () => {
    const { counter, stored } = start();
    for (let index = 0; index < 6_000; index += 1) counter.count(visitBy(`made-up-${index}`));
    await counter.stop();
    expect(stored[0]).toHaveLength(5_000);
  });
});
