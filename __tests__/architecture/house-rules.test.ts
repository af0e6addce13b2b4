import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { globPattern } from './glob-pattern';
import { dataFiles, maxLinesPerFile } from './source-limits.mjs';
import { sourceFiles } from './source-graph';

interface Override {
  files: string[];
  rules: Record<string, unknown>;
}

// With comments, which the program that reads settings of the compiler understands.
const settings: { rules: Record<string, unknown>; overrides: Override[] } = ts.readConfigFile(
  '.oxlintrc.json',
  ts.sys.readFile,
).config;
const component = 'src/components/sample.tsx';
const test = '__tests__/unit/sample.test.ts';

type Sample = [what: string, file: string, text: string];

const refused: Record<string, Sample[]> = {
  'house(no-chinese)': [
    ['Chinese in a string', component, "export const text = '請填寫此項。';"],
    ['Chinese in a template', component, 'export const text = (n: number) => `${n}個月`;'],
  ],
  'house(no-shown-words)': [
    ['Chinese in JSX', component, 'export const a = <p>提交</p>;'],
    ['an English word in JSX', component, 'export const a = <button type="button">Send</button>;'],
    ['an English string in JSX', component, "export const a = <p>{'Send'}</p>;"],
    [
      'an English template in JSX',
      component,
      'export const a = (n: number) => <p>{`Send ${n}`}</p>;',
    ],
    [
      'an English choice in JSX',
      component,
      "export const a = (b: boolean) => <p>{b ? 'Close' : t('open')}</p>;",
    ],
    ['an English part of JSX', component, "export const a = (b: boolean) => <p>{b && 'Open'}</p>;"],
    ['an English label', component, 'export const a = <nav aria-label="Main" />;'],
    ['an English label in braces', component, "export const a = <option label={'Phone'} />;"],
    [
      'an English label by choice',
      component,
      "export const a = (b: boolean) => <img alt={b ? 'Harbour' : t('alt')} />;",
    ],
    [
      'an English title',
      component,
      'export const a = (p: string) => <iframe title={`Map of ${p}`} />;',
    ],
    ['an English placeholder', component, 'export const a = <input placeholder="Your name" />;'],
    [
      'words that are shown where names may stand',
      'src/copy/sample.tsx',
      'export const a = <p>Send</p>;',
    ],
  ],
  'house(no-conditional-expectation)': [
    ['an expectation under a condition', test, 'if (isOpen) expect(door).toBe(1);'],
    [
      'an expectation otherwise',
      test,
      'if (isOpen) { pass(); } else { void expect(door).resolves.toBe(1); }',
    ],
    [
      'an expectation of some of many',
      test,
      'for (const door of doors) if (door.isOpen) expect(door.hinge).toEqual([]);',
    ],
  ],
  'house(no-vague-expectation)': [
    ['an expectation that nearly all meets', test, 'expect(door).toBeDefined();'],
    ['the same after waiting', test, 'await expect.poll(door).toBeDefined();'],
  ],
  'house(no-spread-literal)': [
    [
      'a literal spread in a literal',
      'src/lib/sample.ts',
      'export const a = (b: number) => ({ ...{ b } });',
    ],
    ['the same in a test', test, 'export const a = (b: number) => ({ ...{ b } });'],
  ],
  'house(no-refusal-by-hand)': [
    [
      'a refusal of what is not found',
      'src/lib/sample.ts',
      "export function a(b: object | null) { if (!b) throw new ServiceError('not_found'); }",
    ],
  ],
  'house(import-groups)': [
    [
      'a package before Node',
      'src/lib/sample.ts',
      "import { z } from 'zod';\nimport { join } from 'node:path';\nexport { z, join };",
    ],
    [
      'the folder before the project',
      'src/lib/sample.ts',
      "import { a } from './a';\nimport { b } from '@/lib/b';\nexport { a, b };",
    ],
  ],
  'react(set-state-in-effect)': [
    [
      'state set in an effect',
      component,
      "import { useEffect, useState } from 'react';\nexport function A() { const [n, setN] = useState(0); useEffect(() => { setN(1); }, []); return <p>{n}</p>; }",
    ],
  ],
};

const allowed: Sample[] = [
  [
    'a translation',
    component,
    "export const a = <p aria-label={t('menu')}>{t('send', { count })}</p>;",
  ],
  [
    'signs and figures between values',
    component,
    'export const a = (from: number, to: number) => <p>{from} – {to} (24 %) ·</p>;',
  ],
  [
    'names of classes and kinds',
    component,
    'export const a = <p className="wide" role="alert" data-kind="note" />;',
  ],
  ['a pattern of what people type', component, 'export const metres = /平方米|㎡/;'],
  ['English for the log', component, "log.warn('The scanner was silent');"],
  ['a comment', component, '// 屋苑\nexport const estate = 1;'],
  ['names in configuration', 'src/config/brand.ts', "export const nameHk = '港鑰按揭';"],
  ['an expectation of a choice', test, 'expect(isOpen ? door : null).toBe(null);'],
  [
    'a filter before the loop',
    test,
    'for (const door of doors.filter(isOpen)) expect(door.hinge).toEqual([]);',
  ],
  [
    'an end before the expectation',
    test,
    'if (!door) throw new Error();\nexpect(door.hinge).toBe(1);',
  ],
  [
    'an import for its effect anywhere',
    'src/lib/sample.ts',
    "import './a';\nimport { join } from 'node:path';\nexport { join };",
  ],
];

const root = mkdtempSync(join(tmpdir(), 'house-rules-'));
/** The rules that refused a sample, by what it is. */
const found = new Map<string, string[]>();

/** A file of its own for a sample that needs no certain name. */
const placeOf = (file: string, index: number): string =>
  file.replace(/sample(?=\.)/, `sample-${index}`);

beforeAll(() => {
  cpSync(
    '__tests__/architecture/house-rules.mjs',
    join(root, '__tests__/architecture/house-rules.mjs'),
  );
  // The rules that need types have no program here.
  writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify({ ...settings, options: {} }));
  const samples = [...Object.values(refused).flat(), ...allowed];
  const places = samples.map(([, file], index) => placeOf(file, index));
  samples.forEach(([, , text], index) => {
    const path = join(root, places[index] ?? '');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  });
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '--format=json', 'src', '__tests__/unit'],
    { cwd: root, encoding: 'utf8' },
  );
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  samples.forEach((sample, index) =>
    found.set(
      sample[0],
      diagnostics.filter(({ filename }) => filename === places[index]).map(({ code }) => code),
    ),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('The linter', () => {
  describe.each(Object.entries(refused))('by %s', (rule, samples) => {
    it.each(samples)('refuses %s', (what) => {
      expect(found.get(what)).toEqual([rule]);
    });
  });

  it.each(allowed)('lets %s be', (what) => {
    expect(found.get(what)).toEqual([]);
  });

  it('has the limits of the architecture tests', () => {
    expect(settings.rules['max-lines']).toEqual(['error', { max: maxLinesPerFile }]);
    const long = settings.overrides.find(({ rules }) => rules['max-lines'] === 'off');
    expect(long?.files).toEqual(['scripts/**', ...dataFiles]);
  });

  it('names no place for words that has none', () => {
    const places = settings.overrides
      .filter(({ rules }) => rules['house/no-chinese'] === 'off')
      .flatMap(({ files }) => files);
    const withChinese = sourceFiles().filter((file) =>
      /\p{Script=Han}/u.test(readFileSync(file, 'utf8')),
    );
    expect(places.length).toBeGreaterThan(3);
    expect(
      places.filter((place) => !withChinese.some((file) => globPattern(place).test(file))),
    ).toEqual([]);
  });
});
