import type { PageInput } from '@/contracts/content/page';
import { ltvLimits } from '../shared/ltv-limits';

export const page: PageInput = {
  slug: 'loan-calculator',
  titleEn: 'Mortgage loan calculator | {brand}',
  titleHk: '按揭貸款計算機 | {brand}',
  titleCn: '按揭贷款计算器 | {brand}',
  descriptionEn:
    'Monthly payment, total interest, both annual rates and the whole schedule, for loans up to {promise.calculatorLtv} of the valuation. No name needed. An illustration, not an offer.',
  descriptionHk:
    '計算每月供款、總利息、實際年利率及整份還款表，貸款額上限為估價的{promise.calculatorLtv}。毋須留下姓名或電話，更改數字即時更新；結果只供參考，並非貸款要約。',
  descriptionCn:
    '计算月供、总利息、实际年利率和完整还款计划，贷款额上限为估价的{promise.calculatorLtv}。无需留下姓名或电话，改动数字后结果立即更新；结果仅供参考，不构成贷款要约。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Loan calculator',
      eyebrowHk: '按揭計算機',
      eyebrowCn: '贷款计算器',
      headingEn: 'Work out your monthly payment and total interest',
      headingHk: '計算每月供款及總利息',
      headingCn: '计算月供和总利息',
      leadEn:
        'Change any figure and see the new result at once: the payment, the total interest, two annual rates and the whole schedule to the cent. Copy the page’s address to share the result; we do not ask for your name or phone number.',
      leadHk:
        '更改任何數字，即時更新供款、總利息、兩種年利率及計至仙位的還款表。複製網址即可分享，毋須提供姓名或電話。',
      leadCn:
        '改动任何一个数字，月供、总利息、两种年利率和精确到分的还款计划都会立即更新。复制网址即可分享，无需提供姓名或电话。',
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
          valueEn: '{promise.calculatorLtv}',
          valueHk: '{promise.calculatorLtv}',
          valueCn: '{promise.calculatorLtv}',
          labelEn: 'of the valuation, the calculator’s limit',
          labelHk: '計算上限（佔估價）',
          labelCn: '计算上限（按估价）',
          conditionEn: ltvLimits.en,
          conditionHk: ltvLimits.hk,
          conditionCn: ltvLimits.cn,
        },
        {
          valueEn: '{promise.rateMax}',
          valueHk: '{promise.rateMax}',
          valueCn: '{promise.rateMax}',
          labelEn: 'a year, the highest rate we charge',
          labelHk: '我們的年利率上限',
          labelCn: '我们的年利率上限',
          conditionEn:
            'The calculator accepts rates up to {promise.rateOffence}, so that you can test other lenders’ offers, and warns when either annual rate passes {promise.rateMax}.',
          conditionHk:
            '計算機可輸入最高{promise.rateOffence}的利率，方便比較其他機構的條款；兩種年利率中任何一種超過{promise.rateMax}，即顯示警告。',
          conditionCn:
            '计算器可以输入最高{promise.rateOffence}的利率，方便比较其他机构的条款；两种年利率中任何一种超过{promise.rateMax}，就会显示警告。',
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
        'The results follow from the figures you enter and assume that the rate stays the same. Your own rate, term and amount are set after assessment and stated in the written offer.',
      bodyHk:
        '結果按你輸入的數字計算，並假設利率不變。個別利率、年期及金額須經審批，並以書面條款為準。',
      bodyCn:
        '结果按您输入的数字计算，并假设利率不变。具体利率、期限和金额须经审批，并以书面条款为准。',
    },
    {
      type: 'cards',
      id: 'ways',
      isFolded: true,
      headingEn: 'Three ways to repay',
      headingHk: '三種還款方式',
      headingCn: '三种还款方式',
      leadEn:
        'For the same loan and rate, the three ways to repay cost very different amounts of interest, so compare them before you choose.',
      leadHk: '貸款額及利率相同，不同還款方式的總利息可相差甚遠，請逐一比較。',
      leadCn: '贷款额和利率相同，不同还款方式的总利息可能相差很大，请逐一比较。',
      items: [
        {
          icon: 'steps',
          titleEn: 'Principal and interest',
          titleHk: '本息同還',
          titleCn: '等额本息',
          bodyEn:
            'You make the same payment each month. At first most of it is interest; month by month more of it is principal, until the loan is repaid. Usual for first and second mortgages.',
          bodyHk:
            '每月供款相同。初期大部分是利息，其後本金比例逐月增加，期滿即還清。一按及二按多採用此方式。',
          bodyCn:
            '每月还款额相同。初期大部分是利息，之后本金比例逐月增加，到期即还清。首次按揭、二次按揭多用这种方式。',
          factEn: 'Fully repaid at the end of the term',
          factHk: '期滿即還清',
          factCn: '到期即还清',
        },
        {
          icon: 'percent',
          titleEn: 'Interest only',
          titleHk: '只付利息',
          titleCn: '先息后本',
          bodyEn:
            'You pay the interest each month and the whole loan in one sum at the end. The payment is lower and the total interest higher. Choose it only if you know how you will pay the final sum. You may repay principal at any time.',
          bodyHk:
            '每月只付利息，到期一筆過償還本金。供款較低，但總利息較多，只適合已確定還款來源的人士。期間可隨時償還本金。',
          bodyCn:
            '每月只付利息，到期一次性归还本金。月供较低，但总利息较多，只适合已确定还款来源的人。期间可以随时归还本金。',
          factEn: 'You need a plan to repay the principal',
          factHk: '須預先準備到期償還本金的資金',
          factCn: '须提前准备到期归还本金的资金',
        },
        {
          icon: 'revolve',
          titleEn: 'Revolving',
          titleHk: '循環貸款',
          titleCn: '循环贷款',
          bodyEn:
            'You draw and repay within a credit limit. Interest is charged by the day on what you have drawn, on a year of 365 days. It costs little over a short period but a lot over a long one.',
          bodyHk:
            '在信貸額內隨時提款及還款，利息按已提金額逐日計算，以365日為一年。短期使用成本較低，長期使用則較高。',
          bodyCn:
            '在信用额度内随时提款和还款，利息按已提金额逐日计算，以365天为一年。短期使用成本较低，长期使用则较高。',
          factEn: 'Interest only for the days you use',
          factHk: '只計實際使用日數的利息',
          factCn: '只计实际使用天数的利息',
        },
      ],
    },
    {
      type: 'cards',
      id: 'numbers',
      isFolded: true,
      headingEn: 'What each figure means',
      headingHk: '各項數字的意思',
      headingCn: '各项数字的含义',
      items: [
        {
          icon: 'percent',
          titleEn: 'Annual percentage rate (APR)',
          titleHk: '實際年利率',
          titleCn: '实际年利率',
          bodyEn:
            'The cost of the loan as one yearly rate, with compounding and any fee included, worked out by the method of the Hong Kong Association of Banks. Use it to compare lenders.',
          bodyHk:
            '將貸款成本折算為一個年利率，計入複利效果及任何費用，按香港銀行公會的方法計算。比較不同機構時應看這個數字。',
          bodyCn:
            '把贷款成本折算成一个年利率，计入复利效应和各项费用，按香港银行公会的方法计算。比较不同机构时应看这个数字。',
        },
        {
          icon: 'scales',
          titleEn: 'Money Lenders Ordinance rate',
          titleHk: '《放債人條例》年利率',
          titleCn: '《放债人条例》年利率',
          bodyEn:
            'The rate that the law uses: interest spread over what is still owed, without compounding, as Schedule 2 to the Ordinance sets out. Both rates are checked against the legal limits of {promise.rateMax} and {promise.rateOffence}.',
          bodyHk:
            '法例所用的利率：按附表2，將利息分攤到尚欠本金，不計複利。計算機會分別以兩種利率，核對是否超過{promise.rateMax}及{promise.rateOffence}的法定界線。',
          bodyCn:
            '这是法律采用的利率：按附表2，将利息分摊到尚欠本金计算，不计复利。计算器会分别用两种利率，核对是否超过{promise.rateMax}和{promise.rateOffence}的法定界限。',
        },
        {
          icon: 'document',
          titleEn: 'Total interest',
          titleHk: '總利息',
          titleCn: '总利息',
          bodyEn:
            'Every month’s interest added up: what the loan costs in dollars. A longer term makes the total higher, even though each payment is lower.',
          bodyHk: '逐月利息的總和，即借貸的實際成本。年期愈長，每月供款可能較低，但總利息會較多。',
          bodyCn: '逐月利息的总和，也就是借款的实际成本。期限较长，月供可能较低，但总利息会更多。',
        },
        {
          icon: 'people',
          titleEn: 'Debt-servicing ratio (DSR)',
          titleHk: '供款與入息比率',
          titleCn: '月供收入比',
          bodyEn:
            'All your monthly debt payments as a share of your monthly income. The higher it is, the harder it is to pay if your income falls.',
          bodyHk: '每月所有債務供款佔每月收入的百分比。比率愈高，收入減少時愈難負擔。',
          bodyCn: '每月所有债务还款占每月收入的百分比。比率越高，收入减少时越难负担。',
        },
        {
          icon: 'shield',
          titleEn: 'Stress test',
          titleHk: '壓力測試',
          titleCn: '压力测试',
          bodyEn:
            'The payment if the rate were some percentage points higher (2 unless you change it). We show it for your own planning; it is not a rule for money lenders.',
          bodyHk:
            '假設利率上升若干百分點（預設2個百分點）後的供款，供你預算時參考，並非對放債人的法定要求。',
          bodyCn:
            '假设利率上升若干个百分点（默认2个百分点）后的月供，供您做预算时参考，并非对放债人的法定要求。',
        },
        {
          icon: 'valuation',
          titleEn: 'Loan-to-value (LTV)',
          titleHk: '按揭成數',
          titleCn: '贷款成数',
          bodyEn: 'The loan as a share of the valuation, with any existing mortgage counted in.',
          bodyHk: '貸款額佔估價的百分比，現有按揭計算在內。',
          bodyCn: '贷款额占估价的百分比，现有按揭计算在内。',
        },
      ],
    },
    {
      type: 'prose',
      id: 'method',
      isFolded: true,
      headingEn: 'How it is worked out',
      headingHk: '計算方法',
      headingCn: '计算方法',
      bodyEn:
        '<h3>Principal and interest</h3><p><strong>M = P × i ÷ (1 − (1 + i)⁻ⁿ)</strong></p><p>M is the monthly payment, P the loan, i the yearly rate divided by twelve and n the number of months. Each month the interest is worked out on what is still owed; the rest of the payment reduces that sum.</p><h3>Interest only</h3><p>Each month you pay interest: the loan multiplied by the monthly rate. The last payment is the loan and one month’s interest.</p><h3>Revolving</h3><p>Each day’s interest is the balance times the yearly rate divided by 365; the days of the period are then added up.</p><h3>Rounding</h3><ul><li>Payments and interest are rounded to the cent each month; half a cent is rounded up.</li><li>The last payment makes up for the rounding, so that the loan ends at exactly zero. It may differ from the others by a few cents.</li><li>The total interest is the sum of the rows you see, not a separate formula.</li></ul><h3>Days and dates</h3><ul><li>Normally a year is counted as twelve equal months. You can choose actual days over 365 instead: the payment is then worked out from the number of days in each period, so that the last payment differs from the others by only a few cents.</li><li>With a start date, each payment falls on the same day of the month, or on the last day of a shorter month.</li><li>Fortnightly means half the monthly payment every two weeks, with the rate divided by 26; the loan ends sooner. If interest is counted by actual days, the loan is spread evenly over all fortnights of the term instead.</li></ul><h3>Fees</h3><p>We charge no fee for the loan, so the field starts at zero. If you enter another lender’s fee, both annual rates include it.</p>',
      bodyHk:
        '<h3>本息同還</h3><p><strong>M＝P×i÷（1－（1＋i）⁻ⁿ）</strong></p><p>M為每月供款，P為貸款額，i為年利率除以十二，n為供款月數。每月先按尚欠本金計算利息，供款餘額用作扣減本金。</p><h3>只付利息</h3><p>每月利息等於貸款額乘以月利率；最後一期為全部本金加一個月利息。</p><h3>循環貸款</h3><p>每日結欠乘以年利率，除以365，再將期內各日的利息相加。</p><h3>捨入</h3><ul><li>每月供款及利息均計至仙位，四捨五入。</li><li>最後一期會抵銷之前捨入的差額，令結餘剛好為零，因此可能與其他期數相差數仙。</li><li>總利息是還款表各行相加的結果，並非另用公式計算。</li></ul><h3>日數與日期</h3><ul><li>一般以十二個相等月份計算；亦可選擇按實際日數除以365，供款會按每期的實際日數計算，最後一期與其他期數只相差數仙。</li><li>如輸入開始日期，供款日為每月同一日；遇短月則為該月最後一日。</li><li>雙周供款即每兩星期付每月供款的一半，年利率除以26，還款期因而縮短；如按實際日數計息，則將貸款平均攤分至整個年期的每個雙周。</li></ul><h3>費用</h3><p>我們不收貸款費用，因此預設為零。輸入其他機構的費用，會計入兩種年利率。</p>',
      bodyCn:
        '<h3>等额本息</h3><p><strong>M＝P×i÷（1－（1＋i）⁻ⁿ）</strong></p><p>M为月供，P为贷款额，i为年利率除以十二，n为还款月数。每月先按尚欠本金计算利息，月供的其余部分用来归还本金。</p><h3>先息后本</h3><p>每月利息等于贷款额乘以月利率；最后一期为全部本金加一个月利息。</p><h3>循环贷款</h3><p>每天的欠款余额乘以年利率，除以365，再把期内各天的利息相加。</p><h3>舍入</h3><ul><li>每月还款额和利息都精确到分，四舍五入。</li><li>最后一期会抵消之前四舍五入累积的差额，使余额正好为零，因此可能与其他各期相差几分钱。</li><li>总利息由还款计划的各行利息相加得出，不是另用公式计算。</li></ul><h3>天数与日期</h3><ul><li>一般按十二个相等的月份计算；也可以选择按实际天数除以365，还款额会按每期的实际天数计算，最后一期与其他各期只相差几分钱。</li><li>如果输入开始日期，每期还款日为每月同一天；遇到较短的月份则为该月最后一天。</li><li>双周还款即每两周还月供的一半，年利率除以26，还款期因此缩短；如果按实际天数计息，则把贷款平均分摊到整个期限的每个双周。</li></ul><h3>费用</h3><p>我们不收贷款手续费，因此默认为零。如果输入其他机构的费用，费用会计入两种年利率。</p>',
    },
    {
      type: 'questions',
      id: 'questions',
      isFolded: true,
      headingEn: 'Questions and answers',
      headingHk: '常見問題',
      headingCn: '常见问题',
      items: [
        {
          questionEn: 'Why is the APR higher than the rate I entered?',
          questionHk: '為何實際年利率比我輸入的利率高？',
          questionCn: '为什么实际年利率比我输入的利率高？',
          answerEn:
            'Because interest is paid every month, not once a year. The APR takes into account that you pay it earlier. A fee raises the APR further.',
          answerHk:
            '因為利息是按月支付，而非每年一次；實際年利率已計及每月付息的影響。如有費用，實際年利率會更高。',
          answerCn:
            '因为利息是按月支付，而不是一年支付一次；实际年利率已计入每月付息的影响。如果有费用，实际年利率会更高。',
        },
        {
          questionEn:
            'Why does the calculator stop at {promise.calculatorLtv} when the site says that a first mortgage can reach {promise.homeLtv}?',
          questionHk:
            '網站列明一按最高可達估價的{promise.homeLtv}，為何計算機只計到{promise.calculatorLtv}？',
          questionCn:
            '网站列明首次按揭最高可达估价的{promise.homeLtv}，为什么计算器只算到{promise.calculatorLtv}？',
          answerEn: `${ltvLimits.en} Other loans have limits of their own, stated on their pages.`,
          answerHk: `${ltvLimits.hk}其他貸款各有上限，於產品頁列明。`,
          answerCn: `${ltvLimits.cn}其他贷款各有上限，在产品页列明。`,
        },
        {
          questionEn: 'Which rate should I enter?',
          questionHk: '應輸入甚麼利率？',
          questionCn: '应该输入什么利率？',
          answerEn:
            'Start with the rate already there, then try one or two points more. Each product page gives the lowest rate and the maximum; yours will lie between them and is known after assessment.',
          answerHk:
            '先用預設利率，再試加一至兩個百分點。各產品頁均列出最低及最高利率，你的利率介乎兩者之間，審批後才能確定。',
          answerCn:
            '先用默认利率，再试着加一到两个百分点。各产品页都列出最低和最高利率，您的利率介于两者之间，审批后才能确定。',
        },
        {
          questionEn: 'Is it better to take a shorter term?',
          questionHk: '年期短一點是否較好？',
          questionCn: '期限短一点是不是更好？',
          answerEn:
            'Yes, if you can make the payment in an ordinary month and in a bad one: you pay less interest in total. If not, take the longer term and repay early when you can; there is no penalty.',
          answerHk:
            '如在一般月份及收入減少時均負擔得起供款，選擇較短年期，總利息較少。否則可選擇較長年期，有能力時再提早還款，不收罰息。',
          answerCn:
            '如果在平常月份和收入减少时都负担得起月供，选择较短期限，总利息更少。否则可以选择较长期限，有能力时再提前还款，没有违约金。',
        },
        {
          questionEn: 'Can I see what a rate change or a part payment would do?',
          questionHk: '可以計算利率變動或部分還款的影響嗎？',
          questionCn: '可以计算利率变动或部分提前还款的影响吗？',
          answerEn:
            'Yes. “If the rate were different” shows the payment at rates from three points lower to three points higher. For a part payment, enter the balance left after it as the loan, with the remaining term. You can compare up to three scenarios side by side.',
          answerHk:
            '可以。利率變動表列出利率升跌三個百分點以內的供款。如想了解部分還款的影響，可將還款後的餘額作為貸款額，填上餘下年期再計算；你最多可並列比較三個方案。',
          answerCn:
            '可以。利率变动表列出利率上下三个百分点以内的月供。如果想了解部分提前还款的影响，可以把还款后的余额作为贷款额，填上剩余期限再计算；您最多可以并列比较三个方案。',
        },
        {
          questionEn: 'Do you see what I type?',
          questionHk: '我輸入的資料，你們看得到嗎？',
          questionCn: '我输入的内容，你们看得到吗？',
          answerEn:
            'We do not see your income and debts: they never leave your browser. The loan figures are worked out in your browser while you change them; when you stop, we ask our loan system for the same loan, without a name or number, so that you see what it would charge. We do not keep any of it. The figures are also in the page’s address, so that you can return to them or share them.',
          answerHk:
            '收入及債務：看不到，兩者只會留在你的瀏覽器。貸款數字在你更改時由瀏覽器計算；停止更改後，網頁會以相同數字向我們的貸款系統查詢（不附姓名或電話號碼），讓你看到系統的實際計算結果；查詢內容不會儲存。數字亦保留在網址內，方便日後重看或分享。',
          answerCn:
            '收入和债务：看不到，这两项只留在您的浏览器里。贷款数字在您调整时由浏览器即时计算；停止调整后，网页会用相同的数字向我们的贷款系统查询（不附姓名或电话号码），让您看到系统的实际计算结果；查询内容不会保存。数字也保留在网址中，方便以后查看或分享。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Print, download or apply',
      headingHk: '列印、下載或申請',
      headingCn: '打印、下载或申请',
      bodyEn:
        'Print the schedule or download it as a table. Apply with the button beside your result, and amount and term are filled in for you.',
      bodyHk: '列印還款表或下載成表格；按結果旁的按鈕申請，金額及年期會自動填上。',
      bodyCn: '打印还款计划或下载成表格；点击结果旁的按钮申请，金额和期限会自动填好。',
      actions: [
        {
          labelEn: 'Start an application',
          labelHk: '開始申請',
          labelCn: '开始申请',
          href: '/apply/first',
          kind: 'primary',
        },
        {
          labelEn: 'Find my loan',
          labelHk: '尋找合適貸款',
          labelCn: '寻找合适的贷款',
          href: '/product-finder',
          kind: 'secondary',
        },
        {
          labelEn: 'Value my property',
          labelHk: '為我的物業估價',
          labelCn: '为我的房产估价',
          href: '/online-property',
          kind: 'text',
        },
      ],
    },
  ],
};
