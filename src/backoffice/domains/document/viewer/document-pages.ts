import type { DocumentPage } from '@/contracts/document/document-page';
import { formatDayAndTime } from '@/lib/dates';
import type { PageMaker } from '@/backoffice/adapters/picture/page-maker';
import { pageTypes } from '@/backoffice/adapters/picture/page-limits';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordRead } from '@/backoffice/domains/audit/record-change';
import type { StaffRepository } from '@/backoffice/domains/staff/staff.repository';
import type { UploadApplications } from '../document.access';
import type { DocumentRepository, DocumentRow } from '../document.repository';
import type { OpenDocument } from '../open-document';

export interface DocumentPagesOptions {
  repositories: {
    document: Pick<DocumentRepository, 'findById'>;
    audit: Pick<AuditRepository, 'create'>;
    member: Pick<StaffRepository, 'findByEmail'>;
  };
  applications: Pick<UploadApplications, 'find'>;
  openDocument: OpenDocument;
  makePage: PageMaker['make'];
  now: () => Date;
}

/** A drawn page, and whose document it is a page of; null where no customer is known. */
export interface ViewedPage {
  data: DocumentPage;
  slot: string;
  customerId: string | null;
}

export type DocumentPages = ReturnType<typeof createDocumentPages>;

/** Whether staff can look at the pages of a document. */
export const hasPages = ({
  type,
  status,
  isLocked,
}: Pick<DocumentRow, 'type' | 'status' | 'isLocked'>): boolean =>
  pageTypes.includes(type) && !isLocked && (status === 'clean' || status === 'stored');

/** Pictures of the pages of documents for staff, with the name of who looks and the time across them; nothing is kept. */
export function createDocumentPages({
  repositories,
  applications,
  openDocument,
  makePage,
  now,
}: DocumentPagesOptions) {
  return {
    /** The picture of a page, numbered from 1; the reading is written down before it is drawn. Throws `not_found`, `document_unreadable`, and what opening the document throws. */
    async view(staff: string, { id, page }: { id: string; page: number }): Promise<ViewedPage> {
      const row = requireFound(await repositories.document.findById(id));
      if (!hasPages(row)) throw new ServiceError('document_unreadable');
      const { applicationNumber, slot, type } = row;
      const at = now();
      await recordRead(repositories.audit, {
        at,
        staff,
        target: `document:${id}`,
        after: { application: applicationNumber, slot, page },
      });
      const member = await repositories.member.findByEmail(staff);
      const drawn = await makePage(async () => (await openDocument(row, null)).bytes, {
        type,
        page,
        watermark: [member?.name, staff, formatDayAndTime(at, 'en')]
          .filter((part) => part !== undefined)
          .join(' · '),
      });
      if (!drawn) throw new ServiceError('document_unreadable');
      const { pages, width, height, picture } = drawn;
      if (picture.length === 0) throw new ServiceError('not_found');
      const application = await applications.find(applicationNumber);
      return {
        data: {
          page,
          pages,
          width,
          height,
          picture: `data:image/webp;base64,${picture.toString('base64')}`,
        },
        slot,
        customerId: application?.customerId ?? null,
      };
    },
  };
}
