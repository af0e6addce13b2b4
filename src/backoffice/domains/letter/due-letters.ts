import { createHash } from 'node:crypto';
import type { RequestKind, RequestState } from '@/contracts/account/account-choices';
import { fromCents } from '@/lib/loan/money';
import {
  dueDay,
  openLoanAccount,
  restatedEntries,
  totalPeriods,
  type LoanAccount,
} from '../loan/loan-account.model';
import { emptyPosition, totalOwedCents, type LoanPosition } from '../loan/ledger.model';
import { paidTotals } from '../loan/paid-totals.model';
import { projectBills } from '../loan/settlement.model';
import { compareRates } from '../loan/terms/rate-figures.model';
import { toInterestYears } from './interest-year.model';
import type { LetterFacts } from './letter.model';

/** A request as letters are made of it: `on` is the day that was asked for, `decidedOn` the one on which it was granted or carried out. */
export interface GrantedRequest {
  reference: string;
  kind: RequestKind;
  months: number | null;
  amountCents: number | null;
  on: string | null;
  detail: string | null;
  decidedOn: string;
}

export interface DueLetter {
  name: string;
  facts: LetterFacts;
}

/** The states in which a request has its letter. */
export const letterStates: Partial<Record<RequestKind, readonly RequestState[]>> = {
  'payment-holiday': ['approved', 'completed'],
  'credit-limit': ['approved', 'completed'],
  release: ['completed'],
};

/** The letters that a loan, billed up to `today`, has earned: what was taken back, such as a settlement whose payment had not come, is not among them. */
export function dueLetters(
  account: LoanAccount,
  { requests, today }: { requests: readonly GrantedRequest[]; today: string },
): DueLetter[] {
  return [
    { name: 'booked', facts: bookedFacts(account) },
    ...settled(account),
    ...rateLetters(account),
    ...restructureLetters(account),
    ...certificates(account, today),
    ...requests.flatMap((request) => {
      const facts = grantedFacts(account, request);
      return facts ? [{ name: request.reference, facts }] : [];
    }),
  ];
}

/** The loan as it began, whatever holidays and limits came later. */
function bookedFacts({ loanNo, terms }: LoanAccount): LetterFacts {
  const { kind, annualRate, tenorMonths, startsOn, originalCents } = terms;
  const isRevolving = kind === 'revolving';
  const opened = openLoanAccount(loanNo, {
    kind,
    annualRate,
    tenorMonths,
    startsOn,
    amountCents: isRevolving ? 0 : originalCents,
    limitCents: isRevolving ? originalCents : null,
  });
  const bills = isRevolving ? [] : projectBills(opened);
  const [first] = bills;
  return {
    kind: 'loan-booked',
    repayment: kind,
    amount: fromCents(originalCents),
    annualRate,
    tenorMonths,
    startsOn,
    firstPaymentOn: dueDay(terms, 1),
    endsOn: dueDay(terms, tenorMonths),
    instalment: first ? fromCents(first.interestCents + first.principalCents) : null,
    totalInterest: first
      ? fromCents(bills.reduce((sum, { interestCents }) => sum + interestCents, 0))
      : null,
  };
}

/** The letter that a loan is paid back; none while anything is owed. It is named after the entry that cleared the loan, so that a later one, after that entry was reversed, has a letter of its own. */
function settled(account: LoanAccount): DueLetter[] {
  if (account.state !== 'settled') return [];
  const { terms, entries } = account;
  const closing = entries.findLast(
    ({ positionAfter }, index) =>
      !isOwing(positionAfter) && isOwing(entries[index - 1]?.positionAfter ?? emptyPosition),
  );
  const lastDay = dueDay(terms, totalPeriods(terms));
  const paid = paidTotals(restatedEntries(account));
  return [
    {
      name: `settled-${closing?.seq ?? 0}`,
      facts: {
        kind: 'loan-settled',
        // A limit stands until its last day, also when nothing is drawn.
        settledOn: closing && terms.kind !== 'revolving' ? closing.on : lastDay,
        principalPaid: fromCents(paid.principalCents),
        interestPaid: fromCents(paid.interestCents),
      },
    },
  ];
}

/** The letter of each change of the rate, named after its entry. */
const rateLetters = (account: LoanAccount): DueLetter[] =>
  account.entries
    .filter(({ kind }) => kind === 'rate-change')
    .map((entry) => {
      const { from, paymentOn, before, after } = compareRates(account, entry);
      return {
        name: `rate-${entry.seq}`,
        facts: {
          kind: 'rate-changed',
          from,
          rateBefore: before.annualRate,
          annualRate: after.annualRate,
          paymentOn,
          paymentBefore: inHkd(before.paymentCents),
          payment: inHkd(after.paymentCents),
          interestLeft: inHkd(after.interestLeftCents),
          endsOn: after.endsOn,
        },
      };
    });

/** The letter of each change of the payments, named after its entry. */
const restructureLetters = (account: LoanAccount): DueLetter[] =>
  account.entries
    .filter(({ kind }) => kind === 'restructure')
    .map((entry) => {
      const { from, paymentOn, before, after } = compareRates(account, entry);
      return {
        name: `restructure-${entry.seq}`,
        facts: {
          kind: 'restructured',
          from,
          annualRate: after.annualRate,
          paymentOn: paymentOn ?? after.endsOn,
          paymentBefore: inHkd(before.paymentCents),
          payment: fromCents(after.paymentCents ?? 0),
          lastPayment: fromCents(after.lastPaymentCents ?? 0),
          paymentsLeft: after.paymentsLeft ?? 0,
          shared: before.dueCents === after.dueCents ? null : fromCents(before.dueCents),
          interestLeft: fromCents(after.interestLeftCents ?? 0),
          endsBefore: before.endsOn,
          endsOn: after.endsOn,
        },
      };
    });

const inHkd = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));

/** A certificate for each year of assessment that has ended. It is named after its figures, so that a later booking in such a year makes another one. */
function certificates(account: LoanAccount, today: string): DueLetter[] {
  return toInterestYears(account, today).map((interestYear) => ({
    name: `interest-${interestYear.year}-${shortHash(JSON.stringify(interestYear))}`,
    facts: { kind: 'interest-certificate', ...interestYear },
  }));
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Whether something is owed; what was paid in advance does not count. */
const isOwing = ({ creditCents, ...owed }: LoanPosition): boolean =>
  totalOwedCents({ ...owed, creditCents: 0 }) > 0;

function grantedFacts(
  { terms }: LoanAccount,
  { reference, kind, amountCents, on, detail, decidedOn }: GrantedRequest,
): LetterFacts | null {
  if (kind === 'release')
    return { kind: 'mortgage-released', reference, releasedOn: decidedOn, solicitor: detail };
  if (kind === 'credit-limit')
    return {
      kind: 'limit-granted',
      reference,
      grantedOn: decidedOn,
      limit: fromCents(amountCents ?? 0),
    };
  const index = terms.holidays.findIndex(
    ({ firstPeriod }) => kind === 'payment-holiday' && dueDay(terms, firstPeriod) === on,
  );
  const holiday = terms.holidays[index];
  if (!holiday || on === null) return null;
  const { firstPeriod, months, parts } = holiday;
  const untilThis = { ...terms, holidays: terms.holidays.slice(0, index + 1) };
  return {
    kind: 'holiday-granted',
    reference,
    grantedOn: decidedOn,
    from: on,
    months,
    resumesOn: dueDay(terms, firstPeriod + months),
    endsOn: dueDay(terms, totalPeriods(untilThis)),
    parts,
  };
}
