import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { globPattern } from './glob-pattern';
import { filesUnder, sourceFiles } from './source-graph';
import { dataFiles, maxFilesPerFolder, maxLinesPerFile } from './source-limits.mjs';

const dataPatterns = dataFiles.map(globPattern);
const isData = (file: string): boolean => dataPatterns.some((pattern) => pattern.test(file));

function countByFolder(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return counts;
}

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length;
// kebab-case words, joined by dots for roles; Next's own folder names in brackets.
const kebabCaseName = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const nextFolder = /^(?:\[[a-z-]+\]|\[\[\.\.\.[a-z-]+\]\]|\([a-z-]+\))$/;

function stringsAndCode(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.JSX, text);
  const tokens: string[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan())
    tokens.push(scanner.getTokenText());
  return tokens.join(' ');
}

describe('The files of src', () => {
  it('have at most 300 lines, except pure data', () => {
    expect(maxLinesPerFile).toBe(300);
    expect(sourceFiles().filter(isData).length).toBeGreaterThan(50);
    const long = sourceFiles().filter((file) => !isData(file) && linesOf(file) > maxLinesPerFile);
    expect(long).toEqual([]);
  });

  it('lie in folders of at most 20 files, except pure data', () => {
    expect(maxFilesPerFolder).toBe(20);
    const styles = filesUnder('src').filter((file) => file.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(50);
    const counts = countByFolder([...sourceFiles().filter((file) => !isData(file)), ...styles]);
    expect(counts.size).toBeGreaterThan(50);
    expect([...counts].filter(([, count]) => count > maxFilesPerFolder)).toEqual([]);
  });

  it('and their folders are named in kebab-case', () => {
    const parts = filesUnder('src').flatMap((file) =>
      file.split('/').map((part) => ({ file, part })),
    );
    const odd = parts.filter(
      ({ file, part }) =>
        !kebabCaseName.test(part) &&
        !nextFolder.test(part) &&
        !file.includes('/db/migrations/') &&
        basename(file) !== 'LICENSE.txt',
    );
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  it('contain no barrel', () => {
    const barrels = sourceFiles().filter(
      (file) =>
        /^index\.tsx?$/.test(basename(file)) || /^export \* from/m.test(readFileSync(file, 'utf8')),
    );
    expect(barrels).toEqual([]);
  });

  it('read the environment in src/config alone', () => {
    const readers = sourceFiles().filter(
      (file) =>
        !file.startsWith('src/config/') &&
        /\bprocess\s*(?:\?\s*)?\.\s*env\b|\bprocess\s*\[/.test(
          stringsAndCode(readFileSync(file, 'utf8')),
        ),
    );
    expect(readers).toEqual([]);
  });

  it('hold no unfinished marks', () => {
    const marked = [
      ...sourceFiles(),
      ...filesUnder('public/locales').filter((file) => file.endsWith('.json')),
    ].filter((file) =>
      /\b(?:TODO|FIXME|XXX)\b|lorem ipsum|coming soon/i.test(readFileSync(file, 'utf8')),
    );
    expect(marked).toEqual([]);
  });

  it('switch off neither the type checker nor the linter', () => {
    const silenced = sourceFiles().filter((file) =>
      /@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint)-disable/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(silenced).toEqual([]);
  });
});

describe('The scripts', () => {
  it('lie in folders of at most 20 files', () => {
    const counts = countByFolder(filesUnder('scripts'));
    expect(counts.size).toBeGreaterThan(10);
    expect([...counts].filter(([, count]) => count > maxFilesPerFolder)).toEqual([]);
  });
});

describe('The files of the tests', () => {
  const testFiles = filesUnder('__tests__');
  const foldersUnder = (root: string): string[] =>
    filesUnder(root).map((file) => dirname(file.slice(root.length + 1)));
  const sourceFolders = new Set(
    foldersUnder('src').flatMap((folder) => {
      const parts = folder.split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );

  it('have at most 300 lines, except pure data', () => {
    const long = testFiles.filter((file) => !isData(file) && linesOf(file) > maxLinesPerFile);
    expect(long).toEqual([]);
  });

  it('lie in folders of at most 20 files', () => {
    const counts = countByFolder(testFiles);
    expect(counts.size).toBeGreaterThan(50);
    expect([...counts].filter(([, count]) => count > maxFilesPerFolder)).toEqual([]);
  });

  it('mirror the folders of src, where they test its modules', () => {
    const elsewhere = ['docs', 'public', 'scripts'];
    const folders = ['unit', 'components'].flatMap((kind) => foldersUnder(`__tests__/${kind}`));
    expect(folders.length).toBeGreaterThan(50);
    expect(
      folders.filter((folder) => !sourceFolders.has(folder) && !elsewhere.includes(folder)),
    ).toEqual([]);
  });

  it('lie in folders named as those of src, where they test the running site', () => {
    const names = new Set([...sourceFolders, 'scripts'].map((folder) => basename(folder)));
    const folders = ['integration', 'e2e'].flatMap((kind) => foldersUnder(`__tests__/${kind}`));
    expect(folders.length).toBeGreaterThan(50);
    expect(folders.filter((folder) => !names.has(folder))).toEqual([]);
  });

  it('and their folders are named in kebab-case', () => {
    const odd = testFiles.filter(
      (file) =>
        !file
          .split('/')
          .slice(1)
          .every((part) => kebabCaseName.test(part)),
    );
    expect(odd).toEqual([]);
  });
});
