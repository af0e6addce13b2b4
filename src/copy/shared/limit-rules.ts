import type { IndicativeRule } from '@/contracts/application/indicative';
import { ruleScores, type SolutionRule } from '@/contracts/product-finder';
import type { Product } from '@/contracts/site/site';

/** The answers about the share of the value that the finder offers, each with the percentage above which it begins. */
const sharesAbove = [
  ['half', 0],
  ['seventy', 50],
  ['seventy-five', 70],
  ['eighty', 75],
  ['eighty-five', 80],
] as const;

const names: Partial<Record<Product['key'], { en: string; hk: string; cn: string }>> = {
  first: { en: 'A first mortgage', hk: '一按', cn: '首次按揭' },
  rmb: { en: 'An RMB loan', hk: '人民幣貸款', cn: '人民币贷款' },
  revolving: { en: 'A revolving loan', hk: '循環貸款', cn: '循环贷款' },
  'fast-pass': { en: 'A fast-pass loan', hk: '網上預批的按揭', cn: '网上预批的按揭' },
  'debt-consolidation': { en: 'Debt consolidation', hk: '債務整合按揭', cn: '债务整合按揭' },
  sme: { en: 'The SME loan', hk: '中小企貸款', cn: '中小企业贷款' },
  second: { en: 'A second mortgage', hk: '二按', cn: '二次按揭' },
  bridging: { en: 'A bridging loan', hk: '過橋貸款', cn: '过桥贷款' },
  'self-employed': { en: 'The self-employed mortgage', hk: '自僱人士按揭', cn: '自雇人士按揭' },
};

/** What the finder calls the rule that excludes a product by its highest share of the valuation. */
export const shareRuleId = (key: Product['key']): string => `${key}-share`;

/** The rule that excludes a product where more of the value is wished for than it lends; null for one that lends up to the highest answer. */
export function shareRule({ key, ltvMax }: Pick<Product, 'key' | 'ltvMax'>): SolutionRule | null {
  const name = names[key];
  const values = sharesAbove.flatMap(([value, above]) => (above >= (ltvMax ?? 0) ? [value] : []));
  if (ltvMax === null || !name || values.length === 0) return null;
  return {
    _id: shareRuleId(key),
    when: [{ key: 'share', values }],
    product: key,
    score: ruleScores.ruledOut,
    reasonEn: `${name.en} goes up to ${ltvMax}% of the valuation, counting all loans on the property.`,
    reasonHk: `${name.hk}連同物業的其他按揭，合共最高為估價的${ltvMax}%。`,
    reasonCn: `${name.cn}连同房产的其他按揭，合计最高为估价的${ltvMax}%。`,
  };
}

/** The rule that ends the search where more of the value is wished for than any product lends. */
export function noShareRule(products: readonly Pick<Product, 'ltvMax'>[]): SolutionRule {
  const most = Math.max(...products.map(({ ltvMax }) => ltvMax ?? 0));
  return {
    _id: 'none-share',
    when: [{ key: 'share', values: ['more'] }],
    product: 'none',
    score: ruleScores.stopped,
    reasonEn: `More than ${most}% of the value is above the limit of all our loans. You could make a larger down payment or borrow less; a bank with mortgage insurance may lend more.`,
    reasonHk: `總借款超過估值的${most}%，已超出本公司所有貸款的上限。可增加首期或減少借款；銀行配合按揭保險，成數或可更高。`,
    reasonCn: `总借款超过估值的${most}%，已超出本公司所有贷款的上限。可以增加首付或减少借款；银行贷款配合按揭保险，成数可能更高。`,
  };
}

const money = (amount: number): string => `HK$${amount.toLocaleString('en')}`;

/** The rules of an indicative result that state the limits of a fast-pass loan. */
export function fastPassLimitRules({
  minAmount,
  maxAmount,
  minTenorMonths,
  maxTenorMonths,
  ltvMax,
}: Product): IndicativeRule[] {
  const share = ltvMax ?? 100;
  return [
    {
      _id: 'amount-small',
      measure: 'amount',
      min: minAmount,
      result: 'outside-range',
      reasonEn: `A fast-pass loan is at least ${money(minAmount)}.`,
      reasonHk: `經網上預批申請的貸款，最低貸款額為 ${money(minAmount)}。`,
      reasonCn: `通过网上预批申请的贷款，最低贷款额为 ${money(minAmount)}。`,
    },
    {
      _id: 'amount-large',
      measure: 'amount',
      max: maxAmount,
      result: 'outside-range',
      reasonEn: `A fast-pass loan is at most ${money(maxAmount)}. For more, apply for a first mortgage.`,
      reasonHk: `經網上預批申請的貸款，最高貸款額為 ${money(maxAmount)}；如需更多，請申請一按。`,
      reasonCn: `通过网上预批申请的贷款，最高贷款额为 ${money(maxAmount)}；如需更多，请申请首次按揭。`,
    },
    {
      _id: 'tenor-short',
      measure: 'tenorMonths',
      min: minTenorMonths,
      result: 'outside-range',
      reasonEn: `A fast-pass loan runs for at least ${minTenorMonths} months.`,
      reasonHk: `經網上預批申請的貸款，還款期最短 ${minTenorMonths} 個月。`,
      reasonCn: `通过网上预批申请的贷款，还款期最短 ${minTenorMonths} 个月。`,
    },
    {
      _id: 'tenor-long',
      measure: 'tenorMonths',
      max: maxTenorMonths,
      result: 'outside-range',
      reasonEn: `A fast-pass loan runs for at most ${maxTenorMonths} months.`,
      reasonHk: `經網上預批申請的貸款，還款期最長 ${maxTenorMonths} 個月。`,
      reasonCn: `通过网上预批申请的贷款，还款期最长 ${maxTenorMonths} 个月。`,
    },
    {
      _id: 'share-high',
      measure: 'loanToValue',
      max: share,
      result: 'outside-range',
      reasonEn: `The loan is more than ${share}% of the property’s value.`,
      reasonHk: `貸款額超過物業估值的 ${share}%。`,
      reasonCn: `贷款额超过房产估值的 ${share}%。`,
    },
  ];
}
