import { deskHref } from '@/config/desk/desk-paths';
import { reportMailStopLink } from '@/config/message-links';
import type { BrandNames } from '@/config/brand';
import type {
  CampaignDimension,
  CampaignReport,
  CampaignReportQuery,
  CampaignSums,
} from '@/contracts/campaign/campaign';
import {
  directValue,
  wayStages,
  type Funnel,
  type FunnelQuery,
  type FunnelSums,
} from '@/contracts/campaign/funnel';
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
const funnelCosts = [
  'cost',
  'costPerVisit',
  'costPerLead',
  'costPerApplication',
  'costPerLoan',
] as const satisfies readonly (keyof FunnelSums)[];
type MailedFigure = (typeof wayFigures)[number] | (typeof costFigures)[number];

const isMoney = (figure: string): boolean => /^(?:lent|cost)/.test(figure);

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

interface MailedBy {
  name: string;
  locale: Locale;
  /** What its links end with, which lets nobody do more than end the mail. */
  token: string;
  siteUrl: string;
  brandNames: BrandNames;
}

export interface ReportMailOptions extends MailedBy {
  view: CampaignReportQuery;
  report: CampaignReport;
}

export interface FunnelMailOptions extends MailedBy {
  view: FunnelQuery;
  report: Funnel;
}

/** A figure of the week and of the week before; null where it is not known. */
interface MailedLine {
  label: string;
  now: number | null;
  before: number | null;
  isMoney: boolean;
}

export interface ReportMail {
  subject: string;
  text: string;
  /** Where a mail program asks that it stops (RFC 8058). */
  unsubscribeUrl: string;
}

/** The week's figures beside those of the week before, and where the report stands at the desk. */
export function reportMail(options: ReportMailOptions): ReportMail {
  const { view, report, locale } = options;
  const { total, previous } = report;
  const t = messageTexts.in(locale);
  const hasCosts = (total.cost ?? 0) > 0 || (previous.cost ?? 0) > 0;
  const figures: readonly MailedFigure[] = hasCosts ? [...wayFigures, ...costFigures] : wayFigures;
  const rows = namedDimensions.includes(view.by) ? report.data : [];
  return mailOf(options, {
    screen: 'campaigns',
    report,
    view,
    lines: figures.map((figure) => ({
      label: t(`campaignReport.figure.${figure}`),
      now: total[figure],
      before: previous[figure],
      isMoney: isMoney(figure),
    })),
    most: mostVisited(rows, {
      locale,
      isDirect: ({ value }) => view.by === 'source' && value === '',
    }),
  });
}

/** How many people of the week reached each step, beside those of the week before, and where the funnel stands at the desk. */
export function funnelMail(options: FunnelMailOptions): ReportMail {
  const { view, report, locale } = options;
  const { total, previous } = report;
  const t = messageTexts.in(locale);
  const costs = total.cost > 0 || previous.cost > 0 ? funnelCosts : [];
  return mailOf(options, {
    screen: 'funnel',
    report,
    view,
    lines: [
      ...wayStages.map((stage) => ({
        label: t(`campaignReport.stage.${stage}`),
        now: total.counts[stage],
        before: previous.counts[stage],
        isMoney: false,
      })),
      ...(['lent', ...costs] as const).map((figure) => ({
        label: t(`campaignReport.funnelFigure.${figure}`),
        now: total[figure],
        before: previous[figure],
        isMoney: true,
      })),
    ],
    most: mostVisited(
      report.data.map(({ value, counts }) => ({
        value,
        visits: counts.landing,
        submitted: counts.submitted,
      })),
      { locale, isDirect: ({ value }) => value === directValue },
    ),
  });
}

interface MailedContent {
  /** Where the report stands at the desk. */
  screen: 'campaigns' | 'funnel';
  report: Pick<CampaignReport, 'from' | 'to' | 'compared'>;
  view: CampaignReportQuery | FunnelQuery;
  lines: readonly MailedLine[];
  most: readonly string[];
}

function mailOf(
  { name, locale, token, siteUrl, brandNames }: MailedBy,
  { screen, report: { from, to, compared }, view, lines, most }: MailedContent,
): ReportMail {
  const t = messageTexts.in(locale);
  const span = (days: { from: string; to: string }): string =>
    `${formatDay(days.from, locale)} – ${formatDay(days.to, locale)}`;
  const textOf = (value: number | null, ofMoney: boolean): string => {
    if (value === null) return '–';
    return ofMoney ? formatMoney(value) : formatGrouped(value);
  };
  const figureLines = lines.map(({ label, now, before, isMoney: ofMoney }) =>
    t('campaignReport.line', {
      label,
      value: textOf(now, ofMoney),
      before: textOf(before, ofMoney),
      difference:
        now === before ? '±0' : (figureDifference({ now, before }, { isMoney: ofMoney }) ?? '–'),
    }),
  );
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
    url: `${siteUrl}${deskHref(locale, screen)}?${query.toString()}`,
    stop: reportMailStopLink(token, { siteUrl, locale }),
  };
  const parts = [
    t('campaignReport.lead', values),
    ...(chosen.length === 0 ? [] : [t('campaignReport.only', { chosen: chosen.join(' / ') })]),
    figureLines.join('\n'),
    ...most,
    t('campaignReport.end', values),
  ];
  return {
    subject: t('campaignReport.subject', values),
    text: parts.join('\n\n'),
    unsubscribeUrl: `${siteUrl}${stopReportMailPath.replace('{token}', token)}`,
  };
}

interface MailedRow extends Pick<CampaignSums, 'visits' | 'submitted'> {
  value: string;
}

function mostVisited(
  data: readonly MailedRow[],
  { locale, isDirect }: { locale: Locale; isDirect: (row: MailedRow) => boolean },
): string[] {
  const t = messageTexts.in(locale);
  const rows = data.slice(0, mostLines);
  if (rows.length === 0) return [];
  const lines = rows.map((row) => {
    const { value, visits, submitted } = row;
    const name = isDirect(row)
      ? t('campaignReport.direct')
      : harmlessName(value) || t('campaignReport.unnamed');
    return t(submitted === null ? 'campaignReport.visitsOf' : 'campaignReport.row', {
      name,
      visits: formatGrouped(visits),
      submitted: formatGrouped(submitted ?? 0),
    });
  });
  return [[t('campaignReport.most'), ...lines].join('\n')];
}
