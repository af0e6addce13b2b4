import { createHash } from 'node:crypto';
import { collectionSchema, collectionSchemas, type Collection } from '@/contracts/desk';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { SiteCopy } from '@/copy/site-copy';
import type { ContentAddress, ContentDocumentRepository } from './content-document.repository';
import type { ContentVersionRepository } from './content-version.repository';
import type { SeedRecordRepository } from './seed-record.repository';
import type { SiteRepository } from './site.repository';
import { addPublishedVersion, maintenanceAddress } from './published-version';
import { sanitiseLocalised, sanitisePage } from './site.sanitise';

/** One item of seeded content: how to read what is stored, and how to store it. */
interface SeedItem {
  key: string;
  body: unknown;
  find: () => Promise<unknown>;
  save: () => Promise<void>;
}

/** What delivering the content reads and writes in one transaction. */
export interface SiteSeedRepositories {
  contentDocument: ContentDocumentRepository;
  contentVersion: ContentVersionRepository;
  seedRecord: SeedRecordRepository;
  site: SiteRepository;
}

export interface SeedOptions {
  unitOfWork: UnitOfWork<SiteSeedRepositories>;
  copy: SiteCopy;
  now: () => Date;
}

/**
 * Delivers the content of this release in one transaction and returns how many pieces were written. A piece that staff edited or removed
 * stays as they left it; one they never touched follows a newer release.
 */
export function seedSite({ unitOfWork, copy, now }: SeedOptions): Promise<number> {
  return unitOfWork(async (repositories) => {
    await repositories.contentVersion.lock();
    const records = await repositories.seedRecord.list();
    let written = 0;
    for (const item of seedItemsOf(copy, { repositories, now })) {
      const hash = contentHash(item.body);
      const deliveredHash = records.get(item.key);
      if (deliveredHash === hash) continue;
      if (await isUnedited(item, deliveredHash)) {
        await item.save();
        written += 1;
      }
      await repositories.seedRecord.save(item.key, hash);
    }
    if (written > 0) await repositories.contentVersion.add(['site']);
    return written;
  });
}

async function isUnedited(item: SeedItem, deliveredHash: string | undefined): Promise<boolean> {
  const stored = await item.find();
  if (deliveredHash === undefined) return stored === null;
  return stored !== null && contentHash(stored) === deliveredHash;
}

function seedItemsOf(
  copy: SiteCopy,
  { repositories, now }: { repositories: SiteSeedRepositories; now: () => Date },
): SeedItem[] {
  const { site, contentDocument } = repositories;
  const deliver = addDelivered({ contentDocument, now });
  const pages = copy.pages.map((page): SeedItem => {
    const body = sanitisePage(page);
    return {
      key: `page:${body.slug}`,
      body,
      find: () => site.findPage(body.slug),
      async save() {
        await site.savePage(body, now());
        await deliver({ kind: 'page', id: body.slug }, { position: null, body });
      },
    };
  });
  const notifications = copy.notifications.map((notification): SeedItem => {
    const body = sanitiseLocalised(notification, 'content');
    return {
      key: `notification:${body._id}`,
      body,
      find: async () => (await site.findNotification(body._id))?.entry ?? null,
      async save() {
        const { position } = await site.saveNotification(body, { createdAt: now() });
        await deliver({ kind: 'notifications', id: body._id }, { position, body });
      },
    };
  });
  const maintenance: SeedItem = {
    key: 'maintenance',
    body: copy.maintenance,
    find: () => site.findMaintenance(),
    async save() {
      await site.saveMaintenance(copy.maintenance);
      await deliver(maintenanceAddress, { position: null, body: copy.maintenance });
    },
  };
  return [
    ...pages,
    ...collectionSchema.options.flatMap((collection) =>
      entryItems(collection, { copy, site, deliver }),
    ),
    ...notifications,
    maintenance,
  ];
}

function entryItems(
  collection: Collection,
  { copy, site, deliver }: { copy: SiteCopy; site: SiteRepository; deliver: Deliver },
): SeedItem[] {
  return copy.collections[collection].map((raw, index): SeedItem => {
    const body = { position: index + 1, entry: collectionSchemas[collection].parse(raw) };
    return {
      key: `${collection}:${raw._id}`,
      body,
      find: () => site.findEntry(collection, raw._id),
      async save() {
        await site.saveEntry(collection, body);
        await deliver(
          { kind: collection, id: raw._id },
          { position: body.position, body: body.entry },
        );
      },
    };
  });
}

type Deliver = (
  address: ContentAddress,
  content: { position: number | null; body: object },
) => Promise<void>;

/** Adds what a release brings as a version of a document that staff have drafts of. */
const addDelivered =
  ({
    contentDocument,
    now,
  }: Pick<SiteSeedRepositories, 'contentDocument'> & Pick<SeedOptions, 'now'>): Deliver =>
  (address, content) =>
    addPublishedVersion(contentDocument, address, { ...content, staff: null, at: now() });

/** Equal for equal content, whatever the order of keys, which PostgreSQL does not keep. */
function contentHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest('hex');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sortKeys(part)]),
  );
}
