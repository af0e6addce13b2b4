import { calculatorDefaults } from '@/config/calculator-defaults';
import { advertised, legalRates } from '@/config/site';
import type { CalculatorConfig, PaymentType, Product } from '@/contracts/site/site';
import { products } from './products';

/** Whose example rate the calculator starts with, by how the loan is repaid. */
const startsWith: Readonly<Record<PaymentType, Product['key']>> = {
  interestOnly: 'bridging',
  principalAndInterest: 'first',
  revolving: 'revolving',
};

/** What the products of a payment type allow, with start figures within it. */
function limitsOf(paymentType: PaymentType, products: readonly Product[]) {
  const offered = products.filter((product) => product.paymentType === paymentType);
  const limits = {
    minAmount: Math.min(...offered.map((product) => product.minAmount)),
    maxAmount: Math.max(...offered.map((product) => product.maxAmount)),
    minTenorMonths: Math.min(...offered.map((product) => product.minTenorMonths)),
    maxTenorMonths: Math.max(...offered.map((product) => product.maxTenorMonths)),
  };
  const { defaultAmount, defaultTenorMonths, defaultAnnualRate } = calculatorDefaults[paymentType];
  const first = offered.find(({ key }) => key === startsWith[paymentType]);
  return {
    ...limits,
    defaultAmount: Math.min(Math.max(defaultAmount, limits.minAmount), limits.maxAmount),
    defaultTenorMonths: Math.min(
      Math.max(defaultTenorMonths, limits.minTenorMonths),
      limits.maxTenorMonths,
    ),
    defaultAnnualRate: first?.example.annualRate ?? defaultAnnualRate,
  };
}

const ltvMax = `${advertised.calculatorLtvMax}%`;
const maxRate = `${legalRates.presumedExtortionate}%`;

/** Limits of the calculator page, drawn from the products of each payment type; the engine itself takes wider input. */
export const calculatorConfigOf = (offered: readonly Product[]): CalculatorConfig => ({
  banner: {
    titleEn: `Loan calculator: loans up to ${ltvMax} of the valuation`,
    titleHk: `按揭計算機：貸款額上限為估價的${ltvMax}`,
    titleCn: `贷款计算器：贷款额上限为估价的${ltvMax}`,
    bodyEn: `Change a figure to see the new payment. The result is an illustration, not an offer: your own rate depends on our assessment and is never above ${maxRate} a year.`,
    bodyHk: `調整數字，供款即時更新。結果只供參考，並非貸款要約；個別利率視乎審批，年利率上限為${maxRate}。`,
    bodyCn: `调整数字，月供随即更新。结果仅供参考，不构成贷款要约；具体利率以审批为准，年利率上限为${maxRate}。`,
  },
  interestOnly: { ...calculatorDefaults.interestOnly, ...limitsOf('interestOnly', offered) },
  principalAndInterest: {
    ...calculatorDefaults.principalAndInterest,
    ...limitsOf('principalAndInterest', offered),
  },
  revolving: { ...calculatorDefaults.revolving, ...limitsOf('revolving', offered) },
});

/** As delivered. */
export const calculatorConfig: CalculatorConfig = calculatorConfigOf(products);
