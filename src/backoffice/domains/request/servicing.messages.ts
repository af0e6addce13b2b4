import type { RequestKind, RequestState } from '@/contracts/account/account-choices';
import type { Locale } from '@/contracts/locale';
import { formatMoney } from '@/lib/format';
import { fromCents } from '@/lib/loan/money';
import type { RequestRow } from './request.repository';

type LocalisedText = Readonly<Record<Locale, string>>;

const requestKindNames: Readonly<Record<RequestKind, LocalisedText>> = {
  'payment-holiday': { en: 'payment holiday', hk: '供款假期', cn: '延期还款' },
  'credit-limit': { en: 'higher credit limit', hk: '提高信貸限額', cn: '提高信用额度' },
  withdrawal: { en: 'withdrawal', hk: '提取款項', cn: '提款' },
  settlement: { en: 'early repayment', hk: '提早還清貸款', cn: '提前结清贷款' },
  email: { en: 'change of email', hk: '更改電郵', cn: '更改电子邮箱' },
  address: { en: 'change of address', hk: '更改地址', cn: '更改地址' },
  phone: { en: 'change of phone number', hk: '更改電話號碼', cn: '更改手机号码' },
  'bank-account': { en: 'change of bank account', hk: '更改銀行戶口', cn: '更改银行账户' },
  contact: { en: 'message', hk: '查詢', cn: '咨询' },
  complaint: { en: 'complaint', hk: '投訴', cn: '投诉' },
  'data-access': { en: 'copy of your data', hk: '查閱個人資料', cn: '查阅个人信息' },
};

const requestStateMessages: Readonly<Record<Exclude<RequestState, 'needs-code'>, LocalisedText>> = {
  received: {
    en: '{brand}: we have received your request {reference} ({kind}{amount}).',
    hk: '{brand}：已收到你的要求 {reference}（{kind}{amount}）。',
    cn: '{brand}：已收到您的申请 {reference}（{kind}{amount}）。',
  },
  'in-review': {
    en: '{brand}: we are looking at your request {reference} ({kind}{amount}).',
    hk: '{brand}：正在處理你的要求 {reference}（{kind}{amount}）。',
    cn: '{brand}：正在处理您的申请 {reference}（{kind}{amount}）。',
  },
  approved: {
    en: '{brand}: your request {reference} ({kind}{amount}) is approved.',
    hk: '{brand}：你的要求 {reference}（{kind}{amount}）已獲批准。',
    cn: '{brand}：您的申请 {reference}（{kind}{amount}）已获批准。',
  },
  completed: {
    en: '{brand}: your request {reference} ({kind}{amount}) is done.',
    hk: '{brand}：你的要求 {reference}（{kind}{amount}）已完成。',
    cn: '{brand}：您的申请 {reference}（{kind}{amount}）已完成。',
  },
  declined: {
    en: '{brand}: we could not grant your request {reference} ({kind}{amount}).',
    hk: '{brand}：未能批准你的要求 {reference}（{kind}{amount}）。',
    cn: '{brand}：未能批准您的申请 {reference}（{kind}{amount}）。',
  },
  cancelled: {
    en: '{brand}: your request {reference} ({kind}{amount}) is taken back.',
    hk: '{brand}：你的要求 {reference}（{kind}{amount}）已取消。',
    cn: '{brand}：您的申请 {reference}（{kind}{amount}）已取消。',
  },
};

const withdrawalSentTemplate: LocalisedText = {
  en: '{brand}: your withdrawal {reference}{amount} is on its way to your registered bank account. If this was not you, please call us at once.',
  hk: '{brand}：你的提款 {reference}{amount} 正轉往已登記的銀行戶口。如非你本人所為，請立即致電我們。',
  cn: '{brand}：您的提款 {reference}{amount} 正转往已登记的银行账户。如非您本人操作，请立即联系我们。',
};

const fraudWarning: LocalisedText = {
  en: ' If this was not you, please call us at once.',
  hk: '如非你本人所為，請立即致電我們。',
  cn: '如非您本人操作，请立即联系我们。',
};

const phoneChangedTemplate: LocalisedText = {
  en: '{brand}: the phone number of your account changed from {before} to {after}. If this was not you, please call us at once.',
  hk: '{brand}：你帳戶的電話號碼已由 {before} 改為 {after}。如非你本人所為，請立即致電我們。',
  cn: '{brand}：您账户的手机号码已由 {before} 改为 {after}。如非您本人操作，请立即联系我们。',
};

const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The text message about a request's state; the lender's `message` is appended unchanged. */
export function requestMessage(
  {
    reference,
    kind,
    state,
    amountCents,
  }: Pick<RequestRow, 'reference' | 'kind' | 'state' | 'amountCents'>,
  { locale, brand, message }: { locale: Locale; brand: string; message: string | null },
): string {
  if (state === 'needs-code') throw new Error('Nothing is said of a request that waits for a code');
  const isWithdrawalSent = kind === 'withdrawal' && state === 'approved';
  const isSensitive = kind === 'bank-account' || kind === 'email' || kind === 'address';
  const template =
    (isWithdrawalSent ? withdrawalSentTemplate : requestStateMessages[state])[locale] +
    (isSensitive ? fraudWarning[locale] : '');
  const amount =
    amountCents === null ? '' : ` ${formatMoney(fromCents(amountCents), { withCents: true })}`;
  return (
    fillTemplate(template, { brand, reference, amount, kind: requestKindNames[kind][locale] }) +
    (message === null ? '' : ` ${message}`)
  );
}

export function phoneChangedMessage({
  locale,
  ...values
}: {
  locale: Locale;
  brand: string;
  before: string;
  after: string;
}): string {
  return fillTemplate(phoneChangedTemplate[locale], values);
}
