import type { PageTestDetails, VariantResult } from '@/contracts/campaign/page-test';
import { pageTestLimits } from '@/contracts/campaign/page-test-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatGrouped, formatPercent } from '@/lib/format';
import styles from '../frame/desk-app.module.css';
import { DataTable } from '../list/data-table';
import own from './page-test.module.css';

const signed = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${formatGrouped(Math.abs(points))}`;

/** What came of each variant, drawn and as a table that says the same, and what that means. */
export function TestResults({ test, t }: TranslationProps<'desk'> & { test: PageTestDetails }) {
  const { results, advice, effectPoints } = test;
  const rangeOf = ({ difference }: VariantResult): string =>
    difference === null
      ? '–'
      : t('pageTest.range', {
          points: signed(difference.points),
          from: signed(difference.from),
          to: signed(difference.to),
        });
  return (
    <section className={styles.panel} aria-labelledby="test-results">
      <h2 id="test-results">{t('pageTest.results')}</h2>
      <p role="status">
        <b>
          {t(`pageTestAdvice.${advice.kind}`, {
            variant: (advice.variant ?? 'a').toUpperCase(),
            days: pageTestLimits.minDays,
            people: pageTestLimits.minPeople,
            points: effectPoints,
          })}
        </b>
      </p>
      <Ranges results={results} />
      <DataTable<VariantResult>
        label={t('pageTest.results')}
        rows={results}
        keyOf={({ variant }) => variant}
        columns={[
          {
            heading: t('pageTest.variant'),
            cell: ({ variant, version }) =>
              t(variant === 'a' ? 'pageTest.variantUsual' : 'pageTest.variantOf', {
                variant: variant.toUpperCase(),
                version,
              }),
          },
          {
            heading: t('pageTest.seen'),
            cell: ({ seen }) => formatGrouped(seen),
            isFigure: true,
          },
          {
            heading: t(`funnelStage.${test.goal}`),
            cell: ({ reached }) => formatGrouped(reached),
            isFigure: true,
          },
          {
            heading: t('pageTest.share'),
            cell: ({ percent }) => (percent === null ? '–' : formatPercent(percent)),
            isFigure: true,
          },
          { heading: t('pageTest.difference'), cell: rangeOf, isFigure: true },
        ]}
      />
      <p className={styles.help}>{t('pageTest.how')}</p>
    </section>
  );
}

/** Each variant’s range of differences on one scale, with nothing in its middle; the table says the same. */
function Ranges({ results }: { results: readonly VariantResult[] }) {
  const known = results.flatMap(({ variant, difference }) =>
    difference ? [{ variant, ...difference }] : [],
  );
  if (known.length === 0) return null;
  const widest = Math.max(...known.flatMap(({ from, to }) => [Math.abs(from), Math.abs(to)]), 0.01);
  const placeOf = (points: number): number => 50 + (50 * points) / widest;
  return (
    <div className={own.ranges} aria-hidden>
      {known.map(({ variant, points, from, to }) => (
        <div key={variant}>
          <b>{variant.toUpperCase()}</b>
          <span className={own.scale}>
            <span
              className={own.range}
              style={{
                insetInlineStart: `${placeOf(from)}%`,
                inlineSize: `${placeOf(to) - placeOf(from)}%`,
              }}
            />
            <span className={own.point} style={{ insetInlineStart: `${placeOf(points)}%` }} />
          </span>
        </div>
      ))}
    </div>
  );
}
