import type { Page } from '@/contracts/content/page';
import type { NotificationInput } from '@/contracts/desk';
import { faqSchema, type Notification } from '@/contracts/site/site';
import {
  createDeskService,
  type ContentRepositories,
} from '@/backoffice/domains/desk/desk.service';
import { loadSiteCopy } from '@/copy/site-copy';
import { numbered, standIn } from '@test/support/backoffice/service-tools';

const at = new Date('2026-05-04T10:00:00.000Z');
const notice: NotificationInput = { contentEn: 'e', contentHk: 'h', contentCn: 'c' };
const maintenance = { ...notice, titleEn: 'E', titleHk: 'H', titleCn: 'C', showButton1: true };
const faq = {
  category: 'property',
  questionEn: 'Q',
  questionHk: 'Q',
  questionCn: 'Q',
  answerEn: 'A',
  answerHk: 'A',
  answerCn: 'A',
} as const;

let page: Page;
beforeAll(async () => {
  const { pages } = await loadSiteCopy();
  const found = pages.find(({ blocks }) => blocks.some(({ type }) => type === 'prose'));
  if (!found) throw new Error('No page has prose');
  page = found;
});

/** The desk on one stored page and notification; `steps` tells in which order things happened. */
function setUp({ isStorageBroken = false } = {}) {
  const steps: string[] = [];
  const stored = new Map<string, unknown>([
    ['notification:n-0', { ...notice, _id: 'n-0' }],
    [`page:${page.slug}`, page],
  ]);
  const audited: object[] = [];
  const bumped: unknown[] = [];
  const save = (key: string, body: unknown) => {
    steps.push('store');
    stored.set(key, body);
  };
  const site = standIn<ContentRepositories['site']>({
    findNotification: async (id) => (stored.get(`notification:${id}`) ?? null) as Notification,
    saveNotification: async (body) => save(`notification:${body._id}`, body),
    removeNotification: async (id) => void stored.delete(`notification:${id}`),
    findMaintenance: async () => null,
    saveMaintenance: async (body) => save('maintenance', body),
    listPages: async () => [page],
    findPage: async (slug) => (stored.get(`page:${slug}`) ?? null) as Page,
    savePage: async (body) => save(`page:${body.slug}`, body),
    findEntry: (async (collection: string, id: string) =>
      stored.get(`${collection}:${id}`) ?? null) as ContentRepositories['site']['findEntry'],
    findLastPosition: async () => 7,
    saveEntry: async (collection, entry) => save(`${collection}:${entry.entry._id}`, entry),
    removeEntry: async (collection, id) => void stored.delete(`${collection}:${id}`),
  });
  const audit = standIn<ContentRepositories['audit']>({
    async create(row) {
      steps.push('audit');
      audited.push(row);
    },
  });
  const repositories: ContentRepositories = {
    site,
    audit,
    contentVersion: standIn<ContentRepositories['contentVersion']>({
      lock: async () => void steps.push('lock'),
      async add(targets) {
        steps.push('bump');
        bumped.push(...targets);
      },
    }),
  };
  const desk = createDeskService({
    repositories: { site },
    async unitOfWork(work) {
      const result = await work(repositories);
      if (isStorageBroken) throw new Error('The database is away');
      steps.push('commit');
      return result;
    },
    unsetSettings: { environment: ['LICENCE_NUMBER'], brand: [] },
    now: () => at,
    newId: numbered('n'),
    onContentChanged: async () => void steps.push('purge'),
  });
  return { desk, steps, stored, audited, bumped };
}

const refusal = (fields: object) => ({ code: 'validation_failed', details: { fields } });

type Change = (desk: ReturnType<typeof setUp>['desk']) => Promise<unknown>;

describe('A change of content', () => {
  it('is stored, audited and published in one transaction, and purges the pages after it', async () => {
    const { desk, steps, stored, audited, bumped } = setUp();
    const created = await desk.createNotification('amy', notice);
    expect(steps).toEqual(['lock', 'store', 'audit', 'bump', 'commit', 'purge']);
    expect(stored.get('notification:n-1')).toEqual(created);
    expect(audited).toEqual([
      {
        at,
        staff: 'amy',
        action: 'create',
        target: 'notification:n-1',
        before: null,
        after: { ...notice, _id: 'n-1' },
      },
    ]);
    expect(bumped).toEqual(['site']);
  });

  it('purges nothing where it could not be stored', async () => {
    const { desk, steps } = setUp({ isStorageBroken: true });
    await expect(desk.createNotification('amy', notice)).rejects.toThrow('The database is away');
    expect(steps).not.toContain('purge');
  });

  it('keeps what was there before in the audit trail', async () => {
    const { desk, audited } = setUp();
    await desk.updateNotification('amy', { id: 'n-0', input: { ...notice, contentEn: 'new' } });
    await desk.removeNotification('ben', 'n-0');
    expect(audited).toMatchObject([
      { staff: 'amy', action: 'update', before: { contentEn: 'e' }, after: { contentEn: 'new' } },
      { staff: 'ben', action: 'remove', before: { contentEn: 'new' }, after: null },
    ]);
  });

  it('is sanitised, and refused where nothing is left of a text that must not be empty', async () => {
    const { desk, stored, steps } = setUp();
    await desk.saveMaintenance('amy', { ...maintenance, contentHk: '<b onclick="x()">h</b>' });
    expect(stored.get('maintenance')).toMatchObject({ contentHk: '<b>h</b>' });
    steps.length = 0;
    const input = { ...notice, contentEn: '<script>alert(1)</script>' };
    const problem = refusal({ contentEn: { key: 'required' } });
    await expect(desk.createNotification('amy', input)).rejects.toMatchObject(problem);
    await expect(desk.updateNotification('amy', { id: 'n-0', input })).rejects.toMatchObject(
      problem,
    );
    expect(steps).toEqual(['lock', 'lock']);
  });

  it.each<[string, Change]>([
    ['a notification', (desk) => desk.removeNotification('a', 'x')],
    ['a page', (desk) => desk.savePage('a', { slug: 'no-such-page', page })],
    ['an entry', (desk) => desk.removeEntry('a', { collection: 'faqs', id: 'x' })],
    ['a maintenance notice', (desk) => desk.findMaintenance()],
  ])('cannot be made to %s that does not exist', async (_, change) => {
    const { desk, audited } = setUp();
    await expect(change(desk)).rejects.toMatchObject({ code: 'not_found' });
    expect(audited).toEqual([]);
  });
});

describe('A page that staff save', () => {
  it('purges itself alone, and its prose is sanitised', async () => {
    const { desk, stored, bumped } = setUp();
    const blocks = page.blocks.map((block) =>
      block.type === 'prose' ? { ...block, bodyEn: '<p id="x">Words</p>' } : block,
    );
    await desk.savePage('amy', { slug: page.slug, page: { ...page, blocks } });
    expect(JSON.stringify(stored.get(`page:${page.slug}`))).toContain('"<p>Words</p>"');
    expect(bumped).toEqual([`page:${page.slug}`]);
  });

  it('is refused under the address of another', async () => {
    const { desk, audited } = setUp();
    await expect(
      desk.savePage('amy', { slug: page.slug, page: { ...page, slug: 'another' } }),
    ).rejects.toMatchObject(refusal({ slug: { key: 'differsFromAddress', limit: page.slug } }));
    expect(audited).toEqual([]);
  });

  it('is in the list with the number of its blocks instead of them', async () => {
    const [summary] = await setUp().desk.listPages();
    expect(summary).toMatchObject({ slug: page.slug, blockCount: page.blocks.length });
    expect(summary).not.toHaveProperty('blocks');
  });
});

describe('An entry of a list', () => {
  const saved = (input: { position?: number; entry: object }, id = 'fees') => ({
    ...({ collection: 'faqs', id } as const),
    input: { ...input, entry: { ...input.entry } },
  });

  it('takes its identifier from the address and goes last; replaced, it keeps its place', async () => {
    const { desk } = setUp();
    const entry = faqSchema.parse({ ...faq, _id: 'fees' });
    expect(await desk.saveEntry('amy', saved({ entry: faq }))).toEqual({ position: 8, entry });
    expect(await desk.saveEntry('amy', saved({ position: 3, entry: faq }))).toMatchObject({
      position: 3,
    });
    expect(await desk.saveEntry('amy', saved({ entry: faq }))).toMatchObject({ position: 3 });
  });

  it.each([
    [{ ...faq, _id: 'other' }, { 'entry._id': { key: 'differsFromAddress', limit: 'fees' } }],
    [{ ...faq, category: 'weather' }, { 'entry.category': expect.anything() }],
  ])('is refused before anything is locked where its body is wrong: %j', (entry, fields) => {
    const { desk, steps } = setUp();
    expect(() => desk.saveEntry('amy', saved({ entry }))).toThrow(
      expect.objectContaining(refusal(fields)),
    );
    expect(steps).toEqual([]);
  });
});
