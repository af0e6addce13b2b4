import { deskHref } from '@/config/desk/desk-paths';
import { reportMailStopLink } from '@/config/message-links';
import type { BrandNames } from '@/config/brand';
import type {
  CampaignDimension,
  CampaignReport,
  CampaignReportQuery,
  CampaignSums,
} from '@/contracts/campaign/campaign';
import { stopReportMailPath } from '@/contracts/campaign/saved-report-choices';
import type { Locale } from '@/contracts/locale';
import { formatDay } from '@/lib/dates';
import { figureDifference } from '@/lib/report/figure-difference';
import { formatGrouped, formatMoney } from '@/lib/format';
import { hongKongDay, hourMs, plusDays } from '@/lib/hong-kong-day';
import { messageTexts } from '@/lib/texts/message-texts';

/** The hour of Monday in Hong Kong at which the mails begin: at a time of work, with everything counted. */
const mailHour = 8;
const daysOfWeek = 7;
const mostLines = 5;
const longestName = 40;

/** The Monday on whose morning the mails are sent last, YYYY-MM-DD. */
export function mailMonday(now: Date): string {
  const day = hongKongDay(new Date(now.getTime() - mailHour * hourMs));
  // Sunday is 0.
  const weekday = new Date(day).getUTCDay();
  return plusDays(day, -((weekday + daysOfWeek - 1) % daysOfWeek));
}

/** The days that the mail of a Monday is about: the week before it, and the one before that. */
export const mailedDays = (monday: string) => ({
  from: plusDays(monday, -daysOfWeek),
  to: plusDays(monday, -1),
  comparedFrom: plusDays(monday, -2 * daysOfWeek),
  comparedTo: plusDays(monday, -daysOfWeek - 1),
});

const wayFigures = [
  'visitors',
  'visits',
  'step2',
  'submitted',
  'refused',
  'approved',
  'accepted',
  'funded',
  'lent',
] as const satisfies readonly (keyof CampaignSums)[];
const costFigures = [
  'cost',
  'costPerLead',
  'costPerApplication',
  'costPerLoan',
] as const satisfies readonly (keyof CampaignSums)[];
type MailedFigure = (typeof wayFigures)[number] | (typeof costFigures)[number];

const isMoney = (figure: MailedFigure): boolean => /^(?:lent|cost)/.test(figure);

/** Dimensions whose values are names that a mail can say as they are. */
const namedDimensions: readonly CampaignDimension[] = [
  'source',
  'medium',
  'campaign',
  'content',
  'term',
  'referrer',
  'landing',
];

/** A name that anybody may have typed into a link, without what a mail program would make an address of. */
export const harmlessName = (value: string): string =>
  [...value.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, ' ').trim()].slice(0, longestName).join('');

export interface ReportMailOptions {
  name: string;
  view: CampaignReportQuery;
  report: CampaignReport;
  locale: Locale;
  /** What its links end with, which lets nobody do more than end the mail. */
  token: string;
  siteUrl: string;
  brandNames: BrandNames;
}

export interface ReportMail {
  subject: string;
  text: string;
  /** Where a mail program asks that it stops (RFC 8058). */
  unsubscribeUrl: string;
}

/** The week's figures beside those of the week before, and where the report stands at the desk. */
export function reportMail(options: ReportMailOptions): ReportMail {
  const { name, view, report, locale, token, siteUrl, brandNames } = options;
  const { from, to, compared, total, previous } = report;
  const t = messageTexts.in(locale);
  const span = (days: { from: string; to: string }): string =>
    `${formatDay(days.from, locale)} – ${formatDay(days.to, locale)}`;
  const textOf = (sums: CampaignSums, figure: MailedFigure): string => {
    const value = sums[figure];
    if (value === null) return '–';
    return isMoney(figure) ? formatMoney(value) : formatGrouped(value);
  };
  const hasCosts = (total.cost ?? 0) > 0 || (previous.cost ?? 0) > 0;
  const figures: readonly MailedFigure[] = hasCosts ? [...wayFigures, ...costFigures] : wayFigures;
  const figureLines = figures.map((figure) => {
    const difference = figureDifference(
      { now: total[figure], before: previous[figure] },
      { isMoney: isMoney(figure) },
    );
    return t('campaignReport.line', {
      label: t(`campaignReport.figure.${figure}`),
      value: textOf(total, figure),
      before: textOf(previous, figure),
      difference: total[figure] === previous[figure] ? '±0' : (difference ?? '–'),
    });
  });
  const chosen = [view.source, view.medium, view.campaign].filter((one) => one !== undefined);
  const { from: _from, to: _to, comparedFrom: _first, comparedTo: _last, ...shown } = view;
  const query = new URLSearchParams({
    ...shown,
    from,
    to,
    comparedFrom: compared.from,
    comparedTo: compared.to,
  });
  const values = {
    name,
    brand: brandNames[locale],
    days: span({ from, to }),
    compared: span(compared),
    url: `${siteUrl}${deskHref(locale, 'campaigns')}?${query.toString()}`,
    stop: reportMailStopLink(token, { siteUrl, locale }),
  };
  const parts = [
    t('campaignReport.lead', values),
    ...(chosen.length === 0 ? [] : [t('campaignReport.only', { chosen: chosen.join(' / ') })]),
    figureLines.join('\n'),
    ...mostVisited(options),
    t('campaignReport.end', values),
  ];
  return {
    subject: t('campaignReport.subject', values),
    text: parts.join('\n\n'),
    unsubscribeUrl: `${siteUrl}${stopReportMailPath.replace('{token}', token)}`,
  };
}

function mostVisited({ view: { by }, report: { data }, locale }: ReportMailOptions): string[] {
  const t = messageTexts.in(locale);
  const rows = namedDimensions.includes(by) ? data.slice(0, mostLines) : [];
  if (rows.length === 0) return [];
  const lines = rows.map(({ value, visits, submitted }) =>
    t(submitted === null ? 'campaignReport.visitsOf' : 'campaignReport.row', {
      name:
        harmlessName(value) ||
        t(by === 'source' ? 'campaignReport.direct' : 'campaignReport.unnamed'),
      visits: formatGrouped(visits),
      submitted: formatGrouped(submitted ?? 0),
    }),
  );
  return [[t('campaignReport.most'), ...lines].join('\n')];
}
