import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '@/config/env.server';
import { describeStartError } from '@/server/process/start-error';

describe('The file .env', () => {
  const home = process.cwd();
  const settings = process.env;
  const { loadEnvFile } = process;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-env-'));
    process.chdir(folder);
    process.env = { ...settings, DATA_DIR: folder };
  });
  afterEach(() => {
    Reflect.set(process, 'loadEnvFile', loadEnvFile);
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

  const onOldNode = () => void Reflect.set(process, 'loadEnvFile', undefined);

  it('stops the start where Node.js is too old to read it', () => {
    writeFileSync('.env', 'PORT=3001\n');
    onOldNode();
    expect(reason()).toBe(
      `Setting .env: is read from Node.js 20.12 on (this is ${process.versions.node}); update Node.js, or set the variables in the environment and remove the file`,
    );
  });

  it('is not needed, also where Node.js could not read it', () => {
    onOldNode();
    expect(reason()).toBeNull();
  });

  it('stops the start when it cannot be read', () => {
    mkdirSync('.env');
    expect(reason()).toMatch(/^Setting \.env: cannot be read \(.+\)$/);
  });
});
