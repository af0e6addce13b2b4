import type { PageInput } from '@/contracts/content/page';
import { identityDocuments, incomeDocuments, ownershipDocuments } from '../shared/documents';

export const page: PageInput = {
  slug: 'first-mortgage',
  titleEn: 'First mortgage on a Hong Kong home | {brand}',
  titleHk: '一按貸款：買樓、轉按、物業套現 | {brand}',
  titleCn: '首次按揭贷款：买房、转按、以房融资 | {brand}',
  descriptionEn:
    'Borrow up to {first.ltvMax} of the valuation of a Hong Kong home, subject to our assessment. Rates, a worked example, documents and plain answers.',
  descriptionHk:
    '以香港物業申請一按，貸款額最高可達估價的{first.ltvMax}，視乎估價、物業類別及審批結果。年利率、供款例子、所需文件及常見問題，一頁看清。',
  descriptionCn:
    '用香港房产申请首次按揭，最高可贷估价的{first.ltvMax}，以估价、房产类型和审批结果为准。年利率、月供示例、所需文件和常见问题，一页看清。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'First mortgage',
      eyebrowHk: '一按',
      eyebrowCn: '首次按揭（一按）',
      headingEn: 'One loan on your home, and every figure before you sign.',
      headingHk: '一筆按揭，簽約前數字全部看清。',
      headingCn: '一笔按揭，签约前看清每个数字。',
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
          labelCn: '最高贷款比例',
          conditionEn: 'Subject to valuation, property type and our assessment.',
          conditionHk: '視乎估價、物業類別及審批結果。',
          conditionCn: '以估价、房产类型和审批结果为准。',
        },
        {
          valueEn: '{first.annualRateFrom}',
          valueHk: '{first.annualRateFrom}',
          valueCn: '{first.annualRateFrom}',
          labelEn: 'a year at the lowest; at most {first.annualRateMax}',
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
          labelHk: '內有審批決定',
          labelCn: '内有审批结果',
          conditionEn:
            'Counted on working days, once your documents are complete. The decision may be no.',
          conditionHk: '以工作天計，由文件齊備起計算；結果亦可能是不獲批。',
          conditionCn: '按工作日计算，从文件齐备起算；结果也可能是不批。',
        },
      ],
      illustration: 'tongLau',
    },
    {
      type: 'audience',
      headingEn: 'Who it suits, and who it does not',
      headingHk: '適合誰，不適合誰',
      headingCn: '适合谁，不适合谁',
      suits: [
        {
          textEn:
            'You are buying a home and have the deposit, but the bank’s answer was no or came too late.',
          textHk: '你正在置業，首期已備妥，但銀行未能批核，或趕不及成交日。',
          textCn: '您正在买房，首付已备好，但银行没有批，或者赶不上成交日。',
        },
        {
          textEn:
            'You own a flat with no loan on it and need a larger sum, once, for a clear purpose.',
          textHk: '你持有已供滿的物業，有明確用途，需要一筆過較大額的資金。',
          textCn: '您名下的房产没有贷款，用途明确，需要一次性借一笔较大的资金。',
        },
        {
          textEn: 'Your income is real but uneven, and you can show it in bank statements.',
          textHk: '你的收入實在但不固定，並有銀行紀錄可以證明。',
          textCn: '您的收入真实但不固定，有银行流水可以证明。',
        },
        {
          textEn:
            'You want to move an older mortgage, and the sums still work after the cost of moving.',
          textHk: '你想將舊按揭轉過來，而扣除轉按開支後仍然划算。',
          textCn: '您想把原来的按揭转过来，扣除转按费用后仍然划算。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'A bank offers you a mortgage you can live with. Bank rates are usually lower; take it.',
          textHk: '銀行已批出你可接受的按揭。銀行利率一般較低，應先考慮銀行。',
          textCn: '银行已批出您可以接受的按揭。银行利率一般更低，应优先考虑银行。',
        },
        {
          textEn: 'The payment only works if nothing ever goes wrong.',
          textHk: '要事事順利才供得起：入息稍有變動，供款便會吃力。',
          textCn: '要事事顺利才还得起：收入稍有变动，月供就会吃力。',
        },
        {
          textEn:
            'You need a small sum for a short time. A secured loan with a deed is too much paper for that.',
          textHk: '你只需小額短期周轉。為此簽契按樓，手續並不相稱。',
          textCn: '您只需要小额短期周转。为此签契抵押房产，手续并不相称。',
        },
        {
          textEn:
            'There is a bank loan on the flat that you want to keep: see the second mortgage.',
          textHk: '你想保留現有銀行按揭：請看二按。',
          textCn: '您想保留现有的银行按揭：请看二次按揭。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'first',
      headingEn: 'The facts in one place',
      headingHk: '產品資料一覽',
      headingCn: '产品要点一览',
      noteEn:
        'We charge interest and no fee for the loan. Your solicitor bills you separately, and you see the quote first.',
      noteHk: '我們只收利息，不收貸款手續費。律師費由律師樓另外收取，事前會有報價。',
      noteCn: '我们只收利息，不收贷款手续费。律师费由律师楼另行收取，事前会有报价。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'first',
      headingEn: 'A worked example',
      headingHk: '供款例子',
      headingCn: '月供示例',
      leadEn: 'The same sums as in the calculator, with one set of figures filled in.',
      leadHk: '與計算機採用同一套算法，以一組數字說明。',
      leadCn: '与计算器使用同一套算法，以一组数字说明。',
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
      headingEn: 'Start here',
      headingHk: '由這裏開始',
      headingCn: '从这里开始',
      leadEn:
        'Two figures are enough to begin. The rest takes about {promise.applicationTime}, saved at each step.',
      leadHk: '兩個數字便可開始；其餘約需{promise.applicationTime}，逐步儲存。',
      leadCn: '两个数字就能开始；其余约需{promise.applicationTime}，每一步都会保存。',
    },
    {
      type: 'cards',
      id: 'uses',
      headingEn: 'Three things people do with it',
      headingHk: '一按的三種用途',
      headingCn: '首次按揭的三种用途',
      items: [
        {
          icon: 'key',
          titleEn: 'Buy',
          titleHk: '置業',
          titleCn: '买房',
          bodyEn:
            'The loan is paid to the solicitor on completion day. Tell us that date first: everything else is planned back from it.',
          bodyHk: '貸款於成交當日經律師樓支付。請先告訴我們成交日，其他步驟由此倒數安排。',
          bodyCn: '贷款在成交当天通过律师楼支付。请先告诉我们成交日，其他步骤由此倒推安排。',
          factEn: 'You need: deposit, stamp duty, solicitor',
          factHk: '自備：首期、印花稅、律師費',
          factCn: '自备：首付、印花税、律师费',
        },
        {
          icon: 'steps',
          titleEn: 'Move a mortgage',
          titleHk: '轉按',
          titleCn: '转按',
          bodyEn:
            'We pay off the old lender on the day the new deed takes effect. Ask the old lender what it charges for leaving; it can eat the saving.',
          bodyHk:
            '新契生效當日，由我們清還舊按揭。請先問清原承按機構的罰息及費用，否則省下的利息可能被抵銷。',
          bodyCn:
            '新契约生效当天，由我们还清原有按揭。请先问清原贷款机构的罚息和费用，否则省下的利息可能被抵消。',
          factEn: 'Compare the total, not the rate alone',
          factHk: '比較總開支，不只比利率',
          factCn: '比较总支出，不只比利率',
        },
        {
          icon: 'percent',
          titleEn: 'Borrow against a paid-off flat',
          titleHk: '物業套現',
          titleCn: '以房融资',
          bodyEn:
            'The flat stays yours and you stay in it. What changes is that it now secures a debt, so borrow for a purpose and not more.',
          bodyHk:
            '物業仍屬你所有，你亦可繼續居住；但它從此為一筆債項作抵押。請按用途借款，夠用便好。',
          bodyCn:
            '房产仍归您所有，您也可以继续居住；但它从此为一笔债务作抵押。请按用途借款，够用就好。',
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
      headingHk: '可借多少，由甚麼決定',
      headingCn: '可以借多少，由什么决定',
      columns: [
        { labelEn: 'We look at', labelHk: '我們會看', labelCn: '我们会看' },
        { labelEn: 'Because', labelHk: '原因', labelCn: '原因' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'The valuation', textHk: '物業估價', textCn: '房产估价' },
            {
              textEn:
                'The limit is a share of it. A lower valuation means a smaller loan, whatever the price in the contract.',
              textHk: '貸款上限按估價計算。估價較低，可借的便較少，不論合約上的樓價是多少。',
              textCn: '贷款上限按估价计算。估价较低，可借的就较少，不论合同上的房价是多少。',
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
                'Unclear title or unauthorised works can stop a mortgage until they are put right.',
              textHk: '業權不清或有僭建物，可能要處理妥當後才能按揭。',
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
              textEn: 'The highest share of the valuation is only for a payment you can carry.',
              textHk: '最高成數只適用於你負擔得起的供款。',
              textCn: '最高比例只适用于您负担得起的月供。',
            },
          ],
        },
      ],
      noteEn:
        'The calculator stops at {promise.calculatorLtv} of the valuation. Anything above that, up to {first.ltvMax}, is decided case by case.',
      noteHk:
        '計算機的上限為估價的{promise.calculatorLtv}；超過此數而不高於{first.ltvMax}的申請，會逐宗考慮。',
      noteCn:
        '计算器的上限为估价的{promise.calculatorLtv}；超过此数而不高于{first.ltvMax}的申请，会逐笔考虑。',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How it goes',
      headingHk: '申請流程',
      headingCn: '申请流程',
      leadEn: 'Until the deed is signed you can stop after any step and owe us nothing.',
      leadHk: '簽契之前，任何一步都可以停下，毋須向我們支付費用。',
      leadCn: '签契之前，任何一步都可以停下，无需向我们支付费用。',
      items: [
        {
          titleEn: 'See the figures',
          titleHk: '先看數字',
          titleCn: '先看数字',
          bodyEn:
            'Value the flat and try a few amounts in the calculator. Neither asks who you are.',
          bodyHk: '為物業估價，再用計算機試幾個金額。兩者都毋須留下個人資料。',
          bodyCn: '为房产估价，再用计算器试几个金额。两者都不需要留下个人资料。',
        },
        {
          titleEn: 'Apply online',
          titleHk: '網上申請',
          titleCn: '在线申请',
          bodyEn:
            'Fill in the form at your own pace and prove your phone with a one-time code. You can save it and come back.',
          bodyHk: '按自己的步伐填寫表格，以驗證碼核實電話。可隨時儲存，稍後再填。',
          bodyCn: '按自己的节奏填写表格，用验证码核实电话。可以随时保存，稍后再填。',
        },
        {
          titleEn: 'Send the documents',
          titleHk: '上載文件',
          titleCn: '上传文件',
          bodyEn:
            'Photograph and upload what the checklist names. We arrange the valuation and the land search.',
          bodyHk: '按清單拍照上載。估價及土地查冊由我們安排。',
          bodyCn: '按清单拍照上传。估价和土地查册由我们安排。',
        },
        {
          titleEn: 'Get a decision',
          titleHk: '審批決定',
          titleCn: '审批结果',
          bodyEn:
            'Within {promise.decision}, on working days, once your documents are complete. If it is no, we tell you why.',
          bodyHk: '文件齊備後{promise.decision}內（以工作天計）有決定。如不獲批，我們會說明原因。',
          bodyCn: '文件齐备后{promise.decision}内（按工作日计）有结果。如果不批，我们会说明原因。',
        },
        {
          titleEn: 'Sign at the solicitor’s office',
          titleHk: '到律師樓簽契',
          titleCn: '到律师楼签契',
          bodyEn:
            'A mortgage deed is signed in person. The solicitor explains it, you keep a copy, then the money is paid.',
          bodyHk: '按揭契必須親身簽署。律師會解釋內容，你保留一份副本，然後提取貸款。',
          bodyCn: '按揭契约必须本人到场签署。律师会解释内容，您保留一份副本，然后放款。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'What to send, and why',
      headingHk: '需要甚麼文件，為甚麼需要',
      headingCn: '需要哪些文件，为什么需要',
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
              nameCn: '买房：临时或正式买卖合约',
              whyEn:
                'It fixes the price, the deposit and the completion date the loan has to meet.',
              whyHk: '確定樓價、訂金及成交日，貸款須配合成交。',
              whyCn: '确定房价、订金和成交日，贷款要赶得上成交。',
            },
            {
              nameEn: 'Moving a loan: latest mortgage statement and repayment schedule',
              nameHk: '轉按：現有按揭結單及還款表',
              nameCn: '转按：现有按揭的账单和还款表',
              whyEn:
                'To know what it takes to redeem the old loan, charges of the old lender included.',
              whyHk: '計算贖契所需金額，包括原承按機構可能收取的費用。',
              whyCn: '计算赎契（还清原贷款、解除抵押）所需金额，包括原贷款机构可能收取的费用。',
            },
            ...ownershipDocuments,
          ],
        },
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      headingEn: 'Questions people ask',
      headingHk: '常見問題',
      headingCn: '常见问题',
      items: [
        {
          questionEn: 'Can I really borrow {first.ltvMax}?',
          questionHk: '真的可以借到{first.ltvMax}？',
          questionCn: '真的可以借到{first.ltvMax}吗？',
          answerEn:
            'Some people can. It is the most we lend on a first mortgage, and it depends on the valuation, the type of property and what you can repay. The loan we offer may be smaller.\n\nThe calculator stops at {promise.calculatorLtv}, which is why the two figures differ.',
          answerHk:
            '部分申請可以。這是一按的上限，實際成數視乎估價、物業類別及你的還款能力，批出的成數可能較低。\n\n計算機的上限是{promise.calculatorLtv}，所以兩個數字不同。',
          answerCn:
            '部分申请可以。这是首次按揭的上限，实际比例取决于估价、房产类型和您的还款能力，批出的成数可能更低。\n\n计算器的上限是{promise.calculatorLtv}，所以两个数字不同。',
        },
        {
          questionEn: 'Are you a bank?',
          questionHk: '你們是銀行嗎？',
          questionCn: '你们是银行吗？',
          answerEn:
            'No. We are a licensed money lender, Money Lender’s Licence No. {licenceNumber}. You can look us up in the public register of money lenders kept by the Companies Registry.\n\nA bank’s rate is usually lower than ours. If a bank will lend you what you need, on terms you can live with, start there.',
          answerHk:
            '不是。我們是持牌放債人，放債人牌照號碼：{licenceNumber}，你可在公司註冊處備存的放債人登記冊查閱。\n\n銀行利率一般比我們低。如銀行願意批出你需要的金額，而條款亦合適，應先考慮銀行。',
          answerCn:
            '不是。我们是持牌放债人，放债人牌照号码：{licenceNumber}，您可以在公司注册处备存的放债人登记册中查到。\n\n银行利率一般比我们低。如果银行愿意批出您需要的金额，条款也合适，应先考虑银行。',
        },
        {
          questionEn: 'Which rate will I get?',
          questionHk: '我的利率會是多少？',
          questionCn: '我的利率会是多少？',
          answerEn:
            'Somewhere between {first.annualRateFrom} and {first.annualRateMax} a year, set after we have read your documents. The share of the valuation you borrow, the property and your income weigh most.\n\nYour agreement states the rate, and whether and how it can change. Nothing binds you until you sign.',
          answerHk:
            '年利率介乎{first.annualRateFrom}至{first.annualRateMax}，審閱文件後釐定。影響最大的是借款佔估價的比例、物業本身及你的入息。\n\n貸款合約會列明利率，以及會否調整、如何調整。簽署之前，你不受任何約束。',
          answerCn:
            '年利率在{first.annualRateFrom}至{first.annualRateMax}之间，审阅文件后确定。影响最大的是借款占估价的比例、房产本身和您的收入。\n\n贷款合同会写明利率，以及是否会调整、如何调整。签署之前，您不受任何约束。',
        },
        {
          questionEn: 'What does it cost besides interest?',
          questionHk: '除了利息，還有甚麼開支？',
          questionCn: '除了利息，还有哪些费用？',
          answerEn:
            'To us, nothing for granting the loan. To others: the solicitor’s bill with its land registration charges, fire insurance if the building’s policy is not enough, and, when you buy, stamp duty.\n\nNobody may charge you for introducing you to us. If somebody asks, do not pay, and tell us.',
          answerHk:
            '我們批出貸款不另收費。其他開支包括：律師費及土地註冊費；如大廈保單不足，另須購買火險；置業的話，還有印花稅。\n\n任何人都不可因介紹你向我們借款而收費。如有人要求，請勿付款，並通知我們。',
          answerCn:
            '我们发放贷款不另收费。其他开支包括：律师费和土地注册费；如果大厦保单不足，还要购买火险；买房的话，还有印花税。\n\n任何人都不得以介绍您向我们借款为由收费。如果有人要求，请不要付款，并通知我们。',
        },
        {
          questionEn: 'Can I repay early?',
          questionHk: '可以提早還款嗎？',
          questionCn: '可以提前还款吗？',
          answerEn:
            'Yes, part or all of it, by written notice. You pay interest to the day of repayment and no penalty. When everything is repaid, your solicitor arranges the release of the mortgage and you get the title deeds back.',
          answerHk:
            '可以，以書面通知便可償還部分或全部貸款。利息只計至還款當日，不收罰息。全數清還後，由律師樓辦理解除按揭，並取回樓契。',
          answerCn:
            '可以，书面通知后即可偿还部分或全部贷款。利息只计到还款当天，没有罚金。全部还清后，由律师楼办理解除抵押，并取回楼契。',
        },
        {
          questionEn: 'Can you lend on an HOS or TPS flat?',
          questionHk: '居屋或租置單位可以做一按嗎？',
          questionCn: '居屋或租置单位可以做首次按揭吗？',
          answerEn:
            'When the premium has been paid, yes, like a private flat. While it is unpaid, the law does not allow the flat to be mortgaged without approval from the authority, and we will not lend on it without that approval.',
          answerHk:
            '已補地價的單位可以，與私人住宅一樣處理。未補地價的單位，按法例未經有關當局批准不可按揭；沒有批准，我們不會接受申請。',
          answerCn:
            '已补地价的单位可以，与私人住宅一样处理。未补地价的单位，按法律未经有关当局批准不能抵押；没有批准，我们不会接受申请。',
        },
        {
          questionEn: 'And a flat that is still being built?',
          questionHk: '樓花可以申請嗎？',
          questionCn: '楼花（期房）可以申请吗？',
          answerEn:
            'Sometimes. It depends on the developer’s terms, on the payment plan in your agreement and on how far away completion is. Send us the agreement and ask before you count on it.',
          answerHk:
            '要視乎情況，包括發展商的條款、合約的付款方法及距離入伙的時間。請先把買賣合約交給我們看，確定可行才作預算。',
          answerCn:
            '要看情况，包括开发商的条款、合同的付款方式和离交楼还有多久。请先把买卖合同交给我们看，确定可行再作预算。',
        },
        {
          questionEn: 'What happens if I cannot pay?',
          questionHk: '如果供不起，會怎樣？',
          questionCn: '如果还不起，会怎么样？',
          answerEn:
            'Call us[[ on {servicePhone}]] before the due date. The earlier you call, the more can be looked at, such as a different date or a payment holiday. Interest on a late payment is simple interest, never above the rate in your agreement.\n\nThe loan is secured on your home. If it stays unpaid and no arrangement is found, we can go to court to recover it from the property. That is the last step, and it is a real one.',
          answerHk:
            '請在到期日前致電[[{servicePhone}|我們]]。愈早商量，可考慮的安排愈多，例如更改供款日或還款假期。逾期利息以單息計算，不會高於合約利率。\n\n貸款以你的物業作抵押。如長期拖欠而又未能達成安排，我們可循法律途徑以物業追討欠款。這是最後一步，但確實可能發生。',
          answerCn:
            '请在还款日之前致电[[{servicePhone}|我们]]。越早商量，可考虑的安排越多，例如更改还款日或还款假期。逾期利息以单利计算，不会高于合同利率。\n\n贷款以您的房产作抵押。如果长期拖欠又没有达成安排，我们可以通过法律途径以房产追讨欠款。这是最后一步，但确实可能发生。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Start with a figure, not with a form',
      headingHk: '由數字開始，不必先填表',
      headingCn: '从数字开始，不必先填表',
      bodyEn:
        'See what the flat may be worth and what the loan would cost each month. Apply when both make sense to you.',
      bodyHk: '先看物業大約值多少、每月要供多少。兩個數字你都認為合理，再申請不遲。',
      bodyCn: '先看房产大约值多少、每月要还多少。两个数字您都认为合理，再申请也不迟。',
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
