import { and, asc, desc, eq, exists, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type {
  ApplicationProduct,
  ApplicationState,
} from '@/contracts/application/application-choices';
import type { ApplicationChoice } from '@/contracts/application/application-desk';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createListOrders, type ListPage, type PageRequest } from '@/backoffice/db/list/list-order';
import { countRows } from '@/backoffice/db/list/list-page';
import { isReferenceLike } from '@/backoffice/db/reference-search';
import { applicationStepTable, applicationTable } from '@/backoffice/db/schema/application';
import { documentTable } from '@/backoffice/db/schema/document';
import { loanTable } from '@/backoffice/db/schema/loan';
import {
  toApplicationRow,
  toApplicationStep,
  type ApplicationRow,
  type ApplicationStep,
} from './application-row';

export interface ApplicationFilter {
  state?: ApplicationState;
  product?: ApplicationProduct;
  receivedFrom?: Date;
  receivedBefore?: Date;
  numberPart?: string;
  /** A mail address; null for those that nobody has. */
  assignee?: string | null;
}

type ApplicationSort = ApplicationChoice['sort'];

const { state: listedState, receivedAt: received, promisedBy } = applicationTable;
const oldest = { column: received, valueOf: ({ receivedAt }: ApplicationRow) => receivedAt };
const applicationOrders = createListOrders<ApplicationRow, ApplicationSort>(
  { column: applicationTable.number, valueOf: ({ number }) => number },
  {
    newest: { ...oldest, isDescending: true },
    oldest,
    due: {
      column: promisedBy,
      valueOf: (row) => row.promisedBy,
      // The same condition as that of the partial index `application_due`, so that the index is used.
      where: sql`${listedState} = 'in-assessment'`,
    },
  },
);

export type ApplicationRepository = ReturnType<typeof createApplicationRepository>;

/** Applications that were sent, and their history. */
export function createApplicationRepository(db: Database | Transaction) {
  const {
    number,
    draftId,
    customerId,
    phoneHash,
    uploadReference,
    receivedAt,
    changedAt,
    state,
    product,
    assignee,
  } = applicationTable;
  const chosen = (filter: ApplicationFilter) =>
    and(
      filter.state && eq(state, filter.state),
      filter.product && eq(product, filter.product),
      filter.assignee === null ? isNull(assignee) : undefined,
      filter.assignee ? eq(assignee, filter.assignee) : undefined,
      filter.receivedFrom && gte(receivedAt, filter.receivedFrom),
      filter.receivedBefore && lt(receivedAt, filter.receivedBefore),
      filter.numberPart === undefined ? undefined : isReferenceLike(number, filter.numberPart),
    );
  const findOne = async (condition: ReturnType<typeof eq>): Promise<ApplicationRow | null> => {
    const [row] = await db.select().from(applicationTable).where(condition);
    return row ? toApplicationRow(row) : null;
  };

  return {
    async create(row: ApplicationRow): Promise<void> {
      await db.insert(applicationTable).values(row);
    },

    /** Keeps the time of the first decision, too. */
    async update(
      applicationNumber: string,
      change: Partial<
        Pick<
          ApplicationRow,
          | 'draftId'
          | 'form'
          | 'amountCents'
          | 'indicative'
          | 'state'
          | 'handover'
          | 'refusal'
          | 'documentsCompleteAt'
          | 'promisedBy'
          | 'changedAt'
          | 'phone'
          | 'phoneHash'
          | 'assignee'
          | 'declineReasons'
        >
      >,
    ): Promise<void> {
      const isDecision = change.state === 'approved' || change.state === 'declined';
      await db
        .update(applicationTable)
        .set({
          ...change,
          ...(isDecision && change.changedAt
            ? {
                decidedAt: sql`coalesce(${applicationTable.decidedAt}, ${change.changedAt.toISOString()}::timestamptz)`,
              }
            : {}),
        })
        .where(eq(number, applicationNumber));
    },

    findByNumber: (applicationNumber: string): Promise<ApplicationRow | null> =>
      findOne(eq(number, applicationNumber)),
    findByDraft: (id: string): Promise<ApplicationRow | null> => findOne(eq(draftId, id)),
    findByUploadReference: (reference: string): Promise<ApplicationRow | null> =>
      findOne(eq(uploadReference, reference)),

    /** The applications with these numbers that exist, in no particular order. */
    async listByNumbers(numbers: readonly string[]): Promise<ApplicationRow[]> {
      const rows = await db
        .select()
        .from(applicationTable)
        .where(inArray(number, [...numbers]));
      return rows.map(toApplicationRow);
    },

    /** The row stays locked until the transaction ends. */
    async lockByNumber(applicationNumber: string): Promise<ApplicationRow | null> {
      const [row] = await db
        .select()
        .from(applicationTable)
        .where(eq(number, applicationNumber))
        .for('update');
      return row ? toApplicationRow(row) : null;
    },

    /**
     * What a customer applied for, newest first: under the account, or with the same phone before there was one. Applications refused on
     * submission are left out.
     */
    async listByOwner(owner: {
      customerId: string;
      phoneHashes: readonly string[];
    }): Promise<ApplicationRow[]> {
      const isOwn = or(
        eq(customerId, owner.customerId),
        and(isNull(customerId), inArray(phoneHash, [...owner.phoneHashes])),
      );
      const rows = await db
        .select()
        .from(applicationTable)
        .where(and(isOwn, isNull(applicationTable.refusal)))
        .orderBy(desc(receivedAt), asc(number));
      return rows.map(toApplicationRow);
    },

    /** Under the account, or with the phone while there was none; refused ones, too. The rows stay locked until the transaction ends. */
    async lockByPhone(owner: {
      customerId: string;
      phoneHashes: readonly string[];
    }): Promise<{ number: string }[]> {
      return db
        .select({ number })
        .from(applicationTable)
        .where(
          or(
            eq(customerId, owner.customerId),
            and(isNull(customerId), inArray(phoneHash, [...owner.phoneHashes])),
          ),
        )
        .orderBy(asc(number))
        .for('update');
    },

    /** One page. Throws `validation_failed` for the cursor of another order. */
    async list(
      filter: ApplicationFilter,
      page: PageRequest<ApplicationSort>,
    ): Promise<ListPage<ApplicationRow>> {
      const { where, orderBy, limit } = applicationOrders.queryOf(page);
      const rows = await db
        .select()
        .from(applicationTable)
        .where(and(chosen(filter), where))
        .orderBy(...orderBy)
        .limit(limit);
      return applicationOrders.pageOf(rows.map(toApplicationRow), page);
    },

    /** How many there are, up to 10,000. */
    count: (filter: ApplicationFilter, sort: ApplicationSort): Promise<number> =>
      countRows(db, applicationTable, and(chosen(filter), applicationOrders.rowsOf(sort))),

    /** Numbers after `after`, in their order, of applications that were received with a document and are promised no decision yet: each needs one at least. */
    async listAwaitingDocuments({
      after,
      limit,
    }: {
      after: string;
      limit: number;
    }): Promise<string[]> {
      const rows = await db
        .select({ number })
        .from(applicationTable)
        .where(
          and(
            eq(state, 'received'),
            isNull(applicationTable.promisedBy),
            gt(number, after),
            exists(
              db
                .select({ id: documentTable.id })
                .from(documentTable)
                .where(eq(documentTable.applicationNumber, number)),
            ),
          ),
        )
        .orderBy(asc(number))
        .limit(limit);
      return rows.map((row) => row.number);
    },

    /** The loan that was booked on an application; null where there is none. */
    async findLoanNo(applicationNumber: string): Promise<string | null> {
      const [row] = await db
        .select({ loanNo: loanTable.loanNo })
        .from(loanTable)
        .where(eq(loanTable.applicationNumber, applicationNumber));
      return row?.loanNo ?? null;
    },

    /** Adds a line to the history that staff and, where it has a message, the applicant see. */
    async addStep(step: ApplicationStep): Promise<void> {
      await db.insert(applicationStepTable).values(step);
    },

    /** Oldest first. */
    async listSteps(numbers: readonly string[]): Promise<ApplicationStep[]> {
      if (numbers.length === 0) return [];
      const rows = await db
        .select()
        .from(applicationStepTable)
        .where(inArray(applicationStepTable.number, [...numbers]))
        .orderBy(asc(applicationStepTable.id));
      return rows.map(toApplicationStep);
    },

    /** Applications that came to nothing before `instant`, a few at a time. Each state is asked for by itself: for all at once the whole table would be read. */
    async listEndedBefore(
      instant: Date,
      { states, limit }: { states: readonly ApplicationState[]; limit: number },
    ): Promise<string[]> {
      const found: string[] = [];
      for (const one of states) {
        const rows = await db
          .select({ number })
          .from(applicationTable)
          .where(and(eq(state, one), lt(changedAt, instant)))
          .orderBy(asc(changedAt))
          .limit(limit - found.length);
        found.push(...rows.map((row) => row.number));
      }
      return found;
    },

    async remove(applicationNumber: string): Promise<void> {
      await db.delete(applicationTable).where(eq(number, applicationNumber));
    },
  };
}
