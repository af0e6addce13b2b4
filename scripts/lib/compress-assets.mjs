import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const deflate = promisify(gzip);
const brotli = promisify(brotliCompress);
const compressible = /\.(?:js|css|svg|json|txt|webmanifest|vtt|xml)$/;
const minBytes = 512;

function* walk(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** Writes `.br` and `.gz` beside every text asset, so that the server never compresses one on request. */
export async function compressAssets(directories) {
  for (const directory of directories) {
    if (!existsSync(directory)) continue;
    for (const file of walk(directory)) {
      if (!compressible.test(file) || statSync(file).size < minBytes) continue;
      const bytes = readFileSync(file);
      const [br, gz] = await Promise.all([
        brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 10,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        deflate(bytes, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }
  }
}
