import type { PageInput } from '@/contracts/content';
import { loanCalculatorMethod } from './loan-calculator.method';

export const loanCalculatorPage: PageInput = {
  slug: 'loan-calculator',
  titleEn: 'Mortgage loan calculator | {brand}',
  titleHk: '按揭貸款計算機 | {brand}',
  titleCn: '按揭贷款计算器 | {brand}',
  descriptionEn:
    'Monthly payment, total interest, both annual rates and the whole schedule, for loans up to {calculatorLtvMax} of the valuation. No name asked. An illustration, not an offer.',
  descriptionHk:
    '計算每月供款、總利息、兩種年利率及整份還款表，貸款額上限為估價的{calculatorLtvMax}。毋須留下姓名或電話，改動數字即時更新；結果只供參考，並非貸款要約。',
  descriptionCn:
    '计算月供、总利息、两种年利率和完整还款计划，贷款额上限为估价的{calculatorLtvMax}。不用留姓名或电话，改动数字立即更新；结果仅供参考，不构成贷款要约。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Loan calculator',
      eyebrowHk: '按揭計算機',
      eyebrowCn: '贷款计算器',
      headingEn: 'The payment, and everything it is made of',
      headingHk: '每月供款，由頭到尾計給你看',
      headingCn: '月供怎么来的，从头到尾算给您看',
      leadEn:
        'Change a figure and the answer follows: the payment, the total interest, two annual rates and every row to the last cent. Share the page by its address; no name or number is asked.',
      leadHk:
        '改動任何數字，答案即時更新：供款、總利息、兩種年利率，以至計到最後一仙的還款表。複製網址即可分享，毋須姓名或電話。',
      leadCn:
        '改动任何数字，答案立即更新：月供、总利息、两种年利率，以及精确到分的还款计划。复制网址即可分享，不用姓名或电话。',
      actions: [
        {
          labelEn: 'Value the property first',
          labelHk: '先為物業估價',
          labelCn: '先为房产估价',
          href: '/online-property',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{calculatorLtvMax}',
          valueHk: '{calculatorLtvMax}',
          valueCn: '{calculatorLtvMax}',
          labelEn: 'of the valuation, the most it works with',
          labelHk: '計算上限（佔估價）',
          labelCn: '计算上限（按估价）',
          conditionEn:
            'Loan up to {calculatorLtvMax} of valuation. What we may lend you depends on the valuation, the property and our assessment.',
          conditionHk:
            '貸款額以估價的{calculatorLtvMax}為計算上限；實際可借金額視乎估價、物業及審批。',
          conditionCn:
            '贷款额以估价的{calculatorLtvMax}为计算上限；实际可借金额视估价、房产和审批而定。',
        },
        {
          valueEn: '{maxRate}',
          valueHk: '{maxRate}',
          valueCn: '{maxRate}',
          labelEn: 'a year, the most we charge anyone',
          labelHk: '我們的年利率上限',
          labelCn: '我们的年利率上限',
          conditionEn:
            'The tool takes rates up to {legalCap}, so that you can test other lenders’ offers, and warns when an annual rate passes {maxRate}.',
          conditionHk:
            '計算機可輸入最高{legalCap}的利率，方便比較其他機構的條款；任何一種年利率超過{maxRate}，即顯示警告。',
          conditionCn:
            '计算器可以输入最高{legalCap}的利率，方便比较其他机构的条款；任何一种年利率超过{maxRate}，就会显示警告。',
        },
      ],
      illustration: 'towers',
    },
    {
      type: 'notice',
      tone: 'info',
      headingEn: 'An illustration, not an offer',
      headingHk: '只供參考，並非貸款要約',
      headingCn: '仅供参考，不构成贷款要约',
      bodyEn:
        'The results rest on the figures you enter and on a rate that stays the same. Your own rate, term and amount are set after assessment and stand in the written offer.',
      bodyHk:
        '結果根據你輸入的數字，並假設利率不變。實際利率、年期及金額須經審批，並以書面條款為準。',
      bodyCn:
        '结果根据您输入的数字，并假设利率不变。实际利率、期限和金额须经审批，并以书面条款为准。',
    },
    {
      type: 'cards',
      id: 'ways',
      headingEn: 'Three ways to repay',
      headingHk: '三種還款方式',
      headingCn: '三种还款方式',
      leadEn: 'Same loan, same rate, three very different sums. Try all three.',
      leadHk: '同一貸款、同一利率，三種計法相差甚遠，不妨逐一試算。',
      leadCn: '同一笔贷款、同一利率，三种算法相差很大，不妨都试一试。',
      items: [
        {
          icon: 'steps',
          titleEn: 'Principal and interest',
          titleHk: '本息同還',
          titleCn: '等额本息',
          bodyEn:
            'The same payment each month. At first most of it is interest; month by month more of it is principal, and at the end nothing is owed. Usual for first and second mortgages.',
          bodyHk:
            '每月供款相同。初期大部分是利息，其後本金比例逐月增加，期滿即還清。一按、二按多用此法。',
          bodyCn:
            '每月还款额相同。初期大部分是利息，之后本金比例逐月增加，到期即还清。一按、二按多用这种方式。',
          factEn: 'Ends at zero by itself',
          factHk: '期滿自動還清',
          factCn: '到期自然还清',
        },
        {
          icon: 'percent',
          titleEn: 'Interest only',
          titleHk: '只還利息',
          titleCn: '先息后本',
          bodyEn:
            'Each month the interest, at the end the whole loan in one sum. The payment is lower and the total interest higher. Only for those who know where the last sum comes from. You may repay principal at any time.',
          bodyHk:
            '每月只付利息，到期一筆過還本金。供款較低，但總利息較多，只適合清楚知道屆時還款來源的人。期間可隨時償還本金。',
          bodyCn:
            '每月只付利息，到期一次归还本金。月供较低，但总利息较多，只适合清楚到时还款来源的人。期间可以随时归还本金。',
          factEn: 'Needs a plan for the last day',
          factHk: '須預備到期還本',
          factCn: '须准备到期还本',
        },
        {
          icon: 'revolve',
          titleEn: 'Revolving',
          titleHk: '循環貸款',
          titleCn: '循环贷款',
          bodyEn:
            'A limit from which you draw and to which you repay. Interest is counted by the day on what you have drawn, over 365 days. Cheap for a short time, dear as a habit.',
          bodyHk:
            '在信貸額內隨時提款及還款，利息按實際已提款額逐日計算，以365日為一年。短期用划算，長期用昂貴。',
          bodyCn:
            '在额度内随时提款和还款，利息按实际已提款额逐日计算，以365天为一年。短期用划算，长期用昂贵。',
          factEn: 'Only the days you use',
          factHk: '只計使用日數',
          factCn: '只计使用天数',
        },
      ],
    },
    {
      type: 'cards',
      id: 'numbers',
      headingEn: 'What the numbers mean',
      headingHk: '每個數字代表甚麼',
      headingCn: '每个数字代表什么',
      items: [
        {
          icon: 'percent',
          titleEn: 'Annual percentage rate (APR)',
          titleHk: '實際年利率',
          titleCn: '实际年利率',
          bodyEn:
            'The cost of the loan as one yearly rate, with compounding and any fee included, worked out by the method of the Hong Kong Association of Banks. Use it to compare lenders.',
          bodyHk:
            '將貸款成本化為一個年率，計入複利效果及任何費用，按香港銀行公會的方法計算。比較不同機構時應看這個數字。',
          bodyCn:
            '把贷款成本折算成一个年率，计入复利效果和任何费用，按香港银行公会的方法计算。比较不同机构时应看这个数字。',
        },
        {
          icon: 'scales',
          titleEn: 'Money Lenders Ordinance rate',
          titleHk: '《放債人條例》年利率',
          titleCn: '《放债人条例》年利率',
          bodyEn:
            'The rate the law looks at: interest spread over what is still owed, without compounding, as in Schedule 2. The limits of {maxRate} and {legalCap} are tested against both rates.',
          bodyHk:
            '法例所用的利率：按附表2，將利息分攤到尚欠本金，不計複利。{maxRate}及{legalCap}兩條界線，會以兩種利率一併檢查。',
          bodyCn:
            '法律采用的利率：按附表2，把利息分摊到尚欠本金，不计复利。{maxRate}和{legalCap}两条界线，会用两种利率一并检查。',
        },
        {
          icon: 'document',
          titleEn: 'Total interest',
          titleHk: '總利息',
          titleCn: '总利息',
          bodyEn:
            'Every month’s interest added up. It is the price of the loan in dollars, and the figure that a longer term hides.',
          bodyHk: '逐月利息的總和，即貸款的實際代價。年期拉長時，最容易被忽略的就是它。',
          bodyCn: '逐月利息的总和，也就是贷款的实际代价。期限拉长时，最容易被忽略的就是它。',
        },
        {
          icon: 'people',
          titleEn: 'Debt-servicing ratio (DSR)',
          titleHk: '供款與入息比率',
          titleCn: '月供收入比',
          bodyEn:
            'All your monthly debt payments as a share of your monthly income. The higher it is, the less room for a bad month.',
          bodyHk: '每月所有債務供款佔每月收入的百分比。比率愈高，遇上逆境的空間愈小。',
          bodyCn: '每月所有债务还款占每月收入的百分比。比率越高，遇到困难时的余地越小。',
        },
        {
          icon: 'shield',
          titleEn: 'Stress',
          titleHk: '壓力測試',
          titleCn: '压力测试',
          bodyEn:
            'The same loan if the rate were some points higher, 2 points unless you change it. A question worth asking yourself; it is not a rule for money lenders.',
          bodyHk:
            '假設利率上升若干百分點（預設2個百分點），供款會是多少。這是值得自問的問題，並非放債人的法定要求。',
          bodyCn:
            '假设利率上升若干个百分点（默认2个百分点），月供会是多少。这是值得自问的问题，并非对放债人的法定要求。',
        },
        {
          icon: 'valuation',
          titleEn: 'Loan-to-value (LTV)',
          titleHk: '按揭成數',
          titleCn: '贷款成数',
          bodyEn:
            'The loan as a share of the valuation. An existing mortgage counts in. The calculator stops at {calculatorLtvMax}.',
          bodyHk: '貸款額佔估價的百分比，現有按揭計算在內。計算機上限為{calculatorLtvMax}。',
          bodyCn: '贷款额占估价的百分比，现有按揭计算在内。计算器上限为{calculatorLtvMax}。',
        },
      ],
    },
    ...loanCalculatorMethod,
  ],
};
