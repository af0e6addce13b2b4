import { ruleScores, type SolutionRule } from '@/contracts/product-finder';

const stop = ruleScores.stopped;
const mortgageable = ['private', 'subsidised-paid'];
const low = ['half', 'seventy'];

/** When something else than a loan of ours is better, or comes first. */
export const warningRules: SolutionRule[] = [
  {
    _id: 'none-behind-mortgage',
    when: [{ key: 'behind', values: ['mortgage'] }],
    product: 'none',
    score: stop,
    reasonEn:
      'You are behind with a mortgage: another loan makes that heavier. Call your lender today and ask for new terms; if it is a loan with us, call us.',
    reasonHk:
      '你的按揭已逾期：再借只會加重負擔。請今日致電貸款機構商討新安排；如屬本公司貸款，請致電我們。',
    reasonCn:
      '您的房贷已逾期：再借只会加重负担。请今天联系贷款机构商量新安排；如果是本公司贷款，请联系我们。',
  },
  {
    _id: 'none-behind-lower',
    when: [
      { key: 'purpose', values: ['lower'] },
      { key: 'behind', values: ['cards'] },
    ],
    product: 'none',
    score: 20,
    reasonEn:
      'You are behind with cards: tell us, too. A pause helps only when the whole budget works afterwards.',
    reasonHk: '你的卡數已逾期：請一併告訴我們。日後收支平衡，還款假期才有幫助。',
    reasonCn: '您的信用卡已逾期：请一并告诉我们。以后收支平衡，还款假期才有帮助。',
  },
  {
    _id: 'none-behind-cards',
    when: [
      { key: 'purpose', values: ['buy', 'move', 'bridge', 'cash', 'business'] },
      { key: 'behind', values: ['cards'] },
    ],
    product: 'none',
    score: 30,
    reasonEn:
      'You are behind with cards or loans: bring these up to date first, it lowers the rate you are offered.',
    reasonHk: '你的卡數或貸款已逾期：先清繳逾期款項，可望獲較低利率。',
    reasonCn: '您的信用卡或贷款已逾期：先补交逾期款项，可望获得较低利率。',
  },
  {
    _id: 'none-behind-debts',
    when: [
      { key: 'purpose', values: ['debts'] },
      { key: 'behind', values: ['cards'] },
    ],
    product: 'none',
    score: 30,
    reasonEn:
      'You are already behind: ask your creditors for a plan first. Secured on your home, an unpaid debt can cost you the home.',
    reasonHk: '你已有逾期：先與債權人商討還款計劃。以居所抵押後，欠債可令你失去居所。',
    reasonCn: '您已有逾期：先与债权人商量还款计划。用住房抵押后，欠债可能让您失去住房。',
  },
  {
    _id: 'none-premium',
    when: [{ key: 'property', values: ['subsidised-unpaid'] }],
    product: 'none',
    score: stop,
    reasonEn:
      'The premium is not paid, so the flat may not be mortgaged without approval from the authority. Ask the Housing Department about paying the premium first.',
    reasonHk: '單位未補地價，未經批准不得按揭。請先向房屋署查詢補地價安排。',
    reasonCn: '单位未补地价，未经批准不得抵押。请先向房屋署查询补地价安排。',
  },
  {
    _id: 'none-no-property',
    when: [{ key: 'property', values: ['none'] }],
    product: 'none',
    score: stop,
    reasonEn:
      'You have no property in Hong Kong for this, and all our loans are secured on one. A bank’s personal loan may be what you need; compare its annual percentage rate.',
    reasonHk:
      '你沒有香港物業可作抵押，而我們的貸款均以物業作抵押。可考慮銀行私人貸款，並比較實際年利率。',
    reasonCn:
      '您没有香港房产可作抵押，而我们的贷款都以房产作抵押。可以考虑银行个人贷款，并比较实际年利率。',
  },
  {
    _id: 'none-share',
    when: [{ key: 'share', values: ['more'] }],
    product: 'none',
    score: stop,
    reasonEn:
      'More than 85% of the value is above what any loan of ours reaches. A larger deposit or a smaller sum is the way; a bank with mortgage insurance may reach further.',
    reasonHk:
      '八成半以上已超出本公司所有貸款的上限。可增加首期或減少借款；銀行配合按揭保險，成數或可更高。',
    reasonCn:
      '八成五以上已超出本公司所有贷款的上限。可以增加首付或减少借款；银行配合按揭保险，成数可能更高。',
  },
  {
    _id: 'none-income',
    when: [{ key: 'income', values: ['none'] }],
    product: 'none',
    score: stop,
    reasonEn:
      'You have no regular income at present, and we do not lend on hope of a sale alone. Selling, or waiting until income returns, costs you less.',
    reasonHk: '你現時沒有穩定收入，我們不會單憑將來賣樓而放款。出售物業或待收入恢復，成本較低。',
    reasonCn: '您目前没有稳定收入，我们不会单凭将来卖房而放款。出售房产或等收入恢复，成本较低。',
  },
  {
    _id: 'none-bank-buy',
    when: [
      { key: 'purpose', values: ['buy', 'move'] },
      { key: 'behind', values: ['no'] },
      { key: 'property', values: mortgageable },
      { key: 'share', values: low },
      { key: 'income', values: ['salary'] },
      { key: 'currency', values: ['hkd'] },
      { key: 'speed', values: ['time'] },
    ],
    product: 'none',
    score: 90,
    reasonEn:
      'Steady salary, no arrears, at most 70% of the value and time to wait: a bank is very likely to lend at a lower rate. Ask one or two banks first.',
    reasonHk:
      '月薪穩定、沒有逾期、不超過七成，而且有時間等候：銀行利率很可能較低。請先問一兩間銀行。',
    reasonCn:
      '工资稳定、没有逾期、不超过七成，而且有时间等：银行利率很可能更低。请先问一两家银行。',
  },
  {
    _id: 'none-bank-cash',
    when: [
      { key: 'purpose', values: ['cash'] },
      { key: 'behind', values: ['no'] },
      { key: 'property', values: mortgageable },
      { key: 'mortgage', values: ['none', 'replace'] },
      { key: 'share', values: ['half'] },
      { key: 'term', values: ['years'] },
      { key: 'income', values: ['salary'] },
      { key: 'currency', values: ['hkd'] },
    ],
    product: 'none',
    score: 90,
    reasonEn:
      'Steady salary, no arrears and at most half of the value: a bank is very likely to lend this at a lower rate. Ask one or two banks first.',
    reasonHk: '月薪穩定、沒有逾期、不超過五成：銀行利率很可能較低。請先問一兩間銀行。',
    reasonCn: '工资稳定、没有逾期、不超过五成：银行利率很可能更低。请先问一两家银行。',
  },
  {
    _id: 'none-ask-own-bank',
    when: [
      { key: 'mortgage', values: ['keep'] },
      { key: 'behind', values: ['no'] },
    ],
    product: 'none',
    score: 10,
    reasonEn:
      'Your bank mortgage stays: ask that bank for a further sum first. It may be cheaper, and it has to agree to a second mortgage anyway.',
    reasonHk: '你保留銀行按揭：請先問該銀行可否加按，或會較便宜；二按亦須該銀行同意。',
    reasonCn: '您保留银行按揭：请先问该银行能否加按，可能更便宜；二按也须该银行同意。',
  },
];
