import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { ApprovalRepository } from '../approval/approval.repository';
import type { AuditRepository } from '../audit/audit.repository';
import type {
  ContentAddress,
  ContentDocumentRepository,
  ContentRevisionRow,
} from '../site/content-document.repository';
import type { ContentVersionRepository } from '../site/content-version.repository';
import type { SiteRepository } from '../site/site.repository';
import type { MediumRepository } from './media/medium.repository';
import { isFitName } from './content-body';
import { changesSince, unbegun, untouched, type OpenContent } from './content.model';
import { findPublished } from './published-content';

export type { ContentAddress } from '../site/content-document.repository';

/** What content reads and writes in one transaction. */
export interface ContentRepositories {
  approval: Pick<ApprovalRepository, 'listBySubject'>;
  audit: Pick<AuditRepository, 'create'>;
  contentDocument: ContentDocumentRepository;
  contentVersion: ContentVersionRepository;
  medium: Pick<MediumRepository, 'listByIds'>;
  site: SiteRepository;
}

export type ContentUnitOfWork = UnitOfWork<ContentRepositories>;

/** Who changes a document, which one, and the version that was on the screen. */
export interface ContentEdit {
  staff: string;
  address: ContentAddress;
  version: number;
}

/** The document with its draft. Null where there is none, or none that anybody began. */
export async function findContent(
  { contentDocument, site }: Pick<ContentRepositories, 'contentDocument' | 'site'>,
  address: ContentAddress,
): Promise<OpenContent | null> {
  const document = await contentDocument.findByAddress(address);
  if (document)
    return {
      document,
      draft: requireFound(await contentDocument.findRevision(address, document.draft)),
    };
  const published = await findPublished(site, address);
  return published && untouched(address, published);
}

/** A version of a document. Null where there is no such document or version. */
export async function findContentVersion(
  repositories: Pick<ContentRepositories, 'contentDocument' | 'site'>,
  address: ContentAddress,
  version: number,
): Promise<ContentRevisionRow | null> {
  const open = await findContent(repositories, address);
  if (open === null || open.draft.number === version) return open?.draft ?? null;
  return repositories.contentDocument.findRevision(address, version);
}

/** Stores what came with the release as version 0 of a document that somebody touches for the first time. */
export async function ensureStored(
  { contentDocument }: Pick<ContentRepositories, 'contentDocument'>,
  { document, draft }: OpenContent,
  at: Date,
): Promise<void> {
  if (await contentDocument.findByAddress(document)) return;
  await contentDocument.save(document);
  if (document.published !== null)
    await contentDocument.addRevision({ ...draft, savedAt: at, publishedAt: at });
}

/** Whether staff begin documents of its kind: pages and the one of maintenance come with a release. */
const isBegun = ({ kind }: ContentAddress): boolean => kind !== 'page' && kind !== 'maintenance';

/**
 * Begins a change: nobody else changes content until the transaction ends. Throws `not_found`, and `changed_meanwhile` where the draft is no
 * longer the version that was on the screen. `mayBegin` takes an entry that does not exist, and throws `validation_failed` for a name that one cannot have.
 */
export async function openForChange(
  tx: ContentRepositories,
  { address, version }: Omit<ContentEdit, 'staff'>,
  { mayBegin = false }: { mayBegin?: boolean } = {},
): Promise<OpenContent> {
  await tx.contentVersion.lock();
  const found = await findContent(tx, address);
  const isNew = found === null && mayBegin && isBegun(address) && version === 0;
  if (isNew && !isFitName(address)) rejectField('id', 'wrongFormat');
  const open = isNew ? unbegun(address) : requireFound(found);
  const revisions = await tx.contentDocument.listRevisions(address);
  const changed = changesSince(version, open.document, revisions);
  if (changed) throw new ServiceError('changed_meanwhile', { changed });
  return open;
}
