// The baseline: the same build through Next's own production handler, compression on, with the cache that Next has by default, content from the API of the parent's server.
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import next from 'next';

/** A folder that is this project but for `cacheMaxMemorySize`: the site keeps its pages itself. */
function folderWithNextsCache() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-next-'));
  for (const name of ['.next', 'node_modules', 'package.json', 'public'])
    symlinkSync(join(process.cwd(), name), join(folder, name));
  writeFileSync(
    join(folder, 'next.config.js'),
    `import config from ${JSON.stringify(join(process.cwd(), 'next.config.js'))};
const { cacheMaxMemorySize: _none, ...rest } = config;
export default rest;
`,
  );
  return folder;
}

const app = next({
  dev: false,
  dir: process.env.NEXT_DIR ?? folderWithNextsCache(),
  hostname: '127.0.0.1',
  port: Number(process.env.PORT),
});
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => handle(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
