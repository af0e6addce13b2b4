import { SmartLink } from '@/components/smart-link';
import { flowPaths, localisedPath } from '@/config/paths';
import { formatMoney } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import type { BlockProps } from '../block-context';
import { Section } from '../section';
import styles from './application-start.module.css';
import { findProduct } from './table/product-facts';

const pathOfProduct = { first: flowPaths.applyFirst, second: flowPaths.applySecond } as const;
const monthsPerYear = 12;

/** Start of an application: amount and tenor as a plain GET form, passed to the first steps in the query. Works without JavaScript. */
export function ApplicationStart({ block, context }: BlockProps<'applicationStart'>) {
  const { t, locale } = context;
  const product = findProduct(context, block.product);
  if (!product)
    return (
      <Section block={block} context={context}>
        <p>
          <SmartLink href={pathOfProduct[block.product]} locale={locale} className={styles.submit}>
            {t('applicationStart.submit')}
          </SmartLink>
        </p>
      </Section>
    );
  const { minAmount, maxAmount, minTenorMonths, maxTenorMonths, example } = product;
  const tenors: number[] = [];
  for (let months = minTenorMonths; months <= maxTenorMonths; months += monthsPerYear)
    tenors.push(months);
  const amountId = `${block.product}-loan-amount`;
  const tenorId = `${block.product}-tenor`;
  return (
    <Section block={block} context={context}>
      <form
        className={styles.form}
        method="get"
        action={localisedPath(locale, pathOfProduct[block.product])}
      >
        <div className={styles.field}>
          <label htmlFor={amountId}>{t('applicationStart.amount')}</label>
          <input
            id={amountId}
            name="loanAmount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={formatMoney(example.loanAmount)}
            aria-describedby={`${amountId}-hint`}
          />
          <small id={`${amountId}-hint`}>
            {t('applicationStart.range', {
              from: formatMoney(minAmount),
              to: formatMoney(maxAmount),
            })}
          </small>
        </div>
        <div className={styles.field}>
          <label htmlFor={tenorId}>{t('applicationStart.tenor')}</label>
          <select id={tenorId} name="tenorMonths" defaultValue={example.tenorMonths}>
            {tenors.map((months) => (
              <option key={months} value={months}>
                {formatTenor(months, locale)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={styles.submit}>
          {t('applicationStart.submit')}
        </button>
      </form>
      <p className={styles.note}>{t('applicationStart.note')}</p>
    </Section>
  );
}
