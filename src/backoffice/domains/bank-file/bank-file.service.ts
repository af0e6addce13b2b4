import type { BankEntry, BankEntryFilter, BankFile } from '@/contracts/bank-file/bank-file';
import type { BankEntryClosing, BankFileFormat } from '@/contracts/bank-file/bank-file-choices';
import type { PaymentOutcome } from '@/contracts/payment-order/payment-order';
import { fromCents } from '@/lib/loan/money';
import { BankFileError } from '@/backoffice/common/bank-message';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import type { PostReceived } from './post-received';
import {
  bankEntryContext,
  loanNamedBy,
  readBankFile,
  returnReasonOf,
  toBankEntry,
  toBankFile,
  type BankEntryRow,
  type BankFileRow,
  type NumberedLine,
} from './bank-entry.model';
import type { BankEntryRepository } from './bank-entry.repository';

export interface BankFileRepositories {
  audit: AuditRepository;
  bankEntry: BankEntryRepository;
  received: PostReceived;
}

export interface BankFileServiceOptions {
  repositories: Pick<BankFileRepositories, 'audit' | 'bankEntry'>;
  unitOfWork: UnitOfWork<BankFileRepositories>;
  cipher: DataCipher;
  /** Records that an outgoing payment was returned by the bank; false where no such payment is in progress. */
  notePayment: (
    staff: string,
    returned: { id: string; amountCents: number; outcome: PaymentOutcome },
  ) => Promise<boolean>;
  /** A larger amount is booked only after a second person has approved it. */
  postingLimitCents: () => number;
  now: () => Date;
  newFileId: () => string;
  newEntryId: () => string;
}

const maxEntries = 2_000;

type BankEntryQuery = BankEntryFilter & { cursor?: string | undefined; limit: number };

export type BankFileService = ReturnType<typeof createBankFileService>;

/** Imports bank files: each file is read whole or not at all, each entry is booked once, and an entry that names no loan waits for staff. */
export function createBankFileService({
  repositories,
  unitOfWork,
  cipher,
  notePayment,
  postingLimitCents,
  now,
  newFileId,
  newEntryId,
}: BankFileServiceOptions) {
  const show = (row: BankEntryRow): BankEntry => toBankEntry(cipher, row);

  /** Throws `validation_failed` with the line that cannot be read. */
  function read(format: BankFileFormat, content: string): NumberedLine[] {
    try {
      const lines = readBankFile(format, content);
      return lines.length > maxEntries ? rejectField('content', 'tooBig', maxEntries) : lines;
    } catch (error) {
      if (error instanceof BankFileError)
        return rejectField('content', 'unreadableLine', `${error.line} (${error.what})`);
      throw error;
    }
  }

  /** Records the returned outgoing payments of a file before the rest of it is read; recording them again changes nothing. */
  async function noteReturned(
    staff: string,
    lines: readonly NumberedLine[],
  ): Promise<ReadonlySet<string>> {
    const returned = new Set<string>();
    for (const { orderId, amountCents, bookedOn, returnReason } of lines) {
      if (orderId === null) continue;
      const outcome = {
        state: 'returned',
        on: bookedOn,
        reason: returnReasonOf(returnReason),
      } as const;
      if (await notePayment(staff, { id: orderId, amountCents, outcome })) returned.add(orderId);
    }
    return returned;
  }

  /** Locks an entry that waits for staff. Throws `not_found`, and `conflict` for one that is already handled. */
  async function lockWaiting(
    { bankEntry }: Pick<BankFileRepositories, 'bankEntry'>,
    id: string,
  ): Promise<BankEntryRow> {
    const row = requireFound(await bankEntry.lockById(id));
    if (row.state !== 'unmatched') throw new ServiceError('conflict');
    return row;
  }

  async function handle(
    tx: Pick<BankFileRepositories, 'audit' | 'bankEntry'>,
    staff: string,
    { row, change }: { row: BankEntryRow; change: Pick<BankEntryRow, 'state' | 'loanNo' | 'note'> },
  ): Promise<BankEntry> {
    const handled = { ...change, handledBy: staff, handledAt: now() };
    await tx.bankEntry.update(row.id, handled);
    await recordChange(tx.audit, {
      at: now(),
      staff,
      target: `bank-entry:${row.id}`,
      before: { state: row.state },
      after: change,
    });
    return show({ ...row, ...handled });
  }

  /** One page, for an export that is written down as a whole. Throws `validation_failed` for the cursor of another order. */
  async function readPage({
    cursor,
    limit,
    ...filter
  }: BankEntryQuery): Promise<{ data: BankEntry[]; next: string | null }> {
    const { rows, next } = await repositories.bankEntry.list(filter, { cursor, limit });
    return { data: rows.map(show), next };
  }

  return {
    /** Reads a file and books what names its loan. Throws `validation_failed` where a line cannot be read; then nothing is done. */
    async importFile(
      staff: string,
      { name, format, content }: { name: string; format: BankFileFormat; content: string },
    ): Promise<BankFile> {
      const lines = read(format, content);
      const returned = await noteReturned(staff, lines);
      return unitOfWork(async (tx) => {
        const counts = { known: 0, posted: 0, unmatched: 0, returned: 0 };
        const file: BankFileRow = {
          id: newFileId(),
          name,
          format,
          entries: lines.length,
          ...counts,
          importedBy: staff,
          importedAt: now(),
        };
        await tx.bankEntry.createFile(file);
        const entries: { id: string; line: NumberedLine }[] = [];
        for (const line of lines) {
          const id = newEntryId();
          const { account, bookedOn, amountCents, bankReference, run, details } = line;
          const orderId = line.orderId !== null && returned.has(line.orderId) ? line.orderId : null;
          const isNew = await tx.bankEntry.create({
            id,
            fileId: file.id,
            account,
            bookedOn,
            amountCents,
            bankReference,
            run,
            details: cipher.encrypt(details, bankEntryContext(id)),
            state: orderId === null ? 'unmatched' : 'payment-returned',
            loanNo: null,
            orderId,
            handledBy: null,
            handledAt: null,
            note: null,
          });
          if (!isNew) counts.known += 1;
          else if (orderId !== null) counts.returned += 1;
          else entries.push({ id, line });
        }
        // Loans are locked in one order, whatever files are read beside this one.
        const byLoan = entries
          .map((entry) => ({ ...entry, loanNo: loanNamedBy(entry.line) }))
          .toSorted((one, other) => ((one.loanNo ?? '') < (other.loanNo ?? '') ? -1 : 1));
        for (const { id, line, loanNo } of byLoan) {
          const isPosted =
            loanNo !== null &&
            line.amountCents <= postingLimitCents() &&
            (await tx.received.postNamed(staff, { id, loanNo, line }));
          if (isPosted) await tx.bankEntry.update(id, { state: 'posted', loanNo });
          counts[isPosted ? 'posted' : 'unmatched'] += 1;
        }
        await tx.bankEntry.updateFile(file.id, counts);
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `bank-file:${file.id}`,
          before: null,
          after: { format, entries: lines.length, ...counts },
        });
        return toBankFile({ ...file, ...counts });
      });
    },

    readPage,

    /** One page, newest first, which is written down. */
    async list(
      staff: string,
      query: BankEntryQuery,
    ): Promise<{ data: BankEntry[]; next: string | null; total: number }> {
      const page = await readPage(query);
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: 'bank-entry',
        after: { listed: page.data.length },
      });
      return { ...page, total: await repositories.bankEntry.count(query) };
    },

    /** Throws `not_found`. */
    async find(staff: string, id: string): Promise<BankEntry> {
      const row = requireFound(await repositories.bankEntry.findById(id));
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: `bank-entry:${id}`,
        after: null,
      });
      return show(row);
    },

    /** Whether booking an entry needs a second person. Throws `not_found`. */
    needsApproval: async (id: string): Promise<boolean> =>
      requireFound(await repositories.bankEntry.findById(id)).amountCents > postingLimitCents(),

    /** Books an entry on a loan. Throws `not_found`, `conflict` and what the posting throws. */
    assign: (staff: string, { id, loanNo }: { id: string; loanNo: string }): Promise<BankEntry> =>
      unitOfWork(async (tx) => {
        const row = await lockWaiting(tx, id);
        if (row.amountCents > postingLimitCents())
          rejectField('loanNo', 'tooBig', fromCents(postingLimitCents()));
        await tx.received.post(staff, { id, loanNo, line: row });
        return handle(tx, staff, { row, change: { state: 'posted', loanNo, note: null } });
      }),

    /** Closes an entry that is not booked. Throws `not_found` and `conflict`. */
    close: (
      staff: string,
      { id, state, note }: { id: string; state: BankEntryClosing; note: string },
    ): Promise<BankEntry> =>
      unitOfWork(async (tx) => {
        const row = await lockWaiting(tx, id);
        return handle(tx, staff, { row, change: { state, loanNo: null, note } });
      }),
  };
}
