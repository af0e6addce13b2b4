import { stepUpOperation } from '@/contracts/account/account-choices';
import type {
  RequestReceipt,
  WithdrawalLimits,
  WithdrawalRequest,
} from '@/contracts/account/account-request';
import { startOfDay } from '@/lib/hong-kong-day';
import { fromCents, toCents } from '@/lib/loan/money';
import { rejectField } from '@/backoffice/common/service-error';
import { requireFound, requireOwn } from '@/backoffice/common/require-found';
import { maskAccount, type BankAccountEncryption } from '../customer/bank-account.model';
import { heldUntil, type PayoutState } from '../customer/payout.model';
import type { AuthenticatedCustomer } from '../customer/session.service';
import { billDuePeriods } from '../loan/billing.model';
import type { LoanAccount } from '../loan/loan-account.model';
import type { LoanLedger } from '../loan/loan-ledger';
import { isInArrears } from '../loan/loan-view.model';
import { availableCreditCents, hasUnpaidBill, postDrawdown } from '../loan/posting.model';
import type { PlaceOrder } from '../payment-order/place-order';
import type { RequestRepositories, SubmitRequest } from './request-submission';
import type { RequestCommand } from './request.service';

export interface WithdrawalServiceOptions {
  repositories: RequestRepositories;
  loanLedger: LoanLedger;
  submit: SubmitRequest;
  bankAccountEncryption: BankAccountEncryption;
  placeOrder: PlaceOrder;
  /** What a customer may withdraw in one day of Hong Kong. */
  dailyCapHkd: () => number;
  now: () => Date;
}

export type WithdrawalService = ReturnType<typeof createWithdrawalService>;

/** Withdrawals from revolving loans under the lender's rules. */
export function createWithdrawalService({
  repositories,
  loanLedger,
  submit,
  bankAccountEncryption,
  placeOrder,
  dailyCapHkd,
  now,
}: WithdrawalServiceOptions) {
  async function remainingDailyCapCents(
    { request }: RequestRepositories,
    customerId: string,
  ): Promise<number> {
    const withdrawnCents = await request.sumWithdrawals(customerId, startOfDay(loanLedger.today()));
    return Math.max(0, toCents(dailyCapHkd()) - withdrawnCents);
  }

  /** Whether a payment of any loan of the customer is overdue. */
  async function hasArrears({ loan }: RequestRepositories, customerId: string): Promise<boolean> {
    const today = loanLedger.today();
    for (const loanNo of await loan.listNumbersByCustomer(customerId)) {
      const record = await loan.findByNumber(loanNo);
      if (record && isInArrears(billDuePeriods(record.account, today), today)) return true;
    }
    return false;
  }

  /** The reason why no withdrawal is possible now; null if one is. */
  async function blockOf(
    tx: RequestRepositories,
    {
      account,
      customer,
      hasBankAccount,
    }: {
      account: LoanAccount;
      customer: PayoutState & { id: string };
      hasBankAccount: boolean;
    },
  ): Promise<WithdrawalLimits['blocked']> {
    if (account.state === 'settled') return 'settled';
    if (customer.payoutsFrozenAt !== null) return 'frozen';
    if (hasUnpaidBill(account) || (await hasArrears(tx, customer.id))) return 'arrears';
    if (!hasBankAccount) return 'no-bank-account';
    return heldUntil(customer, now()) === null ? null : 'held';
  }

  return {
    /** Posts the withdrawal at once, so that the same credit cannot be drawn twice; its money waits to be paid out. */
    withdraw: ({ body, ...call }: RequestCommand<WithdrawalRequest>): Promise<RequestReceipt> =>
      submit({ ...call, body }, async ({ tx, customer, reference, stepUp }) => {
        const { account } = requireOwn(await loanLedger.lock(tx, body.loanNo), customer.id);
        if (account.terms.limitCents === null) return rejectField('loanNo', 'notRevolving');
        const bankAccount = await tx.bankAccount.findCurrent(customer.id);
        if (!bankAccount || bankAccount.id !== body.bankAccountId)
          return rejectField('bankAccountId', 'accountNotRegistered');
        const blocked = await blockOf(tx, { account, customer, hasBankAccount: true });
        if (blocked === 'frozen') return rejectField('loanNo', 'payoutsFrozen');
        if (blocked === 'arrears')
          return rejectField('loanNo', hasUnpaidBill(account) ? 'loanOverdue' : 'anyLoanOverdue');
        if (blocked === 'held')
          return rejectField(
            'bankAccountId',
            'payoutsHeld',
            heldUntil(customer, now())?.toISOString(),
          );
        const amountCents = toCents(body.amount);
        const availableCents = availableCreditCents(account);
        if (amountCents > availableCents)
          return rejectField('amount', 'overAvailable', fromCents(availableCents));
        const leftCents = await remainingDailyCapCents(tx, customer.id);
        if (amountCents > leftCents)
          return rejectField('amount', 'overDailyCap', fromCents(leftCents));
        await stepUp(stepUpOperation.withdrawal(body));
        await loanLedger.save(
          tx,
          account,
          postDrawdown(account, { amountCents, on: loanLedger.today(), reference }),
        );
        await placeOrder(tx, {
          customerId: customer.id,
          loanNo: body.loanNo,
          origin: 'withdrawal',
          reference,
          amountCents,
          dueOn: loanLedger.today(),
          by: 'customer',
        });
        return {
          kind: 'withdrawal',
          state: 'approved',
          loanNo: body.loanNo,
          amountCents,
          detail: maskAccount(bankAccountEncryption.decrypt(bankAccount.id, bankAccount.encrypted)),
        };
      }),

    /** What can be withdrawn now and today, in HK$, and why not where nothing can. Throws `not_found`, or `validation_failed` for a loan without a limit. */
    async limits({ customerId }: AuthenticatedCustomer, loanNo: string): Promise<WithdrawalLimits> {
      const { account } = requireOwn(await loanLedger.read(loanNo), customerId);
      const { limitCents } = account.terms;
      if (limitCents === null) return rejectField('loan_no', 'notRevolving');
      const customer = requireFound(await repositories.customer.findById(customerId));
      const hasBankAccount = (await repositories.bankAccount.findCurrent(customerId)) !== null;
      const blocked = await blockOf(repositories, { account, customer, hasBankAccount });
      const [availableCents, leftCents] = [
        availableCreditCents(account),
        await remainingDailyCapCents(repositories, customerId),
      ];
      return {
        loanNo,
        creditLimit: fromCents(limitCents),
        available: fromCents(availableCents),
        dailyCap: dailyCapHkd(),
        leftToday: fromCents(leftCents),
        maximum: blocked === null ? fromCents(Math.min(availableCents, leftCents)) : 0,
        blocked,
        heldUntil: blocked === 'held' ? (heldUntil(customer, now())?.toISOString() ?? null) : null,
      };
    },
  };
}
