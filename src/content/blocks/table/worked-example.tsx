import { brand } from '@/config/brand';
import { promised } from '@/config/promises';
import type { Product } from '@/contracts/site/site';
import { formatMoney, formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { calculateLoan } from '@/lib/loan/calculate';
import { exampleInput } from '@/lib/loan/product-example';
import type { BlockContext, BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import { FactList, type Fact } from './fact-list';
import { findProduct } from './product-facts';

const money = (amount: number): string => formatMoney(amount, { withCents: true });

/** A payment holiday: simple interest of its months on the principal, shared by the payments that follow. */
function holidayFacts(product: Product, { t, locale }: BlockContext): Fact[] {
  const { example } = product;
  const { totalInterest } = calculateLoan(exampleInput(product));
  return [
    { label: t('example.holidayInterest'), value: money(totalInterest), isMain: true },
    { label: t('example.holidayDue'), value: money(0) },
    {
      label: t('example.holidayShare'),
      value: money(totalInterest / promised('holidayInstalments')),
    },
    { label: t('example.loan'), value: formatMoney(example.loanAmount) },
    { label: t('example.period'), value: formatTenor(example.tenorMonths, locale) },
    { label: t('example.rate'), value: formatPercent(example.annualRate, { fixed: true }) },
  ];
}

const regularPaymentKeys = {
  principalAndInterest: 'example.monthly',
  interestOnly: 'example.monthlyInterest',
  revolving: 'example.periodInterest',
} as const;

function exampleFacts(product: Product, context: BlockContext): Fact[] {
  const { t, locale } = context;
  const { example, paymentType, key } = product;
  if (key === 'payment-holiday') return holidayFacts(product, context);
  const result = calculateLoan(exampleInput(product));
  const isRevolving = paymentType === 'revolving';
  const regular = regularPaymentKeys[paymentType];
  return [
    { label: t(regular), value: money(result.amount), isMain: true },
    { label: t('example.loan'), value: formatMoney(example.loanAmount) },
    {
      label: t('example.period'),
      value: isRevolving
        ? t('example.days', { count: example.days ?? 30 })
        : formatTenor(example.tenorMonths, locale),
    },
    { label: t('example.rate'), value: formatPercent(example.annualRate, { fixed: true }) },
    { label: t('example.apr'), value: formatPercent(result.apr, { fixed: true }) },
    { label: t('example.mloRate'), value: formatPercent(result.mloRate, { fixed: true }) },
    { label: t('example.totalInterest'), value: money(result.totalInterest) },
    { label: t('example.totalRepayment'), value: money(result.totalRepayment) },
    ...(isRevolving ? [] : [{ label: t('example.last'), value: money(result.lastPayment) }]),
  ];
}

/** A worked example whose every figure comes from the calculation engine; its maximum annual rate and the risk warning stand with it. */
export function WorkedExample({ block, context }: BlockProps<'workedExample'>) {
  const product = findProduct(context, block.product);
  if (!product) return null;
  return (
    <Section block={block} context={context} tone="sand">
      <FactList
        facts={exampleFacts(product, context)}
        notes={[
          context.text(block, 'note'),
          `${context.t('example.fine')} ${context.t('product.rateMax')}: ${formatPercent(product.annualRateMax)}`,
          context.text(brand, 'riskWarning'),
        ]}
      />
    </Section>
  );
}
