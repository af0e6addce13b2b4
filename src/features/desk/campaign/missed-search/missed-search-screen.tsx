'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { missedSearchEndpoints } from '@/contracts/campaign/missed-search';
import { missedSearchLimits } from '@/contracts/campaign/missed-search-choices';
import styles from '@/features/desk/frame/desk-app.module.css';
import type { DeskScreenProps } from '@/features/desk/frame/desk-screen-props';
import { QueryView } from '@/features/desk/frame/query-view';
import { DataTable } from '@/features/desk/list/data-table';
import { readListFields } from '@/features/desk/list/desk-list';
import { ListFilters } from '@/features/desk/list/list-filters';
import { formatDay } from '@/lib/dates';
import { formatGrouped } from '@/lib/format';
import { useQuery } from '@/store/use-query';
import { CampaignParts, missedSearchesId } from '../campaign-parts';
import own from '../campaign.module.css';
import { missedSearchFilters, missedSearchQuery, missedSearchReport } from './missed-search-report';

const list = { querySchema: missedSearchQuery, filters: missedSearchFilters };

/** What several visitors searched and did not find. */
export function MissedSearchScreen({
  query: address,
  t,
  locale,
}: Pick<DeskScreenProps, 'query' | 't' | 'locale'>) {
  const fields = readListFields(list, address);
  const request = missedSearchQuery.parse(fields);
  const query = useQuery(missedSearchReport, { locale, request: { query: request } });
  return (
    <>
      <div className={own.head}>
        <h1>{t('missedSearch.title')}</h1>
        <a
          className={styles.button}
          download
          href={`${missedSearchEndpoints.deskMissedSearchesExport.path}?${new URLSearchParams(fields).toString()}`}
        >
          {t('missedSearch.export')}
        </a>
      </div>
      <CampaignParts shown={missedSearchesId} t={t} locale={locale} />
      <p>
        {t('missedSearch.lead', {
          count: missedSearchLimits.visitors,
          ofDay: missedSearchLimits.visitorsOfADay,
        })}
      </p>
      <ListFilters
        list={list}
        pathname={deskHref(locale, 'campaigns', missedSearchesId)}
        fields={fields}
        t={t}
        locale={locale}
      />
      <QueryView query={query} t={t}>
        {({ data, visitors, unnamed, from, to }) => (
          <>
            <p role="status">
              {`${formatDay(from, locale)} – ${formatDay(to, locale)}`}
              <br />
              {t('missedSearch.summary', {
                count: visitors,
                value: formatGrouped(visitors),
                unnamed: formatGrouped(unnamed),
              })}
            </p>
            {data.length === 0 ? (
              <p>{t('missedSearch.none')}</p>
            ) : (
              <DataTable
                label={t('missedSearch.title')}
                rows={data}
                keyOf={({ term, place, language }) => [term, place, language].join('\n')}
                columns={[
                  {
                    heading: t('missedSearch.term'),
                    cell: ({ term }) => <span className={own.value}>{term}</span>,
                  },
                  {
                    heading: t('missedSearch.place'),
                    cell: ({ place }) => t(`searchPlace.${place}`),
                  },
                  {
                    heading: t('missedSearch.language'),
                    cell: ({ language }) => t(`contentLanguage.${language}`),
                  },
                  {
                    heading: t('missedSearch.visitors'),
                    cell: ({ visitors: people }) => formatGrouped(people),
                    isFigure: true,
                  },
                  {
                    heading: t('missedSearch.last'),
                    cell: ({ lastSearchedOn }) => formatDay(lastSearchedOn, locale),
                  },
                ]}
              />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
