// npm run new:feature <noun>: the files, words and tests of a feature, registered in contract, store and back office. Templates: scripts/new-feature/.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const templateFolder = fileURLToPath(new URL('new-feature/', import.meta.url));
const formatSettings = new URL('../.oxfmtrc.json', import.meta.url);

function fail(message) {
  console.error(message);
  process.exit(1);
}

function namesOf(kebab) {
  const pascal = kebab
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
  return {
    kebab,
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    words: kebab.replaceAll('-', ' '),
  };
}

const fill = (text, { kebab, camel, pascal, words }) =>
  text
    .replaceAll('__kebab__', kebab)
    .replaceAll('__camel__', camel)
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__words__', words)
    .replaceAll('__Words__', words[0].toUpperCase() + words.slice(1));

// TypeScript and the formatter take a while to load, so a refused call does without them.
const loadWiring = async () => (await import('./new-feature/wiring.mjs')).wiring;

/** Line breaks depend on the length of the noun, so the templates leave them to the formatter, which does not look at documents. */
async function formatted({ target, text }) {
  if (target.endsWith('.md')) return { target, text };
  const { format } = await import('oxfmt');
  const { code, errors } = await format(target, text, JSON.parse(readFileSync(formatSettings)));
  if (errors.length > 0) throw new Error(`${target}: ${errors[0].message}`);
  return { target, text: code };
}

function* templates(folder = templateFolder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* templates(path);
    else if (path.endsWith('.tpl')) yield path;
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { root: { type: 'string', default: '.' } },
});
const [noun = ''] = positionals;
if (positionals.length !== 1 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(noun))
  fail('Usage: npm run new:feature <noun>, one singular noun in kebab-case such as credit-limit');

const names = namesOf(noun);
const files = [...templates()].map((path) => ({
  target: fill(relative(templateFolder, path).replace(/\.tpl$/, ''), names),
  text: fill(readFileSync(path, 'utf8'), names),
}));
const present = files.filter(({ target }) => existsSync(join(values.root, target)));
if (present.length > 0) fail(`${present[0].target} is already there; nothing was written`);

const changes = (await loadWiring()).map(({ file, change }) => {
  try {
    return { target: file, text: change(readFileSync(join(values.root, file), 'utf8'), names) };
  } catch (error) {
    return fail(`${file}: ${error.message}; nothing was written`);
  }
});
const results = await Promise.all([...files, ...changes].map(formatted));
for (const { target, text } of results) {
  mkdirSync(dirname(join(values.root, target)), { recursive: true });
  writeFileSync(join(values.root, target), text);
  console.log(target);
}
console.log('\nNext: docs/adding-a-feature.md');
