import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const stampFile = 'dist/build-stamp';
const roots = [
  'src',
  'public',
  'package-lock.json',
  'next.config.js',
  'next-i18next.config.js',
  'tsconfig.json',
];

function* files(path) {
  if (!existsSync(path)) return;
  const entries =
    /\.\w+$/.test(path) && !path.startsWith('src') && !path.startsWith('public')
      ? null
      : readdirSync(path, { withFileTypes: true });
  if (!entries) return void (yield path);
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* files(child);
    else if (!/\.(?:br|gz)$/.test(entry.name)) yield child;
  }
}

/** A hash of everything that the build reads. */
export function sourceStamp() {
  const hash = createHash('sha256').update(process.version);
  for (const root of roots)
    for (const file of files(root)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

export function isBuilt() {
  return (
    existsSync(stampFile) &&
    existsSync('.next/BUILD_ID') &&
    existsSync('dist/server/main.mjs') &&
    readFileSync(stampFile, 'utf8') === sourceStamp()
  );
}
