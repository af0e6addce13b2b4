// npm run assemble -- FOLDER: what the built site needs to run, and nothing else, in a new folder; the image is made of it (Dockerfile).
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runtimeFiles } from './lib/runtime-files.mjs';

const [target] = process.argv.slice(2);
if (!target || existsSync(target)) {
  console.error('Say where to, a folder that does not exist yet: npm run assemble -- FOLDER');
  process.exit(1);
}

let bytes = 0;
const files = await runtimeFiles();
for (const file of files) {
  const to = join(target, file);
  mkdirSync(dirname(to), { recursive: true });
  // Links among packages stay links.
  cpSync(file, to, { verbatimSymlinks: true, recursive: true });
  bytes += lstatSync(file).size;
}
const { name, version, type, license, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify({ name, version, private: true, type, license, engines }, null, 2)}\n`,
);
console.log(`${target}: ${files.length} files, ${Math.round(bytes / 2 ** 20)} MiB`);
