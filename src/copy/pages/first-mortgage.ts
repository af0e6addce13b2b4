import type { PageInput } from '@/contracts/content/page';
import { identityDocuments, incomeDocuments, ownershipDocuments } from '../shared/documents';
import { ltvLimits } from '../shared/ltv-limits';

export const page: PageInput = {
  slug: 'first-mortgage',
  titleEn: 'First mortgage on a Hong Kong home | {brand}',
  titleHk: '一按貸款：買樓、轉按、物業套現 | {brand}',
  titleCn: '首次按揭贷款：买房、转按、以房产融资 | {brand}',
  descriptionEn:
    'Borrow up to {first.ltvMax} of the valuation of a Hong Kong home, subject to our assessment. Rates, a worked example, documents and plain answers.',
  descriptionHk:
    '以香港物業申請一按，貸款額最高可達估價的{first.ltvMax}，視乎估價、物業類別及審批結果。查看年利率、供款例子、所需文件及常見問題。',
  descriptionCn:
    '用香港房产申请首次按揭，最高可贷估价的{first.ltvMax}，以估价、房产类型和审批结果为准。查看年利率、月供示例、所需文件和常见问题。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'First mortgage',
      eyebrowHk: '一按',
      eyebrowCn: '首次按揭（一按）',
      headingEn: 'First mortgage: buy, move a mortgage or borrow against your home',
      headingHk: '一按：買樓、轉按或物業套現',
      headingCn: '首次按揭：买房、转按或以房产融资',
      leadEn:
        'Buy a home, move an old mortgage to us, or borrow against a flat that is already paid off. You repay principal and interest every month, over {first.minTenor} to {first.maxTenor}.',
      leadHk:
        '置業、轉按，或以已供滿的物業套現。每月償還本金及利息，還款期{first.minTenor}至{first.maxTenor}。',
      leadCn:
        '买房、转按，或者用已还清贷款的房产融资。每月偿还本金和利息，还款期{first.minTenor}至{first.maxTenor}。',
      actions: [
        {
          labelEn: 'Apply for a first mortgage',
          labelHk: '申請一按',
          labelCn: '申请首次按揭',
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
          valueEn: '{first.ltvMax}',
          valueHk: '{first.ltvMax}',
          valueCn: '{first.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '最高按揭成數',
          labelCn: '最高贷款成数',
          conditionEn: 'Subject to valuation, property type and our assessment.',
          conditionHk: '視乎估價、物業類別及審批結果。',
          conditionCn: '以估价、房产类型和审批结果为准。',
        },
        {
          valueEn: '{first.annualRateFrom}',
          valueHk: '{first.annualRateFrom}',
          valueCn: '{first.annualRateFrom}',
          labelEn: 'lowest annual rate; the highest is {first.annualRateMax}',
          labelHk: '最低年利率；最高{first.annualRateMax}',
          labelCn: '最低年利率；最高{first.annualRateMax}',
          conditionEn:
            'Your own rate depends on our assessment. APR {first.aprFrom} for {first.exampleAmount} over {first.exampleTenor}.',
          conditionHk:
            '個別利率視乎審批結果。實際年利率{first.aprFrom}（以{first.exampleAmount}、{first.exampleTenor}計）。',
          conditionCn:
            '您的利率以审批结果为准。实际年利率{first.aprFrom}（以{first.exampleAmount}、{first.exampleTenor}计）。',
        },
        {
          valueEn: '{promise.decision}',
          valueHk: '{promise.decision}',
          valueCn: '{promise.decision}',
          labelEn: 'to a decision',
          labelHk: '審批時限',
          labelCn: '审批时限',
          conditionEn:
            'On working days, from the moment your documents are complete. The decision may be no.',
          conditionHk: '由文件齊備起，以工作天計算；申請亦可能不獲批核。',
          conditionCn: '从文件齐备起，按工作日计算；申请也可能不获批准。',
        },
      ],
      illustration: 'tongLau',
    },
    {
      type: 'audience',
      headingEn: 'Who it suits, and who it does not',
      headingHk: '適合及不適合的情況',
      headingCn: '适合与不适合的情况',
      suits: [
        {
          textEn:
            'You are buying a home and have the deposit, but the bank’s answer was no or came too late.',
          textHk: '你正在置業，首期已備妥，但銀行未能批核，或趕不及成交日。',
          textCn:
            '您正在买房，首付已备好，但银行没有批准，或者审批赶不上成交日（付清房款、完成交易的日子）。',
        },
        {
          textEn:
            'You own a flat with no loan on it and need a larger sum, once, for a clear purpose.',
          textHk: '你持有已供滿的物業，需要一筆過借入較大金額，並有明確用途。',
          textCn: '您名下的房产没有贷款，需要一次性借一笔较大的资金，并且用途明确。',
        },
        {
          textEn: 'Your income varies, and your bank statements show it.',
          textHk: '你的收入真實但不固定，並有銀行紀錄可以證明。',
          textCn: '您的收入真实但不固定，有银行流水可以证明。',
        },
        {
          textEn:
            'You want to move an older mortgage, and it is still worthwhile after the cost of moving.',
          textHk: '你想將舊按揭轉過來，而扣除轉按開支後仍然划算。',
          textCn: '您想把原来的按揭转过来，扣除转按费用后仍然划算。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'A bank offers you a mortgage on terms that suit you. Take the offer: a bank’s rate is usually lower than ours.',
          textHk: '銀行已批出你可接受的按揭。銀行利率一般較低，應先考慮銀行。',
          textCn: '银行已批准您能接受的按揭。银行利率一般更低，应优先考虑银行。',
        },
        {
          textEn: 'You could keep up the payments only if nothing ever went wrong.',
          textHk: '供款已到負擔極限，入息稍有減少便難以應付。',
          textCn: '月供已到承受极限，收入稍有减少就难以负担。',
        },
        {
          textEn:
            'You need a small sum for a short time. Setting up a mortgage takes too much work and money for that.',
          textHk: '你只需小額短期周轉。辦理按揭的手續較多，費用亦較高，並不划算。',
          textCn: '您只需要小额短期周转。办理抵押的手续较多，费用也较高，并不划算。',
        },
        {
          textEn: 'You want to keep the bank loan you have on the flat: see the second mortgage.',
          textHk: '你想保留現有銀行按揭：請看二按。',
          textCn: '您不打算还清现有的银行按揭：请看二次按揭。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'first',
      headingEn: 'Loan details',
      headingHk: '產品資料一覽',
      headingCn: '产品要点一览',
      noteEn:
        'We charge interest on the loan but no fee. Your solicitor bills you separately, and you see the quote first.',
      noteHk: '我們只收利息，不收貸款手續費。律師費由律師樓另外收取，事前會有報價。',
      noteCn: '我们只收利息，不收贷款手续费。律师费由律师行另行收取，并会事先报价。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'first',
      drawing: { kind: 'yearlyPayments' },
      headingEn: 'Interest and principal, year by year',
      headingHk: '逐年利息與本金',
      headingCn: '逐年利息与本金',
      leadEn:
        'The payment stays the same. In the first years much of it is interest; later most of it repays principal.',
      leadHk: '每月供款不變：初期利息較多，其後大部分用作償還本金。',
      leadCn: '月供不变：初期利息较多，之后大部分用来归还本金。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'first',
      headingEn: 'A worked example',
      headingHk: '供款例子',
      headingCn: '月供示例',
      leadEn: 'Worked out by the calculator from one set of figures.',
      leadHk: '以下例子由計算機按一組數字計算。',
      leadCn: '以下示例由计算器按一组假设的数字算出。',
      noteEn:
        'An illustration, not an offer. Your rate depends on our assessment and is at most {first.annualRateMax} a year.',
      noteHk: '例子只供參考，並非貸款要約。個別利率視乎審批，年利率最高{first.annualRateMax}。',
      noteCn:
        '示例仅供参考，不构成贷款要约。具体利率以审批结果为准，年利率最高{first.annualRateMax}。',
    },
    {
      type: 'applicationStart',
      id: 'apply',
      product: 'first',
      headingEn: 'Start your application',
      headingHk: '開始申請',
      headingCn: '开始申请',
      leadEn:
        'Enter two figures to begin. The whole form takes about {promise.applicationTime} and is saved at each step.',
      leadHk: '先輸入兩個數字，其後的申請表約需{promise.applicationTime}完成，每一步都會自動儲存。',
      leadCn:
        '先输入两个数字，之后填写申请表大约需要{promise.applicationTime}，每一步都会自动保存。',
    },
    {
      type: 'cards',
      id: 'uses',
      headingEn: 'Three uses of a first mortgage',
      headingHk: '一按的三種用途',
      headingCn: '首次按揭的三种用途',
      items: [
        {
          icon: 'key',
          titleEn: 'Buy',
          titleHk: '置業',
          titleCn: '买房',
          bodyEn:
            'The loan is paid to the solicitor on completion day. Tell us that date first, so that we can plan the other steps around it.',
          bodyHk: '貸款於成交當日經律師樓支付。請先告訴我們成交日，以便安排其他步驟。',
          bodyCn: '贷款在成交当天通过律师行支付。请先告诉我们成交日，以便安排其他步骤。',
          factEn: 'You need: deposit, stamp duty, solicitor’s fees',
          factHk: '自備：首期、印花稅、律師費',
          factCn: '自备：首付、印花税、律师费',
        },
        {
          icon: 'steps',
          titleEn: 'Move a mortgage',
          titleHk: '轉按',
          titleCn: '转按',
          bodyEn:
            'We pay off the old lender on the day the new deed takes effect. Ask the old lender what it charges for early repayment: it may be more than you save.',
          bodyHk:
            '新按揭生效當日，我們會為你清還原有按揭。請先問清原承按機構的罰息及費用，這些開支可能超過轉按省下的利息。',
          bodyCn:
            '新按揭生效当天，我们会代您还清原有按揭。请先问清原贷款机构的违约金和费用，这些支出可能超过转按省下的利息。',
          factEn: 'Compare the total cost, not only the rate',
          factHk: '請比較總開支，不要只看利率',
          factCn: '请比较总支出，不要只看利率',
        },
        {
          icon: 'percent',
          titleEn: 'Borrow against a paid-off flat',
          titleHk: '物業套現',
          titleCn: '以房产融资',
          bodyEn:
            'You still own the flat and can continue to live in it, but it becomes the security for the loan. Borrow only what you need.',
          bodyHk: '你仍是業主，亦可繼續居住，但物業會成為貸款的抵押品。請按實際需要借款。',
          bodyCn: '您仍是业主，也可以继续居住，但房产会成为贷款的抵押物。请按实际需要借款。',
          factEn: 'You need: a title free of other charges',
          factHk: '條件：物業沒有其他押記',
          factCn: '条件：房产没有其他抵押',
        },
      ],
    },
    {
      type: 'table',
      id: 'how-much',
      headingEn: 'What decides how much you can borrow',
      headingHk: '貸款額的考慮因素',
      headingCn: '贷款额的考虑因素',
      columns: [
        { labelEn: 'We look at', labelHk: '考慮因素', labelCn: '考虑因素' },
        { labelEn: 'Because', labelHk: '原因', labelCn: '原因' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'The valuation', textHk: '物業估價', textCn: '房产估价' },
            {
              textEn:
                'The maximum loan is a percentage of the valuation. A lower valuation means a smaller loan, whatever the price in the agreement for sale and purchase.',
              textHk:
                '貸款上限按估價的百分比計算。不論買賣合約的樓價多少，估價較低，可借金額便較少。',
              textCn:
                '贷款上限按估价的百分比计算。不论买卖合同上的房价是多少，只要估价较低，可借金额就较少。',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Type, age and size of the property',
              textHk: '物業類別、樓齡及面積',
              textCn: '房产类型、楼龄和面积',
            },
            {
              textEn:
                'An ordinary flat in a well-kept building is easier to value and to sell than an unusual one.',
              textHk: '保養良好的一般住宅較易估價及轉售，特殊物業則較難。',
              textCn: '保养良好的普通住宅较易估价和转售，特殊房产则较难。',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Title and alterations', textHk: '業權及改建', textCn: '产权和改建' },
            {
              textEn:
                'If the title is unclear or there are unauthorised works, we may be unable to lend until this has been put right.',
              textHk: '業權不清或有僭建物，可能要處理妥當才可申請按揭。',
              textCn: '产权不清或有违规改建，可能要处理妥当后才能抵押。',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Your income and what you already repay',
              textHk: '你的入息及現有供款',
              textCn: '您的收入和现有还款',
            },
            {
              textEn:
                'We lend the highest percentage of the valuation only if you can afford the payment.',
              textHk: '只有負擔得起供款，才可借到最高成數。',
              textCn: '只有负担得起月供，才能借到最高成数。',
            },
          ],
        },
      ],
      noteEn: `${ltvLimits.en} Loans in between are decided case by case.`,
      noteHk: `${ltvLimits.hk}介乎兩者的申請，會逐宗考慮。`,
      noteCn: `${ltvLimits.cn}介于两者之间的申请，会逐笔考虑。`,
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      leadEn: 'You can stop after any step before the deed is signed, and pay us nothing.',
      leadHk: '簽契之前，你可隨時停止申請，毋須向我們支付任何費用。',
      leadCn: '签约之前，您可以随时停止申请，不用向我们支付任何费用。',
      items: [
        {
          titleEn: 'Work out the figures',
          titleHk: '估價及計算供款',
          titleCn: '估价和计算月供',
          timeEn: 'about {promise.valuationTime}',
          timeHk: '約{promise.valuationTime}',
          timeCn: '约{promise.valuationTime}',
          bodyEn:
            'Value the flat and try a few amounts in the calculator. Neither tool asks who you are.',
          bodyHk: '為物業估價，再用計算機試幾個金額。兩者都毋須留下個人資料。',
          bodyCn: '为房产估价，再用计算器试几个金额。两者都不需要留下个人信息。',
        },
        {
          titleEn: 'Apply online',
          titleHk: '網上申請',
          titleCn: '在线申请',
          timeEn: 'about {promise.applicationTime}',
          timeHk: '約{promise.applicationTime}',
          timeCn: '约{promise.applicationTime}',
          bodyEn:
            'Fill in the form at your own pace and confirm your mobile number with a one-time code. You can save it and come back.',
          bodyHk: '填寫申請表，並以驗證碼驗證手提電話號碼。可隨時儲存，稍後再填。',
          bodyCn: '填写申请表，并用验证码验证手机号码。可以随时保存，稍后再填。',
        },
        {
          titleEn: 'Send your documents',
          titleHk: '上載文件',
          titleCn: '上传文件',
          timeEn: 'when it suits you',
          timeHk: '時間由你安排',
          timeCn: '时间由您安排',
          bodyEn:
            'Photograph and upload the documents on your list. We arrange the valuation and the land search.',
          bodyHk: '按清單拍照及上載文件，估價及土地查冊由我們安排。',
          bodyCn: '按清单拍照并上传文件，估价和产权查询由我们安排。',
        },
        {
          titleEn: 'Get a decision',
          titleHk: '審批決定',
          titleCn: '审批结果',
          timeEn: 'within {promise.decision}',
          timeHk: '{promise.decision}內',
          timeCn: '{promise.decision}内',
          bodyEn:
            'Within {promise.decision}, on working days, once your documents are complete. If the decision is no, we will tell you why.',
          bodyHk: '文件齊備後{promise.decision}內（以工作天計）有決定。如不獲批，我們會說明原因。',
          bodyCn:
            '文件齐备后{promise.decision}内（按工作日计）有结果。如果未获批准，我们会说明原因。',
        },
        {
          titleEn: 'Sign at the solicitor’s office',
          titleHk: '到律師樓簽契',
          titleCn: '到律师行签约',
          timeEn: 'by appointment',
          timeHk: '按預約時間',
          timeCn: '按预约时间',
          bodyEn:
            'You sign the mortgage deed in person. The solicitor explains it and gives you a copy; the money is then paid.',
          bodyHk: '按揭契據必須親身簽署。律師會解釋內容並給你一份副本，然後發放貸款。',
          bodyCn: '按揭契据必须本人到场签署。律师会解释内容并给您一份副本，然后放款。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'Documents we need, and why',
      headingHk: '所需文件及用途',
      headingCn: '所需文件及用途',
      leadEn: 'Clear photographs are fine. Bring the originals when you sign.',
      leadHk: '清晰的照片即可；簽署文件當日請帶備正本。',
      leadCn: '清晰的照片即可；签署文件当天请带上原件。',
      groups: [
        identityDocuments,
        incomeDocuments,
        {
          titleEn: 'The property',
          titleHk: '物業文件',
          titleCn: '房产文件',
          items: [
            {
              nameEn: 'Buying: the agreement for sale and purchase',
              nameHk: '置業：臨時或正式買賣合約',
              nameCn: '买房：临时或正式买卖合同',
              whyEn:
                'It states the price, the deposit and the completion date, by which the loan must be ready.',
              whyHk: '列明樓價、訂金及成交日；貸款須於成交日前備妥。',
              whyCn: '写明房价、定金和成交日；贷款必须在成交日之前到位。',
            },
            {
              nameEn: 'Moving a loan: latest mortgage statement and repayment schedule',
              nameHk: '轉按：現有按揭月結單及還款表',
              nameCn: '转按：现有按揭的对账单和还款表',
              whyEn:
                'Shows what it costs to repay the old loan, including the old lender’s charges.',
              whyHk: '計算贖契所需金額，包括原承按機構可能收取的費用。',
              whyCn: '计算还清原贷款、解除抵押所需的金额，包括原贷款机构可能收取的费用。',
            },
            ...ownershipDocuments,
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
          questionEn: 'Can I really borrow {first.ltvMax}?',
          questionHk: '真的可以借到{first.ltvMax}？',
          questionCn: '真的可以借到{first.ltvMax}吗？',
          answerEn: `Some people can. It depends on the valuation, the type of property and what you can repay, and the loan we offer may be smaller.\n\n${ltvLimits.en}`,
          answerHk: `部分申請人可以。實際成數視乎估價、物業類別及你的還款能力，最終批出的成數可能較低。\n\n${ltvLimits.hk}`,
          answerCn: `部分申请人可以。实际成数取决于估价、房产类型和您的还款能力，批准的成数可能更低。\n\n${ltvLimits.cn}`,
        },
        {
          questionEn: 'Are you a bank?',
          questionHk: '你們是銀行嗎？',
          questionCn: '你们是银行吗？',
          answerEn:
            'No. We are a licensed money lender, Money Lender’s Licence No. {licenceNumber}. You can look us up in the public register of money lenders kept by the Companies Registry.',
          answerHk:
            '不是。我們是持牌放債人，放債人牌照號碼：{licenceNumber}，你可在公司註冊處備存的放債人登記冊查閱。',
          answerCn:
            '不是。我们是持牌放债人，放债人牌照号码：{licenceNumber}，您可以在香港公司注册处公开的放债人登记册中查到。',
        },
        {
          questionEn: 'Which rate will I get?',
          questionHk: '我的利率會是多少？',
          questionCn: '我的利率会是多少？',
          answerEn:
            'Between {first.annualRateFrom} and {first.annualRateMax} a year, set after we have read your documents. What counts most is the share of the valuation you borrow, the property and your income.\n\nYour agreement states the rate, and whether and how it can change. Nothing binds you until you sign.',
          answerHk:
            '年利率介乎{first.annualRateFrom}至{first.annualRateMax}，審閱文件後釐定。影響最大的是借款佔估價的比例、物業本身及你的入息。\n\n貸款協議會列明利率，以及會否調整、如何調整。簽署之前，你不受任何約束。',
          answerCn:
            '年利率在{first.annualRateFrom}至{first.annualRateMax}之间，审阅文件后确定。影响最大的是借款占估价的比例、房产本身和您的收入。\n\n贷款合同会写明利率，以及是否会调整、如何调整。签署之前，您不受任何约束。',
        },
        {
          questionEn: 'What does it cost besides interest?',
          questionHk: '除了利息，還有甚麼開支？',
          questionCn: '除了利息，还有哪些费用？',
          answerEn:
            'We charge nothing for granting the loan. You pay others for the rest: the solicitor’s bill with its land registration charges, fire insurance if the building’s policy is not enough, and, when you buy, stamp duty.\n\nNobody may charge you for introducing you to us. If someone asks, do not pay, and tell us.',
          answerHk:
            '我們批出貸款不另收費。其他開支包括：律師費及土地登記費；如大廈統一投保的火險保額不足，另須購買火險；置業的話，還有印花稅。\n\n任何人都不可因介紹你向我們借款而向你收費。如有人要求，請勿付款，並通知我們。',
          answerCn:
            '我们发放贷款不另收费。其他开支包括：律师费和土地登记费；如果大厦统一投保的火险保额不足，还要自行购买火险；买房的话，还有印花税。\n\n任何人都不得因介绍您向我们借款而向您收费。如果有人要求，请不要付款，并通知我们。',
        },
        {
          questionEn: 'Can I repay early?',
          questionHk: '可以提早還款嗎？',
          questionCn: '可以提前还款吗？',
          answerEn:
            'Yes, part or all of it, by written notice. You pay interest to the day of repayment, but no penalty. When everything is repaid, your solicitor arranges the release of the mortgage and you get the title deeds back.',
          answerHk:
            '可以，書面通知後便可償還部分或全部貸款。利息只計至還款當日，不收罰息。全數清還後，由律師樓辦理解除按揭，你可取回樓契。',
          answerCn:
            '可以，书面通知后即可偿还部分或全部贷款。利息只计至还款当天，没有违约金。全部还清后，由律师行办理解除抵押，您可以取回房产契据。',
        },
        {
          questionEn: 'Can you lend on an HOS or TPS flat?',
          questionHk: '居屋或租置單位可以申請一按嗎？',
          questionCn: '香港资助出售房屋（居者有其屋、租者置其屋）可以办理首次按揭吗？',
          answerEn:
            'Yes, once the premium has been paid, as with a private flat. While it is unpaid, the law does not allow the flat to be mortgaged without approval from the Housing Authority, and we will not lend on it without that approval.',
          answerHk:
            '已補地價的單位可以，與私人住宅一樣處理。未補地價的單位，按法例須經房屋委員會批准方可按揭；沒有批准，我們不會接受申請。',
          answerCn:
            '已补地价的房屋可以，与私人住宅一样处理。未补地价的房屋，依照香港法律须经香港房屋委员会批准才能抵押；没有批准，我们不会接受申请。',
        },
        {
          questionEn: 'Can I mortgage a flat that is still being built?',
          questionHk: '樓花可以申請嗎？',
          questionCn: '楼花（期房）可以申请吗？',
          answerEn:
            'Sometimes. It depends on the developer’s terms, on the payment plan in your agreement and on how far away completion is. Send us the agreement, and do not plan on the loan until we have confirmed that it is possible.',
          answerHk:
            '要視乎情況，包括發展商的條款、合約的付款方法及距離入伙的時間。請先把買賣合約交給我們看，確定可行才作預算。',
          answerCn:
            '要看情况，包括开发商的条款、合同的付款方式和离交房还有多久。请先把买卖合同交给我们看，确定可行后再做预算。',
        },
        {
          questionEn: 'What happens if I cannot pay?',
          questionHk: '如果供不起，會怎樣？',
          questionCn: '如果还不起，会怎么样？',
          answerEn:
            'Call us[[ on {servicePhone}]] before the payment date. The earlier you call, the more we can look at, such as a different date or a payment holiday. Interest on a late payment is simple interest, never above the rate in your agreement.\n\nThe loan is secured on your home. If it stays unpaid and no arrangement is found, we can go to court to recover it from the property. That is a last resort, but it can happen.',
          answerHk:
            '請在供款日前致電[[{servicePhone}|我們]]。愈早聯絡，可選擇的安排愈多，例如更改供款日或還款假期。逾期利息以單息計算，不會高於貸款協議所訂利率。\n\n貸款以你的物業作抵押。如長期逾期而又未能達成安排，我們可循法律途徑以物業追討欠款。這是最後手段，但確有可能採用。',
          answerCn:
            '请在还款日之前致电[[{servicePhone}|我们]]。越早联系，可选择的安排越多，例如更改还款日或还款假期。逾期利息以单利计算，不会高于合同利率。\n\n贷款以您的房产作抵押。如果长期逾期又没有达成安排，我们可以通过法律途径处置房产，追讨欠款。这是最后的手段，但确实可能采用。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'See the valuation and the monthly payment first',
      headingHk: '先了解估價及每月供款',
      headingCn: '先了解估价和月供',
      bodyEn:
        'See what the flat may be worth and what the loan would cost each month before you apply.',
      bodyHk: '申請之前，先了解物業大約值多少，以及每月供款多少。',
      bodyCn: '申请之前，先了解房产大约值多少，以及每月要还多少。',
      actions: [
        {
          labelEn: 'Value my property',
          labelHk: '為我的物業估價',
          labelCn: '为我的房产估价',
          href: '/online-property',
          kind: 'primary',
        },
        {
          labelEn: 'Apply for a first mortgage',
          labelHk: '申請一按',
          labelCn: '申请首次按揭',
          href: '/apply/first',
          kind: 'secondary',
        },
      ],
    },
  ],
};
