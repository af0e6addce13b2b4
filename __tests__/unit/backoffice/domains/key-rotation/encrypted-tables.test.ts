import { readFileSync } from 'node:fs';
import { filesUnder } from '@test/architecture/source-graph';

const own = 'src/backoffice/domains/key-rotation/';
/** A backup stands beside the tables and stays under the keys that it was made with. */
const besideTables = 'src/backoffice/domains/backup/';
const encryption = /(?:cipher\.encrypt|createColumnEncryption)\([\s\S]{0,160}/g;

/** Every encryption in a domain, with the function that says what it is bound to. */
const encryptions = filesUnder('src/backoffice/domains')
  .filter(
    (file) =>
      file.endsWith('.ts') && ![own, besideTables].some((folder) => file.startsWith(folder)),
  )
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(encryption)].map(([call]) => ({
      file,
      context: /(\w+Context)\b/.exec(call)?.[1] ?? `none in ${call}`,
    })),
  );

describe('The tables with encrypted columns', () => {
  it('are known to the rotation of keys by every context that something is encrypted with', () => {
    const known = readFileSync(`${own}encrypted-tables.ts`, 'utf8');
    expect(encryptions.length).toBeGreaterThan(12);
    expect(encryptions.filter(({ context }) => !known.includes(context))).toEqual([]);
  });
});
