import type { Faq } from '@/contracts/site/site';
import { ltvLimits } from '../shared/ltv-limits';

export const faqs: Faq[] = [
  {
    _id: 'who-are-you',
    category: 'getting-started',
    questionEn: 'Are you a bank?',
    questionHk: '你們是銀行嗎？',
    questionCn: '你们是银行吗？',
    answerEn:
      'No. {brand} is a money lender licensed under the Money Lenders Ordinance (Cap. 163), licence number {licenceNumber}. We lend against property in Hong Kong and take no deposits. The rules the Hong Kong Monetary Authority sets for bank mortgages do not bind us, and our rates are usually higher than a bank’s. If a bank will lend you what you need, compare its offer first.',
    answerHk:
      '不是。{brand}是根據《放債人條例》（第163章）持牌的放債人，牌照號碼{licenceNumber}。我們只提供以香港物業作抵押的貸款，不接受存款。金管局為銀行按揭訂立的規定並不適用於我們，而我們的利率一般比銀行高。如銀行願意批出你所需的金額，請先比較銀行的條件。',
    answerCn:
      '不是。{brand}是根据香港《放债人条例》（第163章）持牌的放债人，牌照号码{licenceNumber}。我们只提供以香港房产作抵押的贷款，不吸收存款。香港金管局对银行按揭的规定不适用于我们，我们的利率一般也高于银行。如果银行愿意批准您需要的金额，请先比较银行的条件。',
  },
  {
    _id: 'who-can-apply',
    category: 'getting-started',
    questionEn: 'Who can apply?',
    questionHk: '誰可以申請？',
    questionCn: '谁可以申请？',
    answerEn:
      'Anyone aged 18 or over who owns or is about to own a property in Hong Kong, alone or with others, and whose income covers the payments. All owners must agree to the mortgage. You do not need to live in Hong Kong, but you sign the mortgage in person.',
    answerHk:
      '年滿18歲、單獨或與他人共同持有或即將持有香港物業，而收入足以應付供款的人士均可申請。按揭須得到所有業主同意。申請人毋須居於香港，但必須親身簽署按揭契據。',
    answerCn:
      '年满18岁、单独或与他人共同持有或即将持有香港房产，并且收入足以承担月供的人士都可以申请。抵押须经全体业主同意。申请人不必常住香港，但必须本人到场签署按揭契据。',
  },
  {
    _id: 'which-product',
    category: 'getting-started',
    questionEn: 'First or second mortgage: which one do I need?',
    questionHk: '應該申請一按還是二按？',
    questionCn: '应该办理首次按揭还是二次按揭？',
    answerEn:
      'If your property has no mortgage yet, or our loan pays off the existing one, our loan is a first mortgage. If you keep your bank’s loan and borrow on top of it, our loan is a second mortgage.\n\nA second mortgage costs more than a first: if the property has to be sold, the first lender is repaid before we are. But when your bank’s rate is low, keeping that loan can be cheaper overall. The product finder compares the two after a few questions.',
    answerHk:
      '如物業未有按揭，或以我們的貸款清還原有按揭，便屬一按。如保留銀行按揭，再加借一筆，便是二按。\n\n二按利率較高，因為一按銀行享有優先受償權。但如銀行一按利率低，保留一按再加二按，總成本可能較低。你可用「貸款配對」比較兩者。',
    answerCn:
      '如果房产目前没有抵押，或者用我们的贷款还清原有按揭，就是首次按揭（一按）。如果原有银行按揭不变，另外再借一笔，就是二次按揭（二按）。\n\n二次按揭利率较高，因为银行会先于我们受偿。但如果银行按揭利率低，首次按揭不变、另加二次按揭，总成本可能更低。您可以用“产品匹配”比较两者。',
  },
  {
    _id: 'without-phone',
    category: 'getting-started',
    questionEn: 'Can I see figures without giving my phone number?',
    questionHk: '不留電話，可以先計算供款及估價嗎？',
    questionCn: '不留电话，也可以计算月供和估价吗？',
    answerEn:
      'Yes. The calculator, the online valuation and the product finder do not ask for a name or a number. We ask for a phone number only when you start an application or send us a message.',
    answerHk:
      '可以。計算機、網上估價及貸款配對都毋須姓名或電話。只有在你開始申請或留言時，我們才會要求提供電話號碼。',
    answerCn:
      '可以。贷款计算器、在线估价和产品匹配都不需要姓名或电话。只有在您开始申请或留言时，我们才会询问电话号码。',
  },
  {
    _id: 'indicative',
    category: 'getting-started',
    questionEn: 'What is an indicative pre-approval?',
    questionHk: '甚麼是初步預批？',
    questionCn: '什么是初步预批？',
    answerEn:
      'It is a first answer, based only on what you told us and a computer estimate of the property. It shows the amount and rate we would expect to offer if everything is as you say. It binds neither side. The decision itself follows once we have seen your documents, a surveyor’s valuation, the land search and your credit report.',
    answerHk:
      '是根據你提供的資料及電腦估價得出的初步答覆，列出在資料屬實的情況下，我們預期可批出的金額及利率。預批只供參考，對雙方均無約束力。待審閱文件、測量師估價、土地查冊及信貸報告後，才會有正式決定。',
    answerCn:
      '这是根据您提供的资料和电脑估价得出的初步答复；如果资料属实，其中所列就是我们预计可以批准的金额和利率。预批仅供参考，对双方都没有约束力。我们审阅文件、测量师（评估师）的估价、产权查询结果和征信报告之后，才会作出正式决定。',
  },
  {
    _id: 'intermediary',
    category: 'getting-started',
    questionEn: 'Someone offers to arrange a loan with you for a fee. Should I pay?',
    questionHk: '有人自稱可代辦貸款並收費，應該付嗎？',
    questionCn: '有人说可以代办贷款并收费，应该付吗？',
    answerEn:
      'No. You can apply to us directly, and an introduction makes no difference. The conditions of our licence forbid us to lend where an intermediary charges the borrower. We ask in every application whether a third party is involved, and record the answer. If someone claims to act for us, call {hotline}.',
    answerHk:
      '不要付。你可以直接向我們申請，經人介紹不會有任何分別。牌照條件訂明，若有中介向借款人收費，我們不得放款。每宗申請我們都會詢問並記錄是否涉及第三方。如有人自稱代表我們，請致電{hotline}查證。',
    answerCn:
      '不要付。您可以直接向我们申请，有没有人介绍都一样。牌照条件规定，如果中介向借款人收费，我们不得放款。每笔申请我们都会询问并记录是否有第三方参与。如果有人自称代表我们，请致电{hotline}核实。',
  },
  {
    _id: 'languages',
    category: 'getting-started',
    questionEn: 'Which languages can I use?',
    questionHk: '可以用哪些語言？',
    questionCn: '可以用哪些语言？',
    answerEn:
      'The site and the application form are available in English, Traditional Chinese and Simplified Chinese, and you may switch halfway without losing what you have entered. On the phone we speak Cantonese, Putonghua and English.',
    answerHk:
      '網站及申請表設有英文、繁體中文及簡體中文，中途轉換語言亦不會失去已填寫的內容。電話查詢可用廣東話、普通話及英語。',
    answerCn:
      '网站和申请表提供简体中文、繁体中文和英文，中途切换语言也不会丢失已填写的内容。电话咨询可用普通话、粤语和英语。',
  },
  {
    _id: 'what-rate',
    category: 'rates-and-costs',
    questionEn: 'What interest rate would I pay?',
    questionHk: '利率是多少？',
    questionCn: '利率是多少？',
    answerEn:
      'It depends on the product, how much you borrow against the valuation, your income and your credit record. A first mortgage starts from {first.annualRateFrom} a year and a second from {second.annualRateFrom}; the maximum for any loan is {promise.rateMax} a year. You will see your own rate in writing before you sign anything.',
    answerHk:
      '視乎產品、貸款額佔估價的比例、入息及信貸紀錄。一按年利率由{first.annualRateFrom}起，二按由{second.annualRateFrom}起；任何貸款的年利率上限為{promise.rateMax}。簽署任何文件前，你會先收到列明利率的書面條款。',
    answerCn:
      '取决于产品、贷款额占估价的比例、收入和征信记录。首次按揭年利率{first.annualRateFrom}起，二次按揭{second.annualRateFrom}起；任何贷款的年利率上限为{promise.rateMax}。签署任何文件之前，您会先收到列明利率的书面条款。',
  },
  {
    _id: 'rmb-lowest',
    category: 'rates-and-costs',
    questionEn: 'Who gets the RMB rate of {promise.rmbRate}?',
    questionHk: '怎樣才可享人民幣貸款{promise.rmbRate}的利率？',
    questionCn: '怎样才能享受人民币贷款{promise.rmbRate}的利率？',
    answerEn:
      '{promise.rmbRate} a year is the lowest rate of the RMB loan and applies only to loans at or below {promise.rmbRateLtv} of the valuation. Above that, or where your income or credit record calls for it, the rate is higher, up to {rmb.annualRateMax} a year. A loan within the {promise.rmbRateLtv} limit does not always get the lowest rate; the rate depends on our assessment.',
    answerHk:
      '{promise.rmbRate}是人民幣貸款的最低年利率，適用於貸款額不超過估價{promise.rmbRateLtv}的申請。如貸款額超過估價的{promise.rmbRateLtv}，或因應入息及信貸紀錄，利率會較高，年利率上限為{rmb.annualRateMax}。符合{promise.rmbRateLtv}的條件並不等於必定獲得最低利率，最終視乎審批。',
    answerCn:
      '{promise.rmbRate}是人民币贷款的最低年利率，适用于贷款额不超过估价{promise.rmbRateLtv}的申请。如果贷款额超过估价的{promise.rmbRateLtv}，或收入、征信情况不够理想，利率会更高，年利率上限为{rmb.annualRateMax}。贷款额在{promise.rmbRateLtv}以内，不代表一定获得最低利率，最终以审批为准。',
  },
  {
    _id: 'two-rates',
    category: 'rates-and-costs',
    questionEn: 'Why do you show two annual rates?',
    questionHk: '為甚麼列出兩個年利率？',
    questionCn: '为什么列出两个年利率？',
    answerEn:
      'They measure the same loan in two ways. The annual percentage rate (APR) takes compounding into account, so that you can compare us with banks. The rate under Schedule 2 of the Money Lenders Ordinance is a simple rate and is the one the agreement states. Neither is always higher than the other, so we show both and check both against the legal limits of {promise.rateMax} and {promise.rateOffence}.',
    answerHk:
      '兩者是同一筆貸款的兩種計法。實際年利率（APR）計入複息效應，方便與銀行比較；《放債人條例》附表2的利率屬單息計法，亦是貸款協議列明的利率。兩者沒有必然高低，所以一併列出，並分別核對是否超過{promise.rateMax}及{promise.rateOffence}的法定界線。',
    answerCn:
      '两者是同一笔贷款的两种算法。实际年利率（APR）计入复利效应，方便与银行比较；《放债人条例》附表2的利率按单利计算，也是贷款合同列明的利率。两者孰高孰低并不固定，所以一并列出，并分别核对是否超过{promise.rateMax}和{promise.rateOffence}的法定界限。',
  },
  {
    _id: 'fees',
    category: 'rates-and-costs',
    questionEn: 'What fees do you charge besides interest?',
    questionHk: '利息以外，還收甚麼費用？',
    questionCn: '除了利息，还收什么费用？',
    answerEn:
      'We charge nothing else for the loan: no handling fee, no valuation fee, and no fee if your application is refused. The law does not allow a money lender to charge them. Your solicitor bills you for preparing and registering the mortgage and gives you a quote first; any stamp duty and registration fees go to the Government.',
    answerHk:
      '除利息外，我們不收其他費用：沒有手續費或估價費，申請不獲批亦不收費。法例不容許放債人收取此等費用。處理及登記按揭契據的律師費由律師樓收取，事前會提供報價；如有印花稅及登記費，則付予政府。',
    answerCn:
      '除利息外，我们不收其他费用：没有手续费或估价费，申请未获批准也不收费。法律不允许放债人收取这类费用。办理和登记按揭契据的律师费由律师行收取，并会事先报价；如有印花税和登记费，则由政府收取。',
  },
  {
    _id: 'fixed-or-floating',
    category: 'rates-and-costs',
    questionEn: 'Can my rate change during the loan?',
    questionHk: '貸款期內利率會變嗎？',
    questionCn: '贷款期内利率会变吗？',
    answerEn:
      'Only if your loan agreement says so. The agreement states whether the rate is fixed or variable, what a variable rate follows, and how we will tell you of a change. Nothing on this site overrides the agreement. In the calculator you can add one, two or three percentage points to see whether you could still afford the payment.',
    answerHk:
      '只有在協議訂明的情況下才會。協議會列明利率屬固定或浮動、按甚麼調整，以及如何通知你；一切以貸款協議為準，本網站內容不能取代協議。你可在計算機將利率加1至3個百分點，看看供款是否仍可負擔。',
    answerCn:
      '只有合同写明时才会变。合同会列明利率是固定还是浮动、按什么调整、如何通知您；一切以合同为准，本网站内容不能取代合同。您可以在计算器里把利率上调1至3个百分点，看看月供是否仍能承受。',
  },
  {
    _id: 'legal-maximum',
    category: 'rates-and-costs',
    questionEn: 'What is the most a money lender may charge?',
    questionHk: '放債人最多可以收多少利息？',
    questionCn: '放债人最多可以收多少利息？',
    answerEn:
      'Lending at an effective rate above {promise.rateOffence} a year is a criminal offence. Above {promise.rateMax} a year, the transaction is presumed extortionate and a court can reopen it. Our maximum for every product is {promise.rateMax}.',
    answerHk:
      '實際年利率超過{promise.rateOffence}即屬刑事罪行；超過{promise.rateMax}，交易會被推定屬敲詐性，法庭可重新商議。我們所有產品的年利率上限均為{promise.rateMax}。',
    answerCn:
      '以超过{promise.rateOffence}的实际年利率放贷，属于刑事犯罪；实际年利率超过{promise.rateMax}的贷款会被推定为敲诈性交易，法院可以重新审定。我们所有产品的年利率上限都是{promise.rateMax}。',
  },
  {
    _id: 'reward',
    category: 'rates-and-costs',
    questionEn: 'How do I get the {promise.reward} fast pass reward?',
    questionHk: '如何取得網上預批的{promise.reward}獎賞？',
    questionCn: '如何获得网上预批的{promise.reward}奖励？',
    answerEn:
      'Apply through the fast pass and draw a loan of at least {promise.rewardLoan} within {promise.rewardDrawDown} of your indicative pre-approval. We pay {promise.reward} by cheque or FPS within {promise.rewardPayment} of draw-down. One reward per property; it cannot be combined with another offer. A pre-approval alone earns no reward.',
    answerHk:
      '透過網上預批申請，並於取得初步預批後{promise.rewardDrawDown}內提取不少於{promise.rewardLoan}的貸款。我們會在提款後{promise.rewardPayment}內以支票或轉數快支付{promise.reward}。每個物業限一次，不可與其他優惠同時使用。只取得預批而沒有提款，並不會獲得獎賞。',
    answerCn:
      '通过网上预批申请，并自获得初步预批起{promise.rewardDrawDown}内提取不少于{promise.rewardLoan}的贷款。我们会在放款后{promise.rewardPayment}内以支票或“转数快”支付{promise.reward}。每套房产限一次，不与其他优惠同享。只获得预批而没有提款，不会获得奖励。',
  },
  {
    _id: 'how-much',
    category: 'property',
    questionEn: 'How much of the value can I borrow?',
    questionHk: '最多可借物業估價的幾成？',
    questionCn: '最多可以借房产估价的几成？',
    answerEn: `${ltvLimits.en} Other products have lower limits, and the loan we offer may be lower still.`,
    answerHk: `${ltvLimits.hk}其他產品的上限較低，實際批出的成數亦可能低於上限。`,
    answerCn: `${ltvLimits.cn}其他产品的上限较低，实际批准的成数也可能低于上限。`,
  },
  {
    _id: 'which-property',
    category: 'property',
    questionEn: 'What kinds of property do you accept?',
    questionHk: '接受哪些物業？',
    questionCn: '接受哪些房产？',
    answerEn:
      'We accept private flats and houses, village houses with proper documents, tenement flats, shops, offices, industrial units and car parks, all in Hong Kong and with good title. We look more closely at car parks, old buildings and properties with unauthorised works, and may lend less on them.',
    answerHk:
      '香港境內、業權良好的私人住宅、村屋（文件齊全）、唐樓、商舖、寫字樓、工廈單位及車位。車位、樓齡較高或有僭建的物業，審查會較嚴謹，按揭成數亦可能較低。',
    answerCn:
      '位于香港、产权清晰的私人住宅、村屋（文件齐全）、唐楼（旧式楼房）、商铺、写字楼、工业大厦单元和车位。车位，以及楼龄较高或有违规改建的房产，审查会更严格，贷款成数也可能较低。',
  },
  {
    _id: 'hos',
    category: 'property',
    questionEn: 'Can I mortgage an HOS or TPS flat?',
    questionHk: '居屋或租置單位可以按揭嗎？',
    questionCn: '香港资助出售房屋（居者有其屋、租者置其屋）可以抵押吗？',
    answerEn:
      'Yes, if the premium has been paid. A flat whose premium is unpaid may not be mortgaged without the Housing Authority’s approval (Housing Ordinance, Cap. 283), and a mortgage made without that approval is void. Do not believe anyone who says otherwise. We ask whether the premium has been paid before you fill in a form.',
    answerHk:
      '已補地價的可以。按《房屋條例》（第283章），未補地價的單位未經房屋委員會批准不得按揭，未經批准而訂立的按揭無效。如有人聲稱毋須批准，切勿相信。我們會在你填表之前先問清楚。',
    answerCn:
      '已补地价的可以。按香港《房屋条例》（第283章），未补地价的房屋未经香港房屋委员会批准不得抵押，未经批准而订立的抵押无效。如果有人声称不需要批准，请勿相信。我们会在您填表之前先问清楚。',
  },
  {
    _id: 'online-value',
    category: 'property',
    questionEn: 'How accurate is the online valuation?',
    questionHk: '網上估價準確嗎？',
    questionCn: '在线估价准确吗？',
    answerEn:
      'It is an estimate from past sales and public price indices. You see a range, how reliable it is, the sales it is based on and the date until which it is valid. The estimate takes no account of the view, renovations or water leakage. The loan itself is based on a surveyor’s valuation.',
    answerHk:
      '網上估價根據過往成交及公開樓價指數推算，並列出估價範圍、可信程度、參考成交及有效日期。網上估價未能反映景觀、裝修或滲水，正式貸款以測量師估價為準。',
    answerCn:
      '在线估价根据过往成交和公开房价指数推算，并列出估价区间、可信程度、参考成交和有效日期。在线估价不能反映景观、装修或渗水，正式贷款以测量师（评估师）的估价为准。',
  },
  {
    _id: 'low-value',
    category: 'property',
    questionEn: 'The value looks too low. What can I do?',
    questionHk: '如覺得估價偏低，可以怎樣做？',
    questionCn: '如果觉得估价偏低，可以怎么做？',
    answerEn:
      'First check the saleable area and the floor. Then send us what the records do not show, such as a recent sale in the block or photographs of a renovation. A valuer will look at what you send. If you disagree with the surveyor’s figure too, you may ask for a second opinion before you accept the terms of the loan.',
    answerHk:
      '請先核對實用面積及樓層，再把紀錄未有反映的資料交給我們，例如同座近期成交或裝修照片，由估價人員覆核。如對測量師的估價亦有疑問，可在接受貸款條款前要求再作評估。',
    answerCn:
      '请先核对实用面积和楼层，再把记录没有反映的信息交给我们，例如同一栋楼的近期成交或装修照片，由估价人员复核。如果对测量师的估价也有疑问，可以在接受贷款条款之前要求再次评估。',
  },
  {
    _id: 'joint-owners',
    category: 'property',
    questionEn: 'I own the flat with someone else. Can I borrow against my share?',
    questionHk: '物業是聯名持有，可以只用自己的業權借款嗎？',
    questionCn: '房产是共有的，可以只用自己的份额借款吗？',
    answerEn:
      'We lend only when every owner signs the mortgage deed. Each of them should understand that the home can be sold if the loan is not repaid, and may take advice from a solicitor of their own.',
    answerHk:
      '我們只會在全體業主簽署按揭契據後放款。每位業主都應明白，若不還款，物業有可能被出售；各人亦可另聘律師徵詢獨立意見。',
    answerCn:
      '只有全体业主都签署按揭契据，我们才会放款。每位业主都应明白，如果不还款，房产有可能被出售；各人也可以另请律师提供独立意见。',
  },
  {
    _id: 'rented',
    category: 'property',
    questionEn: 'The flat is let. Is that a problem?',
    questionHk: '單位正在出租，可以申請嗎？',
    questionCn: '房产正在出租，可以申请吗？',
    answerEn:
      'No, but tell us and upload the tenancy agreement. Rent counts as income if the tenancy agreement is stamped and the rent is paid through a bank. If another lender holds the first mortgage, check that it has agreed to the letting.',
    answerHk:
      '可以，但請告知我們並上載租約。租約已打釐印、租金經銀行收取的，可計作入息。如一按由其他機構承造，請先確認對方已同意出租。',
    answerCn:
      '可以，但请告诉我们并上传租约。租约已缴印花税、租金经银行收取的，可以计作收入。如果首次按揭由其他机构发放，请先确认对方已同意出租。',
  },
  {
    _id: 'how-long-form',
    category: 'applying',
    questionEn: 'How long does an application take?',
    questionHk: '申請需時多久？',
    questionCn: '申请要花多长时间？',
    answerEn:
      'The form takes about {promise.applicationTime} if you know your income and your property. It is saved as you go; to continue later, use your mobile number and a one-time code. After that, the time depends mostly on how soon your documents are complete.',
    answerHk:
      '如清楚自己的入息及物業資料，填表約需{promise.applicationTime}。資料會逐步儲存，稍後憑手提電話號碼及驗證碼即可繼續。其後所需時間，主要視乎文件何時齊備。',
    answerCn:
      '如果清楚自己的收入和房产资料，填表大约需要{promise.applicationTime}。资料会逐步保存，稍后凭手机号码和验证码即可继续。之后所需的时间，主要看文件什么时候齐全。',
  },
  {
    _id: 'decision-time',
    category: 'applying',
    questionEn: 'What does “a decision within {promise.decision}” mean?',
    questionHk: '「{promise.decision}內有決定」是甚麼意思？',
    questionCn: '“{promise.decision}内有结果”是什么意思？',
    answerEn:
      'You will have our decision within {promise.decision} of your documents being complete, on working days. The answer can be yes, yes for a smaller amount, or no. The money is paid out later, once the solicitor has checked the title and you have signed.',
    answerHk:
      '文件齊備後，我們會在{promise.decision}內（以工作天計）作出決定。結果可能是批出、以較低金額批出，或不批。待律師查核業權、你簽署契據後，才會放款。',
    answerCn:
      '文件齐全后，我们会在{promise.decision}内（按工作日计）作出决定。结果可能是批准、以较低金额批准，或不批准。律师核查产权、您签署契据之后，才会放款。',
  },
  {
    _id: 'credit-mark',
    category: 'applying',
    questionEn: 'Will applying show on my credit report?',
    questionHk: '申請會影響信貸紀錄嗎？',
    questionCn: '申请会影响征信吗？',
    answerEn:
      'Using the calculator or the online valuation does not. When you submit an application and give a separate consent, we read your credit report, and that enquiry is recorded. Several enquiries in a short time can lower your score, so apply only when you need to.',
    answerHk:
      '使用計算機及網上估價不會。當你遞交申請並另行同意後，我們會查閱你的信貸報告，該次查閱會留有紀錄。短時間內多次查閱可能拉低評分，所以請在確定有需要時才申請。',
    answerCn:
      '使用贷款计算器和在线估价不会。您提交申请并另行授权后，我们会查阅您的征信报告，这次查询会留下记录。短时间内多次查询可能拉低评分，所以请在确有需要时才申请。',
  },
  {
    _id: 'bad-credit',
    category: 'applying',
    questionEn: 'My credit record is not perfect. Should I still apply?',
    questionHk: '信貸紀錄欠佳，還可以申請嗎？',
    questionCn: '征信有瑕疵，还可以申请吗？',
    answerEn:
      'You may. We look at everything together: the property, your income and the reason for late payments. Please tell us yourself; we take a reasonable explanation into account. If more debt would make things worse, we will tell you so.',
    answerHk:
      '可以。我們會整體考慮物業、入息及還款紀錄欠佳的原因。請主動說明，我們會考慮合理的解釋。如再借只會令情況更差，我們會直接告訴你。',
    answerCn:
      '可以。我们会综合考虑房产、收入以及还款记录不佳的原因。请主动说明，我们会考虑合理的解释。如果再借只会让情况更差，我们会直接告诉您。',
  },
  {
    _id: 'where-sign',
    category: 'applying',
    questionEn: 'Can I sign everything online?',
    questionHk: '可以全程網上簽署嗎？',
    questionCn: '可以全部在网上签署吗？',
    answerEn:
      'Not everything. You can sign consents and declarations online. The mortgage itself is a deed relating to land, which the Electronic Transactions Ordinance does not cover: you sign it on paper, in person, at a solicitor’s office, and bring your original identity document. The solicitor explains it before you sign.',
    answerHk:
      '不可以。同意書及聲明可在網上簽署；但按揭契據涉及土地，《電子交易條例》並不適用，你必須攜同身份證明文件正本，親身到律師樓簽署紙本。簽署前，律師會解釋契據內容。',
    answerCn:
      '不可以。同意书和声明可以在网上签署；但按揭契据涉及土地，香港《电子交易条例》并不适用，您必须携带身份证件原件，本人到律师行签署纸质文件。签署之前，律师会解释契据内容。',
  },
  {
    _id: 'referee',
    category: 'applying',
    questionEn: 'Do I have to name a referee or a friend?',
    questionHk: '需要提供諮詢人或朋友的資料嗎？',
    questionCn: '需要提供贷款联系人或朋友的资料吗？',
    answerEn:
      'No. We do not ask for loan referees and never call your family, friends or employer to collect a debt. If someone is to share the liability, that person signs as a borrower or guarantor after being told everything about the loan.',
    answerHk:
      '不需要。我們不設諮詢人，亦不會為追收欠款而致電你的家人、朋友或僱主。如有人共同承擔責任，須在知悉貸款的全部內容後以借款人或擔保人身份簽署。',
    answerCn:
      '不需要。我们不要求提供贷款联系人，也不会为追收欠款致电您的家人、朋友或雇主。如果有人共同承担责任，须在了解贷款的全部内容后以借款人或担保人身份签署。',
  },
  {
    _id: 'stop',
    category: 'applying',
    questionEn: 'Can I change my mind?',
    questionHk: '可以中途改變主意嗎？',
    questionCn: '可以中途改变主意吗？',
    answerEn:
      'Yes, at any time before you sign, and we charge nothing; the solicitor may bill you for work already done. After draw-down you may repay early, with interest only to the day of repayment.',
    answerHk:
      '可以，簽署前隨時可改變主意，我們不收費；律師樓已完成的工作則可能收費。提款後亦可提早還款，利息只計至還款當日。',
    answerCn:
      '可以，签署前随时可以改变主意，我们不收费；律师行已完成的工作则可能收费。放款后也可以提前还款，利息只计算到还款当天。',
  },
  {
    _id: 'which-documents',
    category: 'documents',
    questionEn: 'Which documents will you ask for?',
    questionHk: '需要哪些文件？',
    questionCn: '需要哪些文件？',
    answerEn:
      'Identity document, proof of address from the last {promise.addressProof}, the latest demand for rates, proof of income and, if the property is already mortgaged, the mortgage statement and repayment schedule. A company also sends its business registration certificate and certificate of incorporation. The product pages say why each one is needed.',
    answerHk:
      '身份證明文件、最近{promise.addressProof}的住址證明、最近期差餉單、入息證明；如物業已有按揭，另須提供按揭月結單及還款表。公司須提供商業登記證及公司註冊證明書。各產品頁會說明每份文件的用途。',
    answerCn:
      '身份证件、最近{promise.addressProof}的住址证明、最近一期差饷单（香港按季缴纳的房产税费单）、收入证明；如果房产已有按揭，还需提供按揭对账单和还款计划表。公司须提供商业登记证和公司注册证明书。各产品页会说明每份文件的用途。',
  },
  {
    _id: 'income-proof',
    category: 'documents',
    questionEn: 'What counts as proof of income?',
    questionHk: '甚麼可作入息證明？',
    questionCn: '什么可以作为收入证明？',
    answerEn:
      'If you are salaried: payslips for the last {promise.incomeProof} and the statements of the account your salary is paid into. If your income varies or you are self-employed: bank statements for the last {promise.varyingIncomeProof} and the latest tax demand. Rent: a stamped tenancy agreement and the receipts.',
    answerHk:
      '受薪人士：最近{promise.incomeProof}糧單及出糧戶口月結單。收入不固定或自僱人士：最近{promise.varyingIncomeProof}銀行月結單及最近期稅單。租金收入：已打釐印的租約及收租紀錄。',
    answerCn:
      '受薪人士：最近{promise.incomeProof}的工资单和工资账户流水。收入不固定或自雇人士：最近{promise.varyingIncomeProof}的银行流水和最近一期税单。租金收入：已缴印花税的租约和收租记录。',
  },
  {
    _id: 'mainland-income',
    category: 'documents',
    questionEn: 'My income is in mainland China. What can I send?',
    questionHk: '收入來自內地，可以提交甚麼文件？',
    questionCn: '收入在内地，可以提交什么文件？',
    answerEn:
      'Bank statements for the last {promise.varyingIncomeProof}, an employer’s letter with the company chop, the annual individual income tax record or, for a business, its business licence and accounts. Documents in Chinese need no translation.',
    answerHk:
      '可提交最近{promise.varyingIncomeProof}內地銀行的交易紀錄、加蓋公司印章的收入證明、個人所得稅年度紀錄；如經營生意，可提交營業執照及帳目。中文文件毋須翻譯。',
    answerCn:
      '可以提交最近{promise.varyingIncomeProof}的内地银行流水、加盖公章的收入证明、个人所得税年度纳税记录；自己经营的，可以提交营业执照和财务报表。中文文件无需翻译。',
  },
  {
    _id: 'upload-how',
    category: 'documents',
    questionEn: 'How do I send documents?',
    questionHk: '怎樣提交文件？',
    questionCn: '怎样提交文件？',
    answerEn:
      'Upload them in the application, in your account, or through the link we send by SMS, which opens only with a one-time code. A clear photo taken with a phone is enough. The limit is {promise.fileSize} a file and {promise.filesPerItem} files per item; we keep your files exactly as you send them.',
    answerHk:
      '可在申請頁、帳戶或我們發出的短訊連結上載；連結須以驗證碼開啟。以手提電話拍攝的清晰照片即可。每個檔案上限{promise.fileSize}，每項文件最多{promise.filesPerItem}個檔案；我們會原樣保存。',
    answerCn:
      '可以在申请页面、账户或我们发出的短信链接里上传；链接须用验证码打开。手机拍的清晰照片即可。每个文件不超过{promise.fileSize}，每项文件最多{promise.filesPerItem}个；我们会按原样保存。',
  },
  {
    _id: 'cover-parts',
    category: 'documents',
    questionEn: 'Can I black out parts of a document?',
    questionHk: '可以遮蓋文件上部分資料嗎？',
    questionCn: '可以遮盖文件上的部分信息吗？',
    answerEn:
      'Yes, any part that has nothing to do with the loan: individual purchases on a bank statement, for example. Leave your name, the dates, salary, rent and loan payments visible, and please do not cover anything on an identity document. Writing “for {brand} only” across a copy is a good habit.',
    answerHk:
      '與貸款無關的資料可以遮蓋，例如月結單上的個別消費。請保留姓名、日期、薪金、租金及供款紀錄；身份證明文件則請勿遮蓋任何部分。建議在副本上註明「只供{brand}使用」。',
    answerCn:
      '与贷款无关的可以遮盖，例如银行流水上的个别消费。请保留姓名、日期、工资、租金和还贷记录；身份证件请不要遮盖任何部分。建议在复印件上注明“仅供{brand}使用”。',
  },
  {
    _id: 'missing-document',
    category: 'documents',
    questionEn: 'I cannot find one of the documents. Can I still apply?',
    questionHk: '欠缺一份文件，仍可申請嗎？',
    questionCn: '缺一份文件，还能申请吗？',
    answerEn:
      'Yes. Submit what you have and say which one is missing. We will tell you what you could send instead and where to get a copy: rates demands from the Rating and Valuation Department, tax demands from the Inland Revenue Department, copies of deeds from the Land Registry. The {promise.decision} for our decision start when your documents are complete and run on working days only.',
    answerHk:
      '可以。請先遞交現有文件，並註明欠缺哪一份。我們會告訴你可用甚麼文件代替，以及向哪個部門補領：差餉單向差餉物業估價署、稅單向稅務局、契據副本向土地註冊處索取。審批的{promise.decision}由文件齊備起計，以工作天計算。',
    answerCn:
      '可以。请先提交现有文件，并注明缺哪一份。我们会告诉您可以用什么文件代替，以及到哪里补领：差饷单找差饷物业估价署，税单找税务局，契据副本找香港土地注册处。审批的{promise.decision}从文件齐全起算，按工作日计算。',
  },
  {
    _id: 'how-pay',
    category: 'repaying',
    questionEn: 'How do I make my payments?',
    questionHk: '怎樣供款？',
    questionCn: '怎样还款？',
    answerEn:
      'By autopay from your own bank account, FPS, bank transfer or cheque, to the account named in your loan agreement and nowhere else. We never ask you to pay a person, a personal account or an agent. If a message gives you a new account number, call us before you pay.',
    answerHk:
      '可用本人銀行戶口自動轉帳、轉數快、銀行轉帳或支票，付至貸款協議列明的戶口。我們不會要求你付款予任何個人、私人戶口或代理。如收到訊息指收款戶口有變，請先致電查證。',
    answerCn:
      '可以用本人银行账户自动扣款、“转数快”、银行转账或支票，把款项付到贷款合同列明的账户。我们不会要求您付款给任何个人、私人账户或代理。如果收到消息称收款账户有变，请先来电核实。',
  },
  {
    _id: 'repay-early',
    category: 'repaying',
    questionEn: 'Can I repay early, and does it cost anything?',
    questionHk: '可以提早還款嗎？要罰息嗎？',
    questionCn: '可以提前还款吗？有违约金吗？',
    answerEn:
      'Yes, in full or in part, after written notice. You pay the principal and the interest to the day of repayment, at your existing rate, and we charge no penalty. Repaying early is your right under section 21 of the Money Lenders Ordinance. Ask for a settlement figure and the date until which it is valid.',
    answerHk:
      '可以，全數或部分均可，以書面通知即可。你只須付本金及按原有利率計至還款當日的利息，不收罰息。提早還款是《放債人條例》第21條賦予你的權利。請先索取清還金額及其有效日期。',
    answerCn:
      '可以，全部或部分都行，书面通知即可。您只需支付本金和按原利率计算到还款当天的利息，没有违约金。提前还款是《放债人条例》第21条赋予您的权利。请先索取结清金额及其有效日期。',
  },
  {
    _id: 'statement',
    category: 'repaying',
    questionEn: 'How do I get a statement?',
    questionHk: '怎樣取得月結單？',
    questionCn: '怎样取得对账单？',
    answerEn:
      'Download it from your account, free, as often as you like. You may also ask in writing, at most once a month, for the statement described in section 19 of the Money Lenders Ordinance; that is free too. If we fail to send it within a month without good reason, we may not sue or charge interest until we do.',
    answerHk:
      '登入帳戶即可免費查閱，次數不限。你亦可根據《放債人條例》第19條以書面索取結單，每月最多一次，同樣免費。若我們無合理理由而一個月內仍未提供，在提供之前不得提出訴訟或收取利息。',
    answerCn:
      '登录账户即可免费查看，次数不限。您也可以根据《放债人条例》第19条书面索取对账单，每月最多一次，同样免费。如果我们无合理理由而在一个月内没有提供，在提供之前不得提起诉讼或收取利息。',
  },
  {
    _id: 'payment-holiday',
    category: 'repaying',
    questionEn: 'How does a payment holiday work?',
    questionHk: '還款假期怎樣運作？',
    questionCn: '还款假期是怎样安排的？',
    answerEn:
      'A payment holiday lasts {payment-holiday.minTenor} to {payment-holiday.maxTenor}, and nothing falls due in that time. Interest on the principal continues to run and is paid in equal parts with the {promise.holidayInstalments} payments that follow; the loan ends later and the total interest rises. We never add interest to the principal, so you never pay interest on interest. You see the new end date and the total before you agree, and approval is not automatic.',
    answerHk:
      '還款假期為{payment-holiday.minTenor}至{payment-holiday.maxTenor}，期間毋須供款。利息按本金照計，於其後{promise.holidayInstalments}期供款中平均支付；到期日會延後，總利息會增加。利息不會撥入本金，因此不會利上加利。同意前你會看到新的到期日及還款總額；申請須經審批。',
    answerCn:
      '还款假期为{payment-holiday.minTenor}至{payment-holiday.maxTenor}，期间不用还款。利息按本金照计，在之后的{promise.holidayInstalments}期还款中平均支付；到期日会延后，总利息会增加。我们不会把利息计入本金，也就不会“利滚利”。同意之前您会看到新的到期日和还款总额；申请须经审批。',
  },
  {
    _id: 'revolving-interest',
    category: 'repaying',
    questionEn: 'How is interest on a revolving loan calculated?',
    questionHk: '循環貸款怎樣計息？',
    questionCn: '循环贷款怎样计息？',
    answerEn:
      'Simple interest is charged by the day on what you have drawn: the balance times the yearly rate, divided by 365. Money you have not drawn costs nothing. If you repay part, the interest falls from that day. The rate is between {revolving.annualRateFrom} and {revolving.annualRateMax} a year.',
    answerHk:
      '按已提取的金額以單息逐日計算：結欠乘以年利率，再除以365。未提取的額度不收利息；償還部分本金後，利息由當日起減少。年利率介乎{revolving.annualRateFrom}至{revolving.annualRateMax}。',
    answerCn:
      '按已提取的金额以单利逐日计算：欠款余额乘以年利率，再除以365。未提取的额度不收利息；偿还部分本金后，利息从当天起减少。年利率在{revolving.annualRateFrom}至{revolving.annualRateMax}之间。',
  },
  {
    _id: 'deeds-back',
    category: 'repaying',
    questionEn: 'When do I get my deeds back?',
    questionHk: '還清貸款後，何時可取回樓契？',
    questionCn: '还清贷款后，什么时候取回房产契据？',
    answerEn:
      'When the loan is repaid, a solicitor prepares the release of the mortgage and registers it at the Land Registry. The deeds then go to you, to your solicitor or to your new lender, as you instruct. Ask the solicitor about the fee beforehand; we make no charge of our own.',
    answerHk:
      '還清後，律師樓會準備解除按揭的契據並於土地註冊處登記，然後按你的指示將樓契交還你本人、你的律師或新的承按機構。律師費請事先查詢；我們不另收費。',
    answerCn:
      '还清后，律师行会准备解除抵押的契据并在香港土地注册处登记，然后按您的指示把房产契据交还您本人、您的律师或新的贷款机构。律师费请事先询问；我们不另收费。',
  },
  {
    _id: 'cannot-pay',
    category: 'trouble',
    questionEn: 'I cannot make the next payment. What should I do?',
    questionHk: '未能繳付下期供款，應怎樣做？',
    questionCn: '无法支付下一期月供，应该怎么做？',
    answerEn:
      'Tell us before the payment date. The earlier we know, the more we can do: another payment date, smaller payments for a while, a payment holiday, a longer term. Do not borrow elsewhere at a higher rate to pay us, and do not pay anyone who promises to settle with us for you.',
    answerHk:
      '請在供款日前告訴我們。愈早通知，可選擇的安排愈多：更改供款日、暫時減少供款、還款假期或延長年期。切勿以更高利息另借還款，亦不要付費予任何聲稱可代你與我們談判的人。',
    answerCn:
      '请在还款日之前告诉我们。越早通知，可选择的安排越多：更改还款日、暂时减少月供、还款假期或延长期限。不要以更高的利息另借新债来还款，也不要付钱给任何声称可以替您与我们谈判的人。',
  },
  {
    _id: 'late-interest',
    category: 'trouble',
    questionEn: 'What does a late payment cost?',
    questionHk: '逾期還款要付多少利息？',
    questionCn: '逾期还款要付多少利息？',
    answerEn:
      'You pay simple interest on the overdue sum, for the days it is overdue, at no more than the rate in your agreement. No interest on interest, no late fee. If the payment stays overdue, we may also report it to the credit reference agencies.',
    answerHk:
      '就逾期款項按逾期日數收取單息，利率不會高於貸款協議所訂利率；不會利上加利，亦不收逾期費。如持續逾期，我們可能會向信貸資料服務機構呈報逾期紀錄。',
    answerCn:
      '逾期款项按逾期天数以单利计息，利率不高于合同利率；不会利滚利，也不收滞纳金。如果持续逾期，我们可能会向信贷资料服务机构报送逾期记录。',
  },
  {
    _id: 'lose-home',
    category: 'trouble',
    questionEn: 'Can I lose my home?',
    questionHk: '我會失去物業嗎？',
    questionCn: '我会失去住房吗？',
    answerEn:
      'Yes, if the loan is not repaid. The mortgage allows the property to be sold. That is the last step, after letters, calls and proposals for repayment, and repossessing a home that is lived in normally goes through the courts. Any money left after the loans and costs is yours. Please borrow no more than you can repay out of your usual income.',
    answerHk:
      '如不還款，有此可能。根據按揭契據，我們有權出售物業。這是去信、致電及提出還款方案後的最後一步，收回有人居住的物業一般須經法庭程序。清還貸款及費用後的餘款歸你所有。請按平日的收入量力而為，切勿借入超出還款能力的金額。',
    answerCn:
      '如果不还款，有这个可能。根据按揭契据，我们有权出售房产。发信、致电和提出还款方案都没有结果，才会走到这一步；收回有人居住的房产，一般须经法院程序。偿还贷款和费用后的余款归您所有。请按平时的收入量力而行，不要借入超出还款能力的金额。',
  },
  {
    _id: 'lost-phone',
    category: 'trouble',
    questionEn: 'What should I do if I lose my phone or change my number?',
    questionHk: '遺失手提電話或更改號碼，應怎樣做？',
    questionCn: '手机丢了或者换了号码，应该怎么做？',
    answerEn:
      'Call the customer line at once. We sign you out everywhere, stop withdrawals and requests, and change the number once we have checked your identity in another way; a call alone is not enough. Ask your mobile operator to block the SIM card too.',
    answerHk:
      '請立即致電客戶熱線。我們會終止所有登入、暫停提款及申請，並以其他方式核實身份後更改號碼；單憑電話不能更改。亦請通知電訊商停用SIM卡。',
    answerCn:
      '请立即致电客户热线。我们会让您的账户在所有设备上退出登录，并暂停提款和申请；以其他方式核实身份后，再为您更改号码，仅凭电话不能更改。也请通知运营商停用SIM卡。',
  },
  {
    _id: 'code-missing',
    category: 'trouble',
    questionEn: 'What if the one-time code does not arrive or does not work?',
    questionHk: '收不到驗證碼或驗證碼無效，怎麼辦？',
    questionCn: '收不到验证码或验证码无效，怎么办？',
    answerEn:
      'Wait {promise.codeWait}, then ask for a new one. Only the newest code works, for {promise.codeLife} after we send it. After {promise.codeAttempts} wrong tries a code is no longer valid. After too many wrong codes, codes are locked in this browser for {promise.codeLock}, for your safety. If you have a mainland China number, check your blocked messages too.',
    answerHk:
      '請等{promise.codeWait}再索取新驗證碼；只有最新的驗證碼有效，有效期為{promise.codeLife}。連續輸入錯誤{promise.codeAttempts}次，該驗證碼即告失效。如失敗次數過多，為安全起見，此瀏覽器會鎖定{promise.codeLock}。內地號碼請同時檢查被攔截的短訊。',
    answerCn:
      '请等{promise.codeWait}再获取新验证码；只有最新的验证码有效，有效期为{promise.codeLife}。连续输错{promise.codeAttempts}次，该验证码即失效。如果失败次数过多，为安全起见，此浏览器会锁定{promise.codeLock}。如果使用内地号码，请同时查看被拦截的短信。',
  },
  {
    _id: 'impostor',
    category: 'trouble',
    questionEn: 'A call or message claims to be from you. How can I tell?',
    questionHk: '收到自稱是你們的來電或訊息，如何分辨？',
    questionCn: '收到自称是你们的来电或消息，怎么分辨？',
    answerEn:
      'We never charge a fee before a loan, never ask for a one-time code, a password or a transfer to a personal account, and do not cold-call. Hang up, find our number on this site yourself, and call it. If you have paid money or given someone a code, tell your bank and the police at once; the police Anti-Scam Helpline is 18222.',
    answerHk:
      '我們不會在放款前收費，不會索取驗證碼或任何密碼，不會要求轉帳至私人戶口，亦不會冒昧來電推銷。請先掛線，自行在本網站找出號碼致電查證。如已付款或透露驗證碼，請立即通知銀行及報警；警方「防騙易」諮詢熱線為18222。',
    answerCn:
      '我们不会在放款前收费，不会索要验证码或密码，不会要求转账到私人账户，也不会主动来电推销。请先挂断，自行在本网站查找号码致电核实。如果已经付款或透露验证码，请立即通知银行并报警；香港警方“防骗易”热线为18222。',
  },
  {
    _id: 'complain',
    category: 'trouble',
    questionEn: 'How do I complain?',
    questionHk: '怎樣投訴？',
    questionCn: '怎样投诉？',
    answerEn:
      'Call {hotline}, write from your account or send a letter, and use the word “complaint”. You get a reference and the name of the person who handles your complaint. Someone who was not involved in the matter looks into it. The customer centre page shows the steps and who else you can turn to.',
    answerHk:
      '致電{hotline}、經帳戶留言或來信，並註明是「投訴」。你會獲發檔案編號及負責人姓名，投訴由未曾參與該事的職員處理。客戶中心列明各步驟及其他求助途徑。',
    answerCn:
      '致电{hotline}、通过账户留言或来信，并说明是“投诉”。您会得到投诉编号和负责人姓名，投诉由没有参与此事的工作人员处理。客户中心页面列明投诉步骤和其他求助途径。',
  },
  {
    _id: 'what-collected',
    category: 'privacy',
    questionEn: 'What do you collect when I only visit the website?',
    questionHk: '只是瀏覽網站，你們會收集甚麼？',
    questionCn: '只是浏览网站，你们会收集什么？',
    answerEn:
      'We collect only the technical data needed to deliver a page, your choice of language and, if you came through an advertisement, which one. We use analytics only if you agree. What you type into the calculator is not stored with your name, because we do not know your name.',
    answerHk:
      '只會收集傳送網頁所需的技術資料、語言選擇，以及（如經廣告進入）廣告來源。分析工具須經你同意才會啟動。你在計算機輸入的資料不會與姓名一併儲存，因為我們沒有你的姓名。',
    answerCn:
      '只会收集传送网页所需的技术信息、语言选择，以及广告来源（如果您通过广告进入网站）。分析工具须经您同意才会启动。您在计算器里输入的内容不会与姓名一起保存，因为我们没有您的姓名。',
  },
  {
    _id: 'where-stored',
    category: 'privacy',
    questionEn: 'Where is my data kept?',
    questionHk: '我的資料儲存在哪裏？',
    questionCn: '我的资料存放在哪里？',
    answerEn:
      'Your data is kept in Hong Kong. Identity card and bank account numbers are encrypted and shown only in part. If you fill in an application in mainland China, your data is sent directly to Hong Kong and kept there. The privacy page names the kinds of recipients and the few cases where data leaves Hong Kong.',
    answerHk:
      '在香港。身份證號碼及銀行戶口號碼均加密儲存，畫面只顯示部分。如你在內地填寫申請，資料會直接傳送至香港保存。私隱政策列明資料接收者的類別，以及資料需要離開香港的少數情況。',
    answerCn:
      '存放在香港。证件号码和银行账号均加密保存，页面只显示部分数字。如果您在内地填写申请，资料会直接传送到香港保存。隐私政策列明接收方的类别，以及资料需要离开香港的少数情况。',
  },
  {
    _id: 'credit-agencies',
    category: 'privacy',
    questionEn: 'What do you tell the credit reference agencies?',
    questionHk: '你們會向信貸資料服務機構提供甚麼？',
    questionCn: '你们会向信贷资料服务机构提供什么？',
    answerEn:
      'If you agree, we report that you applied, that you have a mortgage with us, and how it is being repaid. We read your report only with your consent. You may ask which agency’s report we used, get a copy and have errors corrected.',
    answerHk:
      '在你同意下，我們會提供你的申請、按揭及還款狀況；查閱報告亦須經你同意。你可查詢我們使用了哪間機構的報告、索取副本並更正錯誤。',
    answerCn:
      '在您同意的情况下，我们会提供您的申请、按揭和还款情况；查阅报告也须经您授权。您可以询问我们使用了哪家机构的报告、索取副本并更正错误。',
  },
  {
    _id: 'marketing',
    category: 'privacy',
    questionEn: 'Will you send me advertising?',
    questionHk: '會收到推廣訊息嗎？',
    questionCn: '会收到推广信息吗？',
    answerEn:
      'Only if you tick the box, which is empty by default and has no effect on your loan. You can stop at any time, free, in your account, by email or by phone. Messages about your loan itself are not advertising and will continue.',
    answerHk:
      '只有在你主動剔選後才會。該方格預設為空白，亦不影響貸款審批。你可隨時經帳戶、電郵或電話免費取消。與你貸款有關的通知不屬推廣，會照常發出。',
    answerCn:
      '只有您主动勾选后才会。该选项默认不勾选，是否勾选都不影响贷款审批。您可以随时通过账户、邮件或电话免费取消。与您贷款有关的通知不属于推广，会照常发出。',
  },
  {
    _id: 'delete',
    category: 'privacy',
    questionEn: 'What happens to an application that I do not finish?',
    questionHk: '申請填到一半沒有遞交，資料會怎樣？',
    questionCn: '申请填到一半没有提交，资料会怎样？',
    answerEn:
      'A draft and its files are deleted {promise.draftKept} after your last change. You do not need to ask. If you want the draft and its files deleted sooner, write to us.',
    answerHk:
      '草稿及已上載文件會在你最後一次修改後{promise.draftKept}自動刪除，毋須另行要求。如想提早刪除，請聯絡我們。',
    answerCn:
      '草稿和已上传的文件会在您最后一次修改后{promise.draftKept}自动删除，无需另行申请。如果想提前删除，请联系我们。',
  },
  {
    _id: 'see-my-data',
    category: 'privacy',
    questionEn: 'Can I see or correct what you hold about me?',
    questionHk: '可以查閱或更正個人資料嗎？',
    questionCn: '可以查阅或更正个人信息吗？',
    answerEn:
      'Yes. You can see much of it in your account. For the rest, send a data access request; we answer within {promise.dataAccessAnswer} and may charge no more than the cost of complying. Corrections are free.',
    answerHk:
      '可以。大部分資料可在帳戶查閱，其餘可提出查閱資料要求；我們會於{promise.dataAccessAnswer}內回覆，收費不會超過處理成本。更正資料不收費。',
    answerCn:
      '可以。大部分资料可以在账户里查看，其余可以提出查阅申请；我们会在{promise.dataAccessAnswer}内回复，收费不超过处理成本。更正资料不收费。',
  },
];
