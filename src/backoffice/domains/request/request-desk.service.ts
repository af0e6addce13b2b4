import type { RequestKind, RequestState } from '@/contracts/account/account-choices';
import type { DecideRequest, DeskRequest } from '@/contracts/account/account-desk';
import { fromCents, toCents } from '@/lib/loan/money';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import { bankAccountSchema, type BankAccount } from '../customer/bank-account.model';
import type { PayoutRepositories, PayoutSafety } from '../customer/payout-safety';
import type { SessionRepository } from '../customer/session.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LoanLedger } from '../loan/loan-ledger';
import type { LoanRepository } from '../loan/loan.repository';
import { closeAccount } from './account-closure';
import { applyDecision } from './apply-decision';
import type { RequestFieldEncryption } from './request-field-encryption';
import type { RequestNotifications } from './request-notifications';
import { nextRequestStates, toServiceRequest } from './request.model';
import type { RequestRepository, RequestRow } from './request.repository';

/** What a decision of staff reads and writes in one transaction. */
export interface RequestDeskRepositories extends PayoutRepositories {
  audit: AuditRepository;
  loan: LoanRepository;
  request: RequestRepository;
  session: SessionRepository;
}

export interface RequestDeskOptions {
  repositories: { request: RequestRepository };
  unitOfWork: UnitOfWork<RequestDeskRepositories>;
  loanLedger: LoanLedger;
  customers: CustomerService;
  notifications: RequestNotifications;
  payoutSafety: PayoutSafety;
  fieldEncryption: RequestFieldEncryption;
  /** A payment above it needs a second person. */
  postingLimitCents: number;
  now: () => Date;
  newId: () => string;
}

/** Decisions that need a second person, by their kind of approval. */
export type TwoPersonDecision =
  'request-payment' | 'withdrawal-reversal' | 'credit-limit' | 'bank-account';

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
  const askedAccount = (row: RequestRow): BankAccount | null => {
    const payload = row.kind === 'bank-account' ? payloadOf(row) : null;
    return payload === null ? null : bankAccountSchema.parse(JSON.parse(payload));
  };

  function textOf(row: RequestRow): string | null {
    const account = askedAccount(row);
    return account
      ? `${account.bankCode} ${account.accountNumber} ${account.holder}`
      : payloadOf(row);
  }

  function toDeskRequest(
    row: RequestRow,
    steps: Parameters<typeof toServiceRequest>[1]['steps'],
  ): DeskRequest {
    return {
      ...toServiceRequest(row, {
        detail: fieldEncryption.detail.decrypt(row.reference, row.detail),
        steps,
      }),
      customerId: row.customerId,
      text: textOf(row),
      nextStates: [...nextRequestStates(row)],
      notes: steps.map(({ at, by, note }) => ({ at: at.toISOString(), by, note })),
    };
  }

  return {
    /** The latest requests of all customers, of one state or kind where given, decrypted for staff. */
    async listRequests(filter: {
      state?: RequestState | undefined;
      kind?: RequestKind | undefined;
      limit: number;
    }): Promise<DeskRequest[]> {
      const rows = await repositories.request.listLatest(filter);
      const steps = await repositories.request.listSteps(rows.map(({ reference }) => reference));
      return rows.map((row) => toDeskRequest(row, steps.get(row.reference) ?? []));
    },

    /** Throws `not_found`. */
    async find(reference: string): Promise<DeskRequest> {
      const row = requireFound(await repositories.request.findByReference(reference));
      const steps = await repositories.request.listSteps([reference]);
      return toDeskRequest(row, steps.get(reference) ?? []);
    },

    /** Which decisions need a second person; null for the others. Throws `not_found`. */
    async approvalKindOf(
      reference: string,
      { state, amount }: Pick<DecideRequest, 'state' | 'amount'>,
    ): Promise<TwoPersonDecision | null> {
      const { kind, amountCents } = requireFound(
        await repositories.request.findByReference(reference),
      );
      if (kind === 'withdrawal' && state === 'declined') return 'withdrawal-reversal';
      const cameCents = amount === undefined ? (amountCents ?? 0) : toCents(amount);
      if ((kind === 'settlement' || kind === 'prepayment') && state === 'completed')
        return cameCents > postingLimitCents ? 'request-payment' : null;
      if (kind === 'credit-limit' && state === 'approved') return kind;
      return kind === 'bank-account' && state === 'completed' ? kind : null;
    },

    /** Throws `conflict` where the request cannot go to that state. */
    async decide(
      staff: string,
      reference: string,
      { state, note, message: messageText, ...decided }: DecideRequest,
    ): Promise<DeskRequest> {
      const message = messageText ?? null;
      const view = await unitOfWork(async (tx) => {
        const before = requireFound(await tx.request.lockByReference(reference));
        if (!nextRequestStates(before).includes(state)) throw new ServiceError('conflict');
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
          },
          after: { state, ...decided },
        });
        const customer = customers.profileOf(
          requireFound(await tx.customer.findById(row.customerId)),
        );
        const account = state === 'completed' ? askedAccount(row) : null;
        if (account) await payoutSafety.registerBankAccount(tx, { customer, account });
        else
          await notifications.notifyRequestChanged(tx, {
            customer,
            request: { ...row, state },
            detail: fieldEncryption.detail.decrypt(reference, row.detail),
            message,
          });
        const steps = await tx.request.listSteps([reference]);
        return toDeskRequest({ ...row, state, changedAt: now() }, steps.get(reference) ?? []);
      });
      notifications.deliverNow();
      return view;
    },
  };
}
