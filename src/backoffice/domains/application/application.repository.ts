import { and, asc, desc, eq, gt, gte, inArray, isNull, like, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import {
  campaignSchema,
  indicativeSchema,
  type Indicative,
} from '@/contracts/application/application';
import {
  applicationProducts,
  applicationStates,
  type ApplicationProduct,
  type ApplicationState,
} from '@/contracts/application/application-choices';
import { localeSchema } from '@/contracts/localised';
import type { Locale } from '@/contracts/locale';
import type { Campaign } from '@/lib/campaign';
import type { Database, Transaction } from '@/backoffice/db/database';
import {
  applicationStepTable,
  applicationSubmissionTable,
  applicationTable,
} from '@/backoffice/db/schema/application';
import { instant } from '@/contracts/common-fields';

/** `deciding`: the lender's system is being asked while the applicant waits. */
export const handovers = ['none', 'deciding', 'waiting', 'accepted', 'refused'] as const;
export type Handover = (typeof handovers)[number];

const consentRecordSchema = z.object({
  textVersion: z.string(),
  language: localeSchema,
  acceptedAt: instant,
  creditReference: z.boolean(),
  marketingOwn: z.boolean(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

/** As stored: `form`, `phone` and `refusal` are encrypted. */
export interface ApplicationRow {
  number: string;
  draftId: string | null;
  product: ApplicationProduct;
  language: Locale;
  amountCents: number;
  form: string;
  phone: string;
  phoneHash: string;
  customerId: string | null;
  consents: ConsentRecord;
  campaign: Campaign;
  indicative: Indicative | null;
  state: ApplicationState;
  handover: Handover;
  refusal: string | null;
  uploadReference: string;
  receivedAt: Date;
  /** When the required documents were complete, and by when the decision is promised; null while documents are missing. */
  documentsCompleteAt: Date | null;
  promisedBy: Date | null;
  changedAt: Date;
}

export interface ApplicationStep {
  number: string;
  state: ApplicationState;
  at: Date;
  by: string;
  note: string | null;
  message: string | null;
}

export interface ApplicationFilter {
  state?: ApplicationState;
  product?: ApplicationProduct;
  receivedFrom?: Date;
  receivedBefore?: Date;
  numberPart?: string;
  limit: number;
}

export type ApplicationRepository = ReturnType<typeof createApplicationRepository>;

const stateSchema = z.enum(applicationStates);
const enums = {
  product: z.enum(applicationProducts),
  state: stateSchema,
  handover: z.enum(handovers),
};

/** Applications that were sent, their history, and the keys they were sent with. */
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
  } = applicationTable;
  const findOne = async (condition: ReturnType<typeof eq>): Promise<ApplicationRow | null> => {
    const [row] = await db.select().from(applicationTable).where(condition);
    return row ? readRow(row) : null;
  };

  return {
    async create(row: ApplicationRow): Promise<void> {
      await db.insert(applicationTable).values(row);
    },

    async update(
      applicationNumber: string,
      change: Partial<
        Pick<
          ApplicationRow,
          | 'draftId'
          | 'state'
          | 'handover'
          | 'refusal'
          | 'documentsCompleteAt'
          | 'promisedBy'
          | 'changedAt'
          | 'phone'
          | 'phoneHash'
        >
      >,
    ): Promise<void> {
      await db.update(applicationTable).set(change).where(eq(number, applicationNumber));
    },

    findByNumber: (applicationNumber: string): Promise<ApplicationRow | null> =>
      findOne(eq(number, applicationNumber)),
    findByDraft: (id: string): Promise<ApplicationRow | null> => findOne(eq(draftId, id)),
    findByUploadReference: (reference: string): Promise<ApplicationRow | null> =>
      findOne(eq(uploadReference, reference)),

    /** The row stays locked until the transaction ends. */
    async lockByNumber(applicationNumber: string): Promise<ApplicationRow | null> {
      const [row] = await db
        .select()
        .from(applicationTable)
        .where(eq(number, applicationNumber))
        .for('update');
      return row ? readRow(row) : null;
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
      return rows.map(readRow);
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

    /** Newest first. */
    async list(filter: ApplicationFilter): Promise<ApplicationRow[]> {
      const conditions = [
        ...(filter.state ? [eq(state, filter.state)] : []),
        ...(filter.product ? [eq(product, filter.product)] : []),
        ...(filter.receivedFrom ? [gte(receivedAt, filter.receivedFrom)] : []),
        ...(filter.receivedBefore ? [lt(receivedAt, filter.receivedBefore)] : []),
        ...(filter.numberPart ? [like(number, `%${filter.numberPart.toUpperCase()}%`)] : []),
      ];
      const rows = await db
        .select()
        .from(applicationTable)
        .where(and(...conditions))
        .orderBy(desc(receivedAt), asc(number))
        .limit(filter.limit);
      return rows.map(readRow);
    },

    /** Numbers after `after`, in their order, of applications that were received and are promised no decision yet. */
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
        .where(and(eq(state, 'received'), isNull(applicationTable.promisedBy), gt(number, after)))
        .orderBy(asc(number))
        .limit(limit);
      return rows.map((row) => row.number);
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
      return rows.map(({ number: applicationNumber, state: reached, at, by, note, message }) => ({
        number: applicationNumber,
        state: stateSchema.parse(reached),
        at,
        by,
        note,
        message,
      }));
    },

    /** The earlier submission with an idempotency key, given as its hashes under the current and the retired secrets. */
    async findSubmission(
      keyHashes: readonly string[],
    ): Promise<{ bodyHash: string; number: string } | null> {
      const { bodyHash, number: applicationNumber } = applicationSubmissionTable;
      const [row] = await db
        .select({ bodyHash, number: applicationNumber })
        .from(applicationSubmissionTable)
        .where(inArray(applicationSubmissionTable.keyHash, [...keyHashes]));
      return row ?? null;
    },

    /** Records an idempotency key with the hash of the form that it was sent with. */
    async createSubmission(row: typeof applicationSubmissionTable.$inferInsert): Promise<void> {
      await db.insert(applicationSubmissionTable).values(row);
    },

    /** Forgets idempotency keys that were used before `instant`. */
    async removeSubmissionsBefore(instant: Date): Promise<void> {
      await db
        .delete(applicationSubmissionTable)
        .where(lt(applicationSubmissionTable.createdAt, instant));
    },

    /** Applications that came to nothing before `instant`, a few at a time. */
    async listEndedBefore(
      instant: Date,
      { states, limit }: { states: readonly ApplicationState[]; limit: number },
    ): Promise<string[]> {
      const rows = await db
        .select({ number })
        .from(applicationTable)
        .where(and(inArray(state, [...states]), lt(changedAt, instant)))
        .orderBy(asc(changedAt))
        .limit(limit);
      return rows.map((row) => row.number);
    },

    async remove(applicationNumber: string): Promise<void> {
      await db.delete(applicationTable).where(eq(number, applicationNumber));
    },
  };
}

function readRow(row: typeof applicationTable.$inferSelect): ApplicationRow {
  return {
    ...row,
    product: enums.product.parse(row.product),
    language: localeSchema.parse(row.language),
    state: enums.state.parse(row.state),
    handover: enums.handover.parse(row.handover),
    consents: consentRecordSchema.parse(row.consents),
    campaign: campaignSchema.parse(row.campaign),
    indicative: row.indicative === null ? null : indicativeSchema.parse(row.indicative),
  };
}
