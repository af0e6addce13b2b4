import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { toChunks } from '@/backoffice/domains/evaluation/import/import-plan';
import { chunkMaxCharacters } from '@/contracts/evaluation/valuation-import';

it('keeps all rows in order, in chunks that fit into one call even where nothing can be compressed', () => {
  const rows = Array.from({ length: 300 }, (_, at) => ({
    token: `t${at}`,
    count: 1,
    places: randomBytes(20_000).toString('base64'),
  }));
  const chunks = toChunks('tokens', rows);
  expect(chunks.flatMap((chunk) => chunk.rows)).toEqual(rows);
  expect(chunks.length).toBeGreaterThan(8);
  for (const chunk of chunks)
    expect(gzipSync(JSON.stringify(chunk.rows)).toString('base64').length).toBeLessThanOrEqual(
      chunkMaxCharacters,
    );
});
