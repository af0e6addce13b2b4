import { Readable } from 'node:stream';
import { promised } from '@/config/promises';
import type {
  ApplicationExportFilter,
  DeskApplicationRow,
} from '@/contracts/application/application-desk';
import { csvLines, toCsv, withoutFormula } from '@/lib/csv/csv';
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

type ApplicationQuery = ApplicationExportFilter & { cursor?: string | undefined; limit: number };

const exportedAtOnce = 500;
const columns = [
  'applicationNumber',
  'name',
  'phone',
  'product',
  'amount',
  'ltv',
  'state',
  'promisedBy',
  'documentsCompleteAt',
  'source',
  'language',
  'assignedTo',
  'receivedAt',
] as const;

/** Applications as staff list them, with who applied; each page and each export is written to the trail. */
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

  async function* lines(filter: ApplicationFilter): AsyncGenerator<Buffer> {
    yield Buffer.from(toCsv([columns]));
    for (let after: ApplicationCursor | undefined; ;) {
      const rows = await repositories.application.list(filter, { after, limit: exportedAtOnce });
      const last = rows.at(-1);
      if (!last) return;
      yield Buffer.from(
        csvLines(
          rows.map((row) => {
            const shown = toRow(row);
            return columns.map((name) => {
              const value = shown[name] ?? '';
              return typeof value === 'string' ? withoutFormula(value) : value;
            });
          }),
        ),
      );
      after = last;
    }
  }

  return {
    /** One page of applications in short, newest first; `from` and `to` are whole days of Hong Kong (YYYY-MM-DD), `q` the beginning or end of a number, or the beginning of its code. */
    async list(
      staff: string,
      { cursor, limit, ...chosen }: ApplicationQuery,
    ): Promise<{ data: DeskApplicationRow[]; next: string | null; total: number }> {
      const filter = filterOf(chosen, staff);
      const rows = await repositories.application.list(filter, {
        after: cursor === undefined ? undefined : cursorOf(cursor),
        limit: limit + 1,
      });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: 'application',
        after: { listed: page.length },
      });
      return {
        data: page.map(toRow),
        next:
          last && rows.length > page.length ? `${last.receivedAt.getTime()}.${last.number}` : null,
        total: await repositories.application.count(filter),
      };
    },

    /** The chosen applications as CSV, newest first, read in pages while they are sent. The export stands in the trail before its first byte is sent. */
    async exportCsv(staff: string, filter: ApplicationExportFilter): Promise<Readable> {
      await repositories.audit.create({
        at: now(),
        staff,
        action: 'export',
        target: 'application',
        before: null,
        after: filter,
      });
      return Readable.from(lines(filterOf(filter, staff)));
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
  { from, to, q, assignee, ...chosen }: ApplicationExportFilter,
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
