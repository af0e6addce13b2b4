import type { PageInput } from '@/contracts/content';
import { fastPassDocuments } from './fast-pass.documents';
import { fastPassQuestions } from './fast-pass.questions';

export const fastPassPage: PageInput = {
  slug: 'fast-pass',
  titleEn: 'Fast pass: pre-approval online | {brand}',
  titleHk: '快批按揭：網上取得初步預批 | {brand}',
  titleCn: '快批按揭：在线获得初步预批 | {brand}',
  descriptionEn:
    'An indicative pre-approval online before you send a single paper. {reward} reward when a qualifying loan is drawn; the conditions stand on this page.',
  descriptionHk:
    '未交文件，先在網上取得按揭初步預批。成功提取合資格貸款，可獲{reward}獎賞；本頁列明獎賞條件、利率上限、流程及常見問題。',
  descriptionCn:
    '还没交文件，先在网上获得按揭初步预批。成功提取符合条件的贷款，可获{reward}奖励；本页列明奖励条件、利率上限、流程和常见问题。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Fast pass',
      eyebrowHk: '快批按揭',
      eyebrowCn: '快批按揭',
      headingEn: 'Know where you stand before you gather the papers.',
      headingHk: '文件未交，先知大概結果。',
      headingCn: '文件还没准备，先知道大概结果。',
      leadEn:
        'Answer a short set of questions online and get an indicative pre-approval: how much, at about what rate, over how long. Then decide whether to go on.',
      leadHk:
        '在網上回答幾條問題，便可取得初步預批：大約借到多少、利率大概多少、分多久還。看過結果，再決定是否繼續。',
      leadCn:
        '在网上回答几个问题，就能获得初步预批：大约能借多少、利率大概多少、分多久还。看过结果，再决定是否继续。',
      actions: [
        {
          labelEn: 'Get an indicative pre-approval',
          labelHk: '取得初步預批',
          labelCn: '获取初步预批',
          href: '/apply/fast-pass',
          kind: 'primary',
        },
        {
          labelEn: 'Value my property first',
          labelHk: '先為物業估價',
          labelCn: '先为房产估价',
          href: '/online-property',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{reward}',
          valueHk: '{reward}',
          valueCn: '{reward}',
          labelEn: 'reward when it becomes a loan',
          labelHk: '成功提款獎賞',
          labelCn: '成功放款奖励',
          conditionEn:
            'Loan of at least HK$1,000,000 drawn within 90 days of the indicative pre-approval. Paid by cheque or FPS within 60 days of draw-down; one per property, not with other offers.',
          conditionHk:
            '由初步預批起計90日內提取不少於HK$1,000,000的貸款。於提款後60日內以支票或轉數快支付；每個物業限一次，不可與其他優惠同時使用。',
          conditionCn:
            '自初步预批起90天内提取不少于HK$1,000,000的贷款。在放款后60天内以支票或“转数快”支付；每个房产限一次，不与其他优惠同享。',
        },
        {
          valueEn: '{decisionHours} hours',
          valueHk: '{decisionHours}小時',
          valueCn: '{decisionHours}小时',
          labelEn: 'to the final decision',
          labelHk: '內有正式審批決定',
          labelCn: '内有正式审批结果',
          conditionEn: 'Counted on working days, from complete papers. The decision may be no.',
          conditionHk: '以工作天計，由文件齊備起計算；結果亦可能是不獲批。',
          conditionCn: '按工作日计算，从文件齐备起算；结果也可能是不批。',
        },
        {
          valueEn: '{fast-pass.annualRateFrom}',
          valueHk: '{fast-pass.annualRateFrom}',
          valueCn: '{fast-pass.annualRateFrom}',
          labelEn: 'a year at the lowest; at most {fast-pass.annualRateMax}',
          labelHk: '最低年利率；最高{fast-pass.annualRateMax}',
          labelCn: '最低年利率；最高{fast-pass.annualRateMax}',
          conditionEn:
            'Your own rate depends on our assessment. Up to {fast-pass.ltvMax} of the valuation.',
          conditionHk: '實際年利率視乎個別審批結果。按揭成數最高為估價的{fast-pass.ltvMax}。',
          conditionCn: '您的实际年利率以审批结果为准。最高可贷估价的{fast-pass.ltvMax}。',
        },
      ],
      illustration: 'key',
    },
    {
      type: 'audience',
      headingEn: 'Who it suits, and who it does not',
      headingHk: '適合誰，不適合誰',
      headingCn: '适合谁，不适合谁',
      suits: [
        {
          textEn: 'You want a budget before you look at flats or talk to your family about it.',
          textHk: '你想先定預算，再睇樓或與家人商量。',
          textCn: '您想先定预算，再看房或与家人商量。',
        },
        {
          textEn: 'Your flat is in an ordinary estate or building with recent sales to compare.',
          textHk: '物業屬一般屋苑或大廈，近期有成交可作比較。',
          textCn: '房产属于普通屋苑或大厦，近期有成交可作比较。',
        },
        {
          textEn: 'Your income can be shown on paper later, even if not today.',
          textHk: '你稍後可提供收入證明，只是今天未齊。',
          textCn: '您稍后可以提供收入证明，只是今天还没备齐。',
        },
        {
          textEn:
            'You would rather hear a likely no now than after a week of collecting documents.',
          textHk: '與其花一星期執文件才知不獲批，你寧願及早知道。',
          textCn: '与其花一星期收集文件才知道不批，您宁愿早点知道。',
        },
      ],
      suitsNot: [
        {
          textEn: 'You need a firm commitment today. An indication is not one.',
          textHk: '你今天就要確實的承諾。初步預批並非貸款承諾。',
          textCn: '您今天就要确定的承诺。初步预批不是贷款承诺。',
        },
        {
          textEn:
            'You need more than {fast-pass.ltvMax} of the valuation, or more than {fast-pass.maxAmount}.',
          textHk: '你需要高於估價{fast-pass.ltvMax}的成數，或超過{fast-pass.maxAmount}的貸款。',
          textCn: '您需要高于估价{fast-pass.ltvMax}的比例，或超过{fast-pass.maxAmount}的贷款。',
        },
        {
          textEn:
            'The property is unusual: a village house, a shop, a flat with unauthorised works. A person should look at it first.',
          textHk: '物業較特殊，例如村屋、商舖或有僭建物的單位。應先由專人評估。',
          textCn: '房产比较特殊，例如村屋、商铺或有违规改建的单位。应先由专人评估。',
        },
        {
          textEn: 'The reward is the reason. Borrowing costs more than it brings.',
          textHk: '你是為獎賞而借。利息開支遠超獎賞。',
          textCn: '您是为奖励而借。利息支出会超过奖励。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'fast-pass',
      headingEn: 'The facts in one place',
      headingHk: '產品資料一覽',
      headingCn: '产品要点一览',
      noteEn:
        'The indicative pre-approval is free and binds nobody. For the loan we charge interest and no fee; your solicitor’s bill is separate.',
      noteHk: '初步預批不收費，對雙方均無約束力。貸款只收利息，不收手續費；律師費另計。',
      noteCn: '初步预批不收费，对双方都没有约束力。贷款只收利息，不收手续费；律师费另计。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'fast-pass',
      headingEn: 'A worked example',
      headingHk: '供款例子',
      headingCn: '月供示例',
      leadEn:
        'What a fast-pass loan costs each month and in all. The reward is not part of the sums.',
      leadHk: '看看每月供款及總利息。計算並不包括獎賞。',
      leadCn: '看看每月月供和总利息。计算不包括奖励。',
      noteEn:
        'An illustration, not an offer. Your rate depends on our assessment and is at most {fast-pass.annualRateMax} a year.',
      noteHk:
        '例子只供參考，並非貸款要約。實際利率視乎個別審批，年利率最高{fast-pass.annualRateMax}。',
      noteCn:
        '示例仅供参考，不构成贷款要约。实际利率以审批结果为准，年利率最高{fast-pass.annualRateMax}。',
    },
    {
      type: 'table',
      id: 'two-answers',
      headingEn: 'Two answers, and what each is worth',
      headingHk: '兩個結果，各有份量',
      headingCn: '两个结果，分量不同',
      columns: [
        { labelEn: 'What matters', labelHk: '項目', labelCn: '项目' },
        { labelEn: 'Indicative pre-approval', labelHk: '初步預批', labelCn: '初步预批' },
        { labelEn: 'Final approval', labelHk: '正式批核', labelCn: '正式审批' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Rests on', textHk: '根據', textCn: '依据' },
            {
              textEn: 'Your answers and an online valuation',
              textHk: '你填寫的資料及網上估價',
              textCn: '您填写的资料和在线估价',
            },
            {
              textEn: 'Papers, a valuation, a land search, a credit report',
              textHk: '文件、估價、土地查冊及信貸報告',
              textCn: '文件、估价、土地查册和信用报告',
            },
          ],
        },
        {
          cells: [
            { textEn: 'When', textHk: '時間', textCn: '时间' },
            {
              textEn:
                'Online, once the questions are answered; by a person if the valuation data is thin',
              textHk: '填妥資料後網上顯示；估價數據不足時由專人跟進',
              textCn: '填完资料后在线显示；估价数据不足时由专人跟进',
            },
            {
              textEn: 'Within {decisionHours} hours, on working days, from complete papers',
              textHk: '文件齊備後{decisionHours}小時內（以工作天計）',
              textCn: '文件齐备后{decisionHours}小时内（按工作日计）',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Credit record', textHk: '信貸紀錄', textCn: '征信' },
            { textEn: 'Not looked at', textHk: '不會查閱', textCn: '不查询' },
            {
              textEn: 'Looked at, with your consent',
              textHk: '經你同意後查閱',
              textCn: '经您同意后查询',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Binding on us', textHk: '對我們的約束力', textCn: '对我们的约束力' },
            { textEn: 'No', textHk: '沒有', textCn: '没有' },
            {
              textEn: 'On the terms and until the date in the letter',
              textHk: '按批核信所列條款及有效日期',
              textCn: '按批核信所列条款和有效日期',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Binding on you', textHk: '對你的約束力', textCn: '对您的约束力' },
            { textEn: 'No', textHk: '沒有', textCn: '没有' },
            { textEn: 'Not until you sign', textHk: '簽署之前沒有', textCn: '签署之前没有' },
          ],
        },
      ],
    },
    {
      type: 'prose',
      id: 'reward',
      headingEn: 'The {reward} reward, in full',
      headingHk: '{reward}獎賞條件',
      headingCn: '{reward}奖励条件',
      bodyEn:
        '<ul><li>You received an indicative pre-approval through the fast pass.</li><li>The loan is drawn within <strong>90 days</strong> of the date on that pre-approval.</li><li>The amount drawn is <strong>at least HK$1,000,000</strong>.</li><li>We pay by cheque or FPS, to the borrower, within <strong>60 days</strong> of draw-down.</li><li>One reward for each property, however many borrowers or loans.</li><li>Not together with other offers.</li></ul><p>The reward does not change the rate, which is at most {fast-pass.annualRateMax} a year. You need not pay, buy or refer anything to receive it.</p>',
      bodyHk:
        '<ul><li>經快批按揭取得初步預批。</li><li>由初步預批日期起計<strong>90日內</strong>提取貸款。</li><li>提取金額<strong>不少於HK$1,000,000</strong>。</li><li>我們於提款後<strong>60日內</strong>，以支票或轉數快支付予借款人。</li><li>每個物業限一次，不論借款人或貸款數目。</li><li>不可與其他優惠同時使用。</li></ul><p>獎賞不影響利率，年利率最高{fast-pass.annualRateMax}。領取獎賞毋須付費、購物或轉介他人。</p>',
      bodyCn:
        '<ul><li>通过快批按揭获得初步预批。</li><li>自初步预批日期起<strong>90天内</strong>提取贷款。</li><li>提取金额<strong>不少于HK$1,000,000</strong>。</li><li>我们在放款后<strong>60天内</strong>，以支票或“转数快”付给借款人。</li><li>每个房产限一次，不论借款人或贷款数量。</li><li>不与其他优惠同享。</li></ul><p>奖励不影响利率，年利率最高{fast-pass.annualRateMax}。领取奖励不需要付费、购物或介绍他人。</p>',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How it goes',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Answer the questions',
          titleHk: '回答問題',
          titleCn: '回答问题',
          bodyEn:
            'The property, what you earn, what you already repay, how much you need and for how long.',
          bodyHk: '物業、入息、現有供款、需要金額及年期。',
          bodyCn: '房产、收入、现有还款、需要的金额和期限。',
        },
        {
          titleEn: 'Prove your phone',
          titleHk: '核實電話',
          titleCn: '核实电话',
          bodyEn: 'A one-time code ties the answer to you, so that nobody else can see or use it.',
          bodyHk: '以驗證碼確認是你本人，其他人不能查看或使用結果。',
          bodyCn: '用验证码确认是您本人，其他人不能查看或使用结果。',
        },
        {
          titleEn: 'Read the indication',
          titleHk: '查看初步預批',
          titleCn: '查看初步预批',
          bodyEn:
            'Amount, rate range and payment, with the date and the assumptions. Stop here if you like.',
          bodyHk: '列明金額、利率範圍、供款、日期及假設。到此為止亦可。',
          bodyCn: '列明金额、利率区间、月供、日期和假设。到这里停下也可以。',
        },
        {
          titleEn: 'Send the papers',
          titleHk: '上載文件',
          titleCn: '上传文件',
          bodyEn:
            'From your phone, against a short list. Within {decisionHours} hours of complete papers, on working days, you have the final decision.',
          bodyHk: '按清單用手機上載。文件齊備後{decisionHours}小時內（以工作天計）有正式決定。',
          bodyCn: '按清单用手机上传。文件齐备后{decisionHours}小时内（按工作日计）有正式结果。',
        },
        {
          titleEn: 'Sign at the solicitor’s office',
          titleHk: '到律師樓簽契',
          titleCn: '到律师楼签契',
          bodyEn:
            'In person, with the deed explained to you. The 90 days of the reward run until the loan is drawn, so book early.',
          bodyHk: '須親身簽署，律師會解釋內容。獎賞的90日期限以提款日為準，請及早預約。',
          bodyCn: '必须本人到场签署，律师会解释内容。奖励的90天期限以放款日为准，请及早预约。',
        },
      ],
    },
    fastPassDocuments,
    fastPassQuestions,
    {
      type: 'callToAction',
      headingEn: 'A first answer, free and without papers',
      headingHk: '先知方向，免費，毋須文件',
      headingCn: '先知道方向，免费，不用交文件',
      bodyEn:
        'The indicative pre-approval binds neither of us. Final approval needs papers, a valuation and your consent to a credit check.',
      bodyHk: '初步預批對雙方均無約束力。正式批核須審閱文件、估價，並經你同意查閱信貸紀錄。',
      bodyCn: '初步预批对双方都没有约束力。正式审批需要审阅文件、估价，并经您同意查询征信。',
      actions: [
        {
          labelEn: 'Get an indicative pre-approval',
          labelHk: '取得初步預批',
          labelCn: '获取初步预批',
          href: '/apply/fast-pass',
          kind: 'primary',
        },
        {
          labelEn: 'Find my loan',
          labelHk: '貸款配對',
          labelCn: '产品匹配',
          href: '/product-finder',
          kind: 'secondary',
        },
      ],
    },
  ],
};
