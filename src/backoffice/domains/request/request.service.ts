import { stepUpOperation } from '@/contracts/account/account-choices';
import type {
  AutopayEnd,
  AutopayRequest,
  CreditLimitRequest,
  HolidayRequest,
  PrepaymentRequest,
  ReleaseRequest,
  RequestReceipt,
  ServiceRequest,
  SettlementRequest,
} from '@/contracts/account/account-request';
import { fromCents, toCents } from '@/lib/loan/money';
import { requireFound, requireOwn } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { plusDays } from '@/lib/hong-kong-day';
import { autopayStatus } from '@/lib/payment/autopay';
import { maskAccount, rejectUnknownBank } from '../customer/bank-account.model';
import type { CustomerService } from '../customer/customer.service';
import type { AuthenticatedCustomer } from '../customer/session.service';
import { billDuePeriods } from '../loan/billing.model';
import { planHoliday } from '../loan/holiday.model';
import type { LoanLedger } from '../loan/loan-ledger';
import type { LoanAccount } from '../loan/loan-account.model';
import { nextPaymentOf } from '../loan/loan-view.model';
import { maxToPrincipalCents } from '../loan/posting.model';
import { canCancel, toServiceRequest } from './request.model';
import { rejectOpenLoan } from './account-closure';
import { contradictingKinds, openRequestStates, undecidedRequestStates } from './request.rules';
import type { RequestRow } from './request.repository';
import type { RequestRepositories, RequestSubmission, SubmitRequest } from './request-submission';
import type { RequestNotifications } from './request-notifications';
import type { RequestFieldEncryption } from './request-field-encryption';
import { loanRules } from '../loan/loan.rules';

export interface RequestServiceOptions {
  repositories: RequestRepositories;
  unitOfWork: UnitOfWork<RequestRepositories>;
  loanLedger: LoanLedger;
  submit: SubmitRequest;
  customers: CustomerService;
  notifications: RequestNotifications;
  fieldEncryption: RequestFieldEncryption;
  now: () => Date;
}

/** Kinds of request of which a loan may have only one open at a time. */
type LoanRequestKind =
  | 'payment-holiday'
  | 'credit-limit'
  | 'settlement'
  | 'prepayment'
  | 'autopay'
  | 'autopay-end'
  | 'release';

/** An authenticated, idempotent call with its body. */
export type RequestCommand<B> = Omit<RequestSubmission, 'body'> & { body: B };
export type RequestService = ReturnType<typeof createRequestService>;

/** Customer requests under the lender's rules. */
export function createRequestService({
  repositories,
  unitOfWork,
  loanLedger,
  submit,
  customers,
  notifications,
  fieldEncryption,
  now,
}: RequestServiceOptions) {
  async function lockOwnLoan(
    tx: RequestRepositories,
    customerId: string,
    loanNo: string,
  ): Promise<LoanAccount> {
    return requireOwn(await loanLedger.lock(tx, loanNo), customerId).account;
  }

  /** A day within the notice that quotes are given for, of a loan that is not paid back. */
  function rejectUnpayable({ state }: LoanAccount, on: string): void {
    const limit = plusDays(loanLedger.today(), loanRules.quoteDays);
    if (state === 'settled') rejectField('loanNo', 'loanSettled');
    if (on < loanLedger.today() || on > limit)
      rejectField('on', 'outOfRange', `${loanLedger.today()} – ${limit}`);
  }

  async function rejectDuplicate(
    { request }: RequestRepositories,
    loanNo: string,
    kind: LoanRequestKind,
  ): Promise<void> {
    if (await request.hasOpenByLoan(loanNo, { kinds: [kind] }))
      rejectField('loanNo', 'requestOpen');
    // A loan may be paid back at any time (Cap. 163 section 21): only what is not decided yet stands in its way.
    const isContradicted = await request.hasOpenByLoan(loanNo, {
      kinds: contradictingKinds(kind),
      ...(kind === 'settlement' ? { states: undecidedRequestStates } : {}),
    });
    if (isContradicted) rejectField('loanNo', 'requestContradicts');
  }

  async function toServiceRequests(rows: readonly RequestRow[]): Promise<ServiceRequest[]> {
    const steps = await repositories.request.listSteps(rows.map(({ reference }) => reference));
    return rows.map((row) =>
      toServiceRequest(row, {
        detail: fieldEncryption.detail.decrypt(row.reference, row.detail),
        steps: steps.get(row.reference) ?? [],
      }),
    );
  }

  return {
    /** Asks for a payment holiday from the next due day. Throws `validation_failed` where the rules do not allow it or one is already asked for. */
    requestHoliday: ({ body, ...call }: RequestCommand<HolidayRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ tx }) => {
        const { from } = planHoliday(
          await lockOwnLoan(tx, call.caller.customerId, body.loanNo),
          body.months,
        );
        await rejectDuplicate(tx, body.loanNo, 'payment-holiday');
        return {
          kind: 'payment-holiday',
          loanNo: body.loanNo,
          months: body.months,
          on: from,
          payload: body.reason,
        };
      }),

    /** Asks for a higher limit of a revolving loan. Throws `validation_failed`, or `step_up_required` without a code for exactly this limit. */
    requestCreditLimit: ({
      body,
      ...call
    }: RequestCommand<CreditLimitRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ tx, stepUp }) => {
        const { terms, state } = await lockOwnLoan(tx, call.caller.customerId, body.loanNo);
        if (terms.limitCents === null || state === 'settled')
          return rejectField('loanNo', 'notRevolving');
        if (toCents(body.newLimit) <= terms.limitCents)
          return rejectField('newLimit', 'aboveLimit', fromCents(terms.limitCents));
        await rejectDuplicate(tx, body.loanNo, 'credit-limit');
        await stepUp(stepUpOperation.creditLimit(body));
        return {
          kind: 'credit-limit',
          loanNo: body.loanNo,
          amountCents: toCents(body.newLimit),
          ...(body.reason === undefined ? {} : { payload: body.reason }),
        };
      }),

    /** Announces the day on which a loan will be paid back in full. Throws `validation_failed` for a day that is past or too far ahead. */
    requestSettlement: ({
      body,
      ...call
    }: RequestCommand<SettlementRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ tx }) => {
        const account = await lockOwnLoan(tx, call.caller.customerId, body.loanNo);
        rejectUnpayable(account, body.on);
        await rejectDuplicate(tx, body.loanNo, 'settlement');
        return { kind: 'settlement', loanNo: body.loanNo, on: body.on };
      }),

    /** Announces a sum that shall reduce the principal of a term loan on a day. Throws `validation_failed` for a day that is past or too far ahead, and for what would clear the loan, which is a settlement. */
    requestPrepayment: ({
      body,
      ...call
    }: RequestCommand<PrepaymentRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ tx }) => {
        const account = await lockOwnLoan(tx, call.caller.customerId, body.loanNo);
        rejectUnpayable(account, body.on);
        if (account.terms.kind === 'revolving') return rejectField('loanNo', 'alwaysToPrincipal');
        const maxCents = maxToPrincipalCents(billDuePeriods(account, body.on));
        if (toCents(body.amount) > maxCents)
          return rejectField('amount', 'wouldSettle', fromCents(maxCents));
        await rejectDuplicate(tx, body.loanNo, 'prepayment');
        return {
          kind: 'prepayment',
          loanNo: body.loanNo,
          amountCents: toCents(body.amount),
          on: body.on,
        };
      }),

    /** Asks that instalments be collected from a bank account. Throws `validation_failed` for a bank that does not exist or too small an amount, and `step_up_required` without a code for exactly this instruction. */
    requestAutopay: ({ body, ...call }: RequestCommand<AutopayRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ tx, stepUp }) => {
        const { loanNo, maxAmount, ...account } = body;
        rejectUnknownBank(account);
        const loan = await lockOwnLoan(tx, call.caller.customerId, loanNo);
        if (loan.state === 'settled') rejectField('loanNo', 'loanSettled');
        const nextPayment = nextPaymentOf(loan, loanLedger.today());
        if (nextPayment && maxAmount < nextPayment.amount)
          rejectField('maxAmount', 'belowNextPayment', nextPayment.amount);
        await rejectDuplicate(tx, loanNo, 'autopay');
        await stepUp(stepUpOperation.autopay(body));
        return {
          kind: 'autopay',
          loanNo,
          amountCents: toCents(maxAmount),
          detail: maskAccount(account),
          payload: JSON.stringify(account),
        };
      }),

    /** Asks that instalments be collected no more. Throws `validation_failed` where nothing is set up. */
    endAutopay: ({ body, ...call }: RequestCommand<AutopayEnd>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ tx, customer }) => {
        const { loanNo } = body;
        await lockOwnLoan(tx, call.caller.customerId, loanNo);
        await rejectDuplicate(tx, loanNo, 'autopay-end');
        const { active } = autopayStatus(await tx.request.listByCustomer(customer.id), loanNo);
        if (!active) rejectField('loanNo', 'noAutopay');
        return { kind: 'autopay-end', loanNo };
      }),

    /** Asks for the release of the mortgage. Throws `validation_failed` while the loan is not paid back, or where it has no property. */
    requestRelease: ({ body, ...call }: RequestCommand<ReleaseRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ tx }) => {
        const { loanNo, solicitor } = body;
        const loan = requireOwn(await loanLedger.lock(tx, loanNo), call.caller.customerId);
        if (loan.account.state !== 'settled') rejectField('loanNo', 'notSettled');
        if (loan.property === null) rejectField('loanNo', 'noMortgage');
        await rejectDuplicate(tx, loanNo, 'release');
        return { kind: 'release', loanNo, detail: solicitor };
      }),

    /** Asks for a copy of all personal data (Cap. 486 section 18). */
    requestPersonalData: (call: RequestCommand<object>): Promise<RequestReceipt> =>
      submit(call, async () => ({ kind: 'data-access' })),

    /** Asks to close the account. Throws `validation_failed` while a loan runs or where it is asked already. */
    requestClosure: (call: RequestCommand<object>): Promise<RequestReceipt> =>
      submit(call, async ({ tx, customer }) => {
        await rejectOpenLoan(tx, { customerId: customer.id, loanLedger, field: 'account' });
        const rows = await tx.request.listByCustomer(customer.id);
        if (rows.some(({ kind, state }) => kind === 'closure' && openRequestStates.includes(state)))
          rejectField('account', 'requestOpen');
        return { kind: 'closure' };
      }),

    /** The requests of the customer, newest first. */
    async list({
      customerId,
    }: Pick<AuthenticatedCustomer, 'customerId'>): Promise<ServiceRequest[]> {
      return toServiceRequests(await repositories.request.listByCustomer(customerId));
    },

    /** Throws `not_found` for a request of another customer. */
    async find({ customerId }: AuthenticatedCustomer, reference: string): Promise<ServiceRequest> {
      const row = requireOwn(await repositories.request.findByReference(reference), customerId);
      const [view] = await toServiceRequests([row]);
      return requireFound(view);
    },

    /** Throws `conflict` for a request that is already decided. */
    async cancel({ customerId }: AuthenticatedCustomer, reference: string): Promise<void> {
      await unitOfWork(async (tx) => {
        const row = requireOwn(await tx.request.lockByReference(reference), customerId);
        if (!canCancel(row)) throw new ServiceError('conflict');
        await tx.request.addStep(reference, {
          state: 'cancelled',
          at: now(),
          message: null,
          note: null,
          by: 'customer',
        });
        const customer = await tx.customer.findById(customerId);
        if (customer)
          await notifications.notifyRequestChanged(tx, {
            customer: customers.profileOf(customer),
            request: { ...row, state: 'cancelled' },
            detail: fieldEncryption.detail.decrypt(reference, row.detail),
            message: null,
          });
      });
      notifications.deliverNow();
    },
  };
}
