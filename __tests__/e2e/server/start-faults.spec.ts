import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@test/support/browser/e2e';
import { leaveToLongRun } from '@test/support/browser/long-walks';
import {
  freePort,
  createDataFolder,
  runUntilExit,
  startedDataFolder,
  startSite,
} from '@test/support/site/site-process';

// Some of these tests start the site two or three times.
test.describe.configure({ timeout: 180_000 });

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

test('a port in use ends the start with one clear line', async ({ site }) => {
  const ending = await runUntilExit({ PORT: String(site.port), DATA_DIR: startedDataFolder() });
  expect(ending.code).toBe(1);
  expect(lines(ending.stderr)).toEqual([
    `Port ${site.port} on 127.0.0.1 is in use by another program. Set PORT to a free one.`,
  ]);
});

test('each bad setting is told in a line of its own, and secrets are not repeated', async () => {
  const ending = await runUntilExit({
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
    SITE_URL: 'https://www.example.hk/path',
    GTM_ID: 'UA-1',
    DATABASE_URL: 'mysql://user:secret@db/site',
  });
  expect(ending.code).toBe(1);
  expect(ending.stdout).toBe('');
  expect(
    lines(ending.stderr)
      .map((line) => line.split(':')[0])
      .sort(),
  ).toEqual([
    'Setting DATABASE_URL',
    'Setting GTM_ID',
    'Setting LOG_LEVEL',
    'Setting PORT',
    'Setting SITE_URL',
  ]);
  expect(ending.stderr).toContain(
    'Setting PORT: must be a whole number from 0 to 65535 (now "eighty")',
  );
  expect(ending.stderr).not.toContain('secret');
});

test('with a database of its own the site insists on its secrets and brand', async () => {
  const ending = await runUntilExit({
    DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/site',
    PORT: String(await freePort()),
  });
  expect(ending.code).toBe(1);
  expect(lines(ending.stderr).map((line) => line.split(':')[0])).toEqual([
    'Setting DESK_TOKEN',
    'Setting SESSION_SECRET',
    'Setting DATA_ENCRYPTION_KEY',
    'Setting LICENCE_NUMBER',
    'Setting COMPLAINT_HOTLINE',
    'Setting SITE_URL',
    'Setting SMS_PROVIDER',
    'Setting CLAMD_HOST or CLAMD_SOCKET',
    'Setting RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET',
    'Setting MAIL_SMTP_URL',
  ]);
});

test('a database that does not answer is told in one line without the password', async () => {
  const ending = await runUntilExit({
    DATABASE_URL: 'postgres://user:hunter2hunter2@127.0.0.1:1/site',
    PORT: String(await freePort()),
    DESK_TOKEN: 'amy:amy-0123456789-0123456789-abcdef',
    SESSION_SECRET: 'session-0123456789-0123456789-0123456789',
    DATA_ENCRYPTION_KEY: `1:${Buffer.alloc(32).toString('base64')}`,
    LICENCE_NUMBER: '0000/2026',
    COMPLAINT_HOTLINE: '3000 0000',
    DO_WITHOUT: 'site-url,sms-provider,file-scanner,bot-check,mail-server',
  });
  expect(ending.code).toBe(1);
  expect(lines(ending.stderr)).toHaveLength(1);
  expect(ending.stderr).toContain('DATABASE_URL');
  expect(ending.stderr).not.toContain('hunter2');
});

test('a second process on the same data folder is told who holds it, and the first goes on', async ({
  site,
}) => {
  const ending = await runUntilExit({ PORT: String(await freePort()), DATA_DIR: site.dataDir });
  expect(ending.code).toBe(1);
  expect(lines(ending.stderr)).toHaveLength(1);
  expect(ending.stderr).toMatch(
    /^The data folder \S+ is in use by process \d+\. Stop that process, or set another DATA_DIR\.$/m,
  );
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
});

test.describe('killed', () => {
  leaveToLongRun('tries every fault of a site');

  test('a folder whose owner was killed is taken over by a site that goes on without a reader, and once corrupt it is named in one line', async () => {
    const dataDir = createDataFolder();
    const first = await startSite({ DATA_DIR: dataDir });
    first.signal('SIGKILL');
    await first.ended;

    const second = await startSite({ DATA_DIR: dataDir });
    second.closeOutput();
    const statuses: number[] = [];
    for (const path of ['/en', '/hk/faq', '/en/no-such-page', '/healthz'])
      statuses.push((await fetch(second.url + path)).status);
    second.signal('SIGTERM');
    const { code } = await second.ended;
    expect({ statuses, code }).toEqual({ statuses: [200, 200, 404, 200], code: 0 });

    const database = join(dataDir, 'pglite');
    for (const name of readdirSync(database)) rmSync(join(database, name), { recursive: true });
    mkdirSync(join(database, 'global'), { recursive: true });
    writeFileSync(join(database, 'PG_VERSION'), 'nonsense');
    writeFileSync(join(database, 'global', 'pg_control'), 'nonsense');
    const ending = await runUntilExit({ PORT: String(await freePort()), DATA_DIR: dataDir });
    rmSync(dataDir, { recursive: true, force: true });
    expect(ending.code).toBe(1);
    expect(lines(ending.stderr)).toHaveLength(1);
    expect(ending.stderr).toContain(dataDir);
  });
});

test('unreadable secrets end the start with one line that names the file', async () => {
  const dataDir = createDataFolder();
  writeFileSync(join(dataDir, 'secrets.json'), '{"deskToken":');
  const ending = await runUntilExit({ PORT: String(await freePort()), DATA_DIR: dataDir });
  rmSync(dataDir, { recursive: true, force: true });
  expect(ending.code).toBe(1);
  expect(lines(ending.stderr)).toEqual([
    `${join(dataDir, 'secrets.json')} is not readable as secrets. Restore it, or remove it to have new secrets made.`,
  ]);
});

test('what the site writes for itself nobody else can read', async ({ site }) => {
  const { statSync } = await import('node:fs');
  expect((statSync(join(site.dataDir, 'secrets.json')).mode & 0o777).toString(8)).toBe('600');
});
