import type { DecideRequest } from '@/contracts/account/account-desk';
import type { DeskRequest } from '@/contracts/account/request-desk';
import { requestVersionOf } from '@/contracts/account/request-version';
import { fromCents, toCents } from '@/lib/loan/money';
import { messageTexts } from '@/lib/texts/message-texts';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import { bankAccountSchema, type BankAccount } from '../customer/bank-account.model';
import type { PayoutRepositories, PayoutSafety } from '../customer/payout-safety';
import type { SessionRepository } from '../customer/session.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanLedger } from '../loan/loan-ledger';
import type { LoanRepository } from '../loan/loan.repository';
import { isTakenBack } from '../loan/reversal/reversible-payment';
import { cancelOrder } from '../payment-order/place-order';
import type { CompleteByPayment } from '../payment-order/payment-order.model';
import type { PaymentOrderRepository } from '../payment-order/payment-order.repository';
import { closeAccount } from './account-closure';
import { requireRequestVersion } from './desk/request-version';
import { applyDecision } from './apply-decision';
import type { RequestFieldEncryption } from './request-field-encryption';
import type { RequestNotifications } from './request-notifications';
import {
  afterStep,
  nextRequestStates,
  staffRequestStates,
  toServiceRequest,
} from './request.model';
import { conflictingKinds } from './request.rules';
import type { RequestRepository, RequestRow } from './request.repository';

/** What a decision of staff reads and writes in one transaction. */
export interface RequestDeskRepositories extends PayoutRepositories {
  audit: AuditRepository;
  loan: LoanRepository;
  paymentOrder: Pick<PaymentOrderRepository, 'lockLatest' | 'update' | 'addSteps'>;
  request: RequestRepository;
  session: SessionRepository;
}

/** What a request is shown from. */
type RequestViewRepositories = Pick<RequestDeskRepositories, 'customer' | 'request'>;

export interface RequestDeskOptions {
  repositories: RequestViewRepositories & { audit: Pick<AuditRepository, 'create'> };
  unitOfWork: UnitOfWork<RequestDeskRepositories>;
  loanLedger: LoanLedger;
  customers: CustomerService;
  notifications: RequestNotifications;
  payoutSafety: PayoutSafety;
  fieldEncryption: RequestFieldEncryption;
  /** The largest payment that one member of staff may post without a second person. */
  postingLimitCents: () => number;
  now: () => Date;
  newId: () => string;
}

/** Decisions that need a second person, by their kind of approval. */
export type TwoPersonDecision =
  | 'request-payment'
  | 'withdrawal-reversal'
  | 'credit-limit'
  | 'bank-account';

/** `version` is what staff saw before they decided, left out by machines. */
type Versioned = DecideRequest & { version?: number | undefined };

export type RequestDesk = ReturnType<typeof createRequestDesk>;

/** What staff do with requests of customers; every decision is written to the audit log. */
export function createRequestDesk({
  repositories,
  unitOfWork,
  loanLedger,
  customers,
  notifications,
  payoutSafety,
  fieldEncryption,
  postingLimitCents,
  now,
  newId,
}: RequestDeskOptions) {
  const payloadOf = ({ reference, payload }: RequestRow): string | null =>
    fieldEncryption.payload.decrypt(reference, payload);
  const namedAccount = (row: RequestRow): BankAccount | null => {
    const isOfAccount = row.kind === 'bank-account' || row.kind === 'autopay';
    const payload = isOfAccount ? payloadOf(row) : null;
    return payload === null ? null : bankAccountSchema.parse(JSON.parse(payload));
  };

  function textOf(row: RequestRow): string | null {
    const account = namedAccount(row);
    return account
      ? `${account.bankCode} ${account.accountNumber} ${account.holder}`
      : payloadOf(row);
  }

  async function view(
    { request, customer }: RequestViewRepositories,
    row: RequestRow,
  ): Promise<DeskRequest> {
    const { reference, kind, loanNo, customerId } = row;
    const steps = (await request.listSteps([reference])).get(reference) ?? [];
    const { name, language } = customers.profileOf(
      requireFound(await customer.findById(customerId)),
    );
    const conflicts =
      loanNo === null ? [] : await request.listOpenByLoan(loanNo, conflictingKinds(kind));
    return {
      ...toServiceRequest(row, {
        detail: fieldEncryption.detail.decrypt(reference, row.detail),
        steps,
      }),
      dueAt: row.dueAt?.toISOString() ?? null,
      assignee: row.assignee,
      version: requestVersionOf({ steps: steps.length, assignments: row.assignments }),
      customerId,
      customerName: name,
      language,
      text: textOf(row),
      nextStates: [...staffRequestStates(row)],
      notes: steps.map(({ at, by, note }) => ({ at: at.toISOString(), by, note })),
      conflicts: conflicts.map((other) => ({
        reference: other.reference,
        kind: other.kind,
        state: other.state,
      })),
    };
  }
  const find = async (reference: string): Promise<RequestRow> =>
    requireFound(await repositories.request.findByReference(reference));

  /** Takes a request to another state, with what that does, its history, trail and message. */
  async function move(
    tx: RequestDeskRepositories,
    {
      staff,
      reference,
      input: { state, note, message: messageText, version, ...decided },
      nextStates,
    }: {
      staff: string;
      reference: string;
      input: Versioned;
      nextStates: typeof nextRequestStates;
    },
  ): Promise<DeskRequest> {
    const message = messageText ?? null;
    const before = requireFound(await tx.request.lockByReference(reference));
    const steps = await tx.request.listSteps([reference]);
    requireRequestVersion(before, steps.get(reference) ?? [], version);
    if (!nextStates(before).includes(state)) throw new ServiceError('conflict');
    if (before.kind === 'withdrawal' && state === 'declined' && before.loanNo !== null)
      await cancelOrder(tx, {
        loanNo: before.loanNo,
        origin: 'withdrawal',
        reference,
        by: staff,
        at: now(),
      });
    await applyDecision(tx, { request: before, state, decided, loanLedger, newId });
    if (before.kind === 'closure' && state === 'completed')
      await closeAccount(tx, { customerId: before.customerId, loanLedger, at: now() });
    // An approval may have changed the amount.
    const row = requireFound(await tx.request.lockByReference(reference));
    await tx.request.addStep(reference, { state, at: now(), message, note, by: staff });
    await recordChange(tx.audit, {
      at: now(),
      staff,
      target: `request:${reference}`,
      before: {
        state: before.state,
        ...(row.amountCents === before.amountCents || before.amountCents === null
          ? {}
          : { amount: fromCents(before.amountCents) }),
        ...(row.months === before.months ? {} : { months: before.months }),
      },
      after: { state, ...decided },
    });
    const customer = customers.profileOf(requireFound(await tx.customer.findById(row.customerId)));
    const account = row.kind === 'bank-account' && state === 'completed' ? namedAccount(row) : null;
    if (account) await payoutSafety.registerBankAccount(tx, { customer, account, staff });
    else
      await notifications.notifyRequestChanged(tx, {
        customer,
        request: { ...row, state },
        detail: fieldEncryption.detail.decrypt(reference, row.detail),
        message,
      });
    return view(tx, afterStep(row, { state, at: now(), by: staff }));
  }

  return {
    /** Throws `not_found`. */
    find: async (reference: string): Promise<DeskRequest> =>
      view(repositories, await find(reference)),

    /** A request as staff open it, which is written down. Throws `not_found`. */
    async open(staff: string, reference: string): Promise<DeskRequest> {
      const row = await find(reference);
      const target = `request:${reference}`;
      await recordRead(repositories.audit, { at: now(), staff, target, after: null });
      return view(repositories, row);
    },

    /** Throws `changed_meanwhile` where a request went on after that version was on the screen. */
    async requireVersion(reference: string, version: number): Promise<void> {
      const row = await find(reference);
      const steps = await repositories.request.listSteps([reference]);
      requireRequestVersion(row, steps.get(reference) ?? [], version);
    },

    /** Which decisions need a second person; null for the others. Throws `not_found`. */
    async approvalKindOf(
      reference: string,
      { state, amount }: Pick<DecideRequest, 'state' | 'amount'>,
    ): Promise<TwoPersonDecision | null> {
      const { kind, amountCents } = await find(reference);
      if (kind === 'withdrawal' && state === 'declined') return 'withdrawal-reversal';
      const cameCents = amount === undefined ? (amountCents ?? 0) : toCents(amount);
      if ((kind === 'settlement' || kind === 'prepayment') && state === 'completed')
        return cameCents > postingLimitCents() ? 'request-payment' : null;
      if (kind === 'credit-limit' && state === 'approved') return kind;
      return kind === 'bank-account' && state === 'completed' ? kind : null;
    },

    /** Throws `conflict` where staff cannot take the request to that state, and `changed_meanwhile` where it is not as it was at `version`. */
    async decide(staff: string, reference: string, input: Versioned): Promise<DeskRequest> {
      const shown = await unitOfWork((tx) =>
        move(tx, { staff, reference, input, nextStates: staffRequestStates }),
      );
      notifications.deliverNow();
      return shown;
    },

    /** Declines what was completed by a payment that the ledger has taken back, in the transaction that takes it back; answers which requests these were. */
    async declineTakenBack(
      tx: RequestDeskRepositories,
      staff: string,
      { loanNo, note }: { loanNo: string; note: string },
    ): Promise<string[]> {
      const { account, customerId } = requireFound(await tx.loan.findByNumber(loanNo));
      const { language } = customers.profileOf(
        requireFound(await tx.customer.findById(customerId)),
      );
      const paid = await tx.request.listByLoan(loanNo, {
        kinds: ['settlement', 'prepayment'],
        states: ['completed'],
      });
      const declined: string[] = [];
      for (const { reference } of paid.filter((row) => isTakenBack(account.entries, row))) {
        const message = messageTexts.in(language)('request.takenBack');
        const input = { state: 'declined', note, message } as const;
        await move(tx, { staff, reference, input, nextStates: () => ['declined'] });
        declined.push(reference);
      }
      return declined;
    },

    /** Notes that the money of a withdrawal was paid, in the transaction that notes it; one that ended otherwise stays so. */
    async completeWithdrawal(
      tx: RequestDeskRepositories,
      ...[staff, { reference, orderId: note }]: Parameters<CompleteByPayment>
    ): Promise<void> {
      const row = requireFound(await tx.request.lockByReference(reference));
      if (!nextRequestStates(row).includes('completed')) return;
      const input = { state: 'completed', note } as const;
      await move(tx, { staff, reference, input, nextStates: nextRequestStates });
    },
  };
}
