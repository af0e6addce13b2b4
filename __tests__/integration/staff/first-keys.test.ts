import { createContainer } from '@/backoffice/container';
import { createApi } from '@/backoffice/app';
import { codeOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { amyToken, benToken, usualEngines, testNow } from '@test/support/database/test-database';

describe.each(usualEngines)('The tokens of the setting on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  const startAgain = async (desk: { name: string; token: string }[]) => {
    const warnings: string[] = [];
    const container = await createContainer({
      env: { ...api.testDatabase.env, DESK_TOKEN: desk },
      log: {
        error: () => undefined,
        warn: (details, message) => void warnings.push(JSON.stringify([details, message])),
        info: () => undefined,
        debug: () => undefined,
      },
      database: { ...api.testDatabase.database, close: async () => undefined },
      now: () => testNow,
      deliveryIntervalMs: 86_400_000,
      jobIntervalMs: 86_400_000,
    });
    const again = createApi(container);
    return {
      warnings,
      close: container.close,
      call: async (token: string) =>
        (
          await again.fetch(
            new Request('https://site.example/api/v1/desk/jobs', {
              headers: { authorization: `Bearer ${token}` },
            }),
          )
        ).status,
    };
  };

  it('are keys after the first start, and are stored as hashes', async () => {
    expect((await api.desk('GET', '/jobs')).status).toBe(200);
    expect((await api.desk('GET', '/jobs', { token: benToken })).status).toBe(200);
    const { rows } = await api.testDatabase.database.pool.query('select * from api_key');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(amyToken);
  });

  it('end after a year', async () => {
    api.setNow('2027-11-16T03:59:59Z');
    expect((await api.desk('GET', '/jobs')).status).toBe(200);
    api.setNow('2027-11-16T04:00:00Z');
    expect(codeOf(await api.desk('GET', '/jobs'))).toEqual([401, 'unauthorised']);
    api.setNow(testNow.toISOString());
  });

  it('that are added or changed later open nothing, and the log names them without the token', async () => {
    const newToken = 'eve-0123456789-0123456789-abcdef';
    const { call, warnings, close } = await startAgain([
      { name: 'amy', token: newToken },
      { name: 'ben', token: benToken },
    ]);
    expect([await call(newToken), await call(benToken), await call(amyToken)]).toEqual([
      401, 200, 200,
    ]);
    expect(warnings.filter((line) => line.includes('DESK_TOKEN'))).toEqual([
      expect.stringContaining('"amy"'),
    ]);
    expect(warnings.join()).not.toContain(newToken);
    await close();
  });
});
