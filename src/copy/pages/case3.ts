import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'case3',
  titleEn: 'SME loan secured on property | {brand}',
  titleHk: '中小企物業抵押貸款 | {brand}',
  titleCn: '中小企业房产抵押贷款 | {brand}',
  descriptionEn:
    'Working capital for a Hong Kong business, secured on a flat, shop, office or factory unit: up to {sme.ltvMax} of the valuation, subject to property and assessment.',
  descriptionHk:
    '以住宅、商舖、寫字樓或工廈單位作抵押，為香港中小企提供營運資金。貸款額最高為估價的{sme.ltvMax}，視乎審批及物業類別，年利率最高{sme.annualRateMax}。',
  descriptionCn:
    '以住宅、商铺、写字楼或工业单元作抵押，为香港中小企业提供营运资金。贷款额最高为估价的{sme.ltvMax}，以审批和房产类型为准，年利率最高{sme.annualRateMax}。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'SME loan',
      eyebrowHk: '中小企貸款',
      eyebrowCn: '中小企业贷款',
      headingEn: 'Working capital secured on your property',
      headingHk: '以物業抵押取得營運資金',
      headingCn: '用房产抵押获得营运资金',
      leadEn:
        'You need stock for an order, a second shop, a machine or money for a tax bill. If you or your company own property in Hong Kong, we can lend to the business against it, with a fixed term and a monthly payment you can plan for.',
      leadHk:
        '無論是訂單入貨、開設分店、添置機器或繳交稅款，只要你或公司在香港持有物業，便可用作抵押申請生意貸款。還款期固定，方便預算每月供款。',
      leadCn:
        '无论是订单进货、开设分店、添置机器还是缴纳税款，只要您或公司在香港拥有房产，就可以用它作抵押，申请经营贷款。还款期固定，方便安排月供预算。',
      actions: [
        {
          labelEn: 'Ask about an SME loan',
          labelHk: '查詢中小企貸款',
          labelCn: '咨询中小企业贷款',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Value the property',
          labelHk: '為物業估價',
          labelCn: '为房产估价',
          href: '/online-property',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{sme.ltvMax}',
          valueHk: '{sme.ltvMax}',
          valueCn: '{sme.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '貸款額上限（佔估價）',
          labelCn: '最高贷款成数（按估价）',
          conditionEn:
            'This is a maximum for homes, not a promise; shops, offices and factory units usually get less. Subject to valuation and assessment.',
          conditionHk:
            '此為上限，並非保證，一般只適用於住宅；商舖、寫字樓及工廈單位通常較低。須視乎估價及審批。',
          conditionCn:
            '这是上限，不是承诺，一般只适用于住宅；商铺、写字楼和工业单元通常较低。须视估价和审批而定。',
        },
        {
          valueEn: '{sme.annualRateFrom}',
          valueHk: '{sme.annualRateFrom}',
          valueCn: '{sme.annualRateFrom}',
          labelEn: 'lowest annual rate',
          labelHk: '最低年利率',
          labelCn: '最低年利率',
          conditionEn:
            'Your own rate depends on our assessment of the business and the property. The maximum is {sme.annualRateMax} a year. APR {sme.aprFrom} for {sme.exampleAmount} over {sme.exampleTenor}.',
          conditionHk:
            '個別利率視乎對生意及物業的評估，年利率最高{sme.annualRateMax}。實際年利率{sme.aprFrom}（以{sme.exampleAmount}、{sme.exampleTenor}計）。',
          conditionCn:
            '您的利率视对生意和房产的评估而定，年利率最高{sme.annualRateMax}。实际年利率{sme.aprFrom}（以{sme.exampleAmount}、{sme.exampleTenor}计）。',
        },
        {
          valueEn: '{promise.decision}',
          valueHk: '{promise.decision}',
          valueCn: '{promise.decision}',
          labelEn: 'to a decision',
          labelHk: '審批時限',
          labelCn: '审批时限',
          conditionEn:
            'On working days, from the moment your documents are complete, company documents included. The decision may be no.',
          conditionHk: '由全部文件（包括公司文件）齊備起，以工作天計算；申請亦可能不獲批核。',
          conditionCn: '从全部文件（包括公司文件）齐备起，按工作日计算；申请也可能不获批准。',
        },
      ],
      illustration: 'shopfront',
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
            'You trade in Hong Kong as a limited company, a partnership or a sole proprietor, and the business, its directors or a close family member who agrees owns property.',
          textHk:
            '在香港營業的有限公司、合夥或獨資經營者，而物業由公司、董事或同意抵押的近親持有。',
          textCn: '在香港经营的有限公司、合伙或独资企业，房产由公司、董事或同意抵押的近亲持有。',
        },
        {
          textEn:
            'You know what the money is for: stock, equipment, a lease, renovation, a tax bill, or replacing more expensive debt.',
          textHk: '款項用途明確：入貨、添置設備、承租場地、裝修、交稅，或取代利息較高的債務。',
          textCn: '款项用途明确：进货、添置设备、租赁场地、装修、缴税，或替换利息更高的债务。',
        },
        {
          textEn:
            'The business earns enough from trading to make the payments, without selling the property.',
          textHk: '生意收入足以還款，毋須靠賣樓。',
          textCn: '经营收入足以还款，不必靠卖房。',
        },
        {
          textEn:
            'You want one loan with an end date in place of an overdraft that never goes down.',
          textHk: '你想以一筆有還款期的貸款，取代結欠一直未減的透支。',
          textCn: '您想用一笔有还款期的贷款，取代余额长期没有减少的透支。',
        },
      ],
      suitsNot: [
        {
          textEn: 'The business has been losing money for a long time and is not about to improve.',
          textHk: '生意長期虧蝕，短期內亦難以改善。',
          textCn: '生意长期亏损，短期内也难以改善。',
        },
        {
          textEn:
            'You repeatedly need money for a few weeks at a time. A revolving loan costs interest only on the days you use it.',
          textHk: '你只是不時需要數星期的周轉。循環貸款按實際使用日數計息，較為合適。',
          textCn: '您只是不时需要几个星期的周转。循环贷款按实际使用天数计息，更合适。',
        },
        {
          textEn:
            'Your parents own and live in the flat, and would lose their home if business turned bad.',
          textHk: '物業由父母持有及居住，生意一旦轉差，他們便可能失去居所。',
          textCn: '住房由父母持有并居住，生意一旦变差，他们就可能失去住处。',
        },
        {
          textEn:
            'You qualify for a government-backed SME loan at a bank. Ask there first; that loan is likely to be cheaper.',
          textHk: '你符合銀行的政府擔保中小企貸款資格。應先向銀行查詢，成本很可能較低。',
          textCn: '您符合银行的政府担保中小企业贷款条件。应先向银行咨询，成本很可能更低。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'sme',
      headingEn: 'Rates, amounts and terms',
      headingHk: '利率、貸款額及年期',
      headingCn: '利率、额度和期限',
      noteEn:
        'Principal and interest each month. We charge interest but no fee for the loan or the valuation; solicitor’s and registration costs are quoted to you first.',
      noteHk: '每月本息同還。我們只收利息，不收貸款手續費及估價費；律師費及登記費會先向你報價。',
      noteCn:
        '每月归还本金和利息。我们只收利息，不收贷款手续费和估价费；律师费和登记费会先向您报价。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'sme',
      drawing: { kind: 'loanToValue' },
      headingEn: 'How much of the property’s value is still owed',
      headingHk: '尚欠本金佔物業估值多少',
      headingCn: '剩余本金占房产估值多少',
      leadEn:
        'Every payment repays part of the principal, so the share still owed falls from year to year.',
      leadHk: '每期供款均償還部分本金，尚欠本金的佔比逐年下降。',
      leadCn: '每期还款都归还一部分本金，剩余本金的占比逐年下降。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'sme',
      headingEn: 'A worked example',
      headingHk: '計算例子',
      headingCn: '计算示例',
      leadEn: 'Principal and interest, in equal monthly payments. An illustration, not an offer.',
      leadHk: '本息同還，每月供款相同。例子只供參考，並非貸款要約。',
      leadCn: '等额本息，每月还款额相同。示例仅供参考，不构成贷款要约。',
      noteEn:
        'Check that the project earns more than this interest, and that the money comes in before each payment date.',
      noteHk: '請確定項目的利潤高於利息，並能在供款日前收到款項。',
      noteCn: '请确定项目的利润高于利息，并能在还款日之前收到款项。',
    },
    {
      type: 'cards',
      id: 'security',
      headingEn: 'Who can borrow, and which property secures the loan',
      headingHk: '借款人及抵押物業的四種安排',
      headingCn: '借款人与抵押房产的四种安排',
      leadEn:
        'There are four usual arrangements. Your solicitor can tell you which is right for you; we lend under all four.',
      leadHk: '四種常見安排，我們均可承造；哪一種適合你，可請教律師。',
      leadCn: '四种常见安排，我们都可以办理；哪一种适合您，可以请教律师。',
      items: [
        {
          icon: 'sme',
          titleEn: 'Company borrows, company property',
          titleHk: '公司借款，公司物業',
          titleCn: '公司借款，公司房产',
          bodyEn:
            'The charge is registered at the Land Registry and, within one month, at the Companies Registry. Directors usually guarantee the loan.',
          bodyHk: '押記須在土地註冊處登記，並於一個月內在公司註冊處登記；董事通常須作個人擔保。',
          bodyCn: '抵押须在土地注册处登记，并在一个月内到公司注册处登记；董事通常须提供个人担保。',
        },
        {
          icon: 'people',
          titleEn: 'Company borrows, director’s property',
          titleHk: '公司借款，董事物業',
          titleCn: '公司借款，董事房产',
          bodyEn:
            'The owners mortgage their own property for the company’s debt and must first be advised by an independent solicitor.',
          bodyHk: '業主以自己的物業為公司欠款作抵押，簽署前須先取得獨立律師意見。',
          bodyCn: '业主以自己的房产为公司欠款作抵押，签署前须先取得独立律师的意见。',
        },
        {
          icon: 'selfEmployed',
          titleEn: 'Owner borrows, for the business',
          titleHk: '業主借款，用於生意',
          titleCn: '业主借款，用于生意',
          bodyEn:
            'This is the simplest arrangement for sole proprietors and partners: one person, one property, one loan.',
          bodyHk: '適合獨資及合夥經營者：一位借款人、一個物業、一筆貸款，手續最簡單。',
          bodyCn: '适合独资和合伙经营者：一位借款人、一处房产、一笔贷款，手续最简单。',
        },
        {
          icon: 'key',
          titleEn: 'Family member’s property',
          titleHk: '家人物業',
          titleCn: '家人的房产',
          bodyEn:
            'Possible if the family member agrees freely. They have a solicitor of their own, see every figure, and may refuse at any time before signing.',
          bodyHk:
            '須得到家人自願同意。家人應另有自己的律師，清楚了解所有數字，並可在簽署前隨時拒絕。',
          bodyCn:
            '须得到家人自愿同意。家人应另请自己的律师，清楚了解所有数字，并可在签署前随时拒绝。',
        },
      ],
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Tell us what the money is for',
          titleHk: '說明用途',
          titleCn: '说明用途',
          bodyEn: 'How much, for what, and how the business will repay. One page is enough.',
          bodyHk: '說明借款金額、用途及還款來源，一頁紙已足夠。',
          bodyCn: '说明借款金额、用途和还款来源，一页纸就够。',
        },
        {
          titleEn: 'Value the property',
          titleHk: '為物業估價',
          titleCn: '为房产估价',
          timeEn: 'about {promise.valuationTime}',
          timeHk: '約{promise.valuationTime}',
          timeCn: '约{promise.valuationTime}',
          bodyEn:
            'Most private flats can be valued online at once. Village houses, shops, offices and factory units are valued by our staff.',
          bodyHk: '大部分私人住宅單位可即時網上估價；村屋、商舖、寫字樓及工廈單位由估價人員處理。',
          bodyCn: '大部分私人住宅可以即时在线估价；村屋、商铺、写字楼和工业单元由估价人员处理。',
        },
        {
          titleEn: 'Ask us',
          titleHk: '與我們聯絡',
          titleCn: '联系我们',
          timeEn: 'answer within {promise.messageAnswer}',
          timeHk: '{promise.messageAnswer}內回覆',
          timeCn: '{promise.messageAnswer}内回复',
          bodyEn:
            'We help you apply and text you an upload link. Any third party who helped you must be named; nobody may charge you for introducing you to us.',
          bodyHk:
            '我們會協助你提交申請，並以短訊傳送上載連結。如有第三方協助，須向我們申報；任何人都不可因介紹你向我們借款而向你收費。',
          bodyCn:
            '我们会协助您提交申请，并用短信发送上传链接。如有第三方协助，须向我们申报；任何人都不得因介绍您向我们借款而向您收费。',
        },
        {
          titleEn: 'Send company documents',
          titleHk: '提交公司文件',
          titleCn: '提交公司文件',
          timeEn: 'when it suits you',
          timeHk: '時間由你安排',
          timeCn: '时间由您安排',
          bodyEn: 'From your phone or your accountant’s computer, using the same link.',
          bodyHk: '用同一連結，由手提電話或會計師的電腦上載均可。',
          bodyCn: '用同一链接，从手机或会计师的电脑上传都可以。',
        },
        {
          titleEn: 'Get the decision',
          titleHk: '審批結果',
          titleCn: '审批结果',
          timeEn: 'within {promise.decision}',
          timeHk: '{promise.decision}內',
          timeCn: '{promise.decision}内',
          bodyEn:
            'Within {promise.decision} of your documents being complete, on working days, in writing, with all conditions.',
          bodyHk: '文件齊備後{promise.decision}內（以工作天計）書面答覆，列明所有條件。',
          bodyCn: '文件齐备后{promise.decision}内（按工作日计算）书面答复，写明所有条件。',
        },
        {
          titleEn: 'Sign at the solicitor’s',
          titleHk: '到律師樓簽契',
          titleCn: '到律师行签约',
          timeEn: 'by appointment',
          timeHk: '按預約時間',
          timeCn: '按预约时间',
          bodyEn:
            'Directors, owners and guarantors sign in person. Then the money goes to the company’s account.',
          bodyHk: '董事、業主及擔保人須親身簽署，款項隨後存入公司戶口。',
          bodyCn: '董事、业主和担保人须本人当面签署，款项随后转入公司账户。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'Documents we need, and why',
      headingHk: '所需文件及用途',
      headingCn: '所需文件及用途',
      leadEn: 'If you are a sole proprietor, send only what applies to you.',
      leadHk: '獨資經營者只須提交適用的項目。',
      leadCn: '独资经营者只需提交适用的项目。',
      groups: [
        {
          titleEn: 'The business',
          titleHk: '公司',
          titleCn: '公司',
          items: [
            {
              nameEn: 'Business registration certificate',
              nameHk: '商業登記證',
              nameCn: '商业登记证',
              whyEn: 'Shows that the business exists and in whose name.',
              whyHk: '證明公司存在，以及以誰的名義經營。',
              whyCn: '证明企业存在，以及以谁的名义经营。',
            },
            {
              nameEn: 'Certificate of incorporation, articles and latest annual return',
              nameHk: '公司註冊證明書、章程細則及最近期周年申報表',
              nameCn: '公司注册证明书、章程细则和最近一期周年申报表',
              whyEn:
                'Shows who owns and directs the company, and that it may borrow and charge property.',
              whyHk: '顯示股東及董事身份，以及公司有權借款及抵押物業。',
              whyCn: '显示股东和董事身份，以及公司有权借款和抵押房产。',
            },
            {
              nameEn: 'Board resolution to borrow',
              nameHk: '董事會借款決議',
              nameCn: '董事会借款决议',
              whyEn:
                'The loan binds the company only if its board has decided on it. Your solicitor prepares the wording.',
              whyHk: '董事會通過後，貸款才對公司有約束力；文本由律師擬備。',
              whyCn: '董事会通过后，贷款才对公司有约束力；文本由律师准备。',
            },
          ],
        },
        {
          titleEn: 'The figures',
          titleHk: '財務',
          titleCn: '财务',
          items: [
            {
              nameEn:
                'Audited accounts for the last {promise.companyAccounts}, or management accounts',
              nameHk: '最近{promise.companyAccounts}的核數報告，或管理帳目',
              nameCn: '最近{promise.companyAccounts}的审计报告，或未经审计的财务报表',
              whyEn: 'Shows profit, debts and cash flow.',
              whyHk: '了解利潤、負債及現金流。',
              whyCn: '了解利润、负债和现金流。',
            },
            {
              nameEn: 'Bank statements for the last {promise.varyingIncomeProof}',
              nameHk: '最近{promise.varyingIncomeProof}的公司銀行月結單',
              nameCn: '最近{promise.varyingIncomeProof}的公司银行流水',
              whyEn: 'They show current trading before it appears in the accounts.',
              whyHk: '反映最新營業情況。',
              whyCn: '反映最新的经营情况。',
            },
            {
              nameEn: 'Profits tax return and latest assessment',
              nameHk: '利得稅報稅表及最近期評稅通知',
              nameCn: '利得税报税表和最近一期评税通知',
              whyEn: 'An independent record of the year’s income.',
              whyHk: '全年業績的獨立證明。',
              whyCn: '全年业绩的独立证明。',
            },
            {
              nameEn: 'List of present loans',
              nameHk: '現有貸款清單',
              nameCn: '现有贷款清单',
              whyEn: 'All payments together must be affordable from the cash flow of the business.',
              whyHk: '所有還款合計，須為生意現金流所能負擔。',
              whyCn: '所有还款合计，须在经营现金流的承受范围内。',
            },
          ],
        },
        {
          titleEn: 'The property and the people',
          titleHk: '物業及相關人士',
          titleCn: '房产和相关人员',
          items: [
            {
              nameEn: 'Identity documents of directors, owners and guarantors',
              nameHk: '董事、業主及擔保人的身份證明文件',
              nameCn: '董事、业主和担保人的身份证件',
              whyEn: 'We must verify the identity of everyone who signs.',
              whyHk: '核實每位簽署人的身份。',
              whyCn: '核实每位签署人的身份。',
            },
            {
              nameEn: 'Latest rates demand, and the tenancy agreement if the property is let',
              nameHk: '最近期差餉單；如已出租，附租約',
              nameCn: '最近一期差饷单（香港按季缴纳的房产税费单）；如已出租，附租约',
              whyEn: 'Identifies the property and who occupies it.',
              whyHk: '核對物業資料及使用情況。',
              whyCn: '核对房产资料和使用情况。',
            },
            {
              nameEn: 'Mortgage statement, if there is a mortgage',
              nameHk: '如有按揭：按揭月結單',
              nameCn: '如有贷款：按揭对账单',
              whyEn: 'Shows how much more can be lent against the valuation.',
              whyHk: '計算估價扣除結欠後尚可借貸的金額。',
              whyCn: '计算估价扣除欠款后还可以借的金额。',
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
          questionEn: 'Our company is new. Can it borrow?',
          questionHk: '公司新成立，可以申請嗎？',
          questionCn: '公司新成立，可以申请吗？',
          answerEn:
            'Yes, if the director’s other income or the company’s signed contracts cover the payments. Without a trading record the loan is smaller and a personal guarantee is always required.',
          answerHk:
            '可以，前提是董事的其他收入或公司已簽的合約足以支持還款。沒有營業紀錄的公司，貸款額會較低，並必須有個人擔保。',
          answerCn:
            '可以，前提是董事的其他收入或公司已签的合同足以支持还款。没有经营记录的公司，贷款额会较低，并且必须有个人担保。',
        },
        {
          questionEn: 'What does a personal guarantee mean?',
          questionHk: '個人擔保是甚麼意思？',
          questionCn: '个人担保是什么意思？',
          answerEn:
            'If the company does not pay, the guarantor must. The guarantee covers everything the guarantor owns, not only the mortgaged property. Take independent legal advice before you give one.',
          answerHk:
            '如公司未能還款，擔保人便須清還；追討範圍包括擔保人的全部資產，不限於抵押物業。簽署前務必先取得獨立法律意見。',
          answerCn:
            '如果公司无法还款，担保人就要偿还；追讨范围包括担保人的全部资产，不限于抵押的房产。签署前务必先取得独立法律意见。',
        },
        {
          questionEn: 'Do you lend against shops, offices or factory units?',
          questionHk: '商舖、寫字樓、工廈單位可以抵押嗎？',
          questionCn: '商铺、写字楼、工业单元可以抵押吗？',
          answerEn:
            'Yes. They are harder to sell than homes, so we lend a smaller share of the valuation. Units used against the terms of the lease, such as a factory unit used as a home, cannot be accepted.',
          answerHk:
            '可以。這類物業較難轉售，按揭成數會較低。違反地契用途的單位（例如工廈用作居住）不能承造。',
          answerCn:
            '可以。这类房产比住宅难转售，贷款成数会较低。违反地契用途的房产（例如工业大厦用作居住）不能办理。',
        },
        {
          questionEn: 'Is the interest deductible for profits tax?',
          questionHk: '利息可以在利得稅中扣除嗎？',
          questionCn: '利息可以在利得税中扣除吗？',
          answerEn:
            'Often, if the money is used to produce taxable profits, but special rules apply to loans secured by others. Ask your accountant; we give you the interest figure for the year.',
          answerHk:
            '若款項用於產生應課稅利潤，一般可以，但由他人提供抵押的貸款有特別規定。請向會計師查詢；我們會提供全年利息數字。',
          answerCn:
            '如果款项用于产生应税利润，一般可以，但由他人提供抵押的贷款有特别规定。请向会计师咨询；我们会提供全年利息数字。',
        },
        {
          questionEn: 'Can we repay early when a big invoice is paid?',
          questionHk: '收到客戶的大額貨款，可以提早還款嗎？',
          questionCn: '收到大额货款，可以提前还款吗？',
          answerEn:
            'Yes, in part or in full, with interest to the day of repayment and no penalty.',
          answerHk: '可以，部分或全數均可，利息只計至當日，不收罰息。',
          answerCn: '可以，部分或全部都行，利息只计至当天，没有违约金。',
        },
        {
          questionEn: 'Will customers or suppliers learn of the loan?',
          questionHk: '客戶或供應商會知道這筆貸款嗎？',
          questionCn: '客户或供应商会知道这笔贷款吗？',
          answerEn:
            'We do not contact any of them. The mortgage is on the public register at the Land Registry, and a company’s charge also at the Companies Registry, where anyone may look.',
          answerHk:
            '我們不會聯絡他們。但按揭會在土地註冊處登記，公司押記亦會在公司註冊處登記，公眾可查閱。',
          answerCn:
            '我们不会联系他们。但按揭会在土地注册处登记，公司的抵押也会在公司注册处登记，公众可以查阅。',
        },
        {
          questionEn:
            'A consultant promises us approval in return for a commission. Should we accept?',
          questionHk: '有顧問聲稱付佣金便可保證批核，可信嗎？',
          questionCn: '有顾问声称付佣金就能保证获批，可信吗？',
          answerEn:
            'No. Nobody can influence our decision, and paying an intermediary only adds cost and risk. Apply directly and tell us who approached you.',
          answerHk:
            '不可信。任何人都不能左右我們的審批，付款予中介只會增加成本及風險。請直接申請，並告訴我們是誰與你接觸。',
          answerCn:
            '不可信。没有人能左右我们的审批，付钱给中介只会增加成本和风险。请直接申请，并告诉我们是谁联系了您。',
        },
        {
          questionEn: 'What happens if the business cannot pay?',
          questionHk: '如果公司無法還款，會怎樣？',
          questionCn: '如果公司无法还款，会怎样？',
          answerEn:
            'Call before the payment date. We will look at a longer term, a payment holiday or an orderly sale. We charge simple interest on late payments, at no more than the rate in your agreement. In the end, the property may be sold and guarantors may have to pay.',
          answerHk:
            '請在供款日前聯絡我們，商討延長年期、還款假期或有序出售物業。逾期款項只計單息，利率不高於貸款協議所訂利率。最終物業可能被出售，擔保人亦可能須負責清還。',
          answerCn:
            '请在还款日之前联系我们，商量延长期限、还款假期或有序出售房产。逾期款项只计单利，利率不高于合同利率。最终房产可能被出售，担保人也可能要负责偿还。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Ask whether a loan suits your business',
      headingHk: '查詢貸款是否適合你的生意',
      headingCn: '咨询贷款是否适合您的生意',
      bodyEn:
        'Tell us what the money is for. We can say whether a loan helps, how much to borrow, and in whose name.',
      bodyHk: '告訴我們資金用途，我們會與你商討貸款是否合適、金額多少，以及由誰申請。',
      bodyCn: '告诉我们资金用途，我们会与您商量贷款是否合适、金额多少，以及由谁申请。',
      actions: [
        {
          labelEn: 'Ask about an SME loan',
          labelHk: '查詢中小企貸款',
          labelCn: '咨询中小企业贷款',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Work out the payment',
          labelHk: '計算供款',
          labelCn: '计算月供',
          href: '/loan-calculator',
          kind: 'secondary',
        },
        {
          labelEn: 'See the revolving loan',
          labelHk: '了解循環貸款',
          labelCn: '了解循环贷款',
          href: '/revolving-loan',
          kind: 'text',
        },
      ],
    },
  ],
};
