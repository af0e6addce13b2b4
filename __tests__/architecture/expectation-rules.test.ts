import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expectationRules } from './expectation-rules.mjs';

const linter = new Linter({ configType: 'flat' });
const config = [
  { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
  ...expectationRules,
] as Linter.Config[];
const countIn = (text: string): number =>
  linter.verify(text, config, '__tests__/unit/sample.test.ts').length;

describe('The lint rule of expectations', () => {
  it.each([
    'if (isOpen) expect(door).toBe(1);',
    'if (isOpen) { pass(); } else { await expect(door).resolves.toBe(1); }',
    'for (const door of doors) if (door.isOpen) expect(door.hinge).toEqual([]);',
    'expect(door).toBeDefined();',
    'await expect.poll(door).toBeDefined();',
  ])('refuses %s', (text) => {
    expect(countIn(text)).toBe(1);
  });

  it.each([
    'expect(isOpen ? door : null).toBe(null);',
    'for (const door of doors.filter(isOpen)) expect(door.hinge).toEqual([]);',
    'if (!door) throw new Error();\nexpect(door.hinge).toBe(1);',
  ])('lets %s be', (text) => {
    expect(countIn(text)).toBe(0);
  });
});
