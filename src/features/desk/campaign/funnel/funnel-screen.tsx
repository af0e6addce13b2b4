'use client';

import { applicationProducts } from '@/contracts/application/application-choices';
import {
  directValue,
  funnelEndpoints,
  linkDimensions,
  wayStages,
  type Funnel,
  type FunnelDimension,
} from '@/contracts/campaign/funnel';
import { deviceClasses } from '@/contracts/site-health/site-health-choices';
import { deskHref } from '@/config/desk/desk-paths';
import { isLocale, localeMetadata } from '@/config/locales';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatGrouped, formatMoney } from '@/lib/format';
import { useQuery } from '@/store/use-query';
import styles from '@/features/desk/frame/desk-app.module.css';
import type { DeskScreenProps } from '@/features/desk/frame/desk-screen-props';
import { QueryView } from '@/features/desk/frame/query-view';
import { DataTable } from '@/features/desk/list/data-table';
import { FigureTiles } from '@/features/desk/list/figure-tiles';
import { readListFields } from '@/features/desk/list/desk-list';
import { ListFilters } from '@/features/desk/list/list-filters';
import own from '../campaign.module.css';
import { ComparedDays } from '../compared-days';
import { SavedReports } from '../saved-report/saved-reports';
import { FunnelSteps } from './funnel-steps';
import {
  besideStages,
  costText,
  funnelCosts,
  funnelFilters,
  funnelQuery,
  funnelReport,
  hasFunnelCosts,
} from './funnel-report';

const list = { querySchema: funnelQuery, filters: funnelFilters };

/** The way from the first page to a loan that is paid back, and what brought those who went it. */
export function FunnelScreen({ query: address, t, locale }: DeskScreenProps) {
  const fields = readListFields(list, address);
  const request = funnelQuery.parse(fields);
  const query = useQuery(funnelReport, { locale, request: { query: request } });
  return (
    <>
      <div className={own.head}>
        <h1>{t('funnel.title')}</h1>
        <a
          className={styles.button}
          download
          href={`${funnelEndpoints.deskFunnelExport.path}?${new URLSearchParams(fields).toString()}`}
        >
          {t('funnel.export')}
        </a>
      </div>
      <p>{t('funnel.lead')}</p>
      <SavedReports shown={{ report: 'funnel', view: request }} t={t} locale={locale} />
      <ListFilters
        list={list}
        pathname={deskHref(locale, 'funnel')}
        fields={fields}
        t={t}
        locale={locale}
      />
      <QueryView query={query} t={t}>
        {(funnel) => (
          <>
            <ComparedDays report={funnel} t={t} locale={locale} />
            <FunnelSteps funnel={funnel} t={t} locale={locale} />
            {hasFunnelCosts(funnel) ? <FunnelCosts funnel={funnel} t={t} /> : null}
            <h2 className={own.part}>{headingOf(request.by, t)}</h2>
            {funnel.data.length === 0 ? (
              <p>{t('list.empty')}</p>
            ) : (
              <FunnelRows funnel={funnel} by={request.by} t={t} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

/** Whether rows are what brought people; money is spent on that alone. */
const isOfLink = (by: FunnelDimension): boolean => linkDimensions.some((known) => known === by);

const headingOf = (by: FunnelDimension, t: TranslationProps<'desk'>['t']): string =>
  isOfLink(by) ? t('funnel.rows') : t(`campaignDimension.${by}`);

interface FunnelRowsProps extends Pick<TranslationProps<'desk'>, 't'> {
  funnel: Funnel;
  /** What the rows are. */
  by: FunnelDimension;
}

/** What a person, a lead, an application and a loan have cost, and what these loans earn. */
function FunnelCosts({ funnel: { total, previous }, t }: Omit<FunnelRowsProps, 'by'>) {
  return (
    <>
      <h2 className={own.part}>{t('campaign.costs')}</h2>
      <p>{t('funnel.costsHint')}</p>
      <FigureTiles
        tiles={funnelCosts.map((figure) => ({
          key: figure.name,
          label: t(figure.label),
          figure: <b>{costText(total, figure)}</b>,
          note: t('campaign.was', { value: costText(previous, figure) }),
        }))}
      />
    </>
  );
}

function FunnelRows({ funnel, by, t }: FunnelRowsProps) {
  const nameOf = (value: string): string => {
    if (value === directValue) return t('funnel.direct');
    if (value === '') return t('funnel.unnamed');
    if (by === 'language' && isLocale(value)) return localeMetadata[value].label;
    const device = deviceClasses.find((known) => known === value);
    if (by === 'device' && device) return t(`deviceClass.${device}`);
    const product = applicationProducts.find((known) => known === value);
    return by === 'product' && product ? t(`product.${product}`) : value;
  };
  return (
    <DataTable
      label={headingOf(by, t)}
      rows={funnel.data}
      keyOf={({ value }) => value}
      columns={[
        {
          heading: t(`campaignDimension.${by}`),
          cell: ({ value }) => <span className={own.value}>{nameOf(value)}</span>,
        },
        ...[...wayStages, ...besideStages].map((stage) => ({
          heading: t(`funnelStage.${stage}`),
          cell: ({ counts }: Funnel['data'][number]) => formatGrouped(counts[stage]),
          isFigure: true,
        })),
        {
          heading: t('funnel.lent'),
          cell: ({ lent }) => formatMoney(lent),
          isFigure: true,
        },
        ...(hasFunnelCosts(funnel) && isOfLink(by) ? funnelCosts : []).map((figure) => ({
          heading: t(figure.label),
          cell: (row: Funnel['data'][number]) => costText(row, figure),
          isFigure: true,
        })),
      ]}
    />
  );
}
