import { createHash } from 'node:crypto';
import { pageSchema, pageSlugSchema } from '@/contracts/content';
import { collectionSchema, collectionSchemas, type Collection } from '@/contracts/desk';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { SiteSeed } from '@/copy/site-copy';
import { sanitiseLocalised, sanitisePage } from './site.sanitise';

/** One delivered piece: how to see what is stored, and how to store it. */
interface Piece {
  key: string;
  body: unknown;
  find(): Promise<unknown>;
  save(): Promise<void>;
}

export interface SeedOptions {
  unitOfWork: UnitOfWork;
  seed: SiteSeed;
  now: () => Date;
}

/**
 * Delivers the content of this release in one transaction and returns how many pieces were written. A piece that staff edited or removed
 * stays as they left it; one they never touched follows a newer release.
 */
export function seedSite({ unitOfWork, seed, now }: SeedOptions): Promise<number> {
  return unitOfWork(async (repositories) => {
    await repositories.contentVersion.lock();
    const records = await repositories.seedRecord.list();
    let written = 0;
    for (const piece of piecesOf(seed, { repositories, now })) {
      const hash = contentHash(piece.body);
      const delivered = records.get(piece.key);
      if (delivered === hash) continue;
      if (await mayWrite(piece, delivered)) {
        await piece.save();
        written += 1;
      }
      await repositories.seedRecord.save(piece.key, hash);
    }
    if (written > 0) await repositories.contentVersion.bump(['site']);
    return written;
  });
}

async function mayWrite(piece: Piece, delivered: string | undefined): Promise<boolean> {
  const stored = await piece.find();
  if (delivered === undefined) return stored === null;
  return stored !== null && contentHash(stored) === delivered;
}

function piecesOf(seed: SiteSeed, { repositories: { site }, now }: { repositories: Repositories; now: () => Date }): Piece[] {
  const pages = pageSlugSchema.options.map((slug): Piece => {
    const body = sanitisePage(pageSchema.parse(seed.pages[slug]));
    return { key: `page:${slug}`, body, find: () => site.findPage(slug), save: () => site.savePage(body) };
  });
  const notifications = seed.notifications.map((notification): Piece => {
    const body = sanitiseLocalised(notification, 'content');
    return { key: `notification:${body._id}`, body, find: () => site.findNotification(body._id), save: () => site.saveNotification(body, now()) };
  });
  const maintenance: Piece = { key: 'maintenance', body: seed.maintenance, find: () => site.findMaintenance(), save: () => site.saveMaintenance(seed.maintenance) };
  return [...pages, ...collectionSchema.options.flatMap((collection) => entryPieces(collection, { seed, site })), ...notifications, maintenance];
}

function entryPieces(collection: Collection, { seed, site }: { seed: SiteSeed; site: Repositories['site'] }): Piece[] {
  return seed.collections[collection].map((raw, index): Piece => {
    const body = { position: index + 1, entry: collectionSchemas[collection].parse(raw) };
    return { key: `${collection}:${raw._id}`, body, find: () => site.findEntry(collection, raw._id), save: () => site.saveEntry(collection, body) };
  });
}

/** The same for the same content, whatever the order of keys, which PostgreSQL does not keep. */
function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(ordered(value))).digest('hex');
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, part]) => [key, ordered(part)]));
}
