import { contactWaitSeconds, stepUpOperation } from '@/contracts/account/account-choices';
import type {
  CreditLimitRequest,
  HolidayRequest,
  LosContactRequest,
  RequestReceipt,
  ServiceRequest,
  SettlementRequest,
  WithdrawalLimits,
  WithdrawalRequest,
} from '@/contracts/account/account-request';
import { fromCents, toCents } from '@/lib/loan/money';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerService } from '../customer/customer.service';
import type { AuthenticatedCustomer } from '../customer/session.service';
import { availableOf, draw, isDue } from '../loan/billing.model';
import { planHoliday } from '../loan/holiday.model';
import { dayAfter, startOfDay } from '@/backoffice/common/hong-kong-day';
import type { LoanBooks } from '../loan/loan-books';
import type { LoanFile } from '../loan/loan-file.model';
import type { LoanRecord } from '../loan/loan.repository';
import { ownLoan } from '../loan/loan.service';
import { canCancel, requestView } from './request.model';
import type { RequestRow } from './request.repository';
import type { Submission, SubmitRequest } from './request-submission';
import type { ServicingNews } from './servicing-news';
import { maskAccount, type ServicingSeal } from './servicing-seal';
import { servicingRules } from '../loan/servicing.rules';

export interface RequestServiceOptions {
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  books: LoanBooks;
  submit: SubmitRequest;
  customers: CustomerService;
  news: ServicingNews;
  seal: ServicingSeal;
  /** HK$ that a customer may withdraw in one day of Hong Kong. */
  dailyCap: number;
  now: () => Date;
}

/** A call that carries out something once. */
export type RequestCall<B> = Omit<Submission, 'body'> & { body: B };
export type RequestService = ReturnType<typeof createRequestService>;

/** What customers ask for, under the lender's rules. */
export function createRequestService({
  repositories,
  unitOfWork,
  books,
  submit,
  customers,
  news,
  seal,
  dailyCap,
  now,
}: RequestServiceOptions) {
  async function lockOwn(
    inside: Repositories,
    customerId: string,
    loanNo: string,
  ): Promise<LoanFile> {
    return ownLoan(await books.lock(inside, loanNo), customerId).file;
  }

  async function leftToday({ request }: Repositories, customerId: string): Promise<number> {
    return Math.max(
      0,
      toCents(dailyCap) - (await request.sumWithdrawals(customerId, startOfDay(books.today()))),
    );
  }

  async function refuseSecond(
    { request }: Repositories,
    loanNo: string,
    kind: 'payment-holiday' | 'credit-limit' | 'settlement',
  ): Promise<void> {
    if (await request.hasOpen(loanNo, kind)) rejectField('loanNo', 'requestOpen');
  }

  async function viewsOf(rows: readonly RequestRow[]): Promise<ServiceRequest[]> {
    const steps = await repositories.request.listSteps(rows.map(({ reference }) => reference));
    return rows.map((row) =>
      requestView(row, {
        detail: seal.detail.open(row.reference, row.detail),
        steps: steps.get(row.reference) ?? [],
      }),
    );
  }

  return {
    askHoliday: ({ body, ...call }: RequestCall<HolidayRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ inside }) => {
        const { from } = planHoliday(
          await lockOwn(inside, call.caller.customerId, body.loanNo),
          body.months,
        );
        await refuseSecond(inside, body.loanNo, 'payment-holiday');
        return {
          kind: 'payment-holiday',
          loanNo: body.loanNo,
          months: body.months,
          on: from,
          payload: body.reason,
        };
      }),

    askCreditLimit: ({ body, ...call }: RequestCall<CreditLimitRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ inside, stepUp }) => {
        const { terms, state } = await lockOwn(inside, call.caller.customerId, body.loanNo);
        if (terms.limitCents === null || state === 'settled')
          return rejectField('loanNo', 'notRevolving');
        if (toCents(body.newLimit) <= terms.limitCents)
          return rejectField('newLimit', 'aboveLimit', fromCents(terms.limitCents));
        await refuseSecond(inside, body.loanNo, 'credit-limit');
        await stepUp(stepUpOperation.creditLimit(body));
        return {
          kind: 'credit-limit',
          loanNo: body.loanNo,
          amountCents: toCents(body.newLimit),
          ...(body.reason === undefined ? {} : { payload: body.reason }),
        };
      }),

    /** Books the withdrawal at once, so that no other can use the same money. */
    withdraw: ({ body, ...call }: RequestCall<WithdrawalRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ inside, customer, reference, stepUp }) => {
        const file = await lockOwn(inside, customer.id, body.loanNo);
        if (file.terms.limitCents === null) return rejectField('loanNo', 'notRevolving');
        const account = await inside.loan.findBankAccount(customer.id);
        if (!account || account.id !== body.bankAccountId)
          return rejectField('bankAccountId', 'accountNotRegistered');
        if (isDue(file)) return rejectField('loanNo', 'loanOverdue');
        const amountCents = toCents(body.amount);
        const available = availableOf(file);
        if (amountCents > available)
          return rejectField('amount', 'overAvailable', fromCents(available));
        const left = await leftToday(inside, customer.id);
        if (amountCents > left) return rejectField('amount', 'overDailyCap', fromCents(left));
        await stepUp(stepUpOperation.withdrawal(body));
        await books.save(inside, file, draw(file, { amountCents, on: books.today(), reference }));
        return {
          kind: 'withdrawal',
          state: 'approved',
          loanNo: body.loanNo,
          amountCents,
          detail: maskAccount(seal.bankAccount.open(account.id, account.sealed)),
        };
      }),

    async withdrawalLimits(
      { customerId }: AuthenticatedCustomer,
      loanNo: string,
    ): Promise<WithdrawalLimits> {
      const { file }: LoanRecord = ownLoan(await books.read(loanNo), customerId);
      const { limitCents } = file.terms;
      if (limitCents === null) return rejectField('loan_no', 'notRevolving');
      const hasAccount = (await repositories.loan.findBankAccount(customerId)) !== null;
      const blocked =
        file.state === 'settled'
          ? 'settled'
          : isDue(file)
            ? 'arrears'
            : hasAccount
              ? null
              : 'no-bank-account';
      const [available, left] = [availableOf(file), await leftToday(repositories, customerId)];
      return {
        loanNo,
        creditLimit: fromCents(limitCents),
        available: fromCents(available),
        dailyCap,
        leftToday: fromCents(left),
        maximum: blocked === null ? fromCents(Math.min(available, left)) : 0,
        blocked,
      };
    },

    askSettlement: ({ body, ...call }: RequestCall<SettlementRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ inside }) => {
        const file = await lockOwn(inside, call.caller.customerId, body.loanNo);
        const limit = dayAfter(books.today(), servicingRules.quoteDays);
        if (file.state === 'settled') return rejectField('loanNo', 'loanSettled');
        if (body.on < books.today() || body.on > limit)
          return rejectField('on', 'outOfRange', `${books.today()} – ${limit}`);
        await refuseSecond(inside, body.loanNo, 'settlement');
        return { kind: 'settlement', loanNo: body.loanNo, on: body.on };
      }),

    askForData: (call: RequestCall<object>): Promise<RequestReceipt> =>
      submit(call, async () => ({ kind: 'data-access' })),

    /** Throws `rate_limited` within 180 seconds of the last message. */
    contact: ({ body, ...call }: RequestCall<LosContactRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ inside, customer }) => {
        const last = await inside.request.lastMessageAt(customer.id);
        const waitMs =
          last === null ? 0 : last.getTime() + contactWaitSeconds * 1_000 - now().getTime();
        if (waitMs > 0)
          throw new ServiceError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
        if (body.loanNo !== undefined)
          ownLoan(await inside.loan.findByNo(body.loanNo), customer.id);
        return {
          kind: body.topic === 'complaint' ? 'complaint' : 'contact',
          ...(body.loanNo === undefined ? {} : { loanNo: body.loanNo }),
          detail: body.topic,
          payload: body.message,
        };
      }),

    async list({ customerId }: AuthenticatedCustomer): Promise<ServiceRequest[]> {
      return viewsOf(await repositories.request.listByCustomer(customerId));
    },

    /** Throws `not_found` for a request that is not the customer's. */
    async find({ customerId }: AuthenticatedCustomer, reference: string): Promise<ServiceRequest> {
      const row = await repositories.request.findByReference(reference);
      if (!row || row.customerId !== customerId) throw new ServiceError('not_found');
      const [view] = await viewsOf([row]);
      if (!view) throw new ServiceError('not_found');
      return view;
    },

    /** Throws `conflict` for one that was decided already. */
    async cancel({ customerId }: AuthenticatedCustomer, reference: string): Promise<void> {
      await unitOfWork(async (inside) => {
        const row = await inside.request.lockByReference(reference);
        if (!row || row.customerId !== customerId) throw new ServiceError('not_found');
        if (!canCancel(row)) throw new ServiceError('conflict');
        await inside.request.addStep(reference, {
          state: 'cancelled',
          at: now(),
          message: null,
          note: null,
          by: 'customer',
        });
        const customer = await inside.customer.findById(customerId);
        if (customer)
          await news.requestChanged(inside, {
            customer: customers.profileOf(customer),
            request: { ...row, state: 'cancelled' },
            message: null,
          });
      });
      news.sent();
    },
  };
}
