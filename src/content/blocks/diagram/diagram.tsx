import type { ReactNode } from 'react';
import type { Drawing } from '@/contracts/content/diagram';
import type { Product } from '@/contracts/site/site';
import { getTranslate } from '@/i18n/server';
import type { Translate } from '@/i18n/text-keys';
import { formatMoney, formatPercent } from '@/lib/format';
import { calculateLoan } from '@/lib/loan/calculate';
import { exampleInput } from '@/lib/loan/product-example';
import { formatTenor } from '@/lib/texts/format-tenor';
import type { BlockContext, BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import { findProduct } from '../table/product-facts';
import { Balances } from './balances';
import { Debts } from './debts';
import styles from './diagram.module.css';
import { Holiday } from './holiday';
import { LoansOnValueDrawing } from './loans-on-value';
import { LoanToValue } from './loan-to-value';
import { ExchangeRate, HigherRates, SaleMonths, Tenors } from './rows-drawings';
import { SaleTimeline } from './sale-timeline';
import { YearlyPayments } from './yearly-payments';

/** A drawing of a product's worked example, made on the server from the figures of the loan engine, with the same in words below it. */
export async function Diagram({ block, context }: BlockProps<'diagram'>) {
  const product = findProduct(context, block.product);
  if (!product) return null;
  const t = await getTranslate(context.locale, 'diagram');
  const drawn = draw({ drawing: block.drawing, product, t, context });
  if (!drawn) return null;
  return (
    <Section block={block} context={context}>
      <figure className={styles.figure}>
        {drawn}
        <figcaption>{basis({ drawing: block.drawing, product, t, context })}</figcaption>
      </figure>
    </Section>
  );
}

interface AnyDrawing {
  drawing: Drawing;
  product: Product;
  t: Translate<'diagram'>;
  context: BlockContext;
}

function draw({ drawing, ...shared }: AnyDrawing): ReactNode {
  switch (drawing.kind) {
    case 'yearlyPayments':
      return YearlyPayments({ drawing, ...shared });
    case 'higherRates':
      return HigherRates({ drawing, ...shared });
    case 'tenors':
      return Tenors({ drawing, ...shared });
    case 'loansOnValue':
      return LoansOnValueDrawing({ drawing, ...shared });
    case 'saleTimeline':
      return SaleTimeline({ drawing, ...shared });
    case 'saleMonths':
      return SaleMonths({ drawing, ...shared });
    case 'balances':
      return Balances({ drawing, ...shared });
    case 'holiday':
      return Holiday({ drawing, ...shared });
    case 'exchangeRate':
      return ExchangeRate({ drawing, ...shared });
    case 'debts':
      return Debts({ drawing, ...shared });
    case 'loanToValue':
      return LoanToValue({ drawing, ...shared });
  }
}

/** The loan that is drawn, with its rates, and that this is no offer. */
function basis({ drawing, product, t, context }: AnyDrawing): string {
  const { example, paymentType, annualRateMax } = product;
  const { apr } = calculateLoan(exampleInput(product));
  const shared = {
    loan: formatMoney(example.loanAmount),
    period: formatTenor(example.tenorMonths, context.locale),
    rate: formatPercent(example.annualRate, { fixed: true }),
    apr: formatPercent(apr, { fixed: true }),
    max: formatPercent(annualRateMax),
  };
  if (drawing.kind === 'holiday')
    return t('basisHoliday', {
      ...shared,
      remaining: formatTenor(drawing.remainingMonths, context.locale),
    });
  return t(paymentType === 'revolving' ? 'basisRevolving' : 'basis', shared);
}
