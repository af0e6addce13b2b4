import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
  documentListSchema,
  documentSchema,
  type UploadedDocument,
} from '@/contracts/document/document';
import { newestCode } from '@test/support/application/applicant';
import {
  usualEngines,
  openSeededDatabase,
  type Engine,
} from '@test/support/database/test-database';
import { phoneOfApplication } from '@test/support/application/every-application';
import { challengeCookie } from '@test/support/otp/challenge-cookie';
import { startKillableApi, type KillableApi } from '@test/support/api/killable-api';

/** `KILL_ROUNDS=200` is the long run. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const filesPerRound = 8;
jest.setTimeout(180_000 + rounds * 60_000);

interface UploadFile {
  name: string;
  bytes: Buffer;
  /** What the sender was told before the kill. */
  told: UploadedDocument | null;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function settingsOf(
  engine: Engine,
  folder: string,
): Promise<{ settings: Parameters<typeof startKillableApi>[0]; drop: () => Promise<void> }> {
  const STORAGE_URL = `file://${folder}/files`;
  if (engine === 'pglite')
    return {
      settings: { DATA_DIR: join(folder, 'data'), STORAGE_URL },
      drop: async () => undefined,
    };
  const { env, database, drop } = await openSeededDatabase(engine);
  await database.close();
  return { settings: { DATABASE_URL: env.DATABASE_URL ?? '', STORAGE_URL }, drop };
}

async function prove(api: KillableApi, applicationNumber: string): Promise<string> {
  const post = (path: string, body: object) =>
    api.call(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: challengeCookie('applicant'),
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({
        phone: phoneOfApplication(applicationNumber),
        purpose: 'upload',
        operationId: applicationNumber,
        ...body,
      }),
    });
  await post('/user/sendOTP', {});
  const { headers } = await post('/user/signin', { code: await newestCode(api) });
  return headers.getSetCookie().join().split(';')[0] ?? '';
}

async function upload(
  api: KillableApi,
  { cookie, file }: { cookie: string; file: UploadFile },
): Promise<UploadedDocument> {
  const form = new FormData();
  form.append('slot', 'payslips');
  form.append('file', new File([new Uint8Array(file.bytes)], file.name));
  const { body } = await api.call('/los/uploadDocument', {
    method: 'POST',
    body: form,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  return z.object({ data: documentSchema }).parse(body).data;
}

/** Sends all at once; the process dies after `killAfter` answers. */
async function uploadUntilKilled(
  api: KillableApi,
  { cookie, files, killAfter }: { cookie: string; files: UploadFile[]; killAfter: number },
): Promise<void> {
  let answered = 0;
  let killed: Promise<void> | null = null;
  const sent = files.map(async (file) => {
    file.told = await upload(api, { cookie, file }).catch(() => null);
    if (file.told === null) return;
    answered += 1;
    if (answered >= killAfter) killed ??= api.kill();
  });
  if (killAfter === 0) setTimeout(() => void (killed ??= api.kill()), 30);
  await Promise.all(sent);
  await (killed ?? api.kill());
}

describe.each(usualEngines)('Documents on %s, when the server is killed', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'document-kill-'));
  let api: KillableApi | null = null;
  let drop = async (): Promise<void> => undefined;
  afterAll(async () => {
    await api?.kill();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`are neither lost nor doubled nor cut short, ${rounds} times over`, async () => {
    const place = await settingsOf(engine, folder);
    drop = place.drop;
    let running = (api = await startKillableApi(place.settings));
    let told = 0;
    for (let round = 0; round < rounds; round += 1) {
      const applicationNumber = `HK-2026-${String(round + 1).padStart(8, '0')}`;
      const cookie = await prove(running, applicationNumber);
      const files = Array.from({ length: filesPerRound }, (_, index): UploadFile => ({
        name: `Page ${index}`,
        bytes: Buffer.alloc(1_000 + index * 90_000, round * filesPerRound + index + 1),
        told: null,
      }));
      await uploadUntilKilled(running, { cookie, files, killAfter: round % filesPerRound });
      running = api = await startKillableApi(place.settings);
      const list = async () =>
        documentListSchema.parse(
          (await running.call('/los/documents', { headers: { cookie } })).body,
        ).data;
      const bytesOf = async ({ id }: UploadedDocument) =>
        Buffer.from(
          await (
            await fetch(`${running.origin}/api/v1/los/documents/${id}`, { headers: { cookie } })
          ).arrayBuffer(),
        );

      const listed = await list();
      for (const file of files.filter((one) => one.told !== null)) {
        told += 1;
        expect(listed).toContainEqual(file.told);
      }
      for (const document of listed)
        expect(files.map(({ bytes }) => sha256(bytes))).toContain(sha256(await bytesOf(document)));

      for (const file of files) await upload(running, { cookie, file });
      const after = await list();
      expect(after.map(({ name }) => name).sort()).toEqual(files.map(({ name }) => name));
    }
    expect(told).toBeGreaterThan(0);
  });
});
