import type {
  SavedViewRepository,
  SavedViewRow,
} from '@/backoffice/domains/staff/saved-view/saved-view.repository';
import { createSavedViewService } from '@/backoffice/domains/staff/saved-view/saved-view.service';
import { permissions, type Permission } from '@/contracts/staff/permissions';
import type { SavedViewRequest } from '@/contracts/staff/saved-view';
import { savedViewLists } from '@/contracts/staff/saved-view-choices';
import { numbered, standIn, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const stored: SavedViewRow = {
  id: 'view-0',
  list: 'deskApplications',
  name: 'Waiting',
  fields: { state: 'needs-documents' },
  isShared: true,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  createdBy: 'amy@lender.hk',
};
const request: SavedViewRequest = {
  list: 'deskApplications',
  name: 'Approved',
  fields: { state: 'approved' },
  isShared: false,
};
const person = (name: string, ...permissions: Permission[]) => ({
  staff: `${name}@lender.hk`,
  permissions,
});
const amy = person('amy', 'application.read');
const ben = person('ben', 'application.read');
const root = person('root', 'application.read', 'staff.manage');
const marketer = person('may', 'campaign.read', 'staff.manage');

function setUp({ count = 0, isNamed = false } = {}) {
  const done: [string, ...unknown[]][] = [];
  const note =
    (name: string) =>
    async (...given: unknown[]) =>
      void done.push([name, ...given]);
  const savedView = standIn<SavedViewRepository>({
    listSeenBy: async () => [stored],
    lockSeenBy: async () => stored,
    countByCreator: async () => count,
    hasNamed: async () => isNamed,
    create: note('create'),
    update: note('update'),
    remove: note('remove'),
  });
  const service = createSavedViewService({
    views: savedView,
    unitOfWork: unitOfWorkOn({ audit: { create: note('audit') }, savedView }),
    now: testClock('2026-11-16T04:00:00Z').now,
    newId: numbered('view'),
  });
  return { service, done };
}

describe('The service of saved views', () => {
  it('lists a view with whether the caller may change it', async () => {
    const { service } = setUp();
    const mayChange = async (caller: typeof amy) =>
      (await service.list(caller, 'deskApplications')).map((view) => view.mayChange);
    expect(await mayChange(amy)).toEqual([true]);
    expect(await mayChange(ben)).toEqual([false]);
    expect(await mayChange(root)).toEqual([true]);
    await expect(service.list(marketer, 'deskApplications')).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('saves a view and writes it down', async () => {
    const { service, done } = setUp();
    expect(await service.save(ben, request)).toMatchObject({ ...request, mayChange: true });
    expect(done.map(([name]) => name)).toEqual(['create', 'audit']);
  });

  it.each([
    ['a value that the list does not know', { state: 'nowhere' }],
    ['a filter that the list does not have', { colour: 'red' }],
    ['a place in the list', { state: 'approved', cursor: 'abc' }],
    ['a length of its pages', { limit: '20' }],
  ])('refuses %s', async (_case, fields) => {
    const { service, done } = setUp();
    await expect(service.save(amy, { ...request, fields })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { fields: { key: 'wrongFormat' } } },
    });
    expect(done).toEqual([]);
  });

  it.each(savedViewLists)('refuses a filter that %s does not have', async (list) => {
    const { service } = setUp();
    const reader = person('eve', ...permissions);
    await expect(service.save(reader, { ...request, list, fields: {} })).resolves.toMatchObject({
      list,
    });
    await expect(
      service.save(reader, { ...request, list, fields: { colour: 'red' } }),
    ).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('refuses a name that is taken, and the twenty-first view of a list', async () => {
    await expect(setUp({ isNamed: true }).service.save(amy, request)).rejects.toMatchObject({
      details: { fields: { name: { key: 'taken' } } },
    });
    await expect(setUp({ count: 20 }).service.save(amy, request)).rejects.toMatchObject({
      details: { fields: { name: { key: 'tooMany', limit: 20 } } },
    });
    await expect(setUp({ count: 19 }).service.save(amy, request)).resolves.toBeDefined();
    await expect(
      setUp({ isNamed: true }).service.change(amy, stored.id, { name: 'Taken', isShared: true }),
    ).rejects.toMatchObject({ details: { fields: { name: { key: 'taken' } } } });
  });

  it('lets its maker and an administrator change and remove a shared view, and nobody else', async () => {
    const { service, done } = setUp();
    await service.change(root, stored.id, { name: 'Ours', isShared: true });
    await service.remove(amy, stored.id);
    expect(done.map(([name]) => name)).toEqual(['update', 'audit', 'remove', 'audit']);
    await expect(service.remove(ben, stored.id)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('knows no view of a list that the caller may not read', async () => {
    const { service, done } = setUp();
    await expect(service.remove(marketer, stored.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(done).toEqual([]);
  });
});
