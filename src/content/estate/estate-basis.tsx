import type { AccuracyRow, ValuationAccuracy } from '@/contracts/evaluation/accuracy';
import type { EstateValue } from '@/contracts/evaluation/estate';
import { formatDay, formatMonth } from '@/lib/dates';
import { formatPercent, formatWhole } from '@/lib/format';
import { EstateSection } from './estate-frame';
import { formatShare, type EstateContext } from './estate-format';
import styles from './estate-parts.module.css';
import { EstateTable } from './estate-table';

interface EstateBasisProps extends EstateContext {
  accuracy: ValuationAccuracy | null;
  /** What the value of one estate rests on. */
  basis?: EstateValue['basis'] | undefined;
}

/** What figures rest on, when they were last true, how true they were, and whose data they are. */
export function EstateBasis({ accuracy, basis, locale, t }: EstateBasisProps) {
  return (
    <EstateSection heading={t('basis.heading')}>
      <div className={styles.prose}>
        {basis ? <p>{t(`basis.${basis}`)}</p> : null}
        {accuracy ? <Accuracy accuracy={accuracy} locale={locale} t={t} /> : null}
        <p>{t('basis.attribution')}</p>
      </div>
    </EstateSection>
  );
}

function Accuracy({ accuracy, locale, t }: EstateContext & { accuracy: ValuationAccuracy }) {
  const { index, check } = accuracy;
  const months = {
    month: formatMonth(accuracy.month, locale),
    dataUntil: formatMonth(accuracy.dataUntil, locale),
  };
  return (
    <>
      <p>
        {index
          ? t('basis.state', {
              ...months,
              quarter: formatDay(index.quarterEndsOn, locale),
              published: formatDay(index.publishedOn, locale),
            })
          : t('basis.stateOnly', months)}
      </p>
      <ErrorTable rows={accuracy.heldBack} caption={t('basis.tested')} t={t} />
      {check ? (
        <ErrorTable
          rows={check.rows}
          caption={t('basis.checked', {
            from: formatDay(check.firstSaleOn, locale),
            until: formatDay(check.lastSaleOn, locale),
            on: formatDay(check.comparedOn, locale),
          })}
          t={t}
        />
      ) : null}
    </>
  );
}

function ErrorTable({
  rows,
  caption,
  t,
}: Pick<EstateContext, 't'> & { rows: readonly AccuracyRow[]; caption: string }) {
  return (
    <>
      <p>{caption}</p>
      <EstateTable
        columns={[
          { key: 'known', label: t('basis.known') },
          { key: 'count', label: t('basis.count'), isNumber: true, isOptional: true },
          { key: 'error', label: t('basis.medianError'), isNumber: true },
          {
            key: 'within',
            label: t('basis.within10', { percent: formatPercent(10) }),
            isNumber: true,
            isOptional: true,
          },
          { key: 'coverage', label: t('basis.coverage'), isNumber: true },
        ]}
        rows={rows.map((row) => ({
          key: row.knowledge,
          cells: [
            row.knowledge === 'own' ? t('basis.own') : t('basis.neighboursOnly'),
            formatWhole(row.count),
            formatShare(row.medianError),
            formatShare(row.within10),
            formatShare(row.coverage),
          ],
        }))}
      />
    </>
  );
}
