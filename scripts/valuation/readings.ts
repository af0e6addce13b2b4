// Compiles how the characters of the catalogue's Chinese names are read in Mandarin and Cantonese.
import { writeFileSync } from 'node:fs';
import { pinyin } from 'pinyin-pro';
import { getJyutpingList } from 'to-jyutping';
import { builtInDrafts } from '@/backoffice/domains/evaluation/dataset/built-in-dataset';

const output = 'src/valuation/facts/readings/han-readings.data.json';
/** A character's second reading is kept where the names have it at least as often as this. */
const minShare = 0.15;

/** How often the names read each character in each way. */
type Counts = Map<string, Map<string, number>>;

function count(counts: Counts, character: string, reading: string): void {
  const known = counts.get(character) ?? new Map<string, number>();
  counts.set(character, known.set(reading, (known.get(reading) ?? 0) + 1));
}

const plain = (reading: string): string =>
  reading
    .toLowerCase()
    .replaceAll('ü', 'u')
    .replace(/[^a-z]/g, '');

const mandarin: Counts = new Map();
const cantonese: Counts = new Map();
const isHan = (character: string): boolean => /^\p{Script=Han}$/u.test(character);
const names = new Set(
  builtInDrafts().flatMap(({ kind, hk, facts }) =>
    kind === 'streetno' ? [] : [hk, ...(facts.aliases ?? [])],
  ),
);
for (const name of names) {
  const runs = name.match(/\p{Script=Han}+/gu) ?? [];
  for (const run of runs) {
    const characters = Array.from(run);
    const syllables = pinyin(run, { toneType: 'none', type: 'array' });
    for (const [at, character] of characters.entries()) {
      const reading = plain(syllables[at] ?? '');
      if (reading !== '' && isHan(character)) count(mandarin, character, reading);
    }
    for (const [character, reading] of getJyutpingList(run))
      if (reading && isHan(character)) count(cantonese, character, plain(reading));
  }
}

function usual(counts: Counts, character: string): string {
  const readings = [...(counts.get(character) ?? [])].sort(
    ([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1),
  );
  const total = readings.reduce((sum, [, number]) => sum + number, 0);
  return readings
    .filter(([, number], at) => at === 0 || (at === 1 && number >= minShare * total))
    .map(([reading]) => reading)
    .join(',');
}

const characters = [...new Set([...mandarin.keys(), ...cantonese.keys()])].sort();
const data = Object.fromEntries(
  characters.map((character) => [
    character,
    `${usual(mandarin, character)} ${usual(cantonese, character)}`,
  ]),
);
writeFileSync(output, `${JSON.stringify(data)}\n`);
console.log(`${characters.length} characters`);
