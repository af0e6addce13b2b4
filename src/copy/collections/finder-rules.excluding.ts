import { ruleScores, type SolutionRule } from '@/contracts/product-finder';

const out = ruleScores.ruledOut;
const above = {
  seventy: ['seventy-five', 'eighty', 'eighty-five'],
  seventyFive: ['eighty', 'eighty-five'],
  eighty: ['eighty-five'],
};

type LimitedProduct = Exclude<SolutionRule['product'], 'none' | 'first' | 'payment-holiday'>;

/** Highest shares of the valuation, as the product list states them. */
const limits: { product: LimitedProduct; values: string[]; percent: number }[] = [
  { product: 'rmb', values: above.seventy, percent: 70 },
  { product: 'revolving', values: above.seventy, percent: 70 },
  { product: 'fast-pass', values: above.seventyFive, percent: 75 },
  { product: 'debt-consolidation', values: above.seventyFive, percent: 75 },
  { product: 'sme', values: above.seventyFive, percent: 75 },
  { product: 'second', values: above.eighty, percent: 80 },
  { product: 'bridging', values: above.eighty, percent: 80 },
  { product: 'self-employed', values: above.eighty, percent: 80 },
];

const names: Record<LimitedProduct, { en: string; hk: string; cn: string }> = {
  rmb: { en: 'An RMB loan', hk: '人民幣貸款', cn: '人民币贷款' },
  revolving: { en: 'A revolving loan', hk: '循環貸款', cn: '循环贷款' },
  'fast-pass': { en: 'The fast pass', hk: '快批按揭', cn: '快批按揭' },
  'debt-consolidation': { en: 'Debt consolidation', hk: '債務整合按揭', cn: '债务整合按揭' },
  sme: { en: 'The SME loan', hk: '中小企貸款', cn: '中小企业贷款' },
  second: { en: 'A second mortgage', hk: '二按', cn: '二按' },
  bridging: { en: 'A bridging loan', hk: '過橋貸款', cn: '过桥贷款' },
  'self-employed': { en: 'The self-employed mortgage', hk: '自僱人士按揭', cn: '自雇人士按揭' },
};

const shareRules = limits.map(({ product, values, percent }): SolutionRule => ({
  _id: `${product}-share`,
  when: [{ key: 'share', values }],
  product,
  score: out,
  reasonEn: `${names[product].en} goes up to ${percent}% of the valuation, all loans counted.`,
  reasonHk: `${names[product].hk}連同其他按揭，最多為估值的${percent}%。`,
  reasonCn: `${names[product].cn}连同其他按揭，最多为估值的${percent}%。`,
}));

/** What the answers make impossible. */
export const excludingRules: SolutionRule[] = [
  ...shareRules,
  {
    _id: 'first-keep',
    when: [{ key: 'mortgage', values: ['keep'] }],
    product: 'first',
    score: out,
    reasonEn: 'Your bank mortgage is to stay, so there is no room for another first mortgage.',
    reasonHk: '你要保留銀行按揭，因此不能再做一按。',
    reasonCn: '您要保留银行按揭，因此不能再做一按。',
  },
  {
    _id: 'self-employed-keep',
    when: [{ key: 'mortgage', values: ['keep'] }],
    product: 'self-employed',
    score: out,
    reasonEn: 'The self-employed mortgage is a first mortgage, and your bank mortgage is to stay.',
    reasonHk: '自僱人士按揭屬一按，而你要保留銀行按揭。',
    reasonCn: '自雇人士按揭属于一按，而您要保留银行按揭。',
  },
  {
    _id: 'second-free',
    when: [{ key: 'mortgage', values: ['none', 'replace'] }],
    product: 'second',
    score: out,
    reasonEn: 'No other mortgage would stay, so a dearer second mortgage is not needed.',
    reasonHk: '不會保留其他按揭，毋須做利率較高的二按。',
    reasonCn: '不会保留其他按揭，不用做利率较高的二按。',
  },
  {
    _id: 'rmb-hkd',
    when: [{ key: 'currency', values: ['hkd'] }],
    product: 'rmb',
    score: out,
    reasonEn: 'You do not earn renminbi, so the exchange rate could undo the lower rate.',
    reasonHk: '你的收入並非人民幣，匯率可抵銷較低的利率。',
    reasonCn: '您的收入不是人民币，汇率可能抵消较低的利率。',
  },
  {
    _id: 'fast-pass-other',
    when: [{ key: 'property', values: ['other'] }],
    product: 'fast-pass',
    score: out,
    reasonEn: 'A shop, office, car park or village house has to be looked at by a person first.',
    reasonHk: '商舖、寫字樓、車位或村屋須先由專人評估。',
    reasonCn: '商铺、写字楼、车位或村屋须先由专人评估。',
  },
  {
    _id: 'bridging-no-sale',
    when: [{ key: 'term', values: ['years', 'again'] }],
    product: 'bridging',
    score: out,
    reasonEn: 'A bridging loan is repaid from a sale within 12 months, and you plan none.',
    reasonHk: '過橋貸款須於12個月內以賣樓款項償還，而你沒有這個計劃。',
    reasonCn: '过桥贷款须在12个月内用卖房款偿还，而您没有这个计划。',
  },
];
