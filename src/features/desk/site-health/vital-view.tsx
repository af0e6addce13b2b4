'use client';

import type { ReactNode } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import type { VitalFigures, VitalReport } from '@/contracts/site-health/site-health';
import {
  deviceClasses,
  webVitals,
  webVitalThresholds,
  type VitalDimension,
  type WebVital,
} from '@/contracts/site-health/site-health-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatGrouped } from '@/lib/format';
import { useQuery } from '@/store/use-query';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { FigureTiles } from '../list/figure-tiles';
import { readListFields } from '../list/desk-list';
import list from '../list/desk-list.module.css';
import { ListFilters } from '../list/list-filters';
import { languageName, vitalList, vitalReport } from './site-health-queries';
import styles from './site-health.module.css';

interface VitalViewProps extends TranslationProps<'desk'> {
  views: ReactNode;
  query: URLSearchParams;
}

/** How a figure is judged by the ends of what is good and of what is poor. */
export function gradeOf(vital: WebVital, figure: number): 'good' | 'fair' | 'poor' {
  const [good, fair] = webVitalThresholds[vital];
  if (figure <= good) return 'good';
  return figure <= fair ? 'fair' : 'poor';
}

/** How fast pages are for three of four views, by page, language, device or day. */
export function VitalView({ views, query: address, t, locale }: VitalViewProps) {
  const fields = readListFields(vitalList, address);
  const request = vitalList.querySchema.parse(fields);
  const query = useQuery(vitalReport, { locale, request: { query: request } });
  return (
    <>
      <div className={list.head}>
        <h1>{t('siteHealth.title')}</h1>
        {views}
      </div>
      <p>{t('siteHealth.lead')}</p>
      <ListFilters
        list={vitalList}
        pathname={deskHref(locale, 'site-health')}
        fields={fields}
        t={t}
        locale={locale}
      />
      <QueryView query={query} t={t}>
        {(report) => (
          <>
            <p role="status">
              {formatDay(report.from, locale)} – {formatDay(report.to, locale)}
            </p>
            <FigureTiles
              tiles={webVitals.map((vital) => ({
                key: vital,
                label: t(`webVital.${vital}`),
                figure: <VitalFigure vital={vital} figures={report.total} t={t} />,
                note: t('siteHealth.measured', {
                  count: report.total[vital].count,
                  value: formatGrouped(report.total[vital].count),
                }),
              }))}
            />
            {report.data.length === 0 ? (
              <p>{t('siteHealth.none')}</p>
            ) : (
              <VitalTable report={report} by={request.by} t={t} locale={locale} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

function VitalFigure({
  vital,
  figures,
  t,
}: Pick<TranslationProps<'desk'>, 't'> & { vital: WebVital; figures: VitalFigures }) {
  const { p75 } = figures[vital];
  if (p75 === null) return <span className={styles.figure}>–</span>;
  const grade = gradeOf(vital, p75);
  return (
    <span className={styles.figure}>
      <b>{vital === 'cls' ? p75.toFixed(3) : t('outbox.millis', { millis: formatGrouped(p75) })}</b>{' '}
      <span className={styles[grade]}>{t(`vitalGrade.${grade}`)}</span>
    </span>
  );
}

function VitalTable({
  report: { data },
  by,
  t,
  locale,
}: TranslationProps<'desk'> & { report: VitalReport; by: VitalDimension }) {
  const nameOf = (value: string): string => {
    if (by === 'day') return formatDay(value, locale);
    if (by === 'language') return languageName(value);
    const device = deviceClasses.find((known) => known === value);
    if (by === 'device' && device) return t(`deviceClass.${device}`);
    return value === 'other' ? t('siteHealth.otherPage') : value;
  };
  return (
    <DataTable
      label={t('siteHealth.vitals')}
      rows={data}
      keyOf={({ value }) => value}
      columns={[
        {
          heading: t(`vitalDimension.${by}`),
          cell: ({ value }) => <span className={styles.name}>{nameOf(value)}</span>,
        },
        {
          heading: t('siteHealth.views'),
          cell: ({ ttfb }) => formatGrouped(ttfb.count),
          isFigure: true,
        },
        ...webVitals.map((vital) => ({
          heading: t(`webVital.${vital}`),
          cell: (row: VitalFigures) => <VitalFigure vital={vital} figures={row} t={t} />,
          isFigure: true,
        })),
      ]}
    />
  );
}
