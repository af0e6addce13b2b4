import { promised } from '@/config/promises';
import type {
  ApplicationChoice,
  DeskApplicationRow,
} from '@/contracts/application/application-desk';
import { dayMs, startOfDay } from '@/lib/hong-kong-day';
import { loanOutlook } from '@/lib/application/loan-outlook';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordRead } from '../../audit/record-change';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRow } from '../application-row';
import { toSummary } from '../application-view';
import type {
  ApplicationCursor,
  ApplicationFilter,
  ApplicationRepository,
} from '../application.repository';
import { applicantName } from './applicant-name';

export interface ApplicationListingOptions {
  repositories: {
    application: Pick<ApplicationRepository, 'list' | 'count'>;
    audit: Pick<AuditRepository, 'create'>;
  };
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
}

type ApplicationQuery = ApplicationChoice & { cursor?: string | undefined; limit: number };

/** Applications as staff list them, with who applied; each page is written to the trail. */
export function createApplicationListing({
  repositories,
  fieldEncryption,
  now,
}: ApplicationListingOptions) {
  function toRow(row: ApplicationRow): DeskApplicationRow {
    const { number, product, campaign, firstTouch } = row;
    const form = fieldEncryption.decryptForm(['application', number], row.form);
    return {
      ...toSummary(row),
      name: applicantName(form),
      phone: fieldEncryption.decryptText(['application', number], 'phone', row.phone),
      ltv: loanOutlook(form, { ...valueTerms, product })?.loanToValue ?? null,
      source: (campaign.utm_source ?? '') || firstTouch.source || null,
    };
  }

  /** One page of applications in short, newest first, for an export that is written down as a whole. */
  async function readPage(
    staff: string,
    { cursor, limit, ...chosen }: ApplicationQuery,
  ): Promise<{ data: DeskApplicationRow[]; next: string | null }> {
    const rows = await repositories.application.list(filterOf(chosen, staff), {
      after: cursor === undefined ? undefined : cursorOf(cursor),
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      data: page.map(toRow),
      next:
        last && rows.length > page.length ? `${last.receivedAt.getTime()}.${last.number}` : null,
    };
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
      return { ...page, total: await repositories.application.count(filterOf(query, staff)) };
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

function cursorOf(cursor: string): ApplicationCursor {
  const [at = '', number = ''] = cursor.split('.');
  return { receivedAt: new Date(Number(at)), number };
}
