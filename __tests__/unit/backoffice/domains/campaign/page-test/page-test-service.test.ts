import type { PageTestVariant } from '@/contracts/campaign/page-test-choices';
import type {
  PageTestRepository,
  PageTestRow,
} from '@/backoffice/domains/campaign/page-test/page-test.repository';
import { createPageTestSteps } from '@/backoffice/domains/campaign/page-test/page-test-steps';
import { rejectField } from '@/backoffice/common/service-error';
import type { ContentVersionRepository } from '@/backoffice/domains/site/content-version.repository';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';
import { createPageTestService } from '@/backoffice/domains/campaign/page-test/page-test.service';
import type { ContentDocumentRepository } from '@/backoffice/domains/site/content-document.repository';
import { untouched } from '@/backoffice/domains/content/content.model';
import { standIn, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { pageTestRequest } from '@test/support/campaign/page-tests';

const address = { kind: 'landing-pages', id: 'spring' } as const;

function setUp({ published = 1 }: { published?: number | null } = {}) {
  const rows = new Map<string, PageTestRow>();
  const trail: unknown[] = [];
  const publications: unknown[] = [];
  let changes = 0;
  const clock = testClock('2026-11-16T04:00:00Z');
  const document = {
    ...untouched(address, { position: 0, body: {} }).document,
    draft: 3,
    published,
  };
  const tests = standIn<PageTestRepository>({
    create: async (row) => rows.size < rows.set(row.id, row).size,
    findById: async (id) => rows.get(id) ?? null,
    listOpen: async (now) =>
      [...rows.values()].filter(({ endedAt, endsAt }) => endedAt === null && endsAt > now),
    markEnded: async (id, set) => {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, ...set });
    },
    sumByTest: async () => ({}),
  });
  const documents = standIn<ContentDocumentRepository>({ findByAddress: async () => document });
  let serial = 0;
  const chosen = { people: 1 };
  const service = createPageTestService({
    tests,
    documents,
    unitOfWork: unitOfWorkOn({
      audit: { create: async (row: object) => void trail.push(row) },
      contentDocument: documents,
      contentVersion: standIn<ContentVersionRepository>({
        lock: async () => undefined,
        add: async () => undefined,
      }),
      pageTest: tests,
      approval: { listBySubject: async () => [] },
      medium: { listByIds: async () => [] },
      site: standIn<SiteRepository>({}),
    }),
    previews: {
      show: async (one, version, expiresAt) =>
        version === 9
          ? null
          : { ...one, version, body: { version }, index: 0, expiresAt, path: '/l/spring' },
    },
    steps: createPageTestSteps({
      publication: {
        publishable: async (_tx, one, version) => {
          if (version === 8) rejectField('titleEn', 'required');
          return { ...untouched(one, { position: 0, body: {} }).draft, number: version };
        },
        publish: async (_tx, edit, version) => {
          publications.push([edit.version, version]);
          document.published = version;
          return untouched(edit.address, { position: 0, body: {} });
        },
      },
      newId: () => `test0${(serial += 1)}`,
      now: clock.now,
    }),
    needsSecond: () => chosen.people > 1,
    onContentChanged: async () => void (changes += 1),
    now: clock.now,
  });
  return { chosen, clock, document, rows, service, trail, publications, changes: () => changes };
}

const refused = (key: string, field: string) => ({
  code: 'validation_failed',
  details: { fields: { [field]: { key } } },
});

describe('A test of a page', () => {
  it('shows what is published and the versions that were chosen, and says so to the web server', async () => {
    const { service, trail, changes } = setUp();
    const test = await service.start('may', pageTestRequest('spring', { versions: [2, 3] }));
    expect(test).toMatchObject({
      state: 'running',
      path: '/l/spring',
      variants: [
        { variant: 'a', version: 1 },
        { variant: 'b', version: 2 },
        { variant: 'c', version: 3 },
      ],
      advice: { kind: 'early', variant: null },
    });
    expect(trail).toMatchObject([{ staff: 'may', target: 'page-test:test01', action: 'create' }]);
    expect(changes()).toBe(1);
    const [running] = await service.listRunning();
    expect(running).toMatchObject({ id: 'test01', path: '/l/spring' });
    expect(
      Object.entries(running?.contents ?? {}).map(([name, { version, isVariant }]) => [
        name,
        version,
        isVariant,
      ]),
    ).toEqual([
      ['b', 2, true],
      ['c', 3, true],
    ]);
  });

  it.each([
    ['a version twice', { versions: [2, 2] }, refused('repeated', 'versions')],
    ['what is published', { versions: [1] }, refused('repeated', 'versions')],
    ['a version that is not complete', { versions: [8] }, refused('notPublishable', 'versions')],
    ['an end that is over', { endsAt: '2026-11-16T03:00:00.000Z' }, refused('notPast', 'endsAt')],
    ['an end too far away', { endsAt: '2027-11-16T03:00:00.000Z' }, refused('tooBig', 'endsAt')],
  ])('is not begun with %s', async (_what, change, error) => {
    const { service, rows } = setUp();
    await expect(service.start('may', pageTestRequest('spring', change))).rejects.toMatchObject(
      error,
    );
    expect(rows.size).toBe(0);
  });

  it('is the only one of its page', async () => {
    const { service } = setUp();
    await service.start('may', pageTestRequest('spring'));
    await expect(service.start('may', pageTestRequest('spring'))).rejects.toMatchObject(
      refused('testRunning', 'contentId'),
    );
  });

  it('is not begun for what visitors do not see', async () => {
    const { service } = setUp({ published: null });
    await expect(service.start('may', pageTestRequest('spring'))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.each<[PageTestVariant | null, unknown[]]>([
    ['b', [[3, 2]]],
    ['a', []],
    [null, []],
  ])(
    'ends with %s, which is published where visitors do not see it yet',
    async (chosen, published) => {
      const { service, publications } = setUp();
      await service.start('may', pageTestRequest('spring'));
      expect(await service.end('amy', 'test01', chosen)).toMatchObject({
        state: 'ended',
        endedBy: 'amy',
        chosen,
      });
      expect(publications).toEqual(published);
      expect(await service.listRunning()).toEqual([]);
      await expect(service.end('amy', 'test01', null)).rejects.toMatchObject({ code: 'conflict' });
    },
  );

  it('is begun and decided by two where publishing takes two, and ended by one without a choice', async () => {
    const { service, chosen, publications, rows } = setUp();
    chosen.people = 2;
    const needed = { code: 'second_person_needed' };
    await expect(service.start('may', pageTestRequest('spring'))).rejects.toMatchObject(needed);
    expect(rows.size).toBe(0);
    chosen.people = 1;
    await service.start('may', pageTestRequest('spring'));
    chosen.people = 2;
    expect(await service.needsSecondFor('test01', 'b')).toBe(true);
    expect(await service.needsSecondFor('test01', 'a')).toBe(false);
    await expect(service.end('may', 'test01', 'b')).rejects.toMatchObject(needed);
    expect(publications).toEqual([[3, 2]]);
  });

  it('stops by itself once something else is published or its last day has passed', async () => {
    const { service, document, clock } = setUp();
    await service.start('may', pageTestRequest('spring'));
    document.published = 4;
    expect(await service.find('test01')).toMatchObject({ state: 'changed' });
    expect(await service.listRunning()).toEqual([]);
    await expect(service.end('amy', 'test01', 'b')).rejects.toMatchObject({ code: 'conflict' });
    document.published = 1;
    clock.advance(30 * 24 * 3_600_000);
    expect(await service.find('test01')).toMatchObject({ state: 'over' });
    expect(await service.listRunning()).toEqual([]);
  });

  it('is shown to nobody whose versions are gone', async () => {
    const { service } = setUp();
    await service.start('may', pageTestRequest('spring', { versions: [9] }));
    expect(await service.listRunning()).toEqual([]);
  });
});
