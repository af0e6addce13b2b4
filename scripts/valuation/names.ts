// Measures how many names and addresses the search over the built-in catalogue finds, as their publishers spell them.
import { parseArgs } from 'node:util';
import { builtInSearch } from './names/built-in-search';
import { listedNames } from './names/listed-names';
import { measureNames, type NameResult } from './names/measure-names';
import { spelledAddresses, spelledSounds } from './names/spelled-addresses';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'string', default: '0' } },
});
const [folder] = positionals;
if (!folder) throw new Error('Usage: npm run valuation:names -- FOLDER [--misses NUMBER]');

function report({
  title,
  asked,
  found,
  first,
  firstNamed,
  shared,
  inThree,
  misses,
  times,
}: NameResult): void {
  const share = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
  const sorted = [...times].sort((one, other) => one - other);
  const at = (quantile: number) =>
    (sorted[Math.floor(quantile * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(
    `${title}: ${asked} asked · found ${share(found, asked)} · first hit right ${share(first, found)} of those (at most ${share(found - shared, found)}: the others bear a name of the list that another district has; by the name alone ${share(firstNamed, found)}) · in the first three ${share(inThree, asked)} of all · p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
  for (const miss of misses.slice(0, Number(values.misses))) console.log(`  ${miss}`);
}

const { search, places } = await builtInSearch();
for (const { title, names } of await listedNames(folder))
  report(await measureNames(search, { title, names }));
report(
  await measureNames(search, {
    title: 'generated spellings and addresses',
    names: spelledAddresses(places, 500),
  }),
);
report(
  await measureNames(search, {
    title: 'Chinese names written by their sound',
    names: spelledSounds(places, 500),
  }),
);
