import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Engines that know this comment compile a whole script while it is loaded, beside the page's own work; to others it is a comment. */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** A shorter script is compiled in a few milliseconds, and a page has many: the comment would weigh more than it saves. */
const minLength = 40_000;

/** A map one line further down, be it whole or in sections (ECMA-426). */
const movedDown = ({ sections, ...map }) =>
  sections
    ? {
        ...map,
        sections: sections.map(({ offset, ...section }) => ({
          ...section,
          offset: { ...offset, line: offset.line + 1 },
        })),
      }
    : { ...map, mappings: `;${map.mappings}` };

/** Marks the long scripts of a folder as to be compiled while they are loaded (docs/adr/0095-scripts-compiled-ahead.md), and moves their hidden maps by the line that this adds. */
export function compileAhead({ scripts, maps }) {
  const names = readdirSync(scripts, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => file.endsWith('.js'))) {
    const script = join(scripts, name);
    const text = readFileSync(script, 'utf8');
    if (text.length < minLength) continue;
    writeFileSync(script, compileHint + text);
    const file = join(maps, `${name}.map.gz`);
    if (!existsSync(file)) continue;
    const map = JSON.parse(gunzipSync(readFileSync(file)).toString());
    writeFileSync(file, gzipSync(JSON.stringify(movedDown(map))));
  }
}
