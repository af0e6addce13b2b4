import type { ChangedPromises } from '@/config/promises';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { letterTexts } from '@/lib/texts/document/letter-texts';
import { promiseValues } from '@/lib/texts/promise-texts';
import { offerTexts } from '@/lib/texts/document/offer-texts';
import { letterOf, type Letterhead } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import type { IssuedLetter, LetterFacts } from './letter.model';

type ShownLetter = IssuedLetter & {
  facts: Exclude<LetterFacts, { kind: 'interest-certificate' }>;
};

/** Whether it is drawn as a letter: a certificate has a document of its own. */
export const isShownLetter = (letter: IssuedLetter): letter is ShownLetter =>
  letter.facts.kind !== 'interest-certificate';

type Rows = [label: string, value: string][];

/** What a kind of letter shows, the first row largest, and what it means. */
interface LetterBody {
  rows: Rows;
  paragraphs: string[];
}

const money = (amount: number): string => formatMoney(amount, { withCents: true });

/** A letter about a loan as a document to be drawn; `promises` are those that were other than in the release when it was written. */
export function letterDocument(
  letter: ShownLetter,
  letterhead: Letterhead,
  promises?: ChangedPromises,
): PdfDocumentContent {
  const { facts, loan, customer, issuedOn } = letter;
  const { locale } = letterhead;
  const t = letterTexts.in(locale);
  const { rows, paragraphs } = bodyOf(letter, { locale, promises });
  const [lead, ...others] = rows;
  return {
    ...letterOf(letterhead, {
      title: t(`title.${facts.kind}`),
      subject: loan.loanNo,
      customer,
      notes: [t('note')],
      pageLine: `${loan.loanNo} · ${t('page', { page: '{page}', count: '{count}' })}`,
    }),
    hasLead: true,
    summary: [
      ...(lead ? [lead] : []),
      [t('loanNo'), loan.loanNo],
      ...(loan.product === null
        ? []
        : [[t('product'), offerTexts.in(locale)(`products.${loan.product}`)] as const]),
      ...(loan.property === null ? [] : [[t('property'), loan.property] as const]),
      ...others,
      [t('issued'), formatDay(issuedOn, locale)],
    ],
    table: null,
    passages: [{ heading: t('about'), paragraphs }],
  };
}

function bodyOf(
  { facts, loan }: ShownLetter,
  { locale, promises }: Pick<Letterhead, 'locale'> & { promises: ChangedPromises | undefined },
): LetterBody {
  const t = letterTexts.in(locale);
  const day = (on: string) => formatDay(on, locale);
  switch (facts.kind) {
    case 'loan-booked':
      return {
        rows: [
          [t(facts.repayment === 'revolving' ? 'limit' : 'amount'), money(facts.amount)],
          [t('repayment'), offerTexts.in(locale)(`kind.${facts.repayment}`)],
          [t('annualRate'), formatPercent(facts.annualRate, { fixed: true })],
          [t('tenor'), formatTenor(facts.tenorMonths, locale)],
          [t('startsOn'), day(facts.startsOn)],
          [t('firstPaymentOn'), day(facts.firstPaymentOn)],
          ...amountRow(t('instalment'), facts.instalment),
          [t('endsOn'), day(facts.endsOn)],
          ...amountRow(t('totalInterest'), facts.totalInterest),
        ],
        paragraphs: [t('text.loan-booked.first'), t('text.loan-booked.second')],
      };
    case 'settlement-figure': {
      const date = day(facts.on);
      return {
        rows: [
          [t('figure', { date }), money(facts.amount)],
          [t('principal'), money(facts.principal)],
          [t('interest'), money(facts.interest)],
          ...amountRow(t('deferredInterest'), facts.deferredInterest || null),
          [t('fee'), money(facts.fee)],
          ...amountRow(t('paidInAdvance'), -facts.paidInAdvance || null),
        ],
        paragraphs: [
          t('text.settlement-figure.first', { date }),
          t('text.settlement-figure.second'),
        ],
      };
    }
    case 'loan-settled':
      return {
        rows: [
          [t('settledOn'), day(facts.settledOn)],
          [t('principalPaid'), money(facts.principalPaid)],
          [t('interestPaid'), money(facts.interestPaid)],
        ],
        paragraphs: [
          t('text.loan-settled.first'),
          ...(loan.property === null ? [] : [t('text.mortgage', promiseValues(locale, promises))]),
        ],
      };
    case 'mortgage-released':
      return {
        rows: [
          [t('releasedOn'), day(facts.releasedOn)],
          ...textRow(t('solicitor'), facts.solicitor),
          [t('reference'), facts.reference],
        ],
        paragraphs: [t('text.mortgage-released.first')],
      };
    case 'holiday-granted':
      return {
        rows: [
          [t('from'), day(facts.from)],
          [t('months'), formatTenor(facts.months, locale)],
          [t('resumesOn'), day(facts.resumesOn)],
          [t('newEnd'), day(facts.endsOn)],
          [t('grantedOn'), day(facts.grantedOn)],
          [t('reference'), facts.reference],
        ],
        paragraphs: [
          t('text.holiday-granted.first', { parts: facts.parts }),
          t('text.holiday-granted.second'),
        ],
      };
    case 'rate-changed':
      return {
        rows: [
          [t('newRate'), formatPercent(facts.annualRate, { fixed: true })],
          [t('rateFrom'), day(facts.from)],
          [t('rateBefore'), formatPercent(facts.rateBefore, { fixed: true })],
          ...(facts.paymentOn === null
            ? []
            : amountRow(t('paymentFrom', { date: day(facts.paymentOn) }), facts.payment)),
          ...amountRow(t('paymentBefore'), facts.paymentBefore),
          ...amountRow(t('newTotal'), facts.interestLeft),
          [t('endsOn'), day(facts.endsOn)],
        ],
        paragraphs:
          facts.payment === null
            ? [t('text.rate-changed.firstRevolving')]
            : [t('text.rate-changed.first'), t('text.rate-changed.second')],
      };
    case 'restructured':
      return {
        rows: [
          [t('newPaymentsFrom'), day(facts.paymentOn)],
          ...amountRow(t('paymentFrom', { date: day(facts.paymentOn) }), facts.payment),
          ...amountRow(t('paymentBefore'), facts.paymentBefore),
          [t('paymentsLeft'), String(facts.paymentsLeft)],
          ...amountRow(t('lastPayment'), facts.lastPayment),
          ...amountRow(t('shared'), facts.shared),
          [t('annualRate'), formatPercent(facts.annualRate, { fixed: true })],
          ...amountRow(t('newTotal'), facts.interestLeft),
          [t('endsBefore'), day(facts.endsBefore)],
          [t('endsOn'), day(facts.endsOn)],
        ],
        paragraphs: [
          t('text.restructured.first'),
          ...(facts.shared === null ? [] : [t('text.restructured.shared')]),
          t('text.restructured.second'),
        ],
      };
    case 'limit-granted':
      return {
        rows: [
          [t('newLimit'), money(facts.limit)],
          [t('grantedOn'), day(facts.grantedOn)],
          [t('reference'), facts.reference],
        ],
        paragraphs: [t('text.limit-granted.first')],
      };
  }
}

const textRow = (label: string, text: string | null): Rows =>
  text === null ? [] : [[label, text]];

const amountRow = (label: string, amount: number | null): Rows =>
  textRow(label, amount === null ? null : money(amount));
