import type { ApplicationState } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import { timeZone } from '@/config/site';
import type { Ineligibility } from '@/lib/application/form-rules';
import { formatDay } from '@/lib/dates';

type LocalisedText = Readonly<Record<Locale, string>>;
type NotifiedState = Exclude<ApplicationState, 'in-assessment'>;

const stateMessages: Readonly<Record<NotifiedState, LocalisedText>> = {
  received: {
    en: '{brand}: we have received your application {number} and will answer by {by}. Follow it here: {applications}',
    hk: '{brand}：已收到你的申請 {number}，我們會於{by}前回覆。查閱進度：{applications}',
    cn: '{brand}：已收到您的申请 {number}，我们会在{by}前回复。查看进度：{applications}',
  },
  'needs-documents': {
    en: '{brand}: we need documents for your application {number}. Send them here: {upload}',
    hk: '{brand}：你的申請 {number} 尚欠文件，請於此上載：{upload}',
    cn: '{brand}：您的申请 {number} 还缺文件，请在此上传：{upload}',
  },
  approved: {
    en: '{brand}: your application {number} is approved. Read the offer: {applications}',
    hk: '{brand}：你的申請 {number} 已獲批核。查閱貸款條款：{applications}',
    cn: '{brand}：您的申请 {number} 已获批准。查看贷款条款：{applications}',
  },
  declined: {
    en: '{brand}: we cannot offer a loan for your application {number}. Details: {applications}',
    hk: '{brand}：我們未能為申請 {number} 提供貸款。詳情：{applications}',
    cn: '{brand}：我们无法为申请 {number} 提供贷款。详情：{applications}',
  },
  withdrawn: {
    en: '{brand}: your application {number} is withdrawn. If this was not you, please call us.',
    hk: '{brand}：你的申請 {number} 已撤回。如非你本人所為，請致電我們。',
    cn: '{brand}：您的申请 {number} 已撤回。如非您本人操作，请联系我们。',
  },
  'offer-accepted': {
    en: '{brand}: your acceptance for application {number} is recorded. Next is the signing at the solicitor’s office.',
    hk: '{brand}：已記錄你接受申請 {number} 的貸款條款。下一步：到律師樓簽署文件。',
    cn: '{brand}：已记录您接受申请 {number} 的贷款条款。下一步：到律师楼签署文件。',
  },
  completed: {
    en: '{brand}: the loan of your application {number} is paid out. See it in your account: {applications}',
    hk: '{brand}：申請 {number} 的貸款已發放。於帳戶查閱：{applications}',
    cn: '{brand}：申请 {number} 的贷款已发放。在账户查看：{applications}',
  },
};

const ineligibilityMessages: Readonly<Record<Ineligibility, LocalisedText>> = {
  premiumUnpaid: {
    en: 'The premium of this flat is not paid, so it may not be mortgaged without approval. Please ask the Housing Department about paying the premium first.',
    hk: '此單位未補地價，未經批准不得按揭。請先向房屋署查詢補地價安排。',
    cn: '该单位未补地价，未经批准不得抵押。请先向房屋署查询补地价安排。',
  },
  tooYoung: {
    en: 'Every applicant must be at least 18 years old.',
    hk: '所有申請人須年滿 18 歲。',
    cn: '所有申请人须年满 18 岁。',
  },
  noFirstMortgage: {
    en: 'A second mortgage stands behind a first one. Without a mortgage on the property, please apply for a first mortgage.',
    hk: '二按以現有一按為前提。如物業沒有按揭，請申請一按。',
    cn: '二按以现有一按为前提。如房产没有按揭，请申请一按。',
  },
};

const refusalMessages: LocalisedText = {
  en: 'Your application could not be accepted. Please call us.',
  hk: '未能接受你的申請，請致電我們查詢。',
  cn: '无法接受您的申请，请联系我们。',
};

export interface StateTextOptions {
  locale: Locale;
  brandNames: LocalisedText;
  number: string;
  promisedBy: Date;
  /** Addresses of the customer's applications and of the upload page. */
  links: { applications: string; upload: string };
  /** What staff wrote for the applicant; it follows the sentence. */
  message?: string;
}

/** The text message about an application's state; with `message` also while we assess. */
export function stateText(
  state: ApplicationState,
  { locale, brandNames, number, promisedBy, links, message }: StateTextOptions,
): string {
  const sentence =
    state === 'in-assessment' ? `${brandNames[locale]} ${number}:` : stateMessages[state][locale];
  const filled = sentence
    .replace('{brand}', brandNames[locale])
    .replace('{number}', number)
    .replace('{by}', formatDayAndTime(promisedBy, locale))
    .replace('{applications}', links.applications)
    .replace('{upload}', links.upload);
  return message === undefined ? filled : `${filled}\n${message}`;
}

export function ineligibilityText(code: Ineligibility, locale: Locale): string {
  return ineligibilityMessages[code][locale];
}

/** Used when the loan origination system declines without a message. */
export function defaultRefusalText(locale: Locale): string {
  return refusalMessages[locale];
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function formatDayAndTime(instant: Date, locale: Locale): string {
  return `${formatDay(instant.toISOString(), locale)} ${clock.format(instant)}`;
}
