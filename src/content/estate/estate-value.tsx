import { ActionLinks } from '@/components/action-links';
import { contentPaths } from '@/config/paths';
import type { Estate, EstateValue } from '@/contracts/evaluation/estate';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatWhole } from '@/lib/format';
import { EstateSection } from './estate-frame';
import { nameOf, type EstateContext } from './estate-format';
import styles from './estate-parts.module.css';
import { EstateTable } from './estate-table';

/** The link to the valuation of a flat of the estate, with the estate chosen there. */
export function ValuationLink({ estate, locale, t }: EstateContext & { estate: Estate }) {
  const label = t('value.action', { name: nameOf(estate, locale) });
  const href = `${contentPaths.onlineProperty}?${new URLSearchParams({ ...estate.ids })}`;
  return (
    <ActionLinks
      locale={locale}
      actions={[{ labelEn: label, labelHk: label, labelCn: label, href, kind: 'primary' }]}
    />
  );
}

/** The value of the typical flat with its range, and the way to one's own. */
export function EstateFigures({
  estate,
  value,
  ...context
}: EstateContext & { estate: Estate; value: EstateValue | null }) {
  const { locale, t } = context;
  const link = <ValuationLink estate={estate} {...context} />;
  if (!value)
    return (
      <div className={styles.value}>
        <div className={styles.card}>{link}</div>
      </div>
    );
  const area = formatWhole(value.areaSqft);
  return (
    <div className={styles.value}>
      <div className={styles.card}>
        <dl>
          <div>
            <dt>{t('value.price')}</dt>
            <dd className={styles.main}>{formatMoney(value.pricePerSqft)}</dd>
          </div>
          <div>
            <dt>
              {value.floor === null
                ? t('value.flatOnly', { area })
                : t('value.flat', { area, floor: value.floor })}
            </dt>
            <dd>{formatMoney(value.value)}</dd>
          </div>
          <div>
            <dt>{t('value.range')}</dt>
            <dd>
              {t('value.rangeValue', {
                low: formatMoney(value.low),
                high: formatMoney(value.high),
              })}
            </dd>
          </div>
          <div>
            <dt>{t('value.asOf')}</dt>
            <dd>{formatDay(value.asOf, locale)}</dd>
          </div>
        </dl>
        <div className={styles.foot}>
          <p className={styles.note}>
            {t('value.note', { tenths: Math.round(10 * value.rangeProbability) })}
          </p>
          {link}
        </div>
      </div>
    </div>
  );
}

/** What other sizes and floors change. */
export function EstateFlats({ value, t }: EstateContext & { value: EstateValue }) {
  const figures = [
    { key: 'price', label: t('columns.price'), isNumber: true },
    { key: 'value', label: t('columns.value'), isNumber: true },
  ];
  const cellsOf = (flat: EstateValue['bySize'][number]) => [
    formatMoney(flat.pricePerSqft),
    formatMoney(flat.value),
  ];
  return (
    <EstateSection heading={t('sizes.heading')} lead={t('sizes.lead')}>
      <div className={styles.tables}>
        <EstateTable
          caption={
            value.floor === null ? t('sizes.bySizeOnly') : t('sizes.bySize', { floor: value.floor })
          }
          columns={[{ key: 'size', label: t('columns.size') }, ...figures]}
          rows={value.bySize.map((flat) => ({
            key: String(flat.areaSqft),
            cells: [t('sqft', { area: formatWhole(flat.areaSqft) }), ...cellsOf(flat)],
          }))}
        />
        {value.byFloor.length > 1 ? (
          <EstateTable
            caption={t('sizes.byFloor', { area: formatWhole(value.areaSqft) })}
            columns={[{ key: 'floor', label: t('columns.floor') }, ...figures]}
            rows={value.byFloor.map((flat) => ({
              key: String(flat.floor),
              cells: [t('floor', { floor: flat.floor ?? '' }), ...cellsOf(flat)],
            }))}
          />
        ) : null}
      </div>
    </EstateSection>
  );
}
