import { promised } from '@/config/promises';
import type {
  ApplicationChoice,
  DeskApplicationRow,
} from '@/contracts/application/application-desk';
import { dayMs, startOfDay } from '@/lib/hong-kong-day';
import { groupBy } from '@/lib/object/group-by';
import { loanOutlook } from '@/lib/application/loan-outlook';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordRead } from '../../audit/record-change';
import { checklistAnswers } from '../../document/checklist-answers';
import { openDocumentsOf } from '../../document/document.checklist';
import type { DocumentRepository } from '../../document/document.repository';
import { askedItems } from '../document-request/document-request.model';
import type {
  DocumentRequestRepository,
  DocumentRequestRow,
} from '../document-request/document-request.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRow } from '../application-row';
import { toSummary } from '../application-view';
import type { ApplicationFilter, ApplicationRepository } from '../application.repository';
import { applicantName } from './applicant-name';

export interface ApplicationListingOptions {
  repositories: {
    application: Pick<ApplicationRepository, 'list' | 'count'>;
    audit: Pick<AuditRepository, 'create'>;
    document: Pick<DocumentRepository, 'listStates'>;
    documentRequest: Pick<DocumentRequestRepository, 'listByApplications'>;
  };
  fieldEncryption: ApplicationFieldEncryption;
  cipher: Pick<DataCipher, 'decrypt'>;
  now: () => Date;
}

interface KnownDocuments {
  files: ReadonlyMap<string, Awaited<ReturnType<DocumentRepository['listStates']>>>;
  requests: ReadonlyMap<string, DocumentRequestRow[]>;
}

type ApplicationQuery = ApplicationChoice & { cursor?: string | undefined; limit: number };

/** Applications as staff list them, with who applied; each page is written to the trail. */
export function createApplicationListing({
  repositories,
  fieldEncryption,
  cipher,
  now,
}: ApplicationListingOptions) {
  function toRow(row: ApplicationRow, { files, requests }: KnownDocuments): DeskApplicationRow {
    const { number, product, campaign, firstTouch } = row;
    const form = fieldEncryption.decryptForm(['application', number], row.form);
    return {
      ...toSummary(row),
      name: applicantName(form),
      phone: fieldEncryption.decryptText(['application', number], 'phone', row.phone),
      ltv: loanOutlook(form, { ...valueTerms, product })?.loanToValue ?? null,
      source: (campaign.utm_source ?? '') || firstTouch.source || null,
      openDocuments: openDocumentsOf(
        {
          product,
          ...checklistAnswers(form),
          asked: askedItems(requests.get(number) ?? [], cipher),
        },
        files.get(number) ?? [],
      ),
    };
  }

  /** What is known of the documents of a page, by application. */
  async function findDocuments(page: readonly ApplicationRow[]): Promise<KnownDocuments> {
    const numbers = page.map(({ number }) => number);
    const [files, requests] = await Promise.all([
      repositories.document.listStates(numbers),
      repositories.documentRequest.listByApplications(numbers),
    ]);
    return {
      files: groupBy(files, ({ applicationNumber }) => applicationNumber),
      requests: groupBy(requests, ({ number }) => number),
    };
  }

  /** One page of applications in short for an export that is written down as a whole. Throws `validation_failed` for the cursor of another order. */
  async function readPage(
    staff: string,
    { cursor, limit, ...chosen }: ApplicationQuery,
  ): Promise<{ data: DeskApplicationRow[]; next: string | null }> {
    const { rows, next } = await repositories.application.list(filterOf(chosen, staff), {
      sort: chosen.sort,
      cursor,
      limit,
    });
    const documents = await findDocuments(rows);
    return { data: rows.map((row) => toRow(row, documents)), next };
  }

  return {
    readPage,

    /** One page, which is written down; `from` and `to` are whole days of Hong Kong (YYYY-MM-DD), `q` the beginning or end of a number, or the beginning of its code. */
    async list(
      staff: string,
      query: ApplicationQuery,
    ): Promise<{ data: DeskApplicationRow[]; next: string | null; total: number }> {
      const page = await readPage(staff, query);
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: 'application',
        after: { listed: page.data.length },
      });
      return {
        ...page,
        total: await repositories.application.count(filterOf(query, staff), query.sort),
      };
    },
  };
}

/** A value is set against what was asked for whatever the loan costs. */
const valueTerms = {
  limits: null,
  annualRateFrom: promised('stressRate'),
  ltvMax: null,
  promises: {},
};

const filterOf = (
  { from, to, q, assignee, ...chosen }: ApplicationChoice,
  staff: string,
): ApplicationFilter => ({
  ...(chosen.state ? { state: chosen.state } : {}),
  ...(chosen.product ? { product: chosen.product } : {}),
  ...(from ? { receivedFrom: startOfDay(from) } : {}),
  ...(to ? { receivedBefore: new Date(startOfDay(to).getTime() + dayMs) } : {}),
  ...(q ? { numberPart: q } : {}),
  ...(assignee === undefined ? {} : { assignee: assigneeOf(assignee, staff) }),
});

function assigneeOf(asked: string, staff: string): string | null {
  if (asked === 'nobody') return null;
  return asked === 'me' ? staff : asked;
}
