import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

/** What is read, or looked for, by a name that no trace can follow. */
const readByName = [
  'next.config.js',
  'node_modules/redoc/bundles/redoc.standalone.js',
  // Next makes sure at its start that these are there.
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
];
const foldersReadByName = ['node_modules/next/dist/compiled/webpack'];

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** Of the fonts of previews the one weight that is drawn, in the one format that is read (src/content/preview/preview-fonts.ts). */
function* previewFonts() {
  for (const family of ['noto-sans-sc', 'noto-sans-tc']) {
    const folder = `node_modules/@fontsource/${family}`;
    for (const file of ['700.css', 'LICENSE', 'package.json']) yield join(folder, file);
    for (const file of readdirSync(join(folder, 'files')))
      if (file.endsWith('-700-normal.woff')) yield join(folder, 'files', file);
  }
}

/** The parts of the fonts that documents take rare characters from (src/backoffice/adapters/pdf/pdf-fonts.ts). */
function* documentFonts() {
  for (const family of ['noto-sans-sc', 'noto-sans-tc']) {
    const folder = `node_modules/@fontsource/${family}`;
    yield join(folder, 'unicode.json');
    for (const file of readdirSync(join(folder, 'files')))
      if (/-\d+-400-normal\.woff$/.test(file)) yield join(folder, 'files', file);
  }
}

/** Of Next what only its builds and its development server load. */
const ofNextTools =
  /^node_modules\/(?:@next\/swc|typescript\/|next\/dist\/(?:build\/(?:index|swc|webpack|babel|turbopack)|server\/(?:dev|lib\/router-utils\/setup-dev-bundler)|compiled\/(?:babel|terser|next-server\/.*\.dev)))|\.(?:d\.ts|map)$/;

/** What the build of Next says that its server and each page read. */
function* filesOfNext() {
  const traces = [...walk('.next')].filter((path) => path.endsWith('.nft.json'));
  for (const trace of traces)
    for (const file of JSON.parse(readFileSync(trace, 'utf8')).files)
      yield relative('.', join(dirname(trace), file));
}

function* builtFiles() {
  const ofBuildOnly = /^\.next\/(?:cache|diagnostics|types|trace|turbopack)|\.nft\.json$/;
  for (const root of ['.next', 'dist/server', 'dist/source-maps', 'public'])
    for (const path of walk(root)) if (!ofBuildOnly.test(path)) yield path;
  for (const folder of foldersReadByName) yield* walk(folder);
  yield* readByName;
}

/** Every file of this folder that the built site and its programs read while they run, sorted. */
export async function runtimeFiles() {
  const entries = readdirSync('dist/server')
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => join('dist/server', file));
  // Newer releases of Node take another file of some packages.
  const traces = await Promise.all(
    [['node'], ['node', 'module-sync']].map((conditions) =>
      nodeFileTrace(entries, { conditions, ignore: (path) => ofNextTools.test(path) }),
    ),
  );
  const files = new Set([
    ...traces.flatMap(({ fileList }) => [...fileList]),
    ...filesOfNext(),
    ...builtFiles(),
    ...previewFonts(),
    ...documentFonts(),
  ]);
  return [...files].filter((path) => !path.startsWith('..') && existsSync(path)).sort();
}
