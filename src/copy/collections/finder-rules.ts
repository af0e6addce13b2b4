import { promised } from '@/config/promises';
import { ruleScores, type SolutionRule } from '@/contracts/product-finder';
import { noShareRule, shareRule } from '../shared/limit-rules';
import { productOf, products } from './products';

const out = ruleScores.ruledOut;
/** Products with a highest share of the valuation, in the order in which the finder has their rules. */
const limited = [
  'rmb',
  'revolving',
  'fast-pass',
  'debt-consolidation',
  'sme',
  'second',
  'bridging',
  'self-employed',
] as const;
const shareRules = limited.flatMap((key) => shareRule(productOf(key)) ?? []);
const stop = ruleScores.stopped;
const mortgageable = ['private', 'subsidised-paid'];
const low = ['half', 'seventy'];

/** What the answers make impossible. */
const excludingRules: SolutionRule[] = [
  ...shareRules,
  {
    _id: 'first-keep',
    when: [{ key: 'mortgage', values: ['keep'] }],
    product: 'first',
    score: out,
    reasonEn: 'You want to keep your present mortgage, so you cannot take another first mortgage.',
    reasonHk: '你要保留現有按揭，因此不能再申請一按。',
    reasonCn: '您要继续还现有按揭，因此不能再办理首次按揭。',
  },
  {
    _id: 'self-employed-keep',
    when: [{ key: 'mortgage', values: ['keep'] }],
    product: 'self-employed',
    score: out,
    reasonEn:
      'The self-employed mortgage is a first mortgage, and you are keeping your present mortgage.',
    reasonHk: '自僱人士按揭屬一按，而你要保留現有按揭。',
    reasonCn: '自雇人士按揭属于首次按揭，而您要继续还现有按揭。',
  },
  {
    _id: 'second-free',
    when: [{ key: 'mortgage', values: ['none', 'replace'] }],
    product: 'second',
    score: out,
    reasonEn:
      'No other mortgage would stay on the property, so you do not need a second mortgage, which costs more.',
    reasonHk: '物業不會再有其他按揭，毋須申請利率較高的二按。',
    reasonCn: '房产上不会再有其他按揭，不用办理利率较高的二次按揭。',
  },
  {
    _id: 'rmb-hkd',
    when: [{ key: 'currency', values: ['hkd'] }],
    product: 'rmb',
    score: out,
    reasonEn:
      'You do not earn renminbi, so a change in the exchange rate could cost more than the lower rate saves.',
    reasonHk: '你的收入並非人民幣，匯率變動可能抵銷較低利率省下的利息。',
    reasonCn: '您的收入不是人民币，汇率变动可能抵消较低利率省下的利息。',
  },
  {
    _id: 'fast-pass-other',
    when: [{ key: 'property', values: ['other'] }],
    product: 'fast-pass',
    score: out,
    reasonEn: 'A shop, office, car park or village house has to be assessed by our staff first.',
    reasonHk: '商舖、寫字樓、車位或村屋須先由專人評估。',
    reasonCn: '商铺、写字楼、车位或村屋须先由工作人员评估。',
  },
  {
    _id: 'bridging-no-sale',
    when: [{ key: 'term', values: ['years', 'again'] }],
    product: 'bridging',
    score: out,
    reasonEn: 'A bridging loan is repaid from a sale within its term, and you do not plan to sell.',
    reasonHk: '過橋貸款須於貸款期內以賣樓款項償還，而你並無賣樓計劃。',
    reasonCn: '过桥贷款须在贷款期内用卖房款偿还，而您没有卖房计划。',
  },
];

/** What the purpose speaks for; it weighs most. */
const purposeRules: SolutionRule[] = [
  {
    _id: 'first-buy',
    when: [{ key: 'purpose', values: ['buy'] }],
    product: 'first',
    score: 40,
    reasonEn: 'You are buying: a first mortgage lets you repay over many years.',
    reasonHk: '你打算買樓：一按可分多年償還。',
    reasonCn: '您打算买房：首次按揭可以分多年偿还。',
  },
  {
    _id: 'first-move',
    when: [{ key: 'purpose', values: ['move'] }],
    product: 'first',
    score: 45,
    reasonEn: 'You are moving a mortgage: a first mortgage with us pays off the old one.',
    reasonHk: '你打算轉按：以新的一按清還原有按揭。',
    reasonCn: '您打算转按：用新的按揭还清原有按揭。',
  },
  {
    _id: 'first-bridge',
    when: [{ key: 'purpose', values: ['bridge'] }],
    product: 'first',
    score: 20,
    reasonEn: 'You are buying the next home: a first mortgage lets you repay over many years.',
    reasonHk: '你打算買新居：一按可分多年償還。',
    reasonCn: '您打算买新房：首次按揭可以分多年偿还。',
  },
  {
    _id: 'first-cash',
    when: [{ key: 'purpose', values: ['cash'] }],
    product: 'first',
    score: 40,
    reasonEn:
      'You want cash from a property: of our Hong Kong dollar instalment loans, a first mortgage starts at the lowest rate.',
    reasonHk: '你打算將物業套現：在我們的港元分期貸款之中，一按的年利率起點最低。',
    reasonCn: '您打算以房产融资：在我们的港元分期贷款中，首次按揭的起始年利率最低。',
  },
  {
    _id: 'first-business',
    when: [{ key: 'purpose', values: ['business'] }],
    product: 'first',
    score: 15,
    reasonEn: 'A first mortgage can also fund a business, if the property is in your own name.',
    reasonHk: '如物業屬個人名下，一按款項亦可用於生意。',
    reasonCn: '如果房产在个人名下，首次按揭款项也可以用于生意。',
  },
  {
    _id: 'first-debts',
    when: [{ key: 'purpose', values: ['debts'] }],
    product: 'first',
    score: 20,
    reasonEn: 'A first mortgage can also clear other debts.',
    reasonHk: '一按款項亦可用作清還其他欠款。',
    reasonCn: '首次按揭款项也可以用来还清其他欠款。',
  },
  {
    _id: 'second-cash',
    when: [{ key: 'purpose', values: ['cash'] }],
    product: 'second',
    score: 40,
    reasonEn:
      'You want cash from a property: a second mortgage raises it and leaves your present mortgage as it is.',
    reasonHk: '你打算將物業套現：申請二按毋須更改現有按揭。',
    reasonCn: '您打算以房产融资：办理二次按揭不用改动现有按揭。',
  },
  {
    _id: 'second-business',
    when: [{ key: 'purpose', values: ['business'] }],
    product: 'second',
    score: 20,
    reasonEn: 'A second mortgage can also fund a business.',
    reasonHk: '二按款項亦可用於生意。',
    reasonCn: '二次按揭款项也可以用于生意。',
  },
  {
    _id: 'second-debts',
    when: [{ key: 'purpose', values: ['debts'] }],
    product: 'second',
    score: 25,
    reasonEn: 'A second mortgage can also clear other debts.',
    reasonHk: '二按款項亦可用作清還其他欠款。',
    reasonCn: '二次按揭款项也可以用来还清其他欠款。',
  },
  {
    _id: 'bridging-bridge',
    when: [{ key: 'purpose', values: ['bridge'] }],
    product: 'bridging',
    score: 40,
    reasonEn:
      'You buy before you sell: a bridging loan covers the time between the two completions.',
    reasonHk: '你先買後賣：過橋貸款可銜接兩次成交。',
    reasonCn: '您先买后卖：过桥贷款可以衔接两次成交。',
  },
  {
    _id: 'revolving-business',
    when: [{ key: 'purpose', values: ['business'] }],
    product: 'revolving',
    score: 30,
    reasonEn:
      'A business often pays suppliers before its customers pay: you can draw on a credit limit, repay and draw again.',
    reasonHk: '生意往往先付貨款、後收客戶款項：循環貸款的信貸額可隨時提取及償還。',
    reasonCn: '生意往往先付货款、后收回账款：循环贷款可以在额度内随时提款和还款。',
  },
  {
    _id: 'revolving-cash',
    when: [{ key: 'purpose', values: ['cash'] }],
    product: 'revolving',
    score: 20,
    reasonEn:
      'A credit limit secured on your property is a reserve that costs nothing until you draw on it.',
    reasonHk: '以物業作抵押取得備用信貸額，未提取時不計利息。',
    reasonCn: '以房产作抵押取得备用额度，未提取时不计利息。',
  },
  {
    _id: 'sme-business',
    when: [{ key: 'purpose', values: ['business'] }],
    product: 'sme',
    score: 45,
    reasonEn: 'The money is for your business: this loan is assessed on how the business is doing.',
    reasonHk: '款項用於生意：這款貸款按業務狀況審批。',
    reasonCn: '款项用于生意：这款贷款按经营状况审批。',
  },
  {
    _id: 'debt-consolidation-debts',
    when: [{ key: 'purpose', values: ['debts'] }],
    product: 'debt-consolidation',
    score: 60,
    reasonEn: 'You want to clear cards and loans: they become one loan with an end date.',
    reasonHk: '你打算清還信用卡及貸款：可合併為一筆有還款期的貸款。',
    reasonCn: '您打算还清信用卡和贷款：可以合并成一笔有还款期的贷款。',
  },
  {
    _id: 'payment-holiday-lower',
    when: [{ key: 'purpose', values: ['lower'] }],
    product: 'payment-holiday',
    score: 60,
    reasonEn: `You already have a loan with us and want to stop paying for a while: nothing falls due for up to ${promised('holidayMax')} months.`,
    reasonHk: `你已有本公司貸款，並想暫停供款：最長${promised('holidayMax')}個月毋須供款。`,
    reasonCn: `您已有本公司贷款，并想暂停还款：最长${promised('holidayMax')}个月不用还款。`,
  },
  {
    _id: 'rmb-purpose',
    when: [
      { key: 'purpose', values: ['buy', 'move', 'cash', 'business'] },
      { key: 'currency', values: ['rmb'] },
    ],
    product: 'rmb',
    score: 75,
    reasonEn: 'Your income is in renminbi: a loan in the same currency carries no exchange risk.',
    reasonHk: '你的收入是人民幣：借入同一貨幣，不受匯率影響。',
    reasonCn: '您的收入是人民币：借入同一货币，不受汇率影响。',
  },
  {
    _id: 'self-employed-buy',
    when: [
      { key: 'purpose', values: ['buy', 'move', 'cash'] },
      { key: 'income', values: ['self', 'company'] },
    ],
    product: 'self-employed',
    score: 65,
    reasonEn:
      'You earn without payslips: for this mortgage we look at bank statements and tax demands instead.',
    reasonHk: '你沒有糧單：這款按揭以銀行月結單及稅單審批。',
    reasonCn: '您没有工资单：这款按揭根据银行流水和税单审批。',
  },
  {
    _id: 'fast-pass-minutes',
    when: [
      { key: 'purpose', values: ['buy', 'move'] },
      { key: 'speed', values: ['minutes'] },
    ],
    product: 'fast-pass',
    score: 90,
    reasonEn:
      'You want a first answer now: the fast pass shows an indication once you have sent your answers. It is not an approval.',
    reasonHk: '你想先了解初步結果：提交網上預批後即會顯示，但並非正式批核。',
    reasonCn: '您想先了解初步结果：提交网上预批申请后就会显示，但不是正式批准。',
  },
];

/** How long the money is needed, then how the income arrives. */
const weighingRules: SolutionRule[] = [
  {
    _id: 'bridging-sale',
    when: [{ key: 'term', values: ['sale'] }],
    product: 'bridging',
    score: 50,
    reasonEn: 'Your sale will repay the loan: until then you pay interest only.',
    reasonHk: '貸款不久後可由賣樓款項還清：期間只付利息。',
    reasonCn: '贷款不久后可由卖房款还清：期间只付利息。',
  },
  {
    _id: 'first-sale',
    when: [{ key: 'term', values: ['sale'] }],
    product: 'first',
    score: -10,
    reasonEn:
      'You will repay within a year, and a mortgage takes too much paperwork for so short a time.',
    reasonHk: '你一年內便會還清，按揭手續較多，不適合短期借款。',
    reasonCn: '您一年内就会还清，按揭手续较多，不适合短期借款。',
  },
  {
    _id: 'second-sale',
    when: [{ key: 'term', values: ['sale'] }],
    product: 'second',
    score: -10,
    reasonEn: 'You will repay within a year, and a second mortgage runs for longer.',
    reasonHk: '你一年內便會還清，而二按年期較長。',
    reasonCn: '您一年内就会还清，而二次按揭期限更长。',
  },
  {
    _id: 'first-years',
    when: [{ key: 'term', values: ['years'] }],
    product: 'first',
    score: 20,
    reasonEn:
      'You need one sum for several years: with equal payments it is fully repaid by the end of the term.',
    reasonHk: '你需要一筆長期資金：本息同還，期滿即還清。',
    reasonCn: '您需要一笔长期资金：等额本息，到期即还清。',
  },
  {
    _id: 'second-years',
    when: [{ key: 'term', values: ['years'] }],
    product: 'second',
    score: 20,
    reasonEn:
      'You need one sum for several years: with equal payments it is fully repaid by the end of the term.',
    reasonHk: '你需要一筆長期資金：本息同還，期滿即還清。',
    reasonCn: '您需要一笔长期资金：等额本息，到期即还清。',
  },
  {
    _id: 'sme-years',
    when: [
      { key: 'purpose', values: ['business'] },
      { key: 'term', values: ['years'] },
    ],
    product: 'sme',
    score: 25,
    reasonEn:
      'You need one sum for several years: this loan has an end date, while an overdraft has none.',
    reasonHk: '你需要一筆長期資金：這款貸款設有還款期，透支則沒有。',
    reasonCn: '您需要一笔长期资金：这款贷款设有还款期，透支则没有。',
  },
  {
    _id: 'revolving-again',
    when: [{ key: 'term', values: ['again'] }],
    product: 'revolving',
    score: 50,
    reasonEn:
      'You need money from time to time: you pay interest only on what you draw, for the days you use it.',
    reasonHk: '你不定期需要資金：只按提取金額及日數計息。',
    reasonCn: '您不定期需要资金：循环贷款只按提取金额和天数计息。',
  },
  {
    _id: 'revolving-years',
    when: [{ key: 'term', values: ['years'] }],
    product: 'revolving',
    score: -30,
    reasonEn:
      'For one sum over several years, an instalment loan usually costs less than a revolving one.',
    reasonHk: '長期借款，分期貸款的成本一般較循環貸款低。',
    reasonCn: '长期借款，分期贷款的成本一般比循环贷款低。',
  },
  {
    _id: 'first-again',
    when: [{ key: 'term', values: ['again'] }],
    product: 'first',
    score: -20,
    reasonEn: 'You need money from time to time, and a mortgage is paid out only once.',
    reasonHk: '你不定期需要資金，而一按只會一次過放款。',
    reasonCn: '您不定期需要资金，而首次按揭是一次性放款。',
  },
  {
    _id: 'second-again',
    when: [{ key: 'term', values: ['again'] }],
    product: 'second',
    score: -20,
    reasonEn: 'You need money from time to time, and a mortgage is paid out only once.',
    reasonHk: '你不定期需要資金，而二按只會一次過放款。',
    reasonCn: '您不定期需要资金，而二次按揭是一次性放款。',
  },
  {
    _id: 'second-keep',
    when: [{ key: 'mortgage', values: ['keep'] }],
    product: 'second',
    score: 15,
    reasonEn: 'Your present mortgage stays as it is, and so does its rate.',
    reasonHk: '現有按揭及其利率保持不變。',
    reasonCn: '现有按揭及其利率保持不变。',
  },
  {
    _id: 'first-free',
    when: [{ key: 'mortgage', values: ['none', 'replace'] }],
    product: 'first',
    score: 15,
    reasonEn: 'No other mortgage would stay on the property, so you can take a first mortgage.',
    reasonHk: '物業不會再有其他按揭，可申請一按。',
    reasonCn: '房产上不会再有其他按揭，可以办理首次按揭。',
  },
  {
    _id: 'first-salary',
    when: [{ key: 'income', values: ['salary'] }],
    product: 'first',
    score: 10,
    reasonEn: 'You are paid a regular salary, which suits a loan with equal monthly payments.',
    reasonHk: '你有固定薪金，適合每月定額供款的貸款。',
    reasonCn: '您有固定工资，适合每月等额还款的贷款。',
  },
  {
    _id: 'second-salary',
    when: [{ key: 'income', values: ['salary'] }],
    product: 'second',
    score: 10,
    reasonEn: 'You are paid a regular salary, which suits a loan with equal monthly payments.',
    reasonHk: '你有固定薪金，適合每月定額供款的貸款。',
    reasonCn: '您有固定工资，适合每月等额还款的贷款。',
  },
  {
    _id: 'sme-company',
    when: [
      { key: 'purpose', values: ['business'] },
      { key: 'income', values: ['company', 'self'] },
    ],
    product: 'sme',
    score: 10,
    reasonEn: 'Your income comes from the business, which also repays the loan.',
    reasonHk: '你的收入來自生意，生意亦是還款來源。',
    reasonCn: '您的收入来自生意，生意也是还款来源。',
  },
];

/** When something else than a loan of ours is better, or comes first. */
const warningRules: SolutionRule[] = [
  {
    _id: 'none-behind-mortgage',
    when: [{ key: 'behind', values: ['mortgage'] }],
    product: 'none',
    score: stop,
    reasonEn:
      'You are behind with a mortgage, and another loan would make things harder. Call your lender today and ask for new terms; if the loan is with us, call us.',
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
      'You are behind with cards or loans: tell us about that, too. A payment holiday helps only if you can pay everything afterwards.',
    reasonHk:
      '你的信用卡或私人貸款已逾期：請一併告訴我們。還款假期結束後，如有能力支付所有款項，這項安排才有幫助。',
    reasonCn:
      '您的信用卡或个人贷款已逾期：请一并告诉我们。只有在还款假期结束后有能力支付所有款项，这项安排才有帮助。',
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
      'You are behind with cards or loans: bring them up to date first; this can lower the rate you are offered.',
    reasonHk: '你的信用卡或貸款已逾期：先清繳逾期款項，可望獲較低利率。',
    reasonCn: '您的信用卡或贷款已逾期：请先补缴逾期款项，有望获得较低的利率。',
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
      'You are already behind: ask your creditors for a repayment plan first. Once a debt is secured on your home, you can lose the home.',
    reasonHk:
      '你已有逾期還款：請先與債權人商討還款安排。如以居所抵押借款來清還欠款，一旦無法供款，便可能失去居所。',
    reasonCn: '您已有逾期还款：请先与债权人商量还款计划。用住房为欠款作抵押，可能使您失去住房。',
  },
  {
    _id: 'none-premium',
    when: [{ key: 'property', values: ['subsidised-unpaid'] }],
    product: 'none',
    score: stop,
    reasonEn:
      'The premium is not paid, so the flat may not be mortgaged without the Housing Authority’s approval. First ask the Housing Department about paying the premium.',
    reasonHk: '單位未補地價，未經房屋委員會批准不得按揭。請先向房屋署查詢補地價安排。',
    reasonCn: '该房屋未补地价，未经香港房屋委员会批准不得抵押。请先向香港房屋署了解补地价安排。',
  },
  {
    _id: 'none-no-property',
    when: [{ key: 'property', values: ['none'] }],
    product: 'none',
    score: stop,
    reasonEn:
      'You have no property in Hong Kong to mortgage, and all our loans are secured on property. A bank’s personal loan may be what you need; compare its annual percentage rate.',
    reasonHk:
      '你沒有香港物業可作抵押，而我們的貸款均以物業作抵押。可考慮銀行私人貸款，並比較實際年利率。',
    reasonCn:
      '您没有香港房产可作抵押，而我们的贷款都以房产作抵押。可以考虑银行个人贷款，并比较实际年利率。',
  },
  noShareRule(products),
  {
    _id: 'none-income',
    when: [{ key: 'income', values: ['none'] }],
    product: 'none',
    score: stop,
    reasonEn:
      'You have no regular income at present, and we do not lend on an expected sale alone. Selling, or waiting until you have an income again, would cost you less.',
    reasonHk:
      '你現時沒有穩定收入，我們不會單憑將來賣樓而放款。出售物業，或待恢復收入後再借，成本較低。',
    reasonCn:
      '您目前没有稳定收入，我们不会单凭将来卖房而放款。出售房产，或等恢复收入后再借，成本较低。',
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
    reasonEn: `You have a steady salary, no arrears and time to wait, and would borrow at most ${promised('bankFirstLtv')}% of the value: a bank may well lend at a lower rate. Ask one or two banks first.`,
    reasonHk: `月薪穩定、沒有逾期、借款不超過估值的${promised('bankFirstLtv')}%，而且有時間等候：銀行利率很可能較低。請先向一兩間銀行查詢。`,
    reasonCn: `工资稳定、没有逾期、借款不超过估值的${promised('bankFirstLtv')}%，而且有时间等候：银行利率很可能更低。请先咨询一两家银行。`,
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
      'You have a steady salary and no arrears, and would borrow at most half of the value: a bank may well lend at a lower rate. Ask one or two banks first.',
    reasonHk: '月薪穩定、沒有逾期、借款不超過估值一半：銀行利率很可能較低。請先向一兩間銀行查詢。',
    reasonCn: '工资稳定、没有逾期、借款不超过估值一半：银行利率很可能更低。请先咨询一两家银行。',
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
      'You are keeping your present mortgage: first ask its lender for a further loan. That may be cheaper, and a second mortgage often needs that lender’s consent anyway.',
    reasonHk: '你保留現有按揭：請先問該貸款機構可否加按，利率可能較低；二按往往亦須該機構同意。',
    reasonCn:
      '您要继续还现有按揭：请先问该贷款机构能否追加贷款，利率可能更低；二次按揭往往也须经该机构同意。',
  },
];

/** The rule table: it rules out, it weighs, and it says when something else than a loan of ours is better. */
export const finderRules: SolutionRule[] = [
  ...excludingRules,
  ...purposeRules,
  ...weighingRules,
  ...warningRules,
];
