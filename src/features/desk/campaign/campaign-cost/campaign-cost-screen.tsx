'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { campaignCostEndpoints } from '@/contracts/campaign/campaign-cost';
import styles from '@/features/desk/frame/desk-app.module.css';
import type { DeskScreenProps } from '@/features/desk/frame/desk-screen-props';
import { QueryView } from '@/features/desk/frame/query-view';
import { DataTable } from '@/features/desk/list/data-table';
import { readListFields } from '@/features/desk/list/desk-list';
import { ListFilters } from '@/features/desk/list/list-filters';
import { staffSessionSlice } from '@/features/desk/session/staff-session.slice';
import { formatDay } from '@/lib/dates';
import { formatGrouped, formatMoney } from '@/lib/format';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import { CampaignParts, costsId } from '../campaign-parts';
import own from '../campaign.module.css';
import {
  campaignCostFilters,
  campaignCostQuery,
  campaignCosts,
  costImports,
} from './campaign-cost-queries';
import { CostImportForm } from './cost-import';
import { PastCostImports } from './past-cost-imports';

const list = { querySchema: campaignCostQuery, filters: campaignCostFilters };

/** What was spent on campaigns, and the import of more. */
export function CampaignCostScreen({
  query: address,
  t,
  locale,
}: Pick<DeskScreenProps, 'query' | 't' | 'locale'>) {
  const mayEdit = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'campaign.edit',
  );
  const fields = readListFields(list, address);
  const query = useQuery(campaignCosts, {
    locale,
    request: { query: campaignCostQuery.parse(fields) },
  });
  const imports = useQuery(costImports, { locale, request: {} });
  return (
    <>
      <div className={own.head}>
        <h1>{t('campaignCost.title')}</h1>
        <a
          className={styles.button}
          download
          href={`${campaignCostEndpoints.deskCampaignCostsExport.path}?${new URLSearchParams(fields).toString()}`}
        >
          {t('campaign.export')}
        </a>
      </div>
      <CampaignParts shown={costsId} t={t} locale={locale} />
      <p>{t('campaignCost.lead')}</p>
      {mayEdit ? (
        <CostImportForm
          onImported={() => {
            query.reload();
            imports.reload();
          }}
          t={t}
          locale={locale}
        />
      ) : null}
      <h2 className={own.part}>{t('costImport.title')}</h2>
      <QueryView query={imports} t={t}>
        {(records) => (
          <PastCostImports
            records={records}
            mayEdit={mayEdit}
            onUndone={() => {
              query.reload();
              imports.reload();
            }}
            t={t}
            locale={locale}
          />
        )}
      </QueryView>
      <ListFilters
        list={list}
        pathname={deskHref(locale, 'campaigns', costsId)}
        fields={fields}
        t={t}
        locale={locale}
      />
      <QueryView query={query} t={t}>
        {({ data, from, to, total, rows }) => (
          <>
            <p role="status">
              {t('campaignCost.summary', {
                days: `${formatDay(from, locale)} – ${formatDay(to, locale)}`,
                total: formatMoney(total, { withCents: true }),
                count: rows,
                value: formatGrouped(rows),
              })}
            </p>
            {data.length === 0 ? (
              <p>{t('campaignCost.none')}</p>
            ) : (
              <DataTable
                label={t('campaignCost.title')}
                rows={data}
                keyOf={({ day, source, medium, campaign }) =>
                  [day, source, medium, campaign].join('\n')
                }
                columns={[
                  {
                    heading: t('campaignDimension.day'),
                    cell: ({ day }) => formatDay(day, locale),
                  },
                  { heading: t('campaignDimension.source'), cell: ({ source }) => source },
                  { heading: t('campaignDimension.medium'), cell: ({ medium }) => medium || '–' },
                  {
                    heading: t('campaignDimension.campaign'),
                    cell: ({ campaign }) => campaign || '–',
                  },
                  {
                    heading: t('campaign.cost'),
                    cell: ({ amount }) => formatMoney(amount, { withCents: true }),
                    isFigure: true,
                  },
                  { heading: t('campaignCost.by'), cell: ({ importedBy }) => importedBy },
                ]}
              />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
