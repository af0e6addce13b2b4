import { createContainer } from '@/backoffice/container';
import type { Container } from '@/backoffice/container-parts';
import { createApi } from '@/backoffice/app';
import type { DatabaseHandle } from '@/backoffice/db/client';
import type { ContentChange } from '@/backoffice/domains/site/content-version.repository';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { openTestDatabase } from '@test/support/database/test-database';
import { contentBody, publishContent } from '@test/support/content/publish-content';

const said: string[] = [];
const say = (_details: object, message: string) => void said.push(message);
const log = { error: say, warn: say, info: say, debug: say };
const note = { contentEn: 'From the first instance', contentHk: 'x', contentCn: 'x' };

describe('Two instances on one PostgreSQL', () => {
  let first: TestApi;
  let second: Container;
  let started: number;
  beforeEach(async () => {
    said.length = 0;
    first = await startTestApi('postgres');
    second = await createContainer({
      env: first.testDatabase.env,
      log,
      database: await first.testDatabase.openAnother(),
    });
    const { rows } = await first.testDatabase.database.pool.query(
      'select version::int from content_version',
    );
    started = rows[0].version;
  });
  afterEach(async () => {
    await second.close();
    await first.close();
  });

  const nextChange = () =>
    new Promise<ContentChange>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error('The second instance was not told within 3 seconds')),
        3_000,
      );
      second.contentFeed.onChange((change) => {
        clearTimeout(late);
        resolve(change);
      });
    });

  it('tell each other of a change within 3 seconds, by the clock of the feed alone', async () => {
    const told = nextChange();
    await publishContent(first, 'page/career', await contentBody(first, 'page/career'));
    expect(await told).toEqual({ version: started + 1, touched: ['page:career'] });
  });

  it('show the change once told, though the old answer was in memory', async () => {
    const api = createApi(second);
    const read = async () =>
      (
        await api.fetch(new Request('https://site.example/api/v1/site/pages/maintenance'), {
          isInternal: true,
        })
      ).json();
    expect(await read()).toMatchObject({ showButton1: false });
    const told = nextChange();
    const notice = (await first.desk('GET', '/maintenance')).body;
    await first.desk('PUT', '/maintenance', {
      body: { ...Object(notice), showButton1: true },
      ifMatch: 0,
    });
    await told;
    expect(await read()).toMatchObject({ showButton1: true });
  });

  it('learn of several changes in order', async () => {
    const versions: number[] = [];
    second.contentFeed.onChange(({ version }) => void versions.push(version));
    await Promise.all([1, 2, 3].map(() => first.desk('POST', '/notifications', { body: note })));
    await second.contentFeed.refresh();
    expect(versions).toEqual([started + 1, started + 2, started + 3]);
  });

  it('treat a gap in the log as a change of everything', async () => {
    const touched: string[][] = [];
    second.contentFeed.onChange((change) => void touched.push(change.touched));
    await first.testDatabase.database.pool.query(
      `update content_version set version = 2000; insert into content_change (version, touched) values (2000, '{page:home}')`,
    );
    await second.contentFeed.refresh();
    expect(touched).toEqual([['site']]);
  });

  it('go on after a listener failed', async () => {
    const versions: number[] = [];
    second.contentFeed.onChange(() => {
      throw new Error('purge failed');
    });
    second.contentFeed.onChange(({ version }) => void versions.push(version));
    await first.desk('POST', '/notifications', { body: note });
    await second.contentFeed.refresh();
    expect(versions).toEqual([started + 1]);
  });

  it('deliver the content once', async () => {
    const empty = await openTestDatabase('postgres');
    const deliveries = async (database: DatabaseHandle) => {
      said.length = 0;
      const container = await createContainer({ env: empty.env, log, database });
      await container.close();
      return said.filter((message) => message === 'Delivered site content').length;
    };
    expect(await deliveries(empty.database)).toBe(1);
    expect(await deliveries(await empty.openAnother())).toBe(0);
    await empty.drop();
  });
});
