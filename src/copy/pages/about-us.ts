import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'about-us',
  titleEn: 'About us | {brand}',
  titleHk: '關於我們 | {brand}',
  titleCn: '关于我们 | {brand}',
  descriptionEn:
    'A licensed Hong Kong money lender that lends against property: how we decide, what we charge, what we do not do and how we handle a complaint.',
  descriptionHk:
    '我們是香港持牌放債人，專營物業按揭貸款。本頁說明審批方法、收費、我們不會做的事，以及投訴處理程序。直接借貸，不經中介。',
  descriptionCn:
    '我们是香港持牌放债人，专营房产抵押贷款。本页说明审批方法、收费、我们不会做的事，以及投诉处理程序。直接借款，不通过中介。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'About {brand}',
      eyebrowHk: '關於{brand}',
      eyebrowCn: '关于{brand}',
      headingEn: 'A licensed Hong Kong property lender',
      headingHk: '香港持牌物業貸款機構',
      headingCn: '香港持牌房产贷款机构',
      leadEn:
        'We lend directly to people and small businesses against homes, shops and offices in Hong Kong. This page explains how we decide, what we charge and what we do not do.',
      leadHk:
        '我們直接向個人及中小企貸款，以香港的住宅、商舖或寫字樓作抵押。本頁說明審批方法、收費，以及我們不會做的事。',
      leadCn:
        '我们直接向个人和中小企业发放贷款，以香港的住宅、商铺或写字楼作抵押。本页说明审批方法、收费，以及我们不会做的事。',
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
      headingHk: '公司簡介',
      headingCn: '公司简介',
      bodyEn:
        '<p>{brand} is a money lender licensed under the Money Lenders Ordinance (Cap. 163). We are not a bank, take no deposits and are not supervised by the Hong Kong Monetary Authority. Our rates are usually higher than a bank’s. We can help where a bank’s rules do not fit: income without payslips, a second mortgage, a bridging loan, a property that needs a closer look.</p><p>If a bank would lend to you on better terms, we recommend the bank, and so does the <a href="/product-finder">product finder</a>.</p>',
      bodyHk:
        '<p>{brand}是根據《放債人條例》（第163章）持牌的放債人。我們並非銀行，不接受存款，亦不受香港金融管理局監管。我們的利率一般高於銀行。如你的情況不符合銀行的準則，例如沒有糧單證明收入、需要二按或過橋貸款，或物業須仔細評估，可向我們查詢。</p><p>如銀行能以更佳條件批出貸款，我們建議你選擇銀行；<a href="/product-finder">貸款配對</a>亦會作相同建議。</p>',
      bodyCn:
        '<p>{brand}是根据香港《放债人条例》（第163章）持牌的放债人。我们不是银行，不吸收存款，也不受香港金融管理局监管。我们的利率一般高于银行。如果您的情况不符合银行的要求，例如没有工资单证明收入、需要二次按揭或过桥贷款，或房产需要仔细评估，可以向我们咨询。</p><p>如果银行能以更好的条件放款，我们建议您选择银行；<a href="/product-finder">产品匹配</a>也会给出同样的建议。</p>',
    },
    {
      type: 'table',
      id: 'licence',
      headingEn: 'Company details you can check',
      headingHk: '可供查核的公司資料',
      headingCn: '可供核对的公司信息',
      leadEn:
        'Anyone may inspect the register of licensed money lenders at the Companies Registry.',
      leadHk: '公眾可於公司註冊處查閱持牌放債人登記冊。',
      leadCn: '公众可以在香港公司注册处查阅持牌放债人登记册。',
      columns: [
        { labelEn: 'Item', labelHk: '項目', labelCn: '项目' },
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
              textHk: '{promise.rateMax}。法例規定不得超過{promise.rateOffence}。',
              textCn: '{promise.rateMax}。香港法律规定不得超过{promise.rateOffence}。',
            },
          ],
        },
      ],
    },
    {
      type: 'cards',
      id: 'how-we-lend',
      headingEn: 'How we assess an application',
      headingHk: '我們如何審批',
      headingCn: '我们如何审批',
      leadEn: 'We ask four questions, in this order.',
      leadHk: '審批時，我們會依次考慮以下四點。',
      leadCn: '审批时，我们会依次考虑以下四点。',
      items: [
        {
          icon: 'finder',
          titleEn: 'What is the loan for?',
          titleHk: '貸款用途是甚麼？',
          titleCn: '贷款用途是什么？',
          bodyEn: 'A loan should improve your situation. If it only puts off a problem, we say so.',
          bodyHk: '貸款應有助改善你的處境。如貸款只會拖延問題，我們會直接告訴你。',
          bodyCn: '贷款应有助于改善您的处境。如果贷款只会拖延问题，我们会直接告诉您。',
        },
        {
          icon: 'percent',
          titleEn: 'Can you repay the loan from your income?',
          titleHk: '收入能否負擔供款？',
          titleCn: '收入能否负担月供？',
          bodyEn:
            'You should be able to pay in an ordinary month and in a poor one. We look at your income, your expenses and what you owe elsewhere.',
          bodyHk:
            '無論一般月份或收入較少的月份，都應有能力供款。我們會考慮你的收入、支出及其他欠款。',
          bodyCn:
            '无论平常月份还是收入较少的月份，都应有能力还款。我们会考虑您的收入、支出和其他欠款。',
        },
        {
          icon: 'document',
          titleEn: 'What does your credit record show?',
          titleHk: '信貸紀錄如何？',
          titleCn: '征信记录如何？',
          bodyEn:
            'We read your credit report with your consent, and listen to your explanation. One bad year does not rule you out.',
          bodyHk: '我們會在你同意下查閱，並聽取你的解釋。一時的還款困難，不代表一定不獲批。',
          bodyCn: '我们会在您同意后查询，并听取您的解释。一时的还款困难，不代表申请一定会被拒绝。',
        },
        {
          icon: 'valuation',
          titleEn: 'What is the property worth?',
          titleHk: '物業價值多少？',
          titleCn: '房产价值多少？',
          bodyEn:
            'An independent surveyor values it. We lend only part of its value, and never on the property alone.',
          bodyHk: '由獨立測量師估價，貸款額只佔估價的一部分。我們不會單憑物業價值放款。',
          bodyCn: '由独立测量师（评估师）估价，贷款额只占估价的一部分。我们不会只凭房产价值放款。',
        },
      ],
    },
    {
      type: 'cards',
      id: 'principles',
      headingEn: 'Our principles',
      headingHk: '我們的原則',
      headingCn: '我们的原则',
      items: [
        {
          icon: 'scales',
          titleEn: 'Conditions beside every figure',
          titleHk: '列明每個數字的條件',
          titleCn: '写明每个数字的条件',
          bodyEn:
            'Wherever we say “from” we state the maximum, and wherever we say “up to” we state what it depends on.',
          bodyHk: '凡列出最低利率，均同時列出上限；凡列出最高金額或成數，均註明條件。',
          bodyCn: '凡列出最低利率，都同时列出上限；凡列出最高金额或成数，都注明条件。',
        },
        {
          icon: 'shield',
          titleEn: 'Interest is all we charge',
          titleHk: '只收利息',
          titleCn: '只收利息',
          bodyEn:
            'We charge no fee for the loan and no penalty for repaying early. We charge simple interest on late payments, at no more than the rate in your agreement.',
          bodyHk:
            '不收貸款手續費，提早還款不收罰息。逾期款項只計單息，利率不高於貸款協議所訂利率。',
          bodyCn: '不收贷款手续费，提前还款没有违约金。逾期款项只计单利，利率不高于合同利率。',
        },
        {
          icon: 'clock',
          titleEn: 'A clear answer without delay',
          titleHk: '盡快給你明確答覆',
          titleCn: '尽快给您明确答复',
          bodyEn:
            'Within {promise.decision} of your documents being complete, on working days. If the answer is no, we will tell you why.',
          bodyHk: '文件齊備後{promise.decision}內答覆（以工作天計）；不獲批亦會說明原因。',
          bodyCn: '文件齐备后{promise.decision}内答复（按工作日计算）；未获批准也会说明原因。',
        },
        {
          icon: 'people',
          titleEn: 'We help first if you cannot pay',
          titleHk: '供款有困難，先商討安排',
          titleCn: '还款有困难，先商量安排',
          bodyEn:
            'If you are in difficulty, we first look for a plan that you can keep to. We sell a home only as a last resort.',
          bodyHk: '如你遇上困難，我們會先與你商討可行方案；出售物業只會是最後的選擇。',
          bodyCn: '如果您遇到困难，我们会先与您商量可行方案；出售房产是最后的选择。',
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
        '<ul><li><strong>Intermediaries.</strong> We do not pay anyone to introduce customers, and we do not accept applications through an intermediary who charges you. If a third party is involved, the application asks for their name and address, as our licence requires. If anyone asks you to pay for arranging a loan with us, call {hotline}.</li><li><strong>Fees in advance.</strong> You pay us nothing before the loan is paid out.</li><li><strong>Referees.</strong> We do not ask for relatives or colleagues to vouch for you, and do not call anyone else about your loan.</li><li><strong>Hard selling.</strong> We make no cold calls, and no offers that expire the same day. You may take the agreement home and show it to a solicitor.</li><li><strong>Interest on interest.</strong> Unpaid interest is never added to principal, during a payment holiday or at any other time.</li><li><strong>Flats that may not be mortgaged.</strong> Subsidised flats with an unpaid premium are not accepted without the approval the law requires.</li><li><strong>Selling your data.</strong> We do not sell your details. We send marketing only if you have ticked the box, and stop when you ask us to.</li></ul>',
      bodyHk:
        '<ul><li><strong>中介：</strong>我們不會付費請人介紹客戶，亦不接受由向你收費的中介轉介的申請。如申請涉及第三方，按牌照條件須申報其姓名及地址。如有人以代辦我們的貸款為由向你收費，請致電{hotline}。</li><li><strong>預繳費用：</strong>放款前，你毋須向我們支付任何款項。</li><li><strong>諮詢人：</strong>我們不會要求你提供親友或同事作諮詢人，亦不會就你的貸款致電他人。</li><li><strong>硬銷：</strong>不打推銷電話，不設「今晚截止」的優惠。你可將貸款協議帶回家，先請律師過目。</li><li><strong>利上加利：</strong>無論是否在還款假期內，未付利息一概不會撥入本金。</li><li><strong>不可按揭的單位：</strong>未補地價的資助房屋，如未取得法例規定的批准，我們不會接受申請。</li><li><strong>出售資料：</strong>我們不會出售你的個人資料。只有在你剔選同意後，我們才會發送推廣訊息；你可隨時要求停止。</li></ul>',
      bodyCn:
        '<ul><li><strong>中介：</strong>我们不会付钱请人介绍客户；如果中介向您收费，我们也不会接受其转介的申请。如果申请涉及第三方，按牌照条件须申报其姓名和地址。如果有人以代办我们的贷款为由向您收费，请致电{hotline}。</li><li><strong>预缴费用：</strong>放款前，您无需向我们支付任何款项。</li><li><strong>贷款联系人：</strong>我们不会要求您提供亲友或同事作为贷款联系人，也不会就您的贷款致电他人。</li><li><strong>强行推销：</strong>不打推销电话，不设“今晚截止”的优惠。您可以把合同带回家，先请律师过目。</li><li><strong>利滚利：</strong>无论是否在还款假期内，未付利息一律不会计入本金。</li><li><strong>不可抵押的房产：</strong>未补地价的香港资助出售房屋，如未取得法律规定的批准，我们不会接受申请。</li><li><strong>出售个人信息：</strong>我们不会出售您的个人信息。只有在您勾选同意后，我们才会发送推广信息；您可以随时要求停止。</li></ul>',
    },
    {
      type: 'steps',
      id: 'complaints',
      headingEn: 'How we handle a complaint',
      headingHk: '投訴處理程序',
      headingCn: '投诉处理程序',
      leadEn:
        'A complaint is free, can be made in Cantonese, Putonghua or English, and does not affect your loan.',
      leadHk: '投訴不收費用，可用廣東話、普通話或英語提出，亦不會影響你的貸款。',
      leadCn: '投诉不收费，可以用普通话、粤语或英语提出，也不会影响您的贷款。',
      items: [
        {
          titleEn: 'Tell us what happened',
          titleHk: '說明投訴內容',
          titleCn: '说明投诉内容',
          bodyEn:
            'Call {hotline}, write from your account, or post a letter. Say what happened and what you would like us to do.',
          bodyHk: '致電{hotline}、經帳戶留言或郵寄，說明事情經過及你的期望。',
          bodyCn: '致电{hotline}、通过账户留言或邮寄，说明事情经过和您的诉求。',
        },
        {
          titleEn: 'You get a reference',
          titleHk: '獲發檔案編號',
          titleCn: '获得受理编号',
          bodyEn:
            'You are given one at once if you complain by phone or online. Within {promise.complaintAcknowledged} of your complaint, we also confirm it in writing.',
          bodyHk:
            '以電話或網上投訴，可即時獲發編號；我們會於{promise.complaintAcknowledged}內以書面確認。',
          bodyCn:
            '通过电话或网上投诉，可以立即获得编号；我们会在{promise.complaintAcknowledged}内书面确认。',
        },
        {
          titleEn: 'Someone else looks into it',
          titleHk: '由另一位職員調查',
          titleCn: '由另一位工作人员调查',
          bodyEn:
            'The person you complain about does not handle the complaint. If we need more details, we ask for all of them at once.',
          bodyHk: '不會由被投訴的職員處理；如需補充資料，會一次過向你查詢。',
          bodyCn: '投诉不会交给被投诉的工作人员处理；如需补充资料，我们会一次性向您询问。',
        },
        {
          titleEn: 'A written answer',
          titleHk: '書面答覆',
          titleCn: '书面答复',
          bodyEn:
            'Within {promise.complaintAnswer} of your complaint: what we found, what we will put right, and what you can do if you disagree. If we need longer, we will tell you why and when you will hear from us.',
          bodyHk:
            '{promise.complaintAnswer}內答覆：調查結果、補救措施，以及不滿意時的其他途徑。如需更長時間，會說明原因及預計答覆日期。',
          bodyCn:
            '{promise.complaintAnswer}内答复：调查结果、补救措施，以及不满意时的其他途径。如果需要更长时间，会说明原因和预计答复日期。',
        },
        {
          titleEn: 'If you disagree with the answer',
          titleHk: '如不滿意答覆',
          titleCn: '如果不满意答复',
          bodyEn:
            'Ask for a review by senior management, or write to the Registrar of Money Lenders at the Companies Registry, the Police, the Privacy Commissioner or the Consumer Council, depending on the matter.',
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
          questionCn: '怎么确认你们持有牌照？',
          answerEn:
            'Look up our licence number, {licenceNumber}, in the public register of money lenders kept by the Companies Registry.',
          answerHk: '可在公司註冊處的持牌放債人登記冊查核我們的牌照號碼：{licenceNumber}。',
          answerCn: '可以在香港公司注册处的持牌放债人登记册中核对我们的牌照号码：{licenceNumber}。',
        },
        {
          questionEn: 'Are you a bank?',
          questionHk: '你們是銀行嗎？',
          questionCn: '你们是银行吗？',
          answerEn:
            'No. The rules for banks on loan-to-value and stress tests do not apply to us, and nothing we offer is approved by the Monetary Authority. We set our own limits and publish them.',
          answerHk:
            '不是。銀行的按揭成數及壓力測試規定不適用於我們，我們的產品亦未經金管局審批。我們自行訂立上限，並予公布。',
          answerCn:
            '不是。银行的按揭成数和压力测试规定不适用于我们，我们的产品也未经香港金管局审批。我们自行设定上限，并予以公布。',
        },
        {
          questionEn: 'Why should I pay your rate when banks are cheaper?',
          questionHk: '銀行利率較低，為何要選擇你們？',
          questionCn: '银行利率更低，为什么要选你们？',
          answerEn:
            'If a bank will lend to you in time, choose the bank. We mainly lend to people whom a bank’s rules leave out, and for terms so short that the difference in interest is small.',
          answerHk:
            '如銀行趕得及批出貸款，應選擇銀行。我們主要處理不符合銀行準則的申請，以及年期短、利息差額不大的貸款。',
          answerCn:
            '如果银行来得及放款，应选择银行。我们主要处理不符合银行要求的申请，以及期限短、利息差额不大的贷款。',
        },
        {
          questionEn: 'How do you earn your money?',
          questionHk: '你們的收入來自哪裏？',
          questionCn: '你们的收入来自哪里？',
          answerEn:
            'Only from the interest on our loans. We take no commission from solicitors, surveyors, insurers or agents.',
          answerHk: '只來自利息。我們不會向律師、測量師、保險公司或地產代理收取佣金。',
          answerCn: '只来自利息。我们不会向律师、测量师、保险公司或房产代理收取佣金。',
        },
        {
          questionEn: 'Which languages do you speak?',
          questionHk: '你們提供哪些語言的服務？',
          questionCn: '你们提供哪些语言的服务？',
          answerEn:
            'Cantonese, Putonghua and English. This site is in Traditional Chinese, Simplified Chinese and English, and you may choose a loan agreement in Chinese or English.',
          answerHk:
            '廣東話、普通話及英語；網站備有繁體中文、簡體中文及英文。貸款協議可選中文或英文。',
          answerCn:
            '普通话、粤语和英语；网站备有简体中文、繁体中文和英文。贷款合同可选中文或英文。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Do you have a question?',
      headingHk: '歡迎查詢',
      headingCn: '欢迎咨询',
      bodyEn: 'Asking is free and does not bind you.',
      bodyHk: '查詢不收費，亦沒有約束力。',
      bodyCn: '咨询不收费，对您也没有任何约束力。',
      actions: [
        {
          labelEn: 'Contact us',
          labelHk: '聯絡我們',
          labelCn: '联系我们',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Questions and answers',
          labelHk: '查看常見問題',
          labelCn: '查看常见问题',
          href: '/faq',
          kind: 'secondary',
        },
      ],
    },
  ],
};
