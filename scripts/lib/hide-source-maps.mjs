import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const reference = /\n?\/\/# sourceMappingURL=([^\n]*)\n?$/;

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** Moves the maps of served scripts to where the desk reads them and nothing is served, each under the name of its script, and takes their names out of the scripts. */
export function hideSourceMaps({ from, to }) {
  rmSync(to, { recursive: true, force: true });
  const files = [...walk(from)];
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(file, 'utf8');
    const [, name] = reference.exec(text) ?? [];
    if (name === undefined) continue;
    writeFileSync(file, text.replace(reference, '\n'));
    const map = join(dirname(file), decodeURIComponent(name));
    if (!existsSync(map)) continue;
    const target = join(to, `${relative(from, file)}.map.gz`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, gzipSync(readFileSync(map)));
  }
  for (const file of files.filter((name) => name.endsWith('.map'))) rmSync(file);
}
