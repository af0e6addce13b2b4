import { readFileSync } from 'node:fs';
import { envSchema, parseEnv } from '@/config/env.server';

const lines = readFileSync('.env.example', 'utf8').split('\n');
const settings = lines.flatMap((line, index) => {
  const match = /^(#?)([A-Z][A-Z0-9_]*)=(.*)$/.exec(line);
  return match
    ? [
        {
          name: match[2] ?? '',
          value: match[3] ?? '',
          isOff: match[1] === '#',
          lineBefore: lines[index - 1] ?? '',
        },
      ]
    : [];
});

describe('.env.example', () => {
  it('names exactly the settings that exist', () => {
    expect(settings.map(({ name }) => name).sort()).toEqual(Object.keys(envSchema.shape).sort());
  });

  it('explains each, alone or as one of a group', () => {
    const unexplained = settings.filter(
      ({ lineBefore }) => !/^# \S.*[.!]$/.test(lineBefore) && !/^#?[A-Z]/.test(lineBefore),
    );
    expect(unexplained).toEqual([]);
  });

  it('shows the defaults', () => {
    const written = Object.fromEntries(
      settings.filter(({ isOff }) => !isOff).map(({ name, value }) => [name, value]),
    );
    expect(parseEnv(written)).toEqual(parseEnv({}));
  });

  it('comments out exactly the settings without a default', () => {
    const known = new Map<string, unknown>(
      Object.entries({ ...parseEnv({}), SITE_URL: undefined }),
    );
    const withoutDefault = Object.keys(envSchema.shape).filter(
      (name) => known.get(name) === undefined,
    );
    expect(
      settings
        .filter(({ isOff }) => isOff)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(withoutDefault.sort());
  });
});
