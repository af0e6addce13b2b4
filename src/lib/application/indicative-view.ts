import type { Indicative, IndicativeFigures } from '@/contracts/application/indicative-result';
import type { Locale } from '@/contracts/locale';
import { formatDay } from '../dates';
import { formatMoney, formatPercent } from '../format';
import { localise } from '../localise';
import { formatTenor } from '../texts/format-tenor';
import type { ReadIndicativeText } from '../texts/application/indicative-texts';

export interface IndicativeRow {
  label: string;
  value: string;
  /** On what the value depends; null where there is nothing to say. */
  note: string | null;
  /** What only who looks closer reads; null where there is nothing more. */
  more: string | null;
  /** Whether the row says again what other rows say. */
  isRepeated: boolean;
}

export interface IndicativeChange {
  text: string;
  /** The loan to look at instead; null where no loan of the applicant's choice would do it. */
  loan: IndicativeFigures['loan'] | null;
}

/** An indicative result in words, for the page and the PDF. */
export interface IndicativeView {
  title: string;
  /** What the result rests on, and that it binds nobody. */
  body: string;
  reasons: string[];
  /** What could be lent stands first. */
  rows: IndicativeRow[];
  changes: IndicativeChange[];
  toVerify: string[];
}

interface ViewOptions {
  t: ReadIndicativeText;
  locale: Locale;
}

/** The texts of an indicative result; parts without figures are left out. */
export function indicativeView(indicative: Indicative, { t, locale }: ViewOptions): IndicativeView {
  const { result, reasons, toVerify, figures } = indicative;
  const textsOf = (list: readonly object[]) =>
    list.map((entry) => localise(entry, 'text', { locale }));
  return {
    title: t(`result.${result}.title`),
    body: t('fine'),
    reasons: textsOf(reasons),
    rows: figures
      ? rowsOf(indicative, { figures, t, locale })
      : [lendableRow(indicative.maxAmount, { t, note: null }), valueRow(indicative, { t })],
    changes: figures ? changesOf(figures, { t, locale }) : [],
    toVerify: textsOf(toVerify),
  };
}

const plain = { more: null, isRepeated: false } as const;

function lendableRow(
  amount: number | null,
  { t, note }: { t: ReadIndicativeText; note: string | null },
): IndicativeRow {
  return {
    label: t('lendable.label'),
    value:
      amount === null
        ? t('lendable.unknown')
        : amount === 0
          ? t('lendable.none')
          : t('lendable.upTo', { amount: formatMoney(amount) }),
    note: amount === null || amount === 0 ? null : note,
    ...plain,
  };
}

function valueRow(
  { valuation, figures }: Indicative,
  { t }: { t: ReadIndicativeText },
): IndicativeRow {
  const value = figures?.propertyValue ?? valuation?.value ?? null;
  return {
    label: t('value.label'),
    value: value === null ? t('value.unknown') : formatMoney(value),
    note:
      value === null
        ? null
        : valuation === null
          ? t('value.given')
          : t(valuation.isRough ? 'value.rough' : 'value.online'),
    ...plain,
  };
}

function rowsOf(
  indicative: Indicative,
  { figures, t, locale }: ViewOptions & { figures: IndicativeFigures },
): IndicativeRow[] {
  const { maxAmount, loanToValue } = indicative;
  const { wish, usualAmount, loan, validUntil } = figures;
  const tenor = formatTenor(loan.tenorMonths, locale);
  const most = maxAmount ?? 0;
  const isForStaffOnly = usualAmount === 0 && most > 0;
  return [
    lendableRow(isForStaffOnly ? most : usualAmount, {
      t,
      note: isForStaffOnly
        ? t('lendable.onlyStaff', { tenor })
        : most > (usualAmount ?? 0)
          ? t('lendable.staff', { tenor, amount: formatMoney(most) })
          : t('lendable.over', { tenor }),
    }),
    valueRow(indicative, { t }),
    {
      label: t('wish.label'),
      value: t('wish.loan', {
        amount: formatMoney(wish.amount),
        tenor: formatTenor(wish.tenorMonths, locale),
      }),
      note: loanToValue === null ? null : t('wish.share', { share: formatPercent(loanToValue) }),
      more: null,
      isRepeated: wish.amount === loan.amount && wish.tenorMonths === loan.tenorMonths,
    },
    ...paymentRows(figures, { t, tenor }),
    {
      label: t('valid.label'),
      value: formatDay(validUntil, locale),
      note: null,
      more: t('valid.note'),
      isRepeated: false,
    },
  ];
}

const inWholeDollars = (amount: number): string => formatMoney(Math.round(amount));

function paymentRows(
  { loan, payments }: IndicativeFigures,
  { t, tenor }: { t: ReadIndicativeText; tenor: string },
): IndicativeRow[] {
  const paymentAt = (kind: (typeof payments)[number]['kind']) =>
    payments.find((payment) => payment.kind === kind);
  const [lowest, tested, highest] = [
    paymentAt('lowest'),
    paymentAt('tested'),
    paymentAt('highest'),
  ];
  if (!lowest || !highest) return [];
  return [
    {
      label: t('payment.label'),
      value: t('payment.range', {
        from: inWholeDollars(lowest.amount),
        to: inWholeDollars(highest.amount),
      }),
      note: t('payment.for', { amount: formatMoney(loan.amount), tenor }),
      more: tested
        ? t('payment.tested', {
            payment: inWholeDollars(tested.amount),
            rate: formatPercent(tested.annualRate),
          })
        : null,
      isRepeated: false,
    },
    {
      label: t('rate.label'),
      value: t('rate.range', {
        from: formatPercent(lowest.annualRate),
        apr: formatPercent(lowest.apr, { fixed: true }),
        max: formatPercent(highest.apr),
      }),
      note: t('rate.note'),
      ...plain,
    },
  ];
}

function changesOf(
  { changes, wish }: IndicativeFigures,
  { t, locale }: ViewOptions,
): IndicativeChange[] {
  return changes.map(({ kind, amount, tenorMonths }) => {
    const what = { amount: formatMoney(amount), tenor: formatTenor(tenorMonths, locale) };
    const isNone = kind === 'lowerValue' && amount === 0;
    return {
      text: isNone ? t('changes.lowerValueNone') : t(`changes.${kind}`, what),
      loan:
        kind === 'smaller' || kind === 'longer'
          ? { amount: Math.min(wish.amount, amount), tenorMonths }
          : null,
    };
  });
}
