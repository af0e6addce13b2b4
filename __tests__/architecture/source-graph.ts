import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** The importing file, from the project's root: `src/lib/format.ts`. */
  from: string;
  /** Another file of the project without extension (`src/config/site`), or the name of a package (`next/link`). */
  to: string;
  isOwn: boolean;
  /** The import is erased by the compiler. */
  isTypeOnly: boolean;
}

const sourcePattern = /\.tsx?$/;

/** Every file under a folder, as paths from the project's root. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

export const sourceFiles = (): string[] =>
  filesUnder('src').filter((file) => sourcePattern.test(file) && !file.endsWith('.d.ts'));

/** Static, dynamic, type-only and re-exporting imports of a source text. */
export function importsOf(file: string, text: string): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => {
    const statement = text.slice(text.lastIndexOf('\n', text.lastIndexOf('import', pos)) + 1, pos);
    const common = { from: file, isTypeOnly: /^import type /.test(statement) };
    if (fileName.startsWith('@/'))
      return { ...common, to: join('src', fileName.slice(2)), isOwn: true };
    if (fileName.startsWith('.'))
      return { ...common, to: join(dirname(file), fileName), isOwn: true };
    return { ...common, to: fileName, isOwn: false };
  });
}

export function readImports(): Import[] {
  return sourceFiles().flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
}

/** `@mui/material` of `@mui/material/styles`, `next` of `next/link`. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** `lib` of `src/lib/format.ts`; a file directly in `src` has none. */
export function layerOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** `otp` of `src/features/otp/otp.saga.ts`; a file outside of the features has none. */
export function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

const plain = (path: string): string => path.replace(sourcePattern, '');

function targetsOf(imports: readonly Import[]): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { from, to, isOwn } of imports)
    if (isOwn) targets.set(plain(from), [...(targets.get(plain(from)) ?? []), plain(to)]);
  return targets;
}

/** The packages loaded in a thread whose entry point is `entry`. */
export function reachablePackages(entry: string, imports: readonly Import[]): Set<string> {
  const targets = targetsOf(imports.filter(({ isTypeOnly }) => !isTypeOnly));
  const reached = new Set([plain(entry)]);
  for (const file of reached) for (const target of targets.get(file) ?? []) reached.add(target);
  return new Set(
    imports
      .filter(({ from, isOwn, isTypeOnly }) => !isOwn && !isTypeOnly && reached.has(plain(from)))
      .map(({ to }) => packageOf(to)),
  );
}

/** The first cycle of imports, type-only ones included, as a list of files; undefined if there is none. */
export function findCycle(imports: readonly Import[]): string[] | undefined {
  const targets = targetsOf(imports);
  const finished = new Set<string>();
  const visit = (file: string, trail: string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (finished.has(file)) return undefined;
    for (const target of targets.get(file) ?? []) {
      const cycle = visit(target, [...trail, file]);
      if (cycle) return cycle;
    }
    finished.add(file);
    return undefined;
  };
  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
