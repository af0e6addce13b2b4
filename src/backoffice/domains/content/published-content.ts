import { z } from 'zod';
import { pageSchema } from '@/contracts/content/page';
import { collections, collectionSchemas, noticeSchemas } from '@/contracts/desk';
import type { ContentTarget } from '../site/content-version.repository';
import type { ContentAddress } from '../site/content-document.repository';
import type { SiteRepository } from '../site/site.repository';
import { maintenanceAddress } from '../site/published-version';
import type { PublishedContent } from './content.model';

type Site = Pick<
  SiteRepository,
  | 'findPage'
  | 'findEntry'
  | 'findLastPosition'
  | 'findNotification'
  | 'findMaintenance'
  | 'savePage'
  | 'saveEntry'
  | 'saveNotification'
  | 'saveMaintenance'
>;

const named = z.record(z.string(), z.unknown());

/** What visitors see of a document; null where they see nothing. */
export async function findPublished(
  site: Site,
  { kind, id }: ContentAddress,
): Promise<PublishedContent | null> {
  if (kind === 'page') {
    const page = await site.findPage(id);
    return page && { position: null, body: named.parse(page) };
  }
  if (kind === 'maintenance') {
    const notice = id === maintenanceAddress.id ? await site.findMaintenance() : null;
    return notice && { position: null, body: named.parse(notice) };
  }
  const found =
    kind === 'notifications' ? await site.findNotification(id) : await site.findEntry(kind, id);
  return found && { position: found.position, body: named.parse(found.entry) };
}

/** Everything that visitors see, in the order in which they do: pages first. */
export async function listPublished(
  site: Pick<SiteRepository, 'listPages' | 'listEntries' | 'listNotifications' | 'findMaintenance'>,
): Promise<(ContentAddress & PublishedContent)[]> {
  const found = (await site.listPages()).map((page): ContentAddress & PublishedContent => ({
    kind: 'page',
    id: page.slug,
    position: null,
    body: named.parse(page),
  }));
  for (const { position, entry } of await site.listNotifications())
    found.push({ kind: 'notifications', id: entry._id, position, body: named.parse(entry) });
  const maintenance = await site.findMaintenance();
  if (maintenance)
    found.push({ ...maintenanceAddress, position: null, body: named.parse(maintenance) });
  for (const kind of collections)
    for (const { position, entry } of await site.listEntries(kind))
      found.push({ kind, id: entry._id, position, body: named.parse(entry) });
  return found;
}

/** Shows a document to visitors, an entry without a place last. Throws for one that breaks its schema. */
export async function savePublished(
  site: Site,
  { kind, id }: ContentAddress,
  { position, body, at }: PublishedContent & { at: Date },
): Promise<PublishedContent> {
  if (kind === 'page') {
    const page = pageSchema.parse(body);
    await site.savePage(page, at);
    return { position: null, body: named.parse(page) };
  }
  if (kind === 'maintenance') {
    const notice = noticeSchemas.maintenance.parse(body);
    await site.saveMaintenance(notice);
    return { position: null, body: named.parse(notice) };
  }
  if (kind === 'notifications') {
    const notice = noticeSchemas.notifications.parse(body);
    const stored = await site.saveNotification(notice, { position, createdAt: at });
    return { position: stored.position, body: named.parse(stored.entry) };
  }
  const entry = collectionSchemas[kind].parse(body);
  const present = await site.findEntry(kind, id);
  const place = position ?? present?.position ?? (await site.findLastPosition(kind)) + 1;
  await site.saveEntry(kind, { position: place, entry });
  return { position: place, body: named.parse(entry) };
}

/** The name of a document's published state in the audit trail. */
export function targetOf({ kind, id }: ContentAddress): string {
  if (kind === 'maintenance') return kind;
  return kind === 'notifications' ? `notification:${id}` : `${kind}:${id}`;
}

/** Which pages a change of a document touches. */
export const touchedBy = ({ kind, id }: ContentAddress): ContentTarget =>
  kind === 'page' ? `page:${id}` : 'site';
