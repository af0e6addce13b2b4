import { Readable } from 'node:stream';
import { placeholder } from '@/config/brand';
import type { PaymentFile, PaymentFileFilter } from '@/contracts/payment-order/payment-file';
import type { PaymentOutcome } from '@/contracts/payment-order/payment-order';
import type { PaymentFileFormat } from '@/contracts/payment-order/payment-order-choices';
import { hongKongDay } from '@/lib/hong-kong-day';
import { fromCents } from '@/lib/loan/money';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { BankAccount } from '../customer/bank-account.model';
import { transferCsv, transferXml, type CreditTransferFile } from './credit-transfer';
import { dispatchFile } from './dispatch-file';
import type { PaymentFileRepository } from './payment-file.repository';
import {
  payeeOf,
  paymentFileContext,
  toPaymentFile,
  type PaymentFileRow,
} from './payment-order.model';
import type { PaymentOrderRepositories, PaymentOrderService } from './payment-order.service';
import { rejectOtherDays } from './settle-payment';

export interface PaymentFileRepositories extends PaymentOrderRepositories {
  paymentFile: PaymentFileRepository;
}

export interface PaymentFileServiceOptions {
  repositories: { audit: Pick<AuditRepository, 'create'>; paymentFile: PaymentFileRepository };
  unitOfWork: UnitOfWork<PaymentFileRepositories>;
  orders: Pick<PaymentOrderService, 'settle'>;
  cipher: DataCipher;
  /** Who pays, and from where. */
  debtor: () => BankAccount;
  now: () => Date;
  newFileId: () => string;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

/** A file as it is downloaded. */
export interface DownloadedFile {
  name: string;
  contentType: string;
  bytes: Readable;
}

/** Payments in one file, at most. */
const inOneFile = 2_000;

export type PaymentFileService = ReturnType<typeof createPaymentFileService>;

/** Files for the bank: each approved payment is put into one of them, which is kept as it was made and given to the bank once. */
export function createPaymentFileService({
  repositories,
  unitOfWork,
  orders,
  cipher,
  debtor,
  now,
  newFileId,
  onMessageEnqueued,
}: PaymentFileServiceOptions) {
  const contentOf = (format: PaymentFileFormat, file: CreditTransferFile): string =>
    format === 'csv' ? transferCsv(file) : transferXml(file);
  const showIn = async (
    { paymentFile }: { paymentFile: PaymentFileRepository },
    row: Omit<PaymentFileRow, 'number'>,
  ): Promise<PaymentFile> =>
    toPaymentFile(row, (await paymentFile.countOpen([row.id])).get(row.id) ?? 0);

  return {
    /** One page. Throws `validation_failed` for the cursor of another order. */
    async list({
      cursor,
      limit,
      ...filter
    }: PaymentFileFilter & { cursor?: string | undefined; limit: number }): Promise<{
      data: PaymentFile[];
      next: string | null;
      total: number;
    }> {
      const { paymentFile } = repositories;
      const { rows, next } = await paymentFile.list(filter, { cursor, limit });
      const open = await paymentFile.countOpen(rows.map(({ id }) => id));
      return {
        data: rows.map((row) => toPaymentFile(row, open.get(row.id) ?? 0)),
        next,
        total: await paymentFile.count(filter),
      };
    },

    /** Throws `not_found`. */
    find: async (id: string): Promise<PaymentFile> =>
      showIn(repositories, requireFound(await repositories.paymentFile.findById(id))),

    /**
     * Puts what is approved into a file, to be paid today or `on` a later day; customers whose payments are stopped are left out. Throws
     * `validation_failed` where nothing is to be paid, and where the lender's own account is not set.
     */
    async make(
      staff: string,
      { format, on }: { format: PaymentFileFormat; on?: string | undefined },
    ): Promise<PaymentFile> {
      const at = now();
      const today = hongKongDay(at);
      const payDay = on ?? today;
      if (payDay < today) rejectField('on', 'outOfRange', `${today} –`);
      if (format !== 'csv' && Object.values(debtor()).includes(placeholder))
        rejectField('format', 'payerUnset');
      return unitOfWork(async (tx) => {
        const rows = await tx.paymentOrder.lockApproved(inOneFile);
        if (rows.length === 0) rejectField('format', 'nothingToPay');
        const id = newFileId();
        const transfers = rows.map((row) => ({ ...row, ...requireFound(payeeOf(cipher, row)) }));
        const content = contentOf(format, {
          id,
          madeAt: at,
          on: payDay,
          debtor: debtor(),
          transfers,
        });
        const file: Omit<PaymentFileRow, 'number'> = {
          id,
          format,
          state: 'made',
          payments: rows.length,
          totalCents: rows.reduce((sum, { amountCents }) => sum + amountCents, 0),
          on: payDay,
          content: cipher.encrypt(content, paymentFileContext(id)),
          madeBy: staff,
          madeAt: at,
          sentBy: null,
          sentAt: null,
        };
        await tx.paymentFile.create(file);
        for (const row of rows)
          await tx.paymentOrder.update(row.id, { state: 'in-file', fileId: id });
        await tx.paymentOrder.addSteps(
          rows.map((row) => ({ orderId: row.id, state: 'in-file', at, by: staff, note: null })),
        );
        await recordChange(tx.audit, {
          at,
          staff,
          target: `payment-file:${id}`,
          before: null,
          after: { format, payments: file.payments, total: fromCents(file.totalCents) },
        });
        return toPaymentFile(file, rows.length);
      });
    },

    /** The file as it was made. The export stands in the trail before its first byte is sent. Throws `not_found`. */
    async readContent(staff: string, id: string): Promise<DownloadedFile> {
      const { format, content } = requireFound(await repositories.paymentFile.findById(id));
      await repositories.audit.create({
        at: now(),
        staff,
        action: 'export',
        target: `payment-file:${id}`,
        before: null,
        after: { format },
      });
      const isCsv = format === 'csv';
      return {
        name: `${id}.${isCsv ? 'csv' : 'xml'}`,
        contentType: isCsv ? 'text/csv; charset=utf-8; header=present' : 'application/xml',
        bytes: Readable.from([Buffer.from(cipher.decrypt(content, paymentFileContext(id)))]),
      };
    },

    /** Notes that a file was given to the bank, once. Throws `not_found` and `conflict`. */
    send: (staff: string, id: string): Promise<PaymentFile> =>
      unitOfWork(async (tx) => {
        const row = requireFound(await tx.paymentFile.lockById(id));
        if (row.state !== 'made') throw new ServiceError('conflict');
        return showIn(tx, await dispatchFile(tx, { staff, at: now() }, row));
      }),

    /** Notes what the bank did with all payments of a file that it has not answered. Throws `not_found`, `validation_failed` for a day that cannot be, and `conflict` where none is left. */
    async note(
      staff: string,
      { id, outcome }: { id: string; outcome: PaymentOutcome },
    ): Promise<PaymentFile> {
      const file = await unitOfWork(async (tx) => {
        const row = requireFound(await tx.paymentFile.lockById(id));
        const rows = await tx.paymentOrder.lockByFile(id, 'sent');
        if (rows.length === 0) throw new ServiceError('conflict');
        rejectOtherDays(outcome.on, { since: row.madeAt, now: now() });
        for (const order of rows) await orders.settle(tx, staff, { row: order, outcome });
        return showIn(tx, row);
      });
      onMessageEnqueued();
      return file;
    },
  };
}
