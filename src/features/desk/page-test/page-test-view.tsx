'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { PageTestDetails } from '@/contracts/campaign/page-test';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { pageTestDetails } from './page-test-queries';
import { TestEnd } from './test-end';
import { TestResults } from './test-results';

interface PageTestViewProps extends TranslationProps<'desk'> {
  id: string;
  mayEdit: boolean;
}

/** A test: what it shows to whom, what came of it, and its end. */
export function PageTestView({ id, mayEdit, t, locale }: PageTestViewProps) {
  const { data, ...query } = useQuery(pageTestDetails, {
    locale,
    request: { params: { id } },
    key: id,
  });
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'tests')}>{t('pageTest.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[id] }} t={t}>
        {(test) => (
          <>
            <h1>{test.name}</h1>
            <TestSummary test={test} t={t} locale={locale} />
            <TestResults test={test} t={t} locale={locale} />
            {mayEdit && test.state !== 'ended' ? (
              <TestEnd test={test} onEnded={query.reload} t={t} locale={locale} />
            ) : null}
          </>
        )}
      </QueryView>
    </>
  );
}

function TestSummary({ test, t, locale }: TranslationProps<'desk'> & { test: PageTestDetails }) {
  const timeOf = (at: string): string => formatDayAndTime(new Date(at), locale);
  const { kind, contentId, chosen, endedAt, endedBy } = test;
  return (
    <section className={styles.panel} aria-label={t('application.summary')}>
      <Facts
        items={[
          [t('pageTest.state'), t(`pageTestState.${test.state}`)],
          [t('pageTest.page'), test.path],
          [
            t('pageTest.content'),
            <DeskLink key="content" href={deskHref(locale, 'content', `${kind}.${contentId}`)}>
              {t(`contentKind.${kind}`)} {contentId}
            </DeskLink>,
          ],
          [t('pageTest.goal'), t(`funnelStage.${test.goal}`)],
          [t('pageTest.effect'), t('pageTest.points', { points: test.effectPoints })],
          [
            t('pageTest.started'),
            t('content.by', { time: timeOf(test.startedAt), by: test.startedBy }),
          ],
          [t('shortLink.until'), timeOf(test.endsAt)],
          ...(endedAt === null
            ? []
            : [
                [
                  t('pageTest.ended'),
                  t('content.by', { time: timeOf(endedAt), by: endedBy ?? '' }),
                ] as const,
                [
                  t('pageTest.chosen'),
                  chosen === null ? t('pageTest.nothingChosen') : chosen.toUpperCase(),
                ] as const,
              ]),
        ]}
      />
    </section>
  );
}
