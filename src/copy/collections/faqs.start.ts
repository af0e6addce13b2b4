import type { Faq } from '@/contracts/site';

export const gettingStartedFaqs: Faq[] = [
  {
    _id: 'who-are-you',
    category: 'getting-started',
    questionEn: 'Are you a bank?',
    questionHk: '你們是銀行嗎？',
    questionCn: '你们是银行吗？',
    answerEn:
      'No. {brand} is a money lender licensed under the Money Lenders Ordinance (Cap. 163), licence number {licenceNumber}. We lend against property in Hong Kong and take no deposits. The rules the Hong Kong Monetary Authority sets for bank mortgages do not bind us, and our rates are usually higher than a bank’s. If a bank will lend you what you need, compare its offer first.',
    answerHk:
      '不是。{brand}是根據《放債人條例》（第163章）持牌的放債人，牌照號碼{licenceNumber}。我們只以香港物業作抵押放款，不接受存款。金管局為銀行按揭訂立的規定並不適用於我們，而我們的利率一般比銀行高。如銀行願意批出你所需的金額，請先作比較。',
    answerCn:
      '不是。{brand}是根据香港《放债人条例》（第163章）持牌的放债人，牌照号码{licenceNumber}。我们只以香港房产作抵押放款，不吸收存款。金管局对银行按揭的规定不适用于我们，我们的利率一般也高于银行。如果银行愿意批出您需要的金额，请先比较。',
  },
  {
    _id: 'who-can-apply',
    category: 'getting-started',
    questionEn: 'Who can apply?',
    questionHk: '誰可以申請？',
    questionCn: '谁可以申请？',
    answerEn:
      'Anyone aged 18 or over who owns, alone or with others, a property in Hong Kong, and whose income can carry the payments. All owners must agree to the mortgage. You need not live in Hong Kong, but you sign the mortgage in person.',
    answerHk:
      '年滿18歲、單獨或與他人共同持有香港物業，而收入足以應付供款的人士均可申請。按揭須得到所有業主同意。申請人毋須居於香港，但必須親身簽署按揭契據。',
    answerCn:
      '年满18岁、单独或与他人共同持有香港房产，并且收入足以承担月供的人士都可以申请。抵押须经全体业主同意。不必常住香港，但必须本人到场签署按揭契据。',
  },
  {
    _id: 'which-product',
    category: 'getting-started',
    questionEn: 'First or second mortgage: which one do I need?',
    questionHk: '應該做一按還是二按？',
    questionCn: '应该做一按还是二按？',
    answerEn:
      'If nobody has lent against your property yet, or our loan is to pay off the one who has, it is a first mortgage. If you keep your bank’s loan and borrow on top of it, it is a second mortgage.\n\nA second mortgage costs more, because the first lender is paid before us. But when your bank’s rate is low, keeping it can be cheaper overall. The product finder compares them in a few questions.',
    answerHk:
      '如物業未有按揭，或你想借新還舊、由我們接手原有按揭，屬於一按。如保留銀行按揭，在其上再借一筆，就是二按。\n\n二按利率較高，因為一按銀行享有優先受償權。但若銀行一按利率低，保留一按再加二按，整體可能更划算。「貸款配對」幾條問題就能幫你比較。',
    answerCn:
      '如果房产目前没有抵押，或者由我们的贷款还清原有按揭，就是首次按揭（一按）。如果保留银行按揭，在此之上再借一笔，就是二次按揭（二按）。\n\n二按利率较高，因为银行会先于我们受偿。但如果银行按揭利率低，保留一按再加二按，总成本可能更低。“产品匹配”用几个问题就能帮您比较。',
  },
  {
    _id: 'without-phone',
    category: 'getting-started',
    questionEn: 'Can I see figures without leaving my phone number?',
    questionHk: '不留電話，可以先看數字嗎？',
    questionCn: '不留电话，可以先看数字吗？',
    answerEn:
      'Yes. The calculator, the online valuation and the product finder ask for no name, no number and no credit enquiry. We ask for a phone number only when you start an application or send us a message.',
    answerHk:
      '可以。計算機、網上估價及貸款配對都毋須姓名、電話，亦不會查閱信貸紀錄。只有在你開始申請或留言時，我們才會問電話號碼。',
    answerCn:
      '可以。贷款计算器、在线估价和产品匹配都不需要姓名、电话，也不会查询征信。只有在您开始申请或留言时，我们才会询问电话号码。',
  },
  {
    _id: 'indicative',
    category: 'getting-started',
    questionEn: 'What is an indicative pre-approval?',
    questionHk: '甚麼是初步預批？',
    questionCn: '什么是初步预批？',
    answerEn:
      'A first answer, based only on what you told us and a computer estimate of the property. It shows the amount and rate we would expect to offer if everything is as you say. It binds neither side. The real decision follows when we have seen your papers, a surveyor’s valuation, the land search and your credit report.',
    answerHk:
      '是根據你提供的資料及電腦估價得出的初步答覆，列出若一切屬實，我們預期可批出的金額及利率。預批只供參考，對雙方均無約束力。待審閱文件、測量師估價、土地查冊及信貸報告後，才會有正式決定。',
    answerCn:
      '这是根据您提供的资料和电脑估价得出的初步答复，列出在情况属实的前提下，我们预计可以批出的金额和利率。预批仅供参考，对双方都没有约束力。审阅文件、测量师估价、土地查册和征信报告之后，才会作出正式决定。',
  },
  {
    _id: 'intermediary',
    category: 'getting-started',
    questionEn: 'Somebody offers to arrange a loan with you for a fee. Should I pay?',
    questionHk: '有人自稱可代辦貸款並收費，應該付嗎？',
    questionCn: '有人说可以代办贷款并收费，应该付吗？',
    answerEn:
      'No. You can apply to us directly, and an introduction changes nothing. The conditions of our licence forbid us to lend where an intermediary charges the borrower. We ask in every application whether a third party is involved, and record the answer. If somebody claims to act for us, call {hotline}.',
    answerHk:
      '不要付。你可以直接向我們申請，經人介紹不會有任何分別。牌照條件訂明，若有中介向借款人收費，我們不得放款。每宗申請我們都會詢問並記錄是否涉及第三者。如有人自稱代表我們，請致電{hotline}查證。',
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
      'The site and the application exist in English, Traditional Chinese and Simplified Chinese, and you may switch halfway without losing what you typed. On the phone we speak Cantonese, Putonghua and English.',
    answerHk:
      '網站及申請表設有英文、繁體中文及簡體中文，中途轉換語言亦不會失去已填寫的內容。電話可用廣東話、普通話及英語。',
    answerCn:
      '网站和申请表提供简体中文、繁体中文和英文，中途切换语言也不会丢失已填写的内容。电话可用普通话、粤语和英语。',
  },
];

export const ratesFaqs: Faq[] = [
  {
    _id: 'what-rate',
    category: 'rates-and-costs',
    questionEn: 'What interest rate would I pay?',
    questionHk: '利率是多少？',
    questionCn: '利率是多少？',
    answerEn:
      'It depends on the product, how much you borrow against the valuation, your income and your credit record. A first mortgage starts from {first.annualRateFrom} a year and a second from {second.annualRateFrom}; the maximum for any loan is {maxRate} a year. You see your own rate in writing before you sign anything.',
    answerHk:
      '視乎產品、貸款額佔估價的比例、入息及信貸紀錄。一按年利率由{first.annualRateFrom}起，二按由{second.annualRateFrom}起；任何貸款的年利率上限為{maxRate}。簽署任何文件前，你都會以書面得知自己的利率。',
    answerCn:
      '取决于产品、贷款额占估价的比例、收入和征信。首次按揭年利率{first.annualRateFrom}起，二次按揭{second.annualRateFrom}起；任何贷款的年利率上限为{maxRate}。签署任何文件之前，您都会收到书面列明的利率。',
  },
  {
    _id: 'rmb-lowest',
    category: 'rates-and-costs',
    questionEn: 'Who gets the RMB rate of {rmbRate}?',
    questionHk: '怎樣才可享人民幣貸款{rmbRate}的利率？',
    questionCn: '怎样才能享受人民币贷款{rmbRate}的利率？',
    answerEn:
      '{rmbRate} a year is the lowest rate of the RMB loan and is for loans at or under 50% of the valuation. Above that, or where income or credit record call for it, the rate is higher, up to {rmb.annualRateMax} a year. Meeting the 50% line does not by itself fix the rate; the assessment does.',
    answerHk:
      '{rmbRate}是人民幣貸款的最低年利率，適用於貸款額不超過估價50%的申請。超過五成，或因應入息及信貸紀錄，利率會較高，年利率上限為{rmb.annualRateMax}。符合五成的條件並不等於必定獲得最低利率，最終視乎審批。',
    answerCn:
      '{rmbRate}是人民币贷款的最低年利率，适用于贷款额不超过估价50%的申请。超过五成，或根据收入和征信情况，利率会更高，年利率上限为{rmb.annualRateMax}。符合五成的条件不代表一定获得最低利率，最终以审批为准。',
  },
  {
    _id: 'two-rates',
    category: 'rates-and-costs',
    questionEn: 'Why do you show two annual rates?',
    questionHk: '為甚麼列出兩個年利率？',
    questionCn: '为什么列出两个年利率？',
    answerEn:
      'They measure the same loan in two ways. The annual percentage rate (APR) counts compounding, so you can compare us with banks. The rate under Schedule 2 of the Money Lenders Ordinance is a simple rate and is the one the agreement states. Neither is always the larger, so we show both and test both against the legal limits of {maxRate} and {legalCap}.',
    answerHk:
      '兩者是同一筆貸款的兩種計法。實際年利率（APR）計入複息效應，方便與銀行比較；《放債人條例》附表2的利率屬單息計法，亦是協議上列明的利率。兩者沒有必然高低，所以一併列出，並同時以{maxRate}及{legalCap}兩條法定界線檢查。',
    answerCn:
      '两者是同一笔贷款的两种算法。实际年利率（APR）计入复利效果，方便与银行比较；《放债人条例》附表2的利率按单利计算，也是协议上列明的利率。两者没有必然的高低，所以一并列出，并同时按{maxRate}和{legalCap}两条法定界线检查。',
  },
  {
    _id: 'fees',
    category: 'rates-and-costs',
    questionEn: 'What fees do you charge besides interest?',
    questionHk: '利息以外，還收甚麼費用？',
    questionCn: '除了利息，还收什么费用？',
    answerEn:
      'None to us for the loan: no handling fee, no valuation fee, no fee for saying no. The law does not allow a money lender to charge them. Your solicitor bills you for preparing and registering the mortgage and gives you a quote first; stamp and registration charges, where they arise, go to the Government.',
    answerHk:
      '我們批出貸款不收其他費用：沒有手續費、估價費，不獲批亦不收費。法例不容許放債人收取此等費用。處理及註冊按揭契據的律師費由律師樓收取，事前會提供報價；如有印花稅及註冊費，則付予政府。',
    answerCn:
      '我们发放贷款不收其他费用：没有手续费、估价费，不批也不收费。法例不允许放债人收取这类费用。办理和注册按揭契据的律师费由律师楼收取，事前会提供报价；如有印花税和注册费，则交给政府。',
  },
  {
    _id: 'fixed-or-floating',
    category: 'rates-and-costs',
    questionEn: 'Can my rate change during the loan?',
    questionHk: '貸款期內利率會變嗎？',
    questionCn: '贷款期内利率会变吗？',
    answerEn:
      'Only if your agreement says so. It states whether the rate is fixed or moves, with what, and how we tell you. Nothing in this site overrides the agreement. In the calculator you can add one, two or three points to see whether the payment would still fit.',
    answerHk:
      '只有在協議訂明的情況下才會。協議會列明利率屬固定或浮動、跟隨甚麼變動，以及如何通知你；本網站內容不會凌駕協議。你可在計算機將利率加1至3個百分點，看看是否仍然供得起。',
    answerCn:
      '只有协议写明时才会变。协议会列明利率是固定还是浮动、跟随什么变动、如何通知您；本网站内容不会凌驾于协议之上。您可以在计算器里把利率上调1至3个百分点，看看月供是否仍能承受。',
  },
  {
    _id: 'legal-maximum',
    category: 'rates-and-costs',
    questionEn: 'What is the most a money lender may charge?',
    questionHk: '放債人最多可以收多少息？',
    questionCn: '放债人最多可以收多少利息？',
    answerEn:
      'Lending at more than {legalCap} a year is a criminal offence. Above {maxRate} a year, a court presumes the deal extortionate and can reopen it. Our maximum for every product is {maxRate}.',
    answerHk:
      '年利率超過{legalCap}即屬刑事罪行；超過{maxRate}，法庭會推定交易屬敲詐性，可重新議定。我們所有產品的年利率上限均為{maxRate}。',
    answerCn:
      '年利率超过{legalCap}属于刑事罪行；超过{maxRate}，法院会推定交易具有敲诈性，可以重新审定。我们所有产品的年利率上限都是{maxRate}。',
  },
  {
    _id: 'reward',
    category: 'rates-and-costs',
    questionEn: 'How do I get the {reward} fast pass reward?',
    questionHk: '如何取得快批按揭的{reward}獎賞？',
    questionCn: '如何获得快批按揭的{reward}奖励？',
    answerEn:
      'Apply through the fast pass and draw a loan of at least HK$1,000,000 within 90 days of your indicative pre-approval. We pay {reward} by cheque or FPS within 60 days of draw-down. One reward per property, and not together with another offer. A pre-approval alone earns no reward.',
    answerHk:
      '透過快批按揭申請，並由取得初步預批起計90日內提取不少於HK$1,000,000的貸款。我們會在提款後60日內以支票或轉數快支付{reward}。每個物業限一次，不可與其他優惠同時使用。單憑預批並不會獲得獎賞。',
    answerCn:
      '通过快批按揭申请，并自获得初步预批起90天内提取不少于HK$1,000,000的贷款。我们会在放款后60天内以支票或“转数快”支付{reward}。每个房产限一次，不与其他优惠同享。仅获得预批不会有奖励。',
  },
];
