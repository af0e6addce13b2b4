'use client';

import type { ReactNode } from 'react';
import { localeMetadata } from '@/config/locales';
import { deskHref, type DeskSection } from '@/config/desk/desk-paths';
import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import { maxListTotal } from '@/contracts/limits/limits';
import { savedViewLists } from '@/contracts/staff/saved-view-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { isLoading } from '@/lib/saga/request-record';
import { useQuery, type QueryResult, type QuerySlice } from '@/store/use-query';
import { DeskLink } from '../frame/desk-link';
import { openAddress } from '../frame/desk-location';
import { QueryView } from '../frame/query-view';
import { useShortcuts } from '../frame/use-shortcuts';
import {
  listAddress,
  readListFields,
  refusedFilters,
  type DeskPage,
  type ListColumn,
  type ListExport,
} from './desk-list';
import styles from './desk-list.module.css';
import { DataTable } from './data-table';
import { ExportLink } from './export-link';
import { ListFilters, type FilterableList } from './list-filters';
import { SavedViews } from './saved-view/saved-views';

export interface ShownList<K extends EndpointKey, Row, S> extends FilterableList {
  endpoint: K;
  query: QuerySlice<K, DeskPage<Row> | null, S>;
  csv?: ListExport;
  toRequest: (fields: Record<string, string>) => EndpointRequest<K>;
  columns: readonly ListColumn<Row>[];
  keyOf: (row: Row) => string;
  linkOf?: (row: Row) => { section: DeskSection; id: string };
}

interface DeskListViewProps<K extends EndpointKey, Row, S> extends TranslationProps<'desk'> {
  list: ShownList<K, Row, S>;
  section: DeskSection;
  /** Where the list stands below its section. */
  part?: string;
  title: string;
  query: URLSearchParams;
  /** What can be done with the list as it is filtered. */
  actions?: (fields: Record<string, string>, page: QueryResult<DeskPage<Row> | null>) => ReactNode;
}

/** A list of the desk: filters that stand in the address, a table whose rows are links, and its pages. */
export function DeskListView<K extends EndpointKey, Row, S>({
  list,
  section,
  part,
  title,
  query: address,
  actions,
  t,
  locale,
}: DeskListViewProps<K, Row, S>) {
  const pathname = deskHref(locale, section, part);
  const { linkOf } = list;
  const hrefTo = (link: { section: DeskSection; id: string }): string =>
    deskHref(locale, link.section, link.id);
  const fields = readListFields(list, address);
  const refused = refusedFilters(list, address);
  const query = useQuery(list.query, { locale, request: list.toRequest(fields) });
  const next = query.data?.next ?? null;
  const saved = savedViewLists.find((one) => one === list.endpoint);
  const { cursor: _cursor, ...filters } = fields;
  useShortcuts({
    n: () => {
      if (next !== null) openAddress(listAddress(pathname, fields, { cursor: next }));
    },
    '/': () => document.querySelector<HTMLElement>('[data-filter]')?.focus(),
  });
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        {actions?.(fields, query)}
        {list.csv ? <ExportLink csv={list.csv} address={address} t={t} /> : null}
      </div>
      {saved === undefined || list.filters.length === 0 ? null : (
        <SavedViews list={saved} pathname={pathname} fields={filters} t={t} locale={locale} />
      )}
      <ListFilters list={list} pathname={pathname} fields={fields} t={t} locale={locale} />
      {refused.length === 0 ? null : (
        <p className={styles.refused} role="alert">
          {t('list.refused', {
            filters: refused
              .map(({ label, value }) => t('list.refusedOne', { filter: t(label), value }))
              .join(localeMetadata[locale].listSeparator),
          })}
        </p>
      )}
      <QueryView query={query} t={t}>
        {({ data, total }) => (
          <>
            <p className={styles.total} role="status">
              {t(total >= maxListTotal ? 'list.many' : 'list.total', { total, count: total })}
            </p>
            {data.length === 0 ? (
              <p className={styles.empty}>{t('list.empty')}</p>
            ) : (
              <DataTable<Row>
                label={title}
                rows={data}
                keyOf={list.keyOf}
                columns={list.columns.map(({ heading, cell, isFigure, under }) => ({
                  heading: t(heading),
                  cell: (row) => cell(row, { t, locale }),
                  isFigure,
                  under: under && {
                    heading: t(under.heading),
                    cell: (row) => under.cell(row, { t, locale }),
                  },
                }))}
                hrefOf={linkOf && ((row) => hrefTo(linkOf(row)))}
                isBusy={isLoading(query.record)}
              />
            )}
            <nav aria-label={t('list.pages')} className={styles.pages}>
              {fields.cursor === undefined ? null : (
                <DeskLink href={listAddress(pathname, fields, {})}>{t('list.first')}</DeskLink>
              )}
              {next === null ? null : (
                <DeskLink href={listAddress(pathname, fields, { cursor: next })}>
                  {t('list.next')}
                </DeskLink>
              )}
            </nav>
          </>
        )}
      </QueryView>
    </>
  );
}
