import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '@/config/env.server';
import { describeStartError } from '@/server/process/start-error';

describe('The file .env', () => {
  const home = process.cwd();
  const settings = process.env;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-env-'));
    process.chdir(folder);
    process.env = { ...settings, DATA_DIR: folder };
  });
  afterEach(() => {
    process.chdir(home);
    process.env = settings;
    rmSync(folder, { recursive: true, force: true });
  });

  const reason = () => {
    try {
      loadEnv();
    } catch (error) {
      return describeStartError(error);
    }
    return null;
  };

  it('is not needed', () => {
    expect(reason()).toBeNull();
  });

  it('stops the start when it cannot be read', () => {
    mkdirSync('.env');
    expect(reason()).toMatch(/^Setting \.env: cannot be read \(.+\)$/);
  });
});
