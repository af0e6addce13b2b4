import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ContentBody } from '@/backoffice/domains/site/content-document.repository';
import type {
  MediumRepository,
  StoredMedium,
} from '@/backoffice/domains/content/media/medium.repository';
import { createMediumService } from '@/backoffice/domains/content/media/medium.service';
import { FileNotFoundError } from '@/backoffice/adapters/storage/file-storage';
import { standIn, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { twoColours } from '@test/support/document/pictures';

const alt = { altEn: 'A wall', altHk: '牆', altCn: '墙' };
const size = (text: string, isShared = false) => ({
  width: isShared ? 1_200 : 640,
  height: isShared ? 630 : 480,
  isShared,
  bytes: Buffer.from(text),
});

interface SetUp {
  isFull?: boolean;
  tested?: ContentBody[];
  /** Called once nobody else can change content. */
  onLocked?: () => void;
}

function setUp({ isFull = false, tested = [], onLocked = () => undefined }: SetUp = {}) {
  const rows = new Map<string, StoredMedium>();
  const files = new Map<string, Buffer>();
  const orphans = new Set<string>();
  const trail: unknown[] = [];
  const made = { times: 0 };
  const arrivals = { twin: false };
  const medium = standIn<MediumRepository>({
    create: async (one) => {
      // Somebody else was faster by this much.
      if (arrivals.twin) rows.set(one.medium.id, { ...one, files: [] });
      if (rows.has(one.medium.id)) return false;
      rows.set(one.medium.id, one);
      return true;
    },
    findById: async (id) => rows.get(id) ?? null,
    findFile: async (name) =>
      [...rows.values()].flatMap((one) => one.files).find((file) => file.name === name) ?? null,
    remove: async (id) => void rows.delete(id),
  });
  let serial = 0;
  const shared = {
    medium,
    contentDocument: { listCurrentWith: async () => [] },
    tested: {
      list: async () =>
        tested.map((body) => ({ kind: 'landing-pages' as const, id: 'tested', body })),
    },
  };
  const service = createMediumService({
    repositories: shared,
    unitOfWork: unitOfWorkOn({
      ...shared,
      audit: { create: async (row: object) => void trail.push(row) },
      contentVersion: { lock: async () => onLocked() },
      document: {
        addOrphans: async (keys: readonly string[]) => keys.forEach((key) => orphans.add(key)),
        claimOrphan: async (key: string) => orphans.delete(key),
      },
    }),
    storage: {
      write: async (key, bytes) => {
        if (isFull && files.size > 0) throw new Error('no space left');
        files.set(key, await buffer(bytes));
      },
      read: async (key) => {
        const found = files.get(key);
        if (!found) throw new FileNotFoundError();
        return Readable.from([found]);
      },
      remove: async (key) => void files.delete(key),
    },
    orphanFiles: {
      begin: async (key) => void orphans.add(key),
      discard: async (key) => {
        if (orphans.delete(key)) files.delete(key);
      },
    },
    makeSizes: async () => {
      made.times += 1;
      return [size('wide'), size('shared', true)];
    },
    now: testClock('2026-11-16T04:00:00Z').now,
    newId: () => `00000000-0000-4000-8000-00000000000${(serial += 1)}`,
  });
  const add = async () =>
    service.add('may', {
      ...alt,
      bytes: Readable.from([await twoColours('png')]),
      completed: Promise.resolve(),
    });
  return { service, add, rows, files, orphans, trail, made, arrivals };
}

describe('The library of images', () => {
  it('takes over what it made, and answers for the same file without making it again', async () => {
    const { service, add, files, orphans, trail, made } = setUp();
    const { data, isNew } = await add();
    expect([isNew, files.size, orphans.size, made.times]).toEqual([true, 2, 0, 1]);
    expect(trail).toMatchObject([{ action: 'create', staff: 'may', target: `medium:${data.id}` }]);
    expect(await add()).toEqual({ data, isNew: false });
    expect(made.times).toBe(1);

    const name = `${data.id}-640.webp`;
    expect(service.recall(name)).toBeUndefined();
    expect(Buffer.from((await service.open(name)).bytes).toString()).toBe('wide');
    expect(service.recall(name)?.contentType).toBe('image/webp');
    expect((await service.open(`${data.id}-1200.jpg`)).contentType).toBe('image/jpeg');
    await service.remove('may', data.id);
    expect([service.recall(name), files.size, orphans.size]).toEqual([undefined, 0, 0]);
  });

  it('leaves no files where the same image arrived at the same time or the store was full', async () => {
    const twin = setUp();
    twin.arrivals.twin = true;
    expect((await twin.add()).isNew).toBe(false);
    expect([twin.files.size, twin.orphans.size, twin.trail]).toEqual([0, 0, []]);

    const full = setUp({ isFull: true });
    await expect(full.add()).rejects.toMatchObject({ code: 'unavailable' });
    expect([full.files.size, full.orphans.size, full.rows.size]).toEqual([0, 0, 0]);
  });

  it('keeps an image that a running test shows, and names the page', async () => {
    const tested: ContentBody = { titleEn: 'Two heads', blocks: [] };
    const { service, add } = setUp({ tested: [tested] });
    const { data } = await add();
    tested.blocks = [{ type: 'hero', image: { id: data.id } }];
    expect((await service.find(data.id)).uses).toMatchObject([
      { kind: 'landing-pages', id: 'tested', titleEn: 'Two heads' },
    ]);
    await expect(service.remove('may', data.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('keeps an image of a version whose test began while its removal waited', async () => {
    const tested: ContentBody[] = [];
    const begin = { image: '' };
    const { service, add, rows } = setUp({
      tested,
      onLocked: () => void tested.push({ blocks: [{ type: 'hero', image: { id: begin.image } }] }),
    });
    const { data } = await add();
    begin.image = data.id;
    await expect(service.remove('may', data.id)).rejects.toMatchObject({ code: 'conflict' });
    expect([...rows.keys()]).toEqual([data.id]);
  });
});
