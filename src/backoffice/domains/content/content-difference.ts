import type { ContentChange } from '@/contracts/content/content-desk';
import { isRecord } from '@/lib/object/to-record';

const join = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

/** What a person calls a part of a document: its own words if it is one, else the first words in it. */
function wordsOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const parts: unknown[] = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, part]): unknown[] => (key === 'type' ? [] : [part]));
  for (const part of parts) {
    const words = wordsOf(part);
    if (words !== null && words.trim() !== '') return words;
  }
  return '';
}

/** Places of the longest common run of items, as pairs of a place in both lists. */
function commonRun(before: readonly string[], after: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  const lengthAt = (from: number, to: number): number => lengths[from]?.[to] ?? 0;
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const row = lengths[from];
      if (row)
        row[to] =
          before[from] === after[to]
            ? lengthAt(from + 1, to + 1) + 1
            : Math.max(lengthAt(from + 1, to), lengthAt(from, to + 1));
    }
  const pairs: [number, number][] = [];
  let [from, to] = [0, 0];
  while (from < before.length && to < after.length) {
    if (before[from] === after[to]) pairs.push([from++, to++]);
    else if (lengthAt(from + 1, to) >= lengthAt(from, to + 1)) from += 1;
    else to += 1;
  }
  return pairs;
}

/** Of one kind: blocks of one type, or items of the same list. */
const kindOf = (value: unknown): string =>
  isRecord(value) && typeof value.type === 'string' ? value.type : typeof value;

function listChanges(before: readonly unknown[], after: readonly unknown[], path: string) {
  const [old, current] = [before, after].map((list) => list.map((item) => JSON.stringify(item)));
  const kept = commonRun(old ?? [], current ?? []);
  const changes: ContentChange[] = [];
  const freeBefore = new Set(before.keys());
  const freeAfter = new Set(after.keys());
  const take = (from: number, to: number) => {
    freeBefore.delete(from);
    freeAfter.delete(to);
  };
  for (const [from, to] of kept) take(from, to);
  for (const to of [...freeAfter]) {
    const from = [...freeBefore].find((one) => old?.[one] === current?.[to]);
    if (from === undefined) continue;
    take(from, to);
    const words = wordsOf(after[to]);
    changes.push({ path: join(path, to), kind: 'moved', before: words, after: words });
  }
  for (const to of [...freeAfter]) {
    const from = [...freeBefore].find((one) => kindOf(before[one]) === kindOf(after[to]));
    if (from === undefined) continue;
    take(from, to);
    changes.push(...differenceOf(before[from], after[to], join(path, to)));
  }
  for (const from of freeBefore)
    changes.push({
      path: join(path, from),
      kind: 'removed',
      before: wordsOf(before[from]),
      after: null,
    });
  for (const to of freeAfter)
    changes.push({ path: join(path, to), kind: 'added', before: null, after: wordsOf(after[to]) });
  return changes;
}

/** Whether a value counts as empty: a form leaves such fields out, while a schema fills them in. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** What a reader would call the differences of two documents: blocks that came, went or moved, and fields that say something else. */
export function differenceOf(before: unknown, after: unknown, path = ''): ContentChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isNothing(before) && isNothing(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differenceOf(before[key], after[key], join(path, key)),
    );
  const kinds = { added: before === undefined, removed: after === undefined };
  return [
    {
      path,
      kind: kinds.added ? 'added' : kinds.removed ? 'removed' : 'changed',
      before: wordsOf(before),
      after: wordsOf(after),
    },
  ];
}
