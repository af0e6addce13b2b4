import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BrandNames } from '@/config/brand';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import { zipStream, type ZipEntry } from '@/backoffice/common/zip-stream';
import type { FindOwner } from '../application/application-owner';
import type { AuditRepository } from '../audit/audit.repository';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { DocumentDeskService } from '../document/document-desk.service';
import { copyPage, dataFileName } from './copy-page';
import { filesOf, toPersonalCopy } from './personal-copy.model';
import type { PersonalRowRepository } from './personal-row.repository';
import { readPersonalRows } from './personal-rows';

export interface PersonalCopyOptions {
  repositories: {
    audit: Pick<AuditRepository, 'create'>;
    customer: Pick<CustomerRepository, 'findById'>;
    personalRow: Pick<PersonalRowRepository, 'list' | 'listAfter'>;
  };
  customers: Pick<CustomerService, 'profileOf'>;
  findOwner: FindOwner;
  documents: Pick<DocumentDeskService, 'open'>;
  cipher: Pick<DataCipher, 'decrypt'>;
  brandNames: BrandNames;
  now: () => Date;
}

/** Who makes a copy: `provenUntil` is null for one who cannot prove to be there. */
export interface CopyMaker {
  staff: string;
  provenUntil: Date | null;
}

/** A copy that is made while it is read; `fileName` is plain ASCII and names nobody. */
export interface CopyArchive {
  fileName: string;
  bytes: Readable;
}

export type PersonalCopyService = ReturnType<typeof createPersonalCopyService>;

/** Copies of all that is kept about a customer, who may ask for one (Personal Data (Privacy) Ordinance, Cap. 486, section 18). */
export function createPersonalCopyService({
  repositories,
  customers,
  findOwner,
  documents,
  cipher,
  brandNames,
  now,
}: PersonalCopyOptions) {
  return {
    /**
     * A ZIP file with the data as JSON and as a page in the language of the customer, notes of staff apart from it, and the documents. That it was made stands in the trail before
     * its first byte is sent. Throws `step_up_required` for a member of staff who has not just proved to be there, and `not_found`.
     */
    async make(
      { staff, provenUntil }: CopyMaker,
      { customerId, note }: { customerId: string; note: string },
    ): Promise<CopyArchive> {
      const at = now();
      if (provenUntil === null || provenUntil <= at) throw new ServiceError('step_up_required');
      const customer = requireFound(await repositories.customer.findById(customerId));
      const { phone, email, emailVerifiedAt, language: locale } = customers.profileOf(customer);
      const rows = await readPersonalRows(
        { rows: repositories.personalRow, cipher },
        {
          ...(await findOwner(customerId)),
          contacts: emailVerifiedAt !== null && email !== null ? [phone, email] : [phone],
        },
      );
      const files = filesOf(rows);
      const { data, notes } = toPersonalCopy(rows);
      await repositories.audit.create({
        at,
        staff,
        action: 'export',
        target: `customer:${customerId}`,
        before: null,
        after: { documents: files.length, note },
      });
      const text = (name: string, content: string): ZipEntry => ({
        name,
        modifiedAt: at,
        load: async () => new TextEncoder().encode(content),
      });
      const page = { locale, at, brand: brandNames[locale] };
      const json = (part: object): string => `${JSON.stringify(part, null, 2)}\n`;
      const hasNotes = Object.keys(notes).length > 0;
      return {
        fileName: `personal-data-${at.toISOString().slice(0, 10)}.zip`,
        bytes: zipStream([
          text('data.html', copyPage(data, page)),
          text(dataFileName, json({ madeAt: at, data })),
          ...(hasNotes
            ? [
                text('notes.html', copyPage(notes, { ...page, isNotes: true })),
                text('notes.json', json({ madeAt: at, notes })),
              ]
            : []),
          ...files.map(({ documentId, name, receivedAt }) => ({
            name,
            modifiedAt: receivedAt,
            load: async () => buffer((await documents.open(staff, documentId)).bytes),
          })),
        ]),
      };
    },
  };
}
