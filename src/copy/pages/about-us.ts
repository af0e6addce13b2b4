import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'about-us',
  titleEn: 'About us | {brand}',
  titleHk: '關於我們 | {brand}',
  titleCn: '关于我们 | {brand}',
  descriptionEn:
    'A licensed Hong Kong money lender that lends against property: how we decide, what we charge, what we do not do and how we handle a complaint.',
  descriptionHk:
    '我們是香港持牌放債人，專注物業按揭貸款。本頁說明我們如何審批、收取甚麼、有甚麼不會做，以及投訴由開始到完結如何處理。直接借貸，不經中介。',
  descriptionCn:
    '我们是香港持牌放债人，专注房产抵押贷款。本页说明我们如何审批、收取什么费用、有哪些事不会做，以及投诉从开始到结束如何处理。直接借款，不通过中介。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'About {brand}',
      eyebrowHk: '關於{brand}',
      eyebrowCn: '关于{brand}',
      headingEn: 'A lender you can check',
      headingHk: '經得起核對的放債人',
      headingCn: '经得起核对的放债人',
      leadEn:
        'We lend against homes, shops and offices in Hong Kong, to people and small businesses, directly. We would rather be understood than admired: so here is how we decide, what it costs and where our limits are.',
      leadHk:
        '我們以香港的住宅、舖位及寫字樓作抵押，直接向個人及中小企提供貸款。與其讓人讚賞，我們更希望讓人明白：如何審批、收費多少、界線在哪裏。',
      leadCn:
        '我们以香港的住宅、商铺和写字楼作抵押，直接向个人和中小企业提供贷款。与其让人称赞，我们更希望让人明白：如何审批、收费多少、界限在哪里。',
      actions: [
        {
          labelEn: 'Contact us',
          labelHk: '聯絡我們',
          labelCn: '联系我们',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Work with us',
          labelHk: '加入我們',
          labelCn: '加入我们',
          href: '/career',
          kind: 'secondary',
        },
      ],
      illustration: 'people',
    },
    {
      type: 'prose',
      id: 'who-we-are',
      headingEn: 'Who we are',
      headingHk: '我們是誰',
      headingCn: '我们是谁',
      bodyEn:
        '<p>{brand} is a money lender licensed under the Money Lenders Ordinance (Cap. 163). We are not a bank, take no deposits and are not supervised by the Hong Kong Monetary Authority. Our rates are usually higher than a bank’s. We are there where a bank’s rules do not fit: income without payslips, a second mortgage, a short bridge, a property that needs a closer look.</p><p>If a bank would lend to you on better terms, we think you should go there, and the <a href="/product-finder">product finder</a> says so.</p>',
      bodyHk:
        '<p>{brand}是根據《放債人條例》（第163章）持牌的放債人。我們並非銀行，不接受存款，亦不受香港金融管理局監管。我們的利率一般高於銀行。當銀行的準則並不適用，可考慮我們：收入沒有糧單、需要二按、短期過渡，或物業需要仔細評估。</p><p>如銀行能以更佳條件批出貸款，我們認為你應選擇銀行；<a href="/product-finder">貸款配對</a>亦會如實告訴你。</p>',
      bodyCn:
        '<p>{brand}是根据香港《放债人条例》（第163章）持牌的放债人。我们不是银行，不吸收存款，也不受香港金融管理局监管。我们的利率一般高于银行。银行的准则不适用时，可以考虑我们：收入没有工资单、需要二按、短期过渡，或房产需要仔细评估。</p><p>如果银行能以更好的条件放款，我们认为您应该选择银行；<a href="/product-finder">产品匹配</a>也会如实告诉您。</p>',
    },
    {
      type: 'table',
      id: 'licence',
      headingEn: 'Facts you can check',
      headingHk: '可供查核的資料',
      headingCn: '可供核对的信息',
      leadEn: 'The register of licensed money lenders is public, at the Companies Registry.',
      leadHk: '持牌放債人登記冊存於公司註冊處，公眾可查閱。',
      leadCn: '持牌放债人登记册存放于香港公司注册处，公众可以查阅。',
      columns: [
        { labelEn: 'Fact', labelHk: '項目', labelCn: '项目' },
        { labelEn: 'Detail', labelHk: '資料', labelCn: '内容' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Name', textHk: '名稱', textCn: '名称' },
            { textEn: '{brand}', textHk: '{brand}', textCn: '{brand}' },
          ],
        },
        {
          cells: [
            {
              textEn: 'Money Lender’s Licence No.',
              textHk: '放債人牌照號碼',
              textCn: '放债人牌照号码',
            },
            { textEn: '{licenceNumber}', textHk: '{licenceNumber}', textCn: '{licenceNumber}' },
          ],
        },
        {
          cells: [
            {
              textEn: 'Enquiry and complaint hotline',
              textHk: '查詢及投訴熱線',
              textCn: '查询及投诉热线',
            },
            { textEn: '{hotline}', textHk: '{hotline}', textCn: '{hotline}' },
          ],
        },
        {
          cells: [
            { textEn: 'Address', textHk: '地址', textCn: '地址' },
            { textEn: '{address}', textHk: '{address}', textCn: '{address}' },
          ],
        },
        {
          cells: [
            { textEn: 'Office hours', textHk: '辦公時間', textCn: '办公时间' },
            { textEn: '{officeHours}', textHk: '{officeHours}', textCn: '{officeHours}' },
          ],
        },
        {
          cells: [
            { textEn: 'Highest rate we charge', textHk: '最高年利率', textCn: '最高年利率' },
            {
              textEn: '{promise.rateMax} a year. The law forbids more than {promise.rateOffence}.',
              textHk: '{promise.rateMax}。法例禁止超過{promise.rateOffence}。',
              textCn: '{promise.rateMax}。法律禁止超过{promise.rateOffence}。',
            },
          ],
        },
      ],
    },
    {
      type: 'cards',
      id: 'how-we-lend',
      headingEn: 'How we lend',
      headingHk: '我們如何放款',
      headingCn: '我们如何放款',
      leadEn: 'Four questions, in this order. The property comes last on purpose.',
      leadHk: '四個問題，按此次序。物業放在最後，是刻意安排。',
      leadCn: '四个问题，按这个顺序。房产放在最后，是有意为之。',
      items: [
        {
          icon: 'finder',
          titleEn: 'What is it for?',
          titleHk: '用途是甚麼？',
          titleCn: '用途是什么？',
          bodyEn:
            'A loan should leave you better placed than before. If it only moves a problem into next year, we say so.',
          bodyHk: '貸款應令你的處境改善。若只是將問題推遲到明年，我們會直言。',
          bodyCn: '贷款应该让您的处境更好。如果只是把问题推到明年，我们会直说。',
        },
        {
          icon: 'percent',
          titleEn: 'Can it be paid from income?',
          titleHk: '收入能否負擔？',
          titleCn: '收入能否负担？',
          bodyEn:
            'In an ordinary month, and in a poor one. We look at what arrives, what leaves and what is owed elsewhere.',
          bodyHk: '普通月份供得起，差的月份也要供得起。我們會看收入、支出及其他欠款。',
          bodyCn: '平常月份还得起，差的月份也要还得起。我们会看收入、支出和其他欠款。',
        },
        {
          icon: 'document',
          titleEn: 'What does the record say?',
          titleHk: '信貸紀錄如何？',
          titleCn: '征信记录如何？',
          bodyEn:
            'Read with your consent, and together with your explanation. One bad year is not a character.',
          bodyHk: '在你同意下查閱，並聽取你的解釋。一年的失誤，不足以定論一個人。',
          bodyCn: '在您同意后查询，并听取您的解释。一年的失误，不足以定论一个人。',
        },
        {
          icon: 'valuation',
          titleEn: 'What is the property worth?',
          titleHk: '物業值多少？',
          titleCn: '房产值多少？',
          bodyEn:
            'Independently valued, with room to spare. It protects both sides; it is not a reason to lend by itself.',
          bodyHk: '由獨立測量師估價，並預留空間。抵押保障雙方，但不能單憑物業就放款。',
          bodyCn: '由独立测量师估价，并留有余地。抵押保障双方，但不能只凭房产就放款。',
        },
      ],
    },
    {
      type: 'cards',
      id: 'principles',
      headingEn: 'Principles',
      headingHk: '我們的原則',
      headingCn: '我们的原则',
      items: [
        {
          icon: 'scales',
          titleEn: 'Every number with its condition',
          titleHk: '數字必附條件',
          titleCn: '数字必附条件',
          bodyEn: 'No “from” without the maximum, no “up to” without what it depends on.',
          bodyHk: '有「低至」必有上限，有「高達」必有前提。',
          bodyCn: '有“低至”必有上限，有“高达”必有前提。',
        },
        {
          icon: 'shield',
          titleEn: 'Interest, and nothing else',
          titleHk: '只收利息',
          titleCn: '只收利息',
          bodyEn:
            'No fee to us for the loan. No penalty for repaying early. Late payments bear simple interest at no more than the contract rate.',
          bodyHk: '不收貸款費用，提早還款不罰息，逾期款項只計單息，利率不高於合約利率。',
          bodyCn: '不收贷款手续费，提前还款没有违约金，逾期款项只计单利，利率不高于合同利率。',
        },
        {
          icon: 'clock',
          titleEn: 'A clear answer soon',
          titleHk: '盡快給你明確答覆',
          titleCn: '尽快给您明确答复',
          bodyEn:
            'Within {promise.decision} of your documents being complete, on working days. A no comes with its reason.',
          bodyHk: '文件齊備後{promise.decision}內答覆（以工作天計）；不獲批亦會說明原因。',
          bodyCn: '文件齐备后{promise.decision}内答复（按工作日计算）；不批也会说明原因。',
        },
        {
          icon: 'people',
          titleEn: 'Help before force',
          titleHk: '先協助，後追討',
          titleCn: '先协助，后追讨',
          bodyEn:
            'If you are in difficulty, we first look for a plan you can keep. Selling a home is the last step, never the first.',
          bodyHk: '遇上困難，我們會先與你商討可行方案；出售物業是最後一步，絕非第一步。',
          bodyCn: '遇到困难，我们会先与您商量可行方案；出售房产是最后一步，绝不是第一步。',
        },
      ],
    },
    {
      type: 'prose',
      id: 'what-we-do-not-do',
      headingEn: 'What we do not do',
      headingHk: '我們不會做的事',
      headingCn: '我们不会做的事',
      bodyEn:
        '<ul><li><strong>Intermediaries.</strong> We pay nobody to bring you and accept nobody who charges you. If a third party is involved, the application asks for the name and address, as our licence requires. Should anybody want money from you for a loan with us, call {hotline}.</li><li><strong>Fees in advance.</strong> Nothing is payable to us before the loan is paid out.</li><li><strong>Referees.</strong> We ask for no names of relatives or colleagues to vouch for you, and call nobody about your loan.</li><li><strong>Pressure.</strong> No cold calls, no offers that end tonight. You may take the agreement home and show it to a solicitor.</li><li><strong>Interest on interest.</strong> Unpaid interest is never added to principal, during a payment holiday or at any other time.</li><li><strong>Flats that may not be mortgaged.</strong> Subsidised flats with an unpaid premium are not accepted without the approval the law requires.</li><li><strong>Selling your data.</strong> Your details are not sold. Marketing comes only if you ticked the box, and stops when you say so.</li></ul>',
      bodyHk:
        '<ul><li><strong>中介：</strong>我們不會付錢請人介紹客戶，亦不接受向你收費的第三者。如申請涉及第三者，按牌照條件須申報其姓名及地址。若有人以代辦我們的貸款為由向你收錢，請致電{hotline}。</li><li><strong>預繳費用：</strong>放款前，你毋須向我們支付任何款項。</li><li><strong>諮詢人：</strong>我們不會要求你提供親友或同事作諮詢人，亦不會就你的貸款致電他人。</li><li><strong>硬銷：</strong>不打推銷電話，不設「今晚截止」的優惠。你可將協議帶回家，先請律師過目。</li><li><strong>利上加利：</strong>無論是否在還款假期內，未付利息一概不會撥入本金。</li><li><strong>不可按揭的單位：</strong>未補地價的資助房屋，未獲法例所需批准，一概不承造。</li><li><strong>出售資料：</strong>不會出售你的個人資料。只有在你剔選同意後才會收到推廣訊息，並可隨時停止。</li></ul>',
      bodyCn:
        '<ul><li><strong>中介：</strong>我们不会付钱请人介绍客户，也不接受向您收费的第三方。如果申请涉及第三方，按牌照条件须申报其姓名和地址。若有人以代办我们的贷款为由向您收钱，请致电{hotline}。</li><li><strong>预缴费用：</strong>放款前，您无需向我们支付任何款项。</li><li><strong>联系人担保：</strong>我们不会要求您提供亲友或同事作咨询人，也不会就您的贷款致电他人。</li><li><strong>强行推销：</strong>不打推销电话，不设“今晚截止”的优惠。您可以把协议带回家，先请律师过目。</li><li><strong>利滚利：</strong>无论是否在还款假期内，未付利息一律不会计入本金。</li><li><strong>不可抵押的房产：</strong>未补地价的资助房屋，未获法律所需批准的，一律不办理。</li><li><strong>出售资料：</strong>不会出售您的个人资料。只有在您勾选同意后才会收到推广信息，并可随时停止。</li></ul>',
    },
    {
      type: 'steps',
      id: 'complaints',
      headingEn: 'How a complaint works',
      headingHk: '投訴如何處理',
      headingCn: '投诉如何处理',
      leadEn: 'Free, in any of our three languages, and without effect on your loan.',
      leadHk: '免費，可用中文或英文提出，不會影響你的貸款。',
      leadCn: '免费，中文或英文均可，不会影响您的贷款。',
      items: [
        {
          titleEn: 'Tell us',
          titleHk: '告訴我們',
          titleCn: '告诉我们',
          bodyEn:
            'Call {hotline}, write from your account, or post a letter. Say what happened and what you would like.',
          bodyHk: '致電{hotline}、經帳戶留言或郵寄，說明事情經過及期望。',
          bodyCn: '致电{hotline}、通过账户留言或邮寄，说明事情经过和期望。',
        },
        {
          titleEn: 'You get a reference',
          titleHk: '獲發檔案編號',
          titleCn: '获得编号',
          bodyEn: 'At once by phone or online; in writing within {promise.complaintAcknowledged}.',
          bodyHk: '電話或網上即時獲發，並於{promise.complaintAcknowledged}內以書面確認。',
          bodyCn: '电话或网上立即获得，并在{promise.complaintAcknowledged}内以书面确认。',
        },
        {
          titleEn: 'Somebody else looks',
          titleHk: '由另一位同事調查',
          titleCn: '由另一位同事调查',
          bodyEn: 'Not the person you complain about. You may be asked for details once.',
          bodyHk: '不會由被投訴的職員處理；如需補充資料，只會查詢一次。',
          bodyCn: '不会由被投诉的员工处理；如需补充资料，只会询问一次。',
        },
        {
          titleEn: 'A written answer',
          titleHk: '書面答覆',
          titleCn: '书面答复',
          bodyEn:
            'Within {promise.complaintAnswer}: what we found, what we will put right, and how to go further. If we need longer, we tell you why and until when.',
          bodyHk:
            '{promise.complaintAnswer}內答覆：調查結果、補救措施，以及如何進一步跟進。如需更長時間，會說明原因及預計日期。',
          bodyCn:
            '{promise.complaintAnswer}内答复：调查结果、补救措施，以及如何进一步跟进。如果需要更长时间，会说明原因和预计日期。',
        },
        {
          titleEn: 'If you still disagree',
          titleHk: '仍不滿意',
          titleCn: '仍不满意',
          bodyEn:
            'Ask for a review by senior management, or write to the Registrar of Money Lenders at the Companies Registry, the Police, the Privacy Commissioner or the Consumer Council, as the matter requires.',
          bodyHk:
            '可要求高級管理層覆核，或按事情性質向公司註冊處（放債人註冊處處長）、警方、私隱專員公署或消費者委員會反映。',
          bodyCn:
            '可以要求高级管理层复核，或按事情性质向香港公司注册处（放债人注册处处长）、警方、个人资料私隐专员公署或消费者委员会反映。',
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
          questionEn: 'How do I know that you are licensed?',
          questionHk: '如何確認你們持牌？',
          questionCn: '怎么确认你们持牌？',
          answerEn:
            'Look up our licence number, {licenceNumber}, in the public register of money lenders kept by the Companies Registry.',
          answerHk: '可在公司註冊處的持牌放債人登記冊，查核牌照號碼{licenceNumber}。',
          answerCn: '可以在香港公司注册处的持牌放债人登记册中，查核牌照号码{licenceNumber}。',
        },
        {
          questionEn: 'Are you a bank?',
          questionHk: '你們是銀行嗎？',
          questionCn: '你们是银行吗？',
          answerEn:
            'No. The rules for banks on loan-to-value and stress tests do not apply to us, and nothing we offer is approved by the Monetary Authority. We set our own limits and publish them.',
          answerHk:
            '不是。銀行的按揭成數及壓力測試規定不適用於我們，我們的產品亦未經金管局審批。我們自訂上限並予公布。',
          answerCn:
            '不是。银行的按揭成数和压力测试规定不适用于我们，我们的产品也未经香港金管局审批。我们自订上限并予以公布。',
        },
        {
          questionEn: 'Why should I pay your rate when banks are cheaper?',
          questionHk: '銀行利率較低，為何要選你們？',
          questionCn: '银行利率更低，为什么要选你们？',
          answerEn:
            'You should not, if a bank will lend to you in time. We are for cases a bank’s rules leave out, and for loans short enough that the difference is small.',
          answerHk:
            '如銀行趕得及批出貸款，便應選銀行。我們服務的，是銀行準則以外的個案，以及年期短、利息差額不大的貸款。',
          answerCn:
            '如果银行来得及放款，就应该选银行。我们服务的，是银行准则以外的情况，以及期限短、利息差额不大的贷款。',
        },
        {
          questionEn: 'How do you make money?',
          questionHk: '你們靠甚麼賺錢？',
          questionCn: '你们靠什么赚钱？',
          answerEn:
            'From interest, and only from that. We take no commission from solicitors, surveyors, insurers or agents.',
          answerHk: '只靠利息。我們不會向律師、測量師、保險公司或地產代理收取佣金。',
          answerCn: '只靠利息。我们不会向律师、测量师、保险公司或房产代理收取佣金。',
        },
        {
          questionEn: 'Which languages do you speak?',
          questionHk: '你們提供甚麼語言服務？',
          questionCn: '你们提供哪些语言服务？',
          answerEn:
            'Cantonese, Putonghua and English, and this site in Traditional Chinese, Simplified Chinese and English. Agreements come in Chinese or English, as you choose.',
          answerHk:
            '廣東話、普通話及英語；網站備有繁體中文、簡體中文及英文。貸款協議可選中文或英文。',
          answerCn:
            '普通话、粤语和英语；网站备有简体中文、繁体中文和英文。贷款协议可选中文或英文。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Ask us something difficult',
      headingHk: '歡迎問一條難題',
      headingCn: '欢迎问一个难题',
      bodyEn: 'A question costs nothing and commits you to nothing.',
      bodyHk: '查詢不收費，亦沒有任何約束。',
      bodyCn: '咨询不收费，也没有任何约束。',
      actions: [
        {
          labelEn: 'Contact us',
          labelHk: '聯絡我們',
          labelCn: '联系我们',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Read the questions',
          labelHk: '查看常見問題',
          labelCn: '查看常见问题',
          href: '/faq',
          kind: 'secondary',
        },
      ],
    },
  ],
};
