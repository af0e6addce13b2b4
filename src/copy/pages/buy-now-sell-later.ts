import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'BuyNowSellLater',
  titleEn: 'Buy now, sell later loan | {brand}',
  titleHk: '先買後賣過橋貸款 | {brand}',
  titleCn: '先买后卖过桥贷款 | {brand}',
  descriptionEn:
    'Buy the next home before the old one is sold: a bridging loan of up to {bridging.maxTenor}, secured on your property, with the cost of a late sale worked out beforehand.',
  descriptionHk:
    '未賣舊樓，先買新居：以物業作抵押的過橋貸款，最長{bridging.maxTenor}。申請前先計算延遲賣出須多付的利息。年利率最高{bridging.annualRateMax}，視乎審批。',
  descriptionCn:
    '旧房未卖，先买新房：以房产作抵押的过桥贷款，最长{bridging.maxTenor}。申请前先计算延迟卖出要多付的利息。年利率最高{bridging.annualRateMax}，以审批为准。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Buy now, sell later',
      eyebrowHk: '先買後賣',
      eyebrowCn: '先买后卖',
      headingEn: 'Buy your next home first, then sell the old one',
      headingHk: '先買新居，再賣舊樓',
      headingCn: '先买新房，再卖旧房',
      leadEn:
        'A bridging loan helps you to pay for the new flat and is repaid from the sale of the old one. You do not need to rent in between or accept the first offer. You pay interest for every month until the sale completes.',
      leadHk:
        '過橋貸款先用作支付新居樓價，賣出舊樓後清還。毋須中途租屋，亦不必急於接受第一個買家的出價；但遲一個月賣出，便多付一個月利息。',
      leadCn:
        '过桥贷款先用来支付新房房款，卖出旧房后还清。不必中途租房，也不必急着接受第一个买家的出价；但每推迟一个月卖出，就多付一个月利息。',
      actions: [
        {
          labelEn: 'Ask before you buy',
          labelHk: '買入前先查詢',
          labelCn: '买入前先咨询',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Value the old flat',
          labelHk: '為舊樓估價',
          labelCn: '为旧房估价',
          href: '/online-property',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{bridging.ltvMax}',
          valueHk: '{bridging.ltvMax}',
          valueCn: '{bridging.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '貸款額上限（佔估價）',
          labelCn: '最高贷款成数（按估价）',
          conditionEn:
            'This is a maximum, not a promise. It applies to the total valuation of the properties that secure the loan; any mortgage on them is deducted. Subject to assessment.',
          conditionHk: '此為上限，並非保證；按所抵押物業合計，扣除現有按揭的結欠，並視乎審批。',
          conditionCn: '这是上限，不是承诺；按所抵押房产合计，扣除现有按揭的欠款，并以审批为准。',
        },
        {
          valueEn: '{bridging.maxTenor}',
          valueHk: '{bridging.maxTenor}',
          valueCn: '{bridging.maxTenor}',
          labelEn: 'longest term',
          labelHk: '最長貸款期',
          labelCn: '最长贷款期',
          conditionEn:
            'Repaid in one sum on the day the sale completes. You may repay principal at any time before that, without a penalty.',
          conditionHk: '舊樓成交當日一筆過清還；期間可隨時償還本金，不收罰息。',
          conditionCn: '旧房成交当天一次性还清；期间可以随时归还本金，没有违约金。',
        },
        {
          valueEn: '{bridging.annualRateFrom}',
          valueHk: '{bridging.annualRateFrom}',
          valueCn: '{bridging.annualRateFrom}',
          labelEn: 'lowest annual rate',
          labelHk: '最低年利率',
          labelCn: '最低年利率',
          conditionEn:
            'Your own rate depends on our assessment. The maximum is {bridging.annualRateMax} a year. Interest is paid monthly. APR {bridging.aprFrom} for {bridging.exampleAmount} over {bridging.exampleTenor}.',
          conditionHk:
            '個別利率視乎審批，年利率最高{bridging.annualRateMax}。利息每月支付。實際年利率{bridging.aprFrom}（以{bridging.exampleAmount}、{bridging.exampleTenor}計）。',
          conditionCn:
            '您的利率以审批为准，年利率最高{bridging.annualRateMax}。利息按月支付。实际年利率{bridging.aprFrom}（以{bridging.exampleAmount}、{bridging.exampleTenor}计）。',
        },
      ],
      illustration: 'bridge',
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
            'You own a flat worth far more than you owe on it, and have found, or nearly found, the next one.',
          textHk: '現有單位的估值遠高於按揭結欠，而且已找到或快將找到新居。',
          textCn: '现有房产的估值远高于贷款余额，而且已经找到或快要找到新房。',
        },
        {
          textEn:
            'Your old flat should sell readily: ordinary size, an estate with regular sales, a fair price.',
          textHk: '舊樓屬容易轉手的類型：面積適中、屋苑成交活躍、叫價合理。',
          textCn: '旧房属于容易转手的类型：面积适中、小区成交活跃、要价合理。',
        },
        {
          textEn:
            'You can afford the interest each month, as well as the payments on any mortgage that stays on the old flat.',
          textHk: '除舊樓現有供款外，每月亦能負擔過橋貸款的利息。',
          textCn: '除旧房现有的月供外，每月也能负担过桥贷款的利息。',
        },
        {
          textEn:
            'You could still manage if the sale took some months longer or the price were a tenth lower.',
          textHk: '即使遲幾個月賣出，或少收一成樓價，你仍能負擔。',
          textCn: '即使晚几个月卖出，或少收一成房款，您仍能负担。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'The old flat has been for sale for months without an offer. A lower price would help more than a loan.',
          textHk: '舊樓放售多月仍無人還價。應先調低叫價，而不是借貸。',
          textCn: '旧房挂牌几个月仍无人出价。应先调低要价，而不是借款。',
        },
        {
          textEn:
            'You can afford the new flat only if the old one fetches the best possible price.',
          textHk: '舊樓要賣到最理想的價錢，才買得起新居。',
          textCn: '旧房要卖到最理想的价格，才买得起新房。',
        },
        {
          textEn:
            'You could agree on a later completion or a short tenancy instead. Both usually cost less than a bridging loan.',
          textHk: '可以商議較長的成交期，或短租過渡。兩者通常都比過橋貸款划算。',
          textCn: '可以商量较长的成交期，或短租过渡。两者通常都比过桥贷款划算。',
        },
        {
          textEn:
            'Either flat is a subsidised one with the premium unpaid. It cannot be mortgaged without approval.',
          textHk: '其中一個單位屬未補地價的資助房屋，未經批准不得按揭。',
          textCn: '其中一套房产属于未补地价的香港资助出售房屋，未经批准不得抵押。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'bridging',
      headingEn: 'Rates, amounts and terms',
      headingHk: '利率、貸款額及年期',
      headingCn: '利率、额度和期限',
      leadEn: 'Buy now, sell later is a bridging loan. The limits below apply.',
      leadHk: '「先買後賣」屬過橋貸款，貸款額、年期及利率的上下限如下。',
      leadCn: '“先买后卖”属于过桥贷款，额度、期限和利率的上下限如下。',
      noteEn:
        'Until the sale you pay interest only, and you may repay part of the principal whenever you like. We charge no fee for the loan.',
      noteHk: '放售期間只付利息，亦可隨時償還部分本金。我們不收貸款手續費。',
      noteCn: '出售期间只付利息，也可以随时归还部分本金。我们不收贷款手续费。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'bridging',
      drawing: { kind: 'saleMonths', saleMonths: [3, 6, 9, 12] },
      headingEn: 'What you pay until the sale',
      headingHk: '賣出舊樓前要付多少利息',
      headingCn: '卖出旧房前要付多少利息',
      leadEn: 'The later the old home is sold, the more interest you pay.',
      leadHk: '舊樓愈遲賣出，利息愈多。',
      leadCn: '旧房越晚卖出，利息越多。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'bridging',
      headingEn: 'A worked example',
      headingHk: '計算例子',
      headingCn: '计算示例',
      leadEn:
        'You pay interest each month and repay the loan from the sale. An illustration, not an offer.',
      leadHk: '每月支付利息，賣樓後償還本金。例子只供參考，並非貸款要約。',
      leadCn: '每月支付利息，卖房后偿还本金。示例仅供参考，不构成贷款要约。',
      noteEn:
        'Try a longer term in the calculator: the difference is what a later sale would cost you.',
      noteHk: '可在計算機延長還款期再計一次，兩者的差額便是延遲賣出須多付的利息。',
      noteCn: '可以在计算器里延长期限再算一次，两者的差额就是延迟卖出要多付的利息。',
    },
    {
      type: 'table',
      id: 'three-ways',
      headingEn: 'Three ways to change homes',
      headingHk: '換樓的三種做法',
      headingCn: '换房的三种做法',
      columns: [
        { labelEn: 'Feature', labelHk: '考慮因素', labelCn: '考虑因素' },
        { labelEn: 'Sell first', labelHk: '先賣後買', labelCn: '先卖后买' },
        { labelEn: 'Both on one day', labelHk: '同日成交', labelCn: '同日成交' },
        {
          labelEn: 'Buy first, with a bridging loan',
          labelHk: '先買後賣（過橋）',
          labelCn: '先买后卖（过桥）',
        },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Cost until you move', textHk: '過渡期間的開支', textCn: '过渡期间的开支' },
            {
              textEn: 'Rent and a second move',
              textHk: '租金及多一次搬遷費',
              textCn: '租金和多一次搬家费',
            },
            {
              textEn: 'None, if both complete on time',
              textHk: '如期成交則沒有',
              textCn: '如期成交则没有',
            },
            {
              textEn: 'Interest until the sale completes',
              textHk: '賣出前的利息',
              textCn: '卖出前的利息',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Price risk', textHk: '樓價風險', textCn: '房价风险' },
            {
              textEn: 'The market may rise before you buy',
              textHk: '買入前樓價可能上升',
              textCn: '买入前房价可能上涨',
            },
            { textEn: 'Small', textHk: '較低', textCn: '较低' },
            {
              textEn: 'The market may fall before you sell',
              textHk: '賣出前樓價可能下跌',
              textCn: '卖出前房价可能下跌',
            },
          ],
        },
        {
          cells: [
            { textEn: 'What must go right', textHk: '關鍵條件', textCn: '关键条件' },
            {
              textEn: 'You find a home in time',
              textHk: '要及時找到新居',
              textCn: '要及时找到新房',
            },
            {
              textEn: 'Everyone keeps to the agreed date',
              textHk: '買賣各方均須如期成交',
              textCn: '买卖各方都要如期成交',
            },
            {
              textEn: 'You sell within the term',
              textHk: '要在期限內賣出',
              textCn: '要在期限内卖出',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Suits', textHk: '適合', textCn: '适合' },
            {
              textEn: 'Those who can stay with family for a while',
              textHk: '可暫住親友家的人',
              textCn: '可以暂住亲友家的人',
            },
            {
              textEn: 'Owners whose buyer and seller can both keep to the date',
              textHk: '舊樓買家及新居賣家均能配合成交日的業主',
              textCn: '旧房买家和新房卖家都能配合成交日（付清房款、完成交易的日子）的业主',
            },
            {
              textEn:
                'Owners whose property is worth far more than they owe and whose income is steady',
              textHk: '物業估值遠高於結欠、收入穩定的業主',
              textCn: '房产估值远高于贷款余额、收入稳定的业主',
            },
          ],
        },
      ],
      noteEn:
        'Since 28 February 2024 the extra stamp duties on second homes, non-local buyers and early resale no longer apply; only the ordinary scale does. Your solicitor tells you what is due today.',
      noteHk:
        '自2024年2月28日起，額外印花稅、買家印花稅及新住宅印花稅已撤銷，現時只按一般稅率徵收印花稅。實際應付稅款請向律師查詢。',
      noteCn:
        '自2024年2月28日起，香港已撤销额外印花税、买家印花税和新住宅印花税，现在只按一般税率征收印花税。实际应缴税款请向律师咨询。',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Value both flats',
          titleHk: '為兩個單位估價',
          titleCn: '为两套房产估价',
          timeEn: 'about {promise.valuationTime}',
          timeHk: '約{promise.valuationTime}',
          timeCn: '约{promise.valuationTime}',
          bodyEn:
            'You can do this online and see a low, a middle and a high figure. Plan with the low one for the old flat.',
          bodyHk: '網上估價會列出低、中、高三個數字；計算舊樓賣價時，請以最低的一個為準。',
          bodyCn: '在线估价会列出低、中、高三个估值；估算旧房售价时，请以最低的一个为准。',
        },
        {
          titleEn: 'Work out the cost of a late sale',
          titleHk: '計算延遲賣出的利息',
          titleCn: '计算延迟卖出的利息',
          bodyEn:
            'Enter the full {bridging.maxTenor} in the calculator, not the time in which you hope to sell.',
          bodyHk: '請在計算機輸入最長的{bridging.maxTenor}，不要只輸入預期賣出的時間。',
          bodyCn: '请在计算器里输入最长期限{bridging.maxTenor}，不要只输入预期卖出的时间。',
        },
        {
          titleEn: 'Ask us before you sign',
          titleHk: '簽約前先向我們查詢',
          titleCn: '签约前先咨询我们',
          timeEn: 'answer within {promise.messageAnswer}',
          timeHk: '{promise.messageAnswer}內回覆',
          timeCn: '{promise.messageAnswer}内回复',
          bodyEn:
            'Getting an indicative pre-approval before you sign the provisional agreement helps to lower the risk to your deposit; it is not an approval of the loan. We will help you apply and text you an upload link.',
          bodyHk:
            '簽臨時買賣合約前先取得初步預批，有助減低損失訂金的風險，但初步預批並非貸款批核。我們會協助你提交申請，並以短訊傳送上載連結。',
          bodyCn:
            '签临时买卖合同前先获得初步预批，有助于降低损失定金的风险，但初步预批不是贷款批准。我们会协助您提交申请，并用短信发送上传链接。',
        },
        {
          titleEn: 'Send your documents',
          titleHk: '提交文件',
          titleCn: '提交文件',
          timeEn: 'when it suits you',
          timeHk: '時間由你安排',
          timeCn: '时间由您安排',
          bodyEn:
            'We need them for both properties. A decision follows within {promise.decision} of your documents being complete, on working days.',
          bodyHk: '兩個物業的文件均須提交。文件齊備後{promise.decision}內有決定（以工作天計）。',
          bodyCn: '两套房产的文件都须提交。文件齐备后{promise.decision}内有结果（按工作日计算）。',
        },
        {
          titleEn: 'Sign and complete the purchase',
          titleHk: '簽契及完成交易',
          titleCn: '签约并完成交易',
          timeEn: 'by appointment',
          timeHk: '按預約時間',
          timeCn: '按预约时间',
          bodyEn:
            'You sign the deed in person at the solicitor’s office. The solicitor pays the seller on completion day.',
          bodyHk: '親身到律師樓簽署按揭契據，律師於成交日向賣方付款。',
          bodyCn: '本人到律师行签署按揭契据，律师在成交日向卖方付款。',
        },
        {
          titleEn: 'Sell the old flat and repay',
          titleHk: '賣出舊樓，清還貸款',
          titleCn: '卖出旧房，还清贷款',
          timeEn: 'within {bridging.maxTenor}',
          timeHk: '{bridging.maxTenor}內',
          timeCn: '{bridging.maxTenor}内',
          bodyEn:
            'The solicitor repays us from the sale and releases the charge. What is left is yours.',
          bodyHk: '律師以售樓款項清還貸款並解除押記，餘款歸你。',
          bodyCn: '律师用售房款还清贷款并解除抵押，余款归您。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'Documents we need, and why',
      headingHk: '所需文件及用途',
      headingCn: '所需文件及用途',
      groups: [
        {
          titleEn: 'You',
          titleHk: '個人',
          titleCn: '个人',
          items: [
            {
              nameEn: 'HKID card or passport',
              nameHk: '香港身份證或護照',
              nameCn: '香港身份证或护照',
              whyEn:
                'To confirm that the borrower, the seller of the old flat and the buyer of the new one are the same person.',
              whyHk: '核實借款人、賣方及買方為同一人。',
              whyCn: '核实借款人、卖方和买方为同一人。',
            },
            {
              nameEn:
                'Payslips and bank statements for the last {promise.incomeProof}; if self-employed, bank statements for the last {promise.varyingIncomeProof} and the tax demand',
              nameHk:
                '最近{promise.incomeProof}的糧單及銀行月結單；自僱者須提交最近{promise.varyingIncomeProof}的銀行月結單及稅單',
              nameCn:
                '最近{promise.incomeProof}的工资单和银行流水；自雇人士须提交最近{promise.varyingIncomeProof}的银行流水和税单',
              whyEn: 'Shows that you can afford the monthly interest while you sell.',
              whyHk: '評估放售期間能否負擔每月利息。',
              whyCn: '评估出售期间能否负担每月利息。',
            },
          ],
        },
        {
          titleEn: 'The flat you sell',
          titleHk: '出售的單位',
          titleCn: '出售的房产',
          items: [
            {
              nameEn: 'Latest rates demand',
              nameHk: '最近期差餉單',
              nameCn: '最近一期差饷单（香港按季缴纳的房产税费单）',
              whyEn: 'Identifies the property.',
              whyHk: '核對物業資料。',
              whyCn: '核对房产资料。',
            },
            {
              nameEn: 'Mortgage statement and repayment schedule',
              nameHk: '按揭月結單及還款表',
              nameCn: '按揭对账单和还款计划表',
              whyEn: 'The bank is repaid first from the sale; the rest repays our loan.',
              whyHk: '賣樓款項先清還銀行按揭，餘額用作清還過橋貸款。',
              whyCn: '售房款先还清银行按揭，余额用来还清过桥贷款。',
            },
            {
              nameEn: 'Agency agreement, or sale agreement if signed',
              nameHk: '地產代理協議；如已售出，附買賣合約',
              nameCn: '房产代理协议；如已售出，附买卖合同',
              whyEn: 'Shows the asking price, or the date on which the money arrives.',
              whyHk: '顯示叫價，或款項到帳日期。',
              whyCn: '显示要价，或款项到账日期。',
            },
          ],
        },
        {
          titleEn: 'The flat you buy',
          titleHk: '買入的單位',
          titleCn: '买入的房产',
          items: [
            {
              nameEn: 'Provisional agreement for sale and purchase, once there is one',
              nameHk: '臨時買賣合約（如已簽署）',
              nameCn: '临时买卖合同（如已签署）',
              whyEn:
                'States the price, the deposit and the completion date, by which the loan must be ready.',
              whyHk: '列明樓價、訂金及成交日，即貸款須備妥的日期。',
              whyCn: '列明房价、定金和成交日，也就是贷款须到位的日期。',
            },
            {
              nameEn: 'The bank’s approval of a mortgage on this flat, if you take one',
              nameHk: '銀行按揭批核信（如有）',
              nameCn: '银行按揭批准函（如有）',
              whyEn: 'The bank’s loan and ours must be paid out on the same day.',
              whyHk: '銀行按揭與過橋貸款須於同日放款。',
              whyCn: '银行按揭与过桥贷款须在同一天放款。',
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
          questionEn: 'What if the old flat is not sold in time?',
          questionHk: '如果期限內賣不出舊樓，怎麼辦？',
          questionCn: '如果期限内卖不出旧房，怎么办？',
          answerEn:
            'Talk to us well before the end date. You can usually lower the price, take a first mortgage on the old flat to repay the bridging loan, or apply for an extension with a new assessment. Neither a new mortgage nor an extension is automatic. If no arrangement can be made, we may have to sell a mortgaged property.',
          answerHk:
            '請在到期前及早與我們商量。常見做法包括減價、為舊樓另行申請一按以清還過橋貸款，或申請延期（須重新審批）；新按揭及延期均不會自動獲批。如無法達成安排，我們可能要出售所抵押的物業。',
          answerCn:
            '请在到期前尽早与我们商量。常见做法包括降价、为旧房另行办理首次按揭来还清过桥贷款，或申请延期（须重新审批）；新按揭和延期都不会自动获批。如果无法达成安排，我们可能要出售所抵押的房产。',
        },
        {
          questionEn: 'On which property is the loan secured?',
          questionHk: '以哪個物業作抵押？',
          questionCn: '以哪套房产作抵押？',
          answerEn:
            'On the old flat, the new one, or both, depending on the valuation less what is owed. The charge on the old flat is released when that flat is sold.',
          answerHk: '可以是舊樓、新居或兩者，視乎估價扣除欠款後的餘額。舊樓的押記會於售出時解除。',
          answerCn:
            '可以是旧房、新房或两者，取决于估价扣除欠款后的余额。旧房的抵押会在售出时解除。',
        },
        {
          questionEn: 'Can I have a bank mortgage on the new flat as well?',
          questionHk: '新居可以同時申請銀行按揭嗎？',
          questionCn: '新房可以同时办理银行按揭吗？',
          answerEn:
            'Yes, and you usually should: use the bank’s lower rate for the long term and our loan only for the gap. Tell the bank about the bridging loan; the bank takes the loan into account when it decides.',
          answerHk:
            '可以，一般亦建議這樣做：長期借款用利率較低的銀行按揭，過橋貸款只應付短期需要。請向銀行申報過橋貸款，銀行審批時會一併計算。',
          answerCn:
            '可以，一般也建议这样做：长期借款用利率较低的银行按揭，过桥贷款只用来应付短期需要。请告诉银行您有过桥贷款，银行会在审批时计算在内。',
        },
        {
          questionEn: 'Do I pay both mortgages at once?',
          questionHk: '期間要同時為兩個物業供款嗎？',
          questionCn: '期间要同时还两套房的贷款吗？',
          answerEn:
            'Yes: you make the payments on the old flat and on the new one, if they have bank mortgages, and pay the interest on the bridging loan. Add up all three before you apply; we do the same.',
          answerHk:
            '需要。除過橋貸款利息外，舊樓及新居如有銀行按揭，亦須各自供款。申請前請先計算三項的總額，我們審批時亦會這樣計算。',
          answerCn:
            '需要。除过桥贷款利息外，旧房和新房如有银行按揭，也要分别还月供。申请前请先计算三项的总额，我们审批时也会这样计算。',
        },
        {
          questionEn: 'Can I let the interest build up and pay it at the end?',
          questionHk: '利息可以滾入本金，最後才付嗎？',
          questionCn: '利息可以滚入本金，最后再付吗？',
          answerEn:
            'No. Interest is never added to principal and never bears interest itself. It is due each month.',
          answerHk: '不可以。利息不會撥入本金，亦不會利上加利，須每月支付。',
          answerCn: '不可以。利息不会计入本金，也不会利滚利，须按月支付。',
        },
        {
          questionEn: 'How soon can I have the money?',
          questionHk: '最快何時可以放款？',
          questionCn: '最快什么时候可以放款？',
          answerEn:
            'We decide within {promise.decision} of your documents being complete, on working days. The solicitor then needs time to check the title, prepare the deed and register it. Ask the solicitor how long this takes, and allow for it when you agree the completion date.',
          answerHk:
            '文件齊備後{promise.decision}內有決定（以工作天計）；其後律師查契、擬備契據及辦理登記需時，請先向律師了解所需時間，並在商議成交日時預留。',
          answerCn:
            '文件齐备后{promise.decision}内有结果（按工作日计算）；之后律师查询产权、准备契据和办理登记需要时间，请先向律师了解所需时间，并在商定成交日时预留。',
        },
        {
          questionEn: 'What if I sell sooner than planned?',
          questionHk: '如比預期早賣出，怎樣計算？',
          questionCn: '如果比预期早卖出，怎么计算？',
          answerEn:
            'You repay sooner and pay interest only to the day of repayment. There is no minimum period and no penalty.',
          answerHk: '提早清還，利息只計至當日；沒有最短期限，亦不收罰息。',
          answerCn: '提前还清，利息只计至当天；没有最短借款期限，也没有违约金。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Work out the cost before you buy',
      headingHk: '買入前先計算利息',
      headingCn: '买入前先计算利息',
      bodyEn:
        'Value both flats and work out the interest for a late sale. If you can afford it, talk to us before you sign anything.',
      bodyHk: '先為兩個單位估價，並按較遲賣出的情況計算利息。如負擔得來，請在簽約前與我們聯絡。',
      bodyCn: '先给两套房产估价，并按较晚卖出的情况计算利息。如果负担得起，请在签约前与我们联系。',
      actions: [
        {
          labelEn: 'Value both flats',
          labelHk: '為兩個單位估價',
          labelCn: '为两套房产估价',
          href: '/online-property',
          kind: 'primary',
        },
        {
          labelEn: 'Work out the interest',
          labelHk: '計算利息',
          labelCn: '计算利息',
          href: '/loan-calculator',
          kind: 'secondary',
        },
        {
          labelEn: 'More on bridging loans',
          labelHk: '了解過橋貸款',
          labelCn: '了解过桥贷款',
          href: '/bridging-loan',
          kind: 'text',
        },
      ],
    },
  ],
};
