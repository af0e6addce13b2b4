import type { PaymentReport } from '@/contracts/payment-order/payment-report';
import { hongKongDay } from '@/lib/hong-kong-day';
import { BankFileError } from '@/backoffice/common/bank-message';
import { rejectField } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import { dispatchFile } from './dispatch-file';
import type { PaymentFileRepository } from './payment-file.repository';
import type { PaymentOrderRow } from './payment-order.model';
import type { PaymentOrderRepository } from './payment-order.repository';
import {
  readPaymentReport,
  type PaymentStatusReport,
  type ReportedPayment,
} from './payment-report';
import { settlePaid, settleReturned, type PaidRepositories } from './settle-payment';

export interface PaymentReportRepositories extends Omit<
  PaidRepositories,
  'audit' | 'paymentOrder'
> {
  audit: Pick<AuditRepository, 'create'>;
  paymentFile: Pick<PaymentFileRepository, 'lockById' | 'update'>;
  paymentOrder: Pick<PaymentOrderRepository, 'lockByFile' | 'listSteps' | 'update' | 'addSteps'>;
}

export interface PaymentReportServiceOptions {
  unitOfWork: UnitOfWork<PaymentReportRepositories>;
  now: () => Date;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type PaymentReportService = ReturnType<typeof createPaymentReportService>;

/** What a bank reports on a file of payments: noted in one transaction or not at all, and once however often it is read. */
export function createPaymentReportService({
  unitOfWork,
  now,
  onMessageEnqueued,
}: PaymentReportServiceOptions) {
  /** What the report says of each payment of the file, but for those of which it says nothing. */
  function matched(
    { payments, others }: PaymentStatusReport,
    rows: readonly PaymentOrderRow[],
  ): { row: PaymentOrderRow; said: ReportedPayment }[] {
    const byId = new Map(payments.map((said) => [said.orderId, said]));
    for (const { orderId, line } of payments)
      if (!rows.some(({ id }) => id === orderId)) throw new BankFileError(line, orderId);
    return rows.flatMap((row) => {
      const said = byId.get(row.id) ?? (others && { ...others, orderId: row.id });
      return said ? [{ row, said }] : [];
    });
  }

  /** Notes what is said of one payment; answers how it counts. */
  async function note(
    tx: PaymentReportRepositories,
    by: { staff: string; at: Date },
    {
      row,
      said: { state, on, reason, note: words, line },
    }: { row: PaymentOrderRow; said: ReportedPayment },
  ): Promise<Exclude<keyof PaymentReport, 'fileId'>> {
    if (state === 'pending') return row.state === 'sent' ? 'pending' : 'known';
    if (row.state === state) return 'known';
    if (row.state === 'returned') {
      // It was paid and came back later: an earlier report, read again.
      const steps = await tx.paymentOrder.listSteps(row.id);
      return steps.some((step) => step.state === 'paid') ? 'known' : 'contradicting';
    }
    if (on < hongKongDay(row.placedAt) || on > hongKongDay(by.at))
      throw new BankFileError(line, on);
    if (state === 'paid') {
      await settlePaid(tx, by, { row, on });
      return 'paid';
    }
    const outcome = { state, on, reason, ...(words === null ? {} : { note: words }) } as const;
    await settleReturned(tx, by, { row, outcome });
    return 'returned';
  }

  async function noteAll(
    tx: PaymentReportRepositories,
    staff: string,
    { name, report }: { name: string; report: PaymentStatusReport },
  ): Promise<PaymentReport> {
    const by = { staff, at: now() };
    const { fileId } = report;
    const file = await tx.paymentFile.lockById(fileId);
    if (!file) throw new BankFileError(report.line, fileId);
    // Whoever gave it to the bank has not noted that; the bank has it.
    if (file.state === 'made') await dispatchFile(tx, by, file);
    const counts = { paid: 0, returned: 0, pending: 0, known: 0 };
    const contradicting: string[] = [];
    for (const part of matched(report, await tx.paymentOrder.lockByFile(fileId))) {
      const counted = await note(tx, by, part);
      if (counted === 'contradicting') contradicting.push(part.row.id);
      else counts[counted] += 1;
    }
    await recordChange(tx.audit, {
      ...by,
      target: `payment-file:${fileId}`,
      before: null,
      after: { report: name, ...counts, contradicting },
    });
    return { fileId, ...counts, contradicting };
  }

  return {
    /** Reads a report (pain.002). Throws `validation_failed` with the line where a part cannot be read or names what is not in the file; then nothing is noted. */
    async read(
      staff: string,
      { name, content }: { name: string; content: string },
    ): Promise<PaymentReport> {
      try {
        const report = readPaymentReport(content);
        return await unitOfWork((tx) => noteAll(tx, staff, { name, report }));
      } catch (error) {
        if (error instanceof BankFileError)
          rejectField('content', 'unreadableLine', `${error.line} (${error.what})`);
        throw error;
      } finally {
        onMessageEnqueued();
      }
    },
  };
}
