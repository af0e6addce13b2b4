import { gunzipSync } from 'node:zlib';
import { runToCompletion, runWithPauses } from '@/valuation/numeric/incremental-task';
import { packModel, readModelLines } from '@/valuation/snapshot/model-file';
import type { ModelSnapshot } from '@/valuation/snapshot/model-snapshot';

const [short, long, longest] = ['x'.repeat(3_999), 'y'.repeat(4_000), 'ü'.repeat(5_000)];
const snapshot = {
  version: 1,
  places: { parents: short, kinds: long, names: longest },
  effects: { chains: [[1, 2, 3]] },
  missing: null,
  calibration: { fresh: [{ level: 'stack', line: 'no number' }] },
} as unknown as ModelSnapshot;

describe('the file of a model', () => {
  it('holds texts from 4,000 characters on lines of their own', () => {
    const lines = gunzipSync(packModel(snapshot)).toString('utf8').split('\n');
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      places: { parents: short, kinds: { line: 1 }, names: { line: 2 } },
    });
    expect(lines.slice(1)).toEqual([JSON.stringify(long), JSON.stringify(longest)]);
  });

  it('is read line by line into what it was made from', async () => {
    const bytes = gunzipSync(packModel(snapshot));
    expect([...readModelLines(bytes)]).toHaveLength(3);
    expect(runToCompletion(readModelLines(bytes))).toEqual(snapshot);
    let pauses = 0;
    const read = await runWithPauses(readModelLines(bytes), async () => void (pauses += 1));
    expect(read).toEqual(snapshot);
    expect(pauses).toBe(3);
  });

  it('may be a single line', () => {
    expect(runToCompletion(readModelLines(Buffer.from(JSON.stringify(snapshot))))).toEqual(
      snapshot,
    );
  });
});
