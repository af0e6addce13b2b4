import type { PageInput } from '@/contracts/content/page';
import { addressProof, identityCard } from '../shared/documents';

export const page: PageInput = {
  slug: 'case1',
  titleEn: 'Self-employed mortgage | {brand}',
  titleHk: '自僱人士按揭 | {brand}',
  titleCn: '自雇人士按揭贷款 | {brand}',
  descriptionEn:
    'A Hong Kong mortgage for owners without a payslip: bank statements, tax documents and accounts read together, up to {self-employed.ltvMax} of the valuation.',
  descriptionHk:
    '為沒有固定糧單的業主而設的香港按揭：綜合審閱月結單、稅單及帳目，貸款額最高為估價的{self-employed.ltvMax}，視乎審批，年利率最高{self-employed.annualRateMax}。',
  descriptionCn:
    '面向没有固定工资单的香港业主：综合审阅银行流水、税单和账目，贷款额最高为估价的{self-employed.ltvMax}，以审批结果为准，年利率最高{self-employed.annualRateMax}。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Self-employed mortgage',
      eyebrowHk: '自僱人士按揭',
      eyebrowCn: '自雇人士按揭',
      headingEn: 'A mortgage for owners without payslips',
      headingHk: '為沒有固定糧單的業主而設的按揭',
      headingCn: '没有固定工资单的业主也能申请的按揭',
      leadEn:
        'You run a shop, drive your own van, bill by the project or live on commission. We read your statements, tax documents and accounts together, and set the loan by what you can afford in a quiet month.',
      leadHk:
        '無論你開店、駕駛貨車、承接項目或賺取佣金，我們都會綜合審閱你的月結單、稅務文件及帳目，按淡月的負擔能力釐定貸款額。',
      leadCn:
        '无论您开店、跑运输、接项目还是拿佣金，我们都会综合审阅您的银行流水、税务文件和账目，按淡季的还款能力确定贷款额。',
      actions: [
        {
          labelEn: 'Start an application',
          labelHk: '開始申請',
          labelCn: '开始申请',
          href: '/apply/first',
          kind: 'primary',
        },
        {
          labelEn: 'Work out the payment',
          labelHk: '計算供款',
          labelCn: '计算月供',
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
            'This is a maximum, not a promise: it depends on the valuation, the type of property and our assessment of your income.',
          conditionHk: '此為上限，並非保證，須視乎估價、物業類別及收入評估。',
          conditionCn: '这是上限，不是承诺，须视估价、房产类型和收入评估而定。',
        },
        {
          valueEn: '{self-employed.annualRateFrom}',
          valueHk: '{self-employed.annualRateFrom}',
          valueCn: '{self-employed.annualRateFrom}',
          labelEn: 'lowest annual rate',
          labelHk: '最低年利率',
          labelCn: '最低年利率',
          conditionEn:
            'Your own rate depends on our assessment and is in the written offer. The maximum is {self-employed.annualRateMax} a year. APR {self-employed.aprFrom} for {self-employed.exampleAmount} over {self-employed.exampleTenor}.',
          conditionHk:
            '個別利率視乎審批，並於書面貸款條款列明；年利率最高{self-employed.annualRateMax}。實際年利率{self-employed.aprFrom}（以{self-employed.exampleAmount}、{self-employed.exampleTenor}計）。',
          conditionCn:
            '您的利率以审批为准，并写在书面贷款条款中；年利率最高{self-employed.annualRateMax}。实际年利率{self-employed.aprFrom}（以{self-employed.exampleAmount}、{self-employed.exampleTenor}计）。',
        },
        {
          valueEn: '{self-employed.maxTenor}',
          valueHk: '{self-employed.maxTenor}',
          valueCn: '{self-employed.maxTenor}',
          labelEn: 'longest term',
          labelHk: '最長還款期',
          labelCn: '最长还款期限',
          conditionEn:
            'A shorter term costs less in total. Your age, the age of the building and your income decide the longest term we can offer.',
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
          textHk: '生意收入經銀行戶口進出，即使每月起伏很大。',
          textCn: '各月收入可能起伏很大，但营业收入都经过银行账户。',
        },
        {
          textEn: 'You file your tax returns on time, with figures that you can prove.',
          textHk: '你按時報稅，而且報稅數字有文件證明。',
          textCn: '您按时报税，而且报税数字有文件证明。',
        },
        {
          textEn:
            'You can pay even in the quieter months, with enough left for rent, stock and staff.',
          textHk: '淡月的收入足以供款，並可應付舖租、入貨及薪金開支。',
          textCn: '淡季的收入足以还款，并能应付店铺租金、进货和工资开支。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'Most of your income is cash that no account and no tax return shows. We cannot count income that no document shows.',
          textHk:
            '大部分收入是現金，戶口和報稅表都沒有紀錄。沒有文件支持的收入，我們無法計算在內。',
          textCn:
            '大部分收入是现金，账户和报税表都没有记录。没有文件支持的收入，我们无法计算在内。',
        },
        {
          textEn:
            'The business is losing money and the loan would pay its running costs month after month.',
          textHk: '生意正在虧蝕，借貸只為填補每月的日常開支。',
          textCn: '生意正在亏损，借款只是用来填补每月的日常开支。',
        },
        {
          textEn:
            'A bank has offered you a mortgage. Take the offer: the bank’s rate will very likely be lower than ours.',
          textHk: '已有銀行願意承造按揭。銀行利率一般較低，應優先考慮。',
          textCn: '已有银行愿意为您办理按揭。银行利率一般更低，应优先考虑。',
        },
        {
          textEn:
            'The flat is a subsidised one (HOS or TPS) with the premium unpaid. It cannot be mortgaged without approval from the Housing Authority.',
          textHk: '物業是未補地價的居屋或租者置其屋單位，未經房屋委員會批准不得按揭。',
          textCn:
            '房产是未补地价的香港资助出售房屋（居者有其屋、租者置其屋），未经香港房屋委员会批准不得抵押。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'self-employed',
      headingEn: 'Rates, amounts and terms',
      headingHk: '利率、貸款額及年期',
      headingCn: '利率、额度和期限',
      leadEn: 'The amount, term and rate depend on the property and on your income.',
      leadHk: '貸款額、年期及利率視乎物業及你的收入而定，上下限如下。',
      leadCn: '额度、期限和利率取决于房产和您的收入，上下限如下。',
      noteEn:
        'We charge interest but no fee for the loan. Your solicitor charges separately for the legal work and the registration; you see the quote first.',
      noteHk: '我們只收利息，不收貸款手續費。律師費及登記費由律師樓收取，事前會有報價。',
      noteCn: '我们只收利息，不收贷款手续费。律师费和登记费由律师行收取，并会事先报价。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'self-employed',
      drawing: { kind: 'tenors', tenorMonths: [60, 120, 180, 240] },
      headingEn: 'A longer or a shorter loan',
      headingHk: '年期長短的分別',
      headingCn: '期限长短的区别',
      leadEn:
        'Choose a payment that you can also make in a quiet month. A longer loan lowers the payment and costs more interest.',
      leadHk: '請選擇淡月也負擔得起的供款。年期愈長，每月供款愈低，總利息愈多。',
      leadCn: '请选择淡季也负担得起的月供。期限越长，月供越低，利息总额越多。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'self-employed',
      headingEn: 'A worked example',
      headingHk: '計算例子',
      headingCn: '计算示例',
      leadEn: 'Principal and interest, in equal monthly payments. An illustration, not an offer.',
      leadHk: '本息同還，每月供款相同。例子只供參考，並非貸款要約。',
      leadCn: '等额本息，每月还款额相同。示例仅供参考，不构成贷款要约。',
      noteEn:
        'Compare the payment with your income in the quietest months of last year. If you could not have paid it then, borrow less.',
      noteHk: '請將每月供款與去年生意最淡的幾個月的收入比較；如當時未能負擔，便應減少借款。',
      noteCn: '请把月供与去年生意最淡的几个月的收入比较；如果当时负担不起，就应减少借款。',
    },
    {
      type: 'table',
      id: 'income',
      headingEn: 'How we assess an income that varies',
      headingHk: '怎樣評估不固定的收入',
      headingCn: '怎样评估不固定的收入',
      leadEn:
        'Look for the row that is closest to your work. If you do two kinds of work, we add both incomes together.',
      leadHk: '請參閱最接近你工作情況的一項；如有兩份工作，收入可合併計算。',
      leadCn: '请查看最接近您工作情况的一项；如果有两份工作，收入可以合并计算。',
      columns: [
        { labelEn: 'Your work', labelHk: '你的工作', labelCn: '您的工作' },
        { labelEn: 'Proof of income', labelHk: '收入證明', labelCn: '收入证明' },
        { labelEn: 'What we look at', labelHk: '審批重點', labelCn: '审批重点' },
      ],
      rows: [
        {
          cells: [
            {
              textEn: 'Shop, restaurant, workshop',
              textHk: '商店、食肆、工場',
              textCn: '商店、餐馆、作坊',
            },
            {
              textEn: 'Business account statements, profits tax documents, lease',
              textHk: '公司戶口月結單、利得稅文件、租約',
              textCn: '公司账户流水、利得税文件、租约',
            },
            {
              textEn: 'Takings after rent, stock and wages; the seasons of the trade',
              textHk: '扣除租金、入貨及薪金後的收入，以及行業的旺淡季',
              textCn: '扣除租金、进货和工资后的收入，以及行业的淡旺季',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Taxi or van driver, contractor',
              textHk: '的士或貨車司機、承判商',
              textCn: '出租车或货车司机、承包商',
            },
            {
              textEn: 'Personal and business statements, vehicle or contract documents',
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
              textHk: '自由工作、承接項目',
              textCn: '自由职业、承接项目',
            },
            {
              textEn: 'Invoices matched to bank receipts, signed contracts',
              textHk: '發票及相應的入帳紀錄、現有合約',
              textCn: '发票及相应的入账记录、现有合同',
            },
            {
              textEn: 'How many clients you depend on, gaps between projects',
              textHk: '客戶的數目及集中程度，以及項目之間的空檔',
              textCn: '客户的数量和集中程度，以及项目之间的空档',
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
              textEn: 'The year as a whole, with bonuses spread over the months',
              textHk: '以全年計算，將花紅攤分至各月',
              textCn: '按全年计算，把奖金分摊到各月',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Professional practice', textHk: '專業執業人士', textCn: '专业执业人士' },
            {
              textEn: 'Practice accounts, share of profit, tax documents',
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
        'A weak point in one row does not mean a refusal. The loan may be smaller, or we may ask for more statements or a co-borrower with steady pay.',
      noteHk:
        '某一項較弱不代表不獲批，但貸款額可能較低，或須補交更多月份的文件、加入收入穩定的共同借款人。',
      noteCn:
        '某一项较弱不代表不获批，但贷款额可能较低，或者要补交更多月份的文件、增加一位收入稳定的共同借款人。',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      leadEn:
        'You can stop after any step. Nothing binds you until you have signed the loan agreement.',
      leadHk: '簽署貸款協議之前，你可隨時停止申請，不受任何約束。',
      leadCn: '签署贷款合同之前，您可以随时停止申请，不受任何约束。',
      items: [
        {
          titleEn: 'Work out the figures',
          titleHk: '估價及計算供款',
          titleCn: '估价和计算月供',
          timeEn: 'about {promise.valuationTime}',
          timeHk: '約{promise.valuationTime}',
          timeCn: '约{promise.valuationTime}',
          bodyEn:
            'Value the flat and find a payment you can make in a quiet month. We do not ask for a name or phone number.',
          bodyHk: '為單位估價，再計算淡月也負擔得起的供款。毋須提供姓名及電話。',
          bodyCn: '给房产估价，再计算淡季也负担得起的月供。无需提供姓名和电话。',
        },
        {
          titleEn: 'Apply online',
          titleHk: '網上申請',
          titleCn: '在线申请',
          timeEn: 'about {promise.applicationTime}',
          timeHk: '約{promise.applicationTime}',
          timeCn: '约{promise.applicationTime}',
          bodyEn:
            'Choose “self-employed”, and the list of documents is adapted to your kind of work.',
          bodyHk: '選擇「自僱」後，文件清單會按你的工作類別調整。',
          bodyCn: '选择“自雇”后，文件清单会按您的工作类型调整。',
        },
        {
          titleEn: 'Send your documents',
          titleHk: '提交文件',
          titleCn: '提交文件',
          timeEn: 'when it suits you',
          timeHk: '時間由你安排',
          timeCn: '时间由您安排',
          bodyEn:
            'Photograph or upload them. If there was a quiet month, a few lines of explanation save us asking.',
          bodyHk: '拍照或上載即可。如有淡月，請簡單說明原因，以便審批。',
          bodyCn: '拍照或上传即可。如有淡季月份，请简单说明原因，以便审批。',
        },
        {
          titleEn: 'We call you with questions',
          titleHk: '致電核對資料',
          titleCn: '致电核对资料',
          bodyEn:
            'One of our staff reads all your documents and calls you once, with any questions.',
          bodyHk: '由一位職員審閱全部文件，如有疑問會一次過致電查詢。',
          bodyCn: '由一位工作人员审阅全部文件，有疑问时一次性致电询问。',
        },
        {
          titleEn: 'Get the decision',
          titleHk: '審批結果',
          titleCn: '审批结果',
          timeEn: 'within {promise.decision}',
          timeHk: '{promise.decision}內',
          timeCn: '{promise.decision}内',
          bodyEn:
            'Within {promise.decision} of your documents being complete, on working days: an offer with rate, term and total interest, or a refusal with the reason.',
          bodyHk:
            '文件齊備後{promise.decision}內（以工作天計）答覆：獲批會列明利率、年期及總利息，不獲批則說明原因。',
          bodyCn:
            '文件齐备后{promise.decision}内（按工作日计算）答复：获批会写明利率、期限和总利息，未获批则说明原因。',
        },
        {
          titleEn: 'Sign at the solicitor’s',
          titleHk: '到律師樓簽契',
          titleCn: '到律师行签约',
          timeEn: 'by appointment',
          timeHk: '按預約時間',
          timeCn: '按预约时间',
          bodyEn:
            'The mortgage deed is signed in person. The solicitor checks the title and pays out the loan.',
          bodyHk: '按揭契據須親身簽署。律師查核業權後發放貸款。',
          bodyCn: '按揭契据须本人当面签署。律师核查产权后，我们发放贷款。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'Documents we need, and why',
      headingHk: '所需文件及用途',
      headingCn: '所需文件及用途',
      leadEn:
        'Photographs are fine if all four corners show and the text can be read. Send what you have; we will tell you what is missing.',
      leadHk: '可拍照提交，四角須清晰可見。可先提交現有文件，如有欠缺我們會通知你。',
      leadCn: '可以拍照提交，四角须清晰可见。可以先提交现有文件，还缺什么我们会通知您。',
      groups: [
        {
          titleEn: 'You and the property',
          titleHk: '個人及物業',
          titleCn: '个人和房产',
          items: [
            identityCard,
            addressProof,
            {
              nameEn: 'Latest rates demand',
              nameHk: '最近期差餉單',
              nameCn: '最近一期差饷单（香港按季缴纳的房产税费单）',
              whyEn: 'Shows the address as the Government records it and that rates are paid.',
              whyHk: '核對政府紀錄的地址及差餉繳付情況。',
              whyCn: '核对政府记录的地址和差饷缴纳情况。',
            },
            {
              nameEn: 'Mortgage statement and repayment schedule, if there is a mortgage',
              nameHk: '如有按揭：按揭月結單及還款表',
              nameCn: '如有贷款：按揭对账单和还款计划表',
              whyEn: 'Tells us what is owed and what you already pay each month.',
              whyHk: '了解尚欠本金及現時每月供款。',
              whyCn: '了解剩余本金和目前的月供。',
            },
          ],
        },
        {
          titleEn: 'Your work',
          titleHk: '生意及工作',
          titleCn: '生意和工作',
          items: [
            {
              nameEn: 'Business registration certificate, or your licence to practise',
              nameHk: '商業登記證或執業牌照',
              nameCn: '商业登记证或执业牌照',
              whyEn: 'Shows how long you have traded, and in whose name.',
              whyHk: '顯示何時開業、以誰的名義經營。',
              whyCn: '显示何时开业、以谁的名义经营。',
            },
            {
              nameEn: 'Contracts, lease or franchise documents, if you have them',
              nameHk: '合約、租約或特許經營文件（如有）',
              nameCn: '合同、租约或加盟文件（如有）',
              whyEn: 'Income under a signed contract is more certain than income you expect.',
              whyHk: '已簽約的收入比預期收入更可靠。',
              whyCn: '已签约的收入比预期收入更可靠。',
            },
          ],
        },
        {
          titleEn: 'Your income',
          titleHk: '收入',
          titleCn: '收入',
          items: [
            {
              nameEn:
                'Bank statements for the last {promise.varyingIncomeProof}, business and personal',
              nameHk: '最近{promise.varyingIncomeProof}的公司及個人銀行月結單',
              nameCn: '最近{promise.varyingIncomeProof}的公司和个人银行流水',
              whyEn: 'They show better than a single figure how your income varies.',
              whyHk: '比單一數字更能反映收入的變化。',
              whyCn: '比单一数字更能反映收入的变化。',
            },
            {
              nameEn: 'Latest tax demand and tax return',
              nameHk: '最近期稅單及報稅表',
              nameCn: '最近一期税单和报税表',
              whyEn: 'An independent figure for the year to compare with the statements.',
              whyHk: '全年收入的獨立證明，可與月結單核對。',
              whyCn: '全年收入的独立证明，可与流水核对。',
            },
            {
              nameEn: 'Accounts or a one-page income summary',
              nameHk: '帳目或一頁收支摘要',
              nameCn: '账目或一页收支摘要',
              whyEn:
                'Explains takings, costs and what is left for you. A simple summary of your own is enough.',
              whyHk: '說明營業額、成本及實際所得；可自行整理簡單摘要。',
              whyCn: '说明营业额、成本和实际所得；可以自行整理一份简单的摘要。',
            },
          ],
        },
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      headingEn: 'Questions and answers',
      headingHk: '常見問題',
      headingCn: '常见问题',
      items: [
        {
          questionEn: 'My tax bill is low because my costs are high. Can I still apply?',
          questionHk: '我的成本高、稅款少，仍可申請嗎？',
          questionCn: '我的成本高、交税少，还能申请吗？',
          answerEn:
            'Yes. We start from what is left after costs, then add back costs that are not paid in cash, such as depreciation. We cannot count takings that appear in neither your bank accounts nor your tax return.',
          answerHk:
            '可以。我們以扣除成本後的實際所得計算，再加回折舊等沒有現金流出的項目。戶口和報稅表都沒有紀錄的收入，則不能計算在內。',
          answerCn:
            '可以。我们以扣除成本后的实际所得计算，再加回折旧等没有现金流出的项目。账户和报税表里都没有记录的收入，则不能计算在内。',
        },
        {
          questionEn: 'How long do I need to have been self-employed?',
          questionHk: '要自僱多久才可申請？',
          questionCn: '要自雇多久才能申请？',
          answerEn:
            'There is no fixed minimum. A year of statements and one tax demand give us enough to judge. With less than that we usually ask for a co-borrower with steady pay, or lend less.',
          answerHk:
            '沒有硬性規定。一年的月結單及一份稅單，已足以評估；不足一年者，一般須有收入穩定的共同借款人，或減少貸款額。',
          answerCn:
            '没有硬性规定。有一年的流水和一份税单，就足够评估；不足一年的，通常需要收入稳定的共同借款人，或者降低贷款额。',
        },
        {
          questionEn: 'Do you count the good months or the bad ones?',
          questionHk: '以旺月還是淡月的收入計算？',
          questionCn: '按旺季还是淡季的收入计算？',
          answerEn:
            'We look at all of them. We set the loan so that you can pay in an ordinary month and in a quiet one. A single bad month that you can explain is no reason for a refusal.',
          answerHk:
            '我們會看所有月份。貸款額以普通月份及淡月均負擔得起為準。如只有個別月份較差而有合理解釋，不會因此拒絕申請。',
          answerCn:
            '旺季和淡季都会考虑。贷款额以平常月份和淡季都负担得起为准。如果只是个别月份收入较低，并有合理解释，我们不会因此拒绝申请。',
        },
        {
          questionEn: 'Do you check my credit record?',
          questionHk: '你們會查閱我的信貸紀錄嗎？',
          questionCn: '你们会查询我的征信吗？',
          answerEn:
            'Yes, with your written consent and only once you apply. The enquiry is noted on your record. The calculator, the valuation and the product finder never look at it.',
          answerHk:
            '會。在你提出申請並書面同意後才會查閱，該次查閱會記錄在信貸報告內。使用計算機、估價及貸款配對均不會查閱。',
          answerCn:
            '会，但只在您提出申请并书面同意之后才查询，该次查询会记录在征信报告中。使用计算器、估价和产品匹配都不会查询。',
        },
        {
          questionEn: 'Can I use the money for the business?',
          questionHk: '貸款可以用於生意嗎？',
          questionCn: '贷款可以用在生意上吗？',
          answerEn:
            'Yes; tell us so in the application. If the business itself should be the borrower, or its property the security, the SME loan fits better.',
          answerHk:
            '可以，請在申請時說明。如由公司作借款人，或以公司物業作抵押，中小企貸款會較合適。',
          answerCn:
            '可以，请在申请时说明。如果由公司作借款人，或以公司房产作抵押，中小企业贷款会更合适。',
        },
        {
          questionEn: 'My income is partly in renminbi. Do you count that income?',
          questionHk: '我部分收入是人民幣，可以計入入息嗎？',
          questionCn: '我有一部分收入是人民币，可以计算在内吗？',
          answerEn:
            'Yes, if bank statements and tax documents show it. We allow for changes in the exchange rate. If you would rather repay in renminbi, look at the RMB loan.',
          answerHk:
            '可以，只要有銀行月結單及稅務文件支持。計算時，我們會預留匯率波動的空間。如希望以人民幣還款，可考慮人民幣貸款。',
          answerCn:
            '可以，只要有银行流水和税务文件支持。计算时，我们会预留汇率波动的空间。如果希望用人民币还款，可以考虑人民币贷款。',
        },
        {
          questionEn: 'Can I pay more in a good month?',
          questionHk: '旺月可以多還一點嗎？',
          questionCn: '旺季可以多还一些吗？',
          answerEn:
            'Yes. A part payment goes straight to principal on the day it arrives, without a penalty, and you choose whether to lower the payments or shorten the term.',
          answerHk:
            '可以。部分還款於收款當日直接扣減本金，提早還款不收罰息；你可選擇減少每月供款，或縮短還款期。',
          answerCn:
            '可以。部分还款在到账当天直接冲减本金，没有违约金；您可以选择减少月供，或缩短期限。',
        },
        {
          questionEn: 'What if my business slows down?',
          questionHk: '如生意轉差，怎麼辦？',
          questionCn: '如果生意变差，怎么办？',
          answerEn:
            'Tell us before the payment date. A payment holiday or a longer term may help; both cost more interest in total, and we will show you how much first. We charge simple interest on late payments, at no more than the rate in your agreement. If you cannot pay for a long time, you may lose the property.',
          answerHk:
            '請在供款日前告訴我們。還款假期或延長年期或可紓緩負擔，但總利息會增加，我們會先列明金額。逾期款項只計單息，利率不高於貸款協議所訂利率。如長期未能還款，物業可能會被收回。',
          answerCn:
            '请在还款日之前告诉我们。还款假期或延长期限也许能缓解负担，但总利息会增加，我们会先列明金额。逾期款项只计单利，利率不高于合同利率。如果长期无法还款，房产可能被收回。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Apply, or ask about your documents',
      headingHk: '開始申請或查詢所需文件',
      headingCn: '开始申请或咨询所需文件',
      bodyEn:
        'Start an application, or ask our staff whether your documents are likely to be enough.',
      bodyHk: '可即時開始申請，或先向職員查詢你的文件是否足夠。',
      bodyCn: '可以马上开始申请，或先向工作人员咨询您的文件是否足够。',
      actions: [
        {
          labelEn: 'Start an application',
          labelHk: '開始申請',
          labelCn: '开始申请',
          href: '/apply/first',
          kind: 'primary',
        },
        {
          labelEn: 'Talk to our staff',
          labelHk: '聯絡職員',
          labelCn: '人工咨询',
          href: '/contact-us',
          kind: 'secondary',
        },
        {
          labelEn: 'Compare other loans',
          labelHk: '比較其他貸款',
          labelCn: '比较其他贷款',
          href: '/product-finder',
          kind: 'text',
        },
      ],
    },
  ],
};
