import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiWith, bothKeys, countCiphertexts, newKeys } from '@test/support/api/api-with-keys';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { startRotation, type RotationProcess } from '@test/support/database/rotation-process';
import { createFuzzResources } from '@test/support/fuzz/fuzz-resources';

/** `ROTATION_KILLS=50` is the long run. */
const kills = Number(process.env.ROTATION_KILLS ?? 2);
/** A run changes two rows, or writes two files, before each line that it says, and is killed at one of the first four. */
const customers = 4 + kills * 4;
const documents = 4 + Math.ceil(kills / 2);
jest.setTimeout(120_000 + kills * 10_000);

describe('A change of keys while the site serves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'key-rotation-kill-'));
  const settings = { STORAGE_URL: `file://${folder}/files` };
  let api: TestApi;
  let rotation: RotationProcess | undefined;
  beforeAll(async () => {
    api = await startTestApi('postgres', settings);
  });
  afterAll(async () => {
    rotation?.kill();
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs until it is killed, or to its end: its exit code, null for one that was killed. */
  async function rotate(killAtLine: number | null): Promise<number | null> {
    const own = startRotation(
      { ...settings, ...bothKeys, DATABASE_URL: api.testDatabase.env.DATABASE_URL ?? '' },
      { folder, onLine: (line) => void (line === killAtLine && own.kill()) },
    );
    rotation = own;
    return own.ended;
  }

  it(`loses no change and no file over ${kills} kills, and is done when it is begun again`, async () => {
    const make = await createFuzzResources(api);
    const ids: string[] = [];
    for (let index = 0; index < customers; index += 1)
      ids.push((await make.newCustomer()).customerId);
    const files = [await make.newDocument()];
    while (files.length < documents) files.push(await make.newDocument());
    const contentOf = async (
      { send }: Awaited<ReturnType<typeof apiWith>>,
      { id, headers }: (typeof files)[number],
    ) => (await send('GET', `/los/documents/${id}`, { headers })).text();
    const serving = await apiWith(api, { ...settings, ...bothKeys });
    const contents = await Promise.all(files.map((file) => contentOf(serving, file)));

    const addresses = new Map<string, string>();
    const refused: string[] = [];
    let isServing = true;
    async function changeDetails(): Promise<void> {
      for (let turn = 0; isServing; turn += 1) {
        const id = ids[turn % ids.length] ?? '';
        const address = `${turn} Harbour Road`;
        const answer = await serving.send('POST', '/los/internetInfoUpd', {
          headers: await make.signedIn(id),
          body: { kind: 'address', address },
        });
        if (answer.status === 200) addresses.set(id, address);
        else refused.push(await answer.text());
        await wait(2);
      }
    }
    const changing = changeDetails();
    const codes: (number | null)[] = [];
    for (let kill = 0; kill < kills; kill += 1) codes.push(await rotate(1 + (kill % 4)));
    const last = await rotate(null);
    isServing = false;
    await changing;
    expect([last, rotation?.lines.at(-1)]).toEqual([
      0,
      expect.stringContaining('Nothing is left under a retired key.'),
    ]);
    expect(codes).toEqual(Array.from({ length: kills }, () => null));
    expect(refused).toEqual([]);

    expect(await countCiphertexts(api, '1')).toEqual({});
    expect(readdirSync(folder, { recursive: true }).map(String)).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/\.part$/)]),
    );
    const after = await apiWith(api, { ...settings, ...newKeys });
    expect(addresses.size).toBe(ids.length);
    for (const [id, address] of addresses) {
      const { token } = await after.container.customers.sessions.directory.startSession(
        { id },
        { userAgent: null, network: '', method: 'code' },
      );
      const headers = { cookie: `__Host-login_token=${token}` };
      const info = await after.send('GET', '/user/info', { headers });
      expect(Object(await info.json()).data.address).toBe(address);
    }
    for (const [index, file] of files.entries()) {
      const { bytes } = await after.container.documents.desk.open('amy', file.id);
      let content = '';
      for await (const chunk of bytes) content += String(chunk);
      expect(content).toBe(contents[index]);
    }
  });
});
