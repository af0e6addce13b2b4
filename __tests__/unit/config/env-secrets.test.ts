import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '@/config/env.server';
import { generatedSecrets } from '@/config/data/generated-secrets.server';

describe('Generated secrets', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'site-secrets-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('are made once and then read again', () => {
    const folder = join(root, 'data');
    const first = generatedSecrets(folder);
    expect(first.deskToken).toMatch(/^[\w-]{43}$/);
    expect(first.deskToken).not.toBe(first.sessionSecret);
    expect(generatedSecrets(folder)).toEqual(first);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it('of an earlier version are kept, and joined by those that came later', () => {
    const path = join(root, 'secrets.json');
    const earlier = { deskToken: 'd'.repeat(43) };
    writeFileSync(path, JSON.stringify({ ...earlier, noLongerUsed: 'r'.repeat(43) }));
    const secrets = generatedSecrets(root);
    expect(secrets).toEqual({
      ...earlier,
      sessionSecret: expect.stringMatching(/^[\w-]{43}$/),
      dataEncryptionKey: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(generatedSecrets(root)).toEqual(secrets);
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  });

  it('can be read by their owner only', () => {
    generatedSecrets(root);
    expect((statSync(join(root, 'secrets.json')).mode & 0o777).toString(8)).toBe('600');
  });

  it('are not replaced when the file is damaged', () => {
    writeFileSync(join(root, 'secrets.json'), '{"deskToken":');
    expect(() => generatedSecrets(root)).toThrow(
      `${join(root, 'secrets.json')} is not readable as secrets.`,
    );
    expect(readFileSync(join(root, 'secrets.json'), 'utf8')).toBe('{"deskToken":');
  });

  it('are written nowhere where nothing outlives the process', () => {
    const { DATA_DIR, ...others } = process.env;
    const folder = process.cwd();
    process.chdir(root);
    process.env = { ...others, DATA_DIR: 'memory://' };
    try {
      expect(loadEnv().SESSION_SECRET[0]).toMatch(/^[\w-]{43}$/);
      expect(readdirSync(root)).toEqual([]);
    } finally {
      process.chdir(folder);
      process.env = { ...others, ...(DATA_DIR === undefined ? {} : { DATA_DIR }) };
    }
  });

  it('last as long as the process where there is no folder', () => {
    expect(generatedSecrets(null)).not.toEqual(generatedSecrets(null));
  });
});
