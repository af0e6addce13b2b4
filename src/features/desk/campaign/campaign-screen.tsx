'use client';

import {
  campaignEndpoints,
  type CampaignDimension,
  type CampaignReport,
} from '@/contracts/campaign/campaign';
import { deviceClasses } from '@/contracts/site-health/site-health-choices';
import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata, isLocale } from '@/config/locales';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { FigureTiles } from '../list/figure-tiles';
import { readListFields } from '../list/desk-list';
import { ListFilters } from '../list/list-filters';
import {
  beforeText,
  campaignFilters,
  campaignQuery,
  campaignReport,
  costFigures,
  figureText,
  hasCosts,
  wayFigures,
  type CampaignFigure,
} from './campaign-report';
import { CampaignCostScreen } from './campaign-cost/campaign-cost-screen';
import { CampaignParts, costsId, missedSearchesId } from './campaign-parts';
import { ComparedDays } from './compared-days';
import { MissedSearchScreen } from './missed-search/missed-search-screen';
import { SavedReports } from './saved-report/saved-reports';
import own from './campaign.module.css';

const list = { querySchema: campaignQuery, filters: campaignFilters };

/** The report of campaigns, what they cost, or what visitors searched and did not find. */
export function CampaignScreen({ id, ...props }: DeskScreenProps) {
  if (id === costsId) return <CampaignCostScreen {...props} />;
  return id === missedSearchesId ? <MissedSearchScreen {...props} /> : <Report {...props} />;
}

/** Who came, by what brought them, and what became of their applications. */
function Report({ query: address, t, locale }: Omit<DeskScreenProps, 'id'>) {
  const fields = readListFields(list, address);
  const request = campaignQuery.parse(fields);
  const query = useQuery(campaignReport, { locale, request: { query: request } });
  return (
    <>
      <div className={own.head}>
        <h1>{t('campaign.title')}</h1>
        <a
          className={styles.button}
          download
          href={`${campaignEndpoints.deskCampaignsExport.path}?${new URLSearchParams(fields).toString()}`}
        >
          {t('campaign.export')}
        </a>
      </div>
      <CampaignParts shown={undefined} t={t} locale={locale} />
      <p>{t('campaign.lead')}</p>
      <SavedReports shown={{ report: 'campaigns', view: request }} t={t} locale={locale} />
      <ListFilters
        list={list}
        pathname={deskHref(locale, 'campaigns')}
        fields={fields}
        t={t}
        locale={locale}
      />
      <QueryView query={query} t={t}>
        {(report) => (
          <>
            <CampaignTotals report={report} t={t} locale={locale} />
            {report.data.length === 0 ? (
              <p>{t('list.empty')}</p>
            ) : (
              <CampaignTable
                report={report}
                by={request.by}
                isCompared={request.comparedFrom !== undefined || request.comparedTo !== undefined}
                t={t}
                locale={locale}
              />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

interface ReportProps extends TranslationProps<'desk'> {
  report: CampaignReport;
}

function CampaignTotals({ report, t, locale }: ReportProps) {
  const { total, previous } = report;
  const tilesOf = (figures: readonly CampaignFigure[]) =>
    figures.map(({ name, label }) => ({
      key: name,
      label: t(label),
      figure: <b>{figureText(total, name)}</b>,
      note: t('campaign.was', { value: beforeText(name, { now: total, before: previous }) }),
    }));
  return (
    <>
      <ComparedDays report={report} t={t} locale={locale} />
      <FigureTiles tiles={tilesOf(wayFigures)} />
      {hasCosts(report) ? (
        <>
          <h2 className={own.part}>{t('campaign.costs')}</h2>
          <FigureTiles tiles={tilesOf(costFigures)} />
        </>
      ) : null}
    </>
  );
}

function CampaignTable({
  report,
  by,
  isCompared,
  t,
  locale,
}: ReportProps & {
  by: CampaignDimension;
  /** Whether each figure says what it was in the days that were chosen to compare. */
  isCompared: boolean;
}) {
  const { data } = report;
  const most = Math.max(...data.map(({ visits }) => visits), 1);
  const nameOf = (value: string): string => {
    if (value === '') return t(by === 'source' ? 'campaign.direct' : 'campaign.unnamed');
    if (by === 'day') return formatDay(value, locale);
    if (by === 'language' && isLocale(value)) return localeMetadata[value].label;
    const device = deviceClasses.find((known) => known === value);
    return by === 'device' && device ? t(`deviceClass.${device}`) : value;
  };
  return (
    <DataTable
      label={t('campaign.title')}
      rows={data}
      keyOf={({ value }) => value}
      columns={[
        {
          heading: t(`campaignDimension.${by}`),
          cell: ({ value, visits }) => (
            <span className={own.value}>
              <span className={own.name}>{nameOf(value)}</span>
              <span
                className={own.bar}
                aria-hidden
                style={{ inlineSize: `${(100 * visits) / most}%` }}
              />
            </span>
          ),
        },
        ...(hasCosts(report) ? [...wayFigures, ...costFigures] : wayFigures).map(
          ({ name, label }) => ({
            heading: t(label),
            cell: (row: CampaignReport['data'][number]) =>
              isCompared && row.previous ? (
                <>
                  {figureText(row, name)}
                  <small className={own.before}>
                    {beforeText(name, { now: row, before: row.previous })}
                  </small>
                </>
              ) : (
                figureText(row, name)
              ),
            isFigure: true,
          }),
        ),
      ]}
    />
  );
}
