// Fits our own estimates of the level of every place of the catalogue and writes the file that the product is delivered with.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildBook } from '@/valuation/levels/build-book';
import { collectSources } from '@/valuation/levels/fit-sources';
import { parseMonth } from '@/valuation/levels/level-place';
import { readFitSources } from './levels/read-sources';

const method =
  'Older sales pooled by estate and carried by the official index; drift fitted on the months since; kriging of what remains, with noise that falls in the number of sales';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    month: { type: 'string', default: '2026-07' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    divisions: { type: 'string', default: '2' },
    out: { type: 'string', default: 'src/valuation/levels/level-book.data.json' },
  },
});
const [folder] = positionals;
if (folder === undefined)
  throw new Error('Usage: valuation-fit-levels FOLDER [--month YYYY-MM] [--out FILE]');

const sources = collectSources(readFitSources(folder));
const { book } = buildBook(sources, {
  month: parseMonth(values.month),
  fittedOn: values.date,
  method,
  divisions: Number(values.divisions),
  folds: 10,
});
const text = `${JSON.stringify(book)}\n`;
writeFileSync(values.out, text);
console.log(
  `${book.ids.split('\n').length} levels of ${book.month}; ${sources.observations.length} figures; ${(text.length / 1e6).toFixed(2)} MB`,
);
console.log(JSON.stringify({ accuracy: book.accuracy, errors: book.errors }, null, 1));
