import type { NotificationInput } from '@/contracts/desk';
import type { Notification } from '@/contracts/site/site';
import type {
  ContentDocumentRow,
  ContentRevisionRow,
} from '@/backoffice/domains/site/content-document.repository';
import { createDeskService, type NoticeRepositories } from '@/backoffice/domains/desk/desk.service';
import { numbered, standIn } from '@test/support/backoffice/service-tools';

const at = new Date('2026-05-04T10:00:00.000Z');
const notice: NotificationInput = { contentEn: 'e', contentHk: 'h', contentCn: 'c' };
const maintenance = { ...notice, titleEn: 'E', titleHk: 'H', titleCn: 'C', showButton1: true };
/** The desk on one stored notification; `steps` tells in which order things happened. */
function setUp({ isStorageBroken = false, people = 1 } = {}) {
  const steps: string[] = [];
  const stored = new Map<string, unknown>([['notification:n-0', { ...notice, _id: 'n-0' }]]);
  const audited: object[] = [];
  const bumped: unknown[] = [];
  const versions: ContentRevisionRow[] = [];
  const documents = new Map<string, ContentDocumentRow>();
  const save = (key: string, body: unknown) => {
    steps.push('store');
    stored.set(key, body);
  };
  const site = standIn<NoticeRepositories['site']>({
    async findNotification(id) {
      const entry = stored.get(`notification:${id}`) as Notification | undefined;
      return entry ? { position: 3, entry } : null;
    },
    async saveNotification(entry, { position }) {
      save(`notification:${entry._id}`, entry);
      return { position: position ?? 3, entry };
    },
    removeNotification: async (id) => void stored.delete(`notification:${id}`),
    findMaintenance: async () => null,
    saveMaintenance: async (body) => save('maintenance', body),
  });
  const audit = standIn<NoticeRepositories['audit']>({
    async create(row) {
      steps.push('audit');
      audited.push(row);
    },
  });
  const repositories: NoticeRepositories = {
    site,
    audit,
    contentDocument: standIn<NoticeRepositories['contentDocument']>({
      findByAddress: async ({ id }) => documents.get(id) ?? null,
      findLastNumber: async () => Math.max(0, ...versions.map(({ number }) => number)),
      listRevisions: async () => versions.toReversed(),
      addRevision: async (version) => void versions.push(version),
      save: async (document) => void documents.set(document.id, document),
    }),
    contentVersion: standIn<NoticeRepositories['contentVersion']>({
      lock: async () => void steps.push('lock'),
      async add(targets) {
        steps.push('bump');
        bumped.push(...targets);
      },
    }),
  };
  const desk = createDeskService({
    repositories,
    async unitOfWork(work) {
      const result = await work(repositories);
      if (isStorageBroken) throw new Error('The database is away');
      steps.push('commit');
      return result;
    },
    needsSecond: () => people > 1,
    unsetSettings: () => ({ environment: ['LICENCE_NUMBER'], brand: [] }),
    now: () => at,
    newId: numbered('n'),
    onContentChanged: async () => void steps.push('purge'),
  });
  return { desk, steps, stored, audited, bumped, versions, documents };
}

const refusal = (fields: object) => ({ code: 'validation_failed', details: { fields } });

type Change = (desk: ReturnType<typeof setUp>['desk']) => Promise<unknown>;

describe('A change of content', () => {
  it('is stored, audited and published in one transaction, and purges the pages after it', async () => {
    const { desk, steps, stored, audited, bumped } = setUp();
    const created = await desk.createNotification('amy', notice);
    expect(steps).toEqual(['lock', 'store', 'audit', 'bump', 'commit', 'purge']);
    expect({ ...Object(stored.get('notification:n-1')), version: 1 }).toEqual(created);
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
    const input = { ...notice, contentEn: 'new' };
    await desk.updateNotification('amy', { id: 'n-0', version: 0, input });
    await desk.removeNotification('ben', 'n-0');
    expect(audited).toMatchObject([
      { staff: 'amy', action: 'update', before: { contentEn: 'e' }, after: { contentEn: 'new' } },
      { staff: 'ben', action: 'remove', before: { contentEn: 'new' }, after: null },
    ]);
  });

  it('is a version beside what was there before, so that it can be undone', async () => {
    const { desk, versions, documents } = setUp();
    const input = { ...notice, contentEn: 'new' };
    await desk.updateNotification('amy', { id: 'n-0', version: 0, input });
    expect(versions).toMatchObject([
      { number: 0, body: { contentEn: 'e' }, savedBy: null },
      { number: 1, position: 3, body: { contentEn: 'new' }, savedBy: 'amy' },
    ]);
    expect(documents.get('n-0')).toMatchObject({ draft: 1, published: 1 });
    await desk.removeNotification('ben', 'n-0');
    expect(documents.get('n-0')).toMatchObject({ draft: 1, published: null });
  });

  it('is refused where visitors see another version by now, with who published it', async () => {
    const { desk, stored, audited } = setUp();
    const edit = (contentEn: string, version: number) =>
      desk.updateNotification('ben', { id: 'n-0', version, input: { ...notice, contentEn } });
    expect(await edit('first', 0)).toMatchObject({ version: 1 });
    await expect(edit('second', 0)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      details: {
        changed: {
          version: 1,
          changes: [{ what: 'saved', by: 'ben', at: at.toISOString() }],
        },
      },
    });
    const close = (version: number) => desk.saveMaintenance('amy', { version, input: maintenance });
    await expect(close(4)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(stored.get('notification:n-0')).toMatchObject({ contentEn: 'first' });
    expect(audited).toHaveLength(1);
    expect(await edit('second', 1)).toMatchObject({ version: 2 });
  });

  it('is sanitised, and refused where nothing is left of a text that must not be empty', async () => {
    const { desk, stored, steps } = setUp();
    const closed = { ...maintenance, contentHk: '<b onclick="x()">h</b>' };
    await desk.saveMaintenance('amy', { version: 0, input: closed });
    expect(stored.get('maintenance')).toMatchObject({ contentHk: '<b>h</b>' });
    steps.length = 0;
    const input = { ...notice, contentEn: '<script>alert(1)</script>' };
    const problem = refusal({ contentEn: { key: 'required' } });
    await expect(desk.createNotification('amy', input)).rejects.toMatchObject(problem);
    await expect(
      desk.updateNotification('amy', { id: 'n-0', version: 0, input }),
    ).rejects.toMatchObject(problem);
    expect(steps).toEqual(['lock', 'lock']);
  });

  it('is made by one person only where publishing takes one, and what is wrong goes at once all the same', async () => {
    const { desk, stored } = setUp({ people: 2 });
    const needed = { code: 'second_person_needed' };
    await expect(desk.createNotification('key', notice)).rejects.toMatchObject(needed);
    await expect(
      desk.updateNotification('key', { id: 'n-0', version: 0, input: notice }),
    ).rejects.toMatchObject(needed);
    const close = { version: 0, input: maintenance };
    await expect(desk.saveMaintenance('key', close)).rejects.toMatchObject(needed);
    expect([...stored.keys()]).toEqual(['notification:n-0']);
    await desk.removeNotification('key', 'n-0');
    expect([...stored.keys()]).toEqual([]);
  });

  it.each<[string, Change]>([
    ['a notification', (desk) => desk.removeNotification('a', 'x')],
    ['a maintenance notice', (desk) => desk.findMaintenance()],
  ])('cannot be made to %s that does not exist', async (_, change) => {
    const { desk, audited } = setUp();
    await expect(change(desk)).rejects.toMatchObject({ code: 'not_found' });
    expect(audited).toEqual([]);
  });
});
