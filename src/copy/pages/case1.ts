import type { PageInput } from '@/contracts/content';
import { case1Apply } from './case1.apply';
import { case1Questions } from './case1.questions';

export const case1Page: PageInput = {
  slug: 'case1',
  titleEn: 'Self-employed mortgage | {brand}',
  titleHk: '自僱人士按揭 | {brand}',
  titleCn: '自雇人士按揭贷款 | {brand}',
  descriptionEn:
    'A Hong Kong mortgage for owners without a payslip: bank statements, tax papers and accounts read together, up to {self-employed.ltvMax} of valuation.',
  descriptionHk:
    '為沒有固定糧單的業主而設的香港按揭：月結單、稅單與帳目一併審閱，貸款額最高為估價的{self-employed.ltvMax}，視乎審批，年利率最高{self-employed.annualRateMax}。',
  descriptionCn:
    '面向没有固定工资单的香港业主：银行流水、税单和账目综合审阅，贷款额最高为估价的{self-employed.ltvMax}，以审批结果为准，年利率最高{self-employed.annualRateMax}。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Self-employed mortgage',
      eyebrowHk: '自僱人士按揭',
      eyebrowCn: '自雇人士按揭',
      headingEn: 'When payslips do not tell the story',
      headingHk: '糧單說不清的收入，我們細看',
      headingCn: '工资单说不清的收入，我们细看',
      leadEn:
        'You run a shop, drive your own van, bill by the project or live on commission. Your income is real; it just does not arrive on the same day each month. We read your statements, tax papers and accounts together, and size the loan to what you can pay in a quiet month.',
      leadHk:
        '開店、駕貨車、接項目、做佣金：收入是真的，只是不會每月同一天到帳。我們會一併細看你的月結單、稅務文件和帳目，按淡月也供得起的水平釐定貸款額。',
      leadCn:
        '开店、跑运输、接项目、拿佣金：收入是真实的，只是不会每月同一天到账。我们把您的银行流水、税务文件和账目放在一起看，按淡季也还得起的水平来定贷款额。',
      actions: [
        {
          labelEn: 'Start an application',
          labelHk: '開始申請',
          labelCn: '开始申请',
          href: '/apply/first',
          kind: 'primary',
        },
        {
          labelEn: 'Try the numbers',
          labelHk: '試算供款',
          labelCn: '试算月供',
          href: '/loan-calculator',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{self-employed.ltvMax}',
          valueHk: '{self-employed.ltvMax}',
          valueCn: '{self-employed.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '貸款額上限（佔估價）',
          labelCn: '最高贷款成数（按估价）',
          conditionEn:
            'Up to, not promised: subject to the valuation, the type of property and our assessment of your income.',
          conditionHk: '此為上限，並非保證，須視乎估價、物業類別及收入評估。',
          conditionCn: '这是上限，不是承诺，须视估价、房产类型和收入评估而定。',
        },
        {
          valueEn: '{self-employed.annualRateFrom}',
          valueHk: '{self-employed.annualRateFrom}',
          valueCn: '{self-employed.annualRateFrom}',
          labelEn: 'a year, the lowest rate',
          labelHk: '最低年利率',
          labelCn: '最低年利率',
          conditionEn:
            'Your own rate depends on our assessment and is in the written offer. The maximum is {self-employed.annualRateMax} a year.',
          conditionHk:
            '個別利率視乎審批，並於書面貸款條款列明；年利率最高{self-employed.annualRateMax}。',
          conditionCn:
            '您的实际利率以审批为准，并写在书面贷款条款中；年利率最高{self-employed.annualRateMax}。',
        },
        {
          valueEn: '{self-employed.maxTenor}',
          valueHk: '{self-employed.maxTenor}',
          valueCn: '{self-employed.maxTenor}',
          labelEn: 'the longest term',
          labelHk: '最長還款期',
          labelCn: '最长还款期限',
          conditionEn:
            'Shorter costs less in total. Age, building age and income decide how long we can go.',
          conditionHk: '年期愈短，總利息愈少；實際年期視乎年齡、樓齡及收入。',
          conditionCn: '期限越短，总利息越少；实际期限视年龄、楼龄和收入而定。',
        },
      ],
      illustration: 'workshop',
    },
    {
      type: 'audience',
      id: 'who',
      headingEn: 'Is this loan for you?',
      headingHk: '這筆貸款適合你嗎？',
      headingCn: '这笔贷款适合您吗？',
      suits: [
        {
          textEn:
            'You are a sole proprietor, partner, freelancer, driver or commission earner who owns a Hong Kong property.',
          textHk: '你是獨資東主、合夥人、自由工作者、司機或佣金制從業員，並持有香港物業。',
          textCn:
            '您是个体经营者、合伙人、自由职业者、司机或以佣金为主的从业人员，并拥有香港房产。',
        },
        {
          textEn: 'Your takings pass through a bank account, even if the months differ widely.',
          textHk: '生意收入有經銀行戶口進出，即使每月起伏很大。',
          textCn: '营业收入会经过银行账户，哪怕每个月起伏很大。',
        },
        {
          textEn: 'You file tax returns, and the figures in them are ones you can stand behind.',
          textHk: '有按時報稅，而報稅數字經得起查問。',
          textCn: '按时报税，而且报税数字经得起核对。',
        },
        {
          textEn:
            'You can pay from your quieter months, with something left for rent, stock and staff.',
          textHk: '以淡月收入也供得起，並預留舖租、入貨及人工開支。',
          textCn: '用淡季的收入也还得起，并能留出铺租、进货和人工的开支。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'Most of your income is cash that no account and no tax return shows. We cannot count what no paper carries.',
          textHk:
            '大部分收入是現金，戶口和報稅表都沒有紀錄。沒有文件支持的收入，我們無法計算在內。',
          textCn:
            '大部分收入是现金，账户和报税表都没有记录。没有文件支持的收入，我们无法计算在内。',
        },
        {
          textEn:
            'The business is losing money and the loan would pay its running costs month after month.',
          textHk: '生意正在虧蝕，借貸只為逐月填補日常開支。',
          textCn: '生意正在亏损，借款只是用来逐月填补日常开支。',
        },
        {
          textEn:
            'A bank has offered you a mortgage. Its rate will very likely be lower than ours; take it.',
          textHk: '已有銀行願意承造按揭。銀行利率很可能較低，應優先選用。',
          textCn: '已有银行愿意给您做按揭。银行利率很可能更低，应优先选择。',
        },
        {
          textEn:
            'The flat is a subsidised one (HOS or TPS) with the premium unpaid. It cannot be mortgaged without approval.',
          textHk: '物業是未補地價的居屋或租者置其屋單位，未經批准不得按揭。',
          textCn: '房产是未补地价的居屋或“租者置其屋”单位，未经批准不得抵押。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'self-employed',
      headingEn: 'The facts, lowest and highest',
      headingHk: '貸款資料：最低與最高',
      headingCn: '贷款要点：最低与最高',
      leadEn:
        'Limits for this loan. Where you fall between them depends on the property and on your income.',
      leadHk: '以下是這項貸款的上下限，實際條款視乎物業及你的收入。',
      leadCn: '以下是这项贷款的上下限，实际条款视房产和您的收入而定。',
      noteEn:
        'We charge interest and no fee for the loan. Your solicitor’s bill and registration costs are theirs, and you see the quote first.',
      noteHk: '我們只收利息，不收貸款費用。律師費及註冊費由律師樓收取，事前會有報價。',
      noteCn: '我们只收利息，不收贷款手续费。律师费和注册费由律师楼收取，事前会有报价。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'self-employed',
      headingEn: 'A worked example',
      headingHk: '計算例子',
      headingCn: '计算示例',
      leadEn: 'Principal and interest, equal monthly payments. An illustration, not an offer.',
      leadHk: '本息同還，每月供款相同。只供說明，並非貸款要約。',
      leadCn: '等额本息，每月还款额相同。仅供说明，不构成贷款要约。',
      noteEn:
        'Put the payment next to your three quietest months of last year. If it does not fit there, choose a smaller loan.',
      noteHk: '試將每月供款與去年最淡的三個月比較；若應付不來，便應借少一點。',
      noteCn: '请把月供与去年最淡的三个月比较；如果负担不起，就应该少借一些。',
    },
    {
      type: 'table',
      id: 'income',
      headingEn: 'How we read income that rises and falls',
      headingHk: '收入有高有低，我們怎樣看',
      headingCn: '收入有高有低，我们怎么看',
      leadEn: 'Find the row nearest to your own. Two kinds of work are two rows, added together.',
      leadHk: '找出最接近你的一行；如有兩份工作，兩者可合併計算。',
      leadCn: '找出最接近您的一行；如果有两份工作，可以合并计算。',
      columns: [
        { labelEn: 'Your work', labelHk: '你的工作', labelCn: '您的工作' },
        { labelEn: 'What shows the income', labelHk: '用甚麼證明收入', labelCn: '用什么证明收入' },
        { labelEn: 'What we look at', labelHk: '我們看甚麼', labelCn: '我们看什么' },
      ],
      rows: [
        {
          cells: [
            {
              textEn: 'Shop, restaurant, workshop',
              textHk: '商店、食肆、工場',
              textCn: '商店、餐饮、工场',
            },
            {
              textEn: 'Business account statements, profits tax papers, lease',
              textHk: '公司戶口月結單、利得稅文件、租約',
              textCn: '公司账户流水、利得税文件、租约',
            },
            {
              textEn: 'Takings after rent, stock and wages; the season of the trade',
              textHk: '扣除租金、入貨及人工後的收入，以及行業的旺淡季',
              textCn: '扣除租金、进货和人工后的收入，以及行业的淡旺季',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Taxi, van or contractor with tools',
              textHk: '的士、貨車、判頭',
              textCn: '出租车、货车、承包工',
            },
            {
              textEn: 'Personal and business statements, vehicle or contract papers',
              textHk: '個人及生意戶口月結單、車輛或工程合約文件',
              textCn: '个人及营业账户流水、车辆或工程合同文件',
            },
            {
              textEn: 'Income after fuel, vehicle instalments and repairs',
              textHk: '扣除油費、車輛供款及維修後的收入',
              textCn: '扣除油费、车贷和维修后的收入',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Freelance or project work',
              textHk: '自由工作、接項目',
              textCn: '自由职业、接项目',
            },
            {
              textEn: 'Invoices matched to bank receipts, contracts in hand',
              textHk: '發票與入帳紀錄、手頭合約',
              textCn: '发票与入账记录、在手合同',
            },
            {
              textEn: 'How many clients you depend on, gaps between projects',
              textHk: '依賴多少客戶，項目之間的空檔',
              textCn: '依赖多少客户，项目之间的空档',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Commission: insurance, property, sales',
              textHk: '佣金收入：保險、地產、銷售',
              textCn: '佣金收入：保险、地产、销售',
            },
            {
              textEn: 'Commission statements, salaries tax demand',
              textHk: '佣金單、薪俸稅單',
              textCn: '佣金单、薪俸税单',
            },
            {
              textEn: 'A year as a whole, with bonus months evened out',
              textHk: '以全年計算，將花紅月份攤平',
              textCn: '按全年计算，把奖金月份摊平',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Professional practice', textHk: '專業執業人士', textCn: '专业执业人士' },
            {
              textEn: 'Practice accounts, share of profit, tax papers',
              textHk: '事務所帳目、分紅紀錄、稅務文件',
              textCn: '事务所账目、分红记录、税务文件',
            },
            {
              textEn: 'Drawings against profit, money left in the firm',
              textHk: '提取額與利潤的比例，以及留在事務所的資金',
              textCn: '提取额与利润的比例，以及留在事务所的资金',
            },
          ],
        },
      ],
      noteEn:
        'A weak row is no refusal. It usually means a smaller loan, a shorter list of months, or a co-borrower with steady pay.',
      noteHk:
        '某一項較弱不等於不獲批，通常是貸款額較小、補交多幾個月文件，或加入收入穩定的共同借款人。',
      noteCn:
        '某一项较弱不等于不批，通常是贷款额小一些、多补几个月的文件，或增加一位收入稳定的共同借款人。',
    },
    ...case1Apply,
    ...case1Questions,
  ],
};
