import type { PageInput } from '@/contracts/content/page';
import { identityDocuments, incomeDocuments, ownershipDocuments } from '../shared/documents';

export const page: PageInput = {
  slug: 'fast-pass',
  titleEn: 'Fast pass: pre-approval online | {brand}',
  titleHk: '網上預批：先取得初步結果 | {brand}',
  titleCn: '网上预批：先获得初步结果 | {brand}',
  descriptionEn:
    'An indicative pre-approval online before you send any document. {promise.reward} reward when a qualifying loan is drawn; this page states the conditions.',
  descriptionHk:
    '毋須先交文件，即可在網上取得按揭初步預批。成功提取合資格貸款，可獲{promise.reward}獎賞；本頁列明獎賞條件、利率上限、流程及常見問題。',
  descriptionCn:
    '无需先交文件，就能在网上获得按揭初步预批。成功提取符合条件的贷款，可获{promise.reward}奖励；本页列明奖励条件、利率上限、流程和常见问题。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Fast pass',
      eyebrowHk: '網上預批',
      eyebrowCn: '网上预批',
      headingEn: 'Get an indicative pre-approval before you send documents',
      headingHk: '毋須先交文件，即可取得初步預批',
      headingCn: '无需先交文件，就能获得初步预批',
      leadEn:
        'Answer a short set of questions online and get an indicative pre-approval that shows how much you could borrow, at about what rate and for how long. Then decide whether to continue.',
      leadHk:
        '在網上回答幾條問題，便可取得初步預批，了解大約可借多少、利率範圍及年期。看過結果，再決定是否繼續。',
      leadCn:
        '在网上回答几个问题，就能获得初步预批，了解大约能借多少、利率区间和期限。看过结果，再决定是否继续。',
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
          valueEn: '{promise.reward}',
          valueHk: '{promise.reward}',
          valueCn: '{promise.reward}',
          labelEn: 'reward when a qualifying loan is drawn',
          labelHk: '成功提款獎賞',
          labelCn: '成功放款奖励',
          conditionEn:
            'Loan of at least {promise.rewardLoan} drawn within {promise.rewardDrawDown} of the indicative pre-approval. Paid by cheque or FPS within {promise.rewardPayment} of draw-down; one per property; cannot be combined with other offers.',
          conditionHk:
            '由初步預批起計{promise.rewardDrawDown}內提取不少於{promise.rewardLoan}的貸款。於提款後{promise.rewardPayment}內以支票或轉數快支付；每個物業限一次，不可與其他優惠同時使用。',
          conditionCn:
            '自初步预批起{promise.rewardDrawDown}内提取不少于{promise.rewardLoan}的贷款。在放款后{promise.rewardPayment}内以支票或“转数快”支付；每套房产限一次，不与其他优惠同享。',
        },
        {
          valueEn: '{promise.decision}',
          valueHk: '{promise.decision}',
          valueCn: '{promise.decision}',
          labelEn: 'to the final decision',
          labelHk: '正式審批時限',
          labelCn: '正式审批时限',
          conditionEn:
            'On working days, from the moment your documents are complete. The decision may be no.',
          conditionHk: '由文件齊備起，以工作天計算；申請亦可能不獲批核。',
          conditionCn: '从文件齐备起，按工作日计算；申请也可能不获批准。',
        },
        {
          valueEn: '{fast-pass.annualRateFrom}',
          valueHk: '{fast-pass.annualRateFrom}',
          valueCn: '{fast-pass.annualRateFrom}',
          labelEn: 'lowest annual rate; the highest is {fast-pass.annualRateMax}',
          labelHk: '最低年利率；最高{fast-pass.annualRateMax}',
          labelCn: '最低年利率；最高{fast-pass.annualRateMax}',
          conditionEn:
            'Your own rate depends on our assessment. Up to {fast-pass.ltvMax} of the valuation. APR {fast-pass.aprFrom} for {fast-pass.exampleAmount} over {fast-pass.exampleTenor}.',
          conditionHk:
            '個別利率視乎審批結果。按揭成數最高為估價的{fast-pass.ltvMax}。實際年利率{fast-pass.aprFrom}（以{fast-pass.exampleAmount}、{fast-pass.exampleTenor}計）。',
          conditionCn:
            '您的利率以审批结果为准。贷款成数最高为估价的{fast-pass.ltvMax}。实际年利率{fast-pass.aprFrom}（以{fast-pass.exampleAmount}、{fast-pass.exampleTenor}计）。',
        },
      ],
      illustration: 'key',
    },
    {
      type: 'audience',
      headingEn: 'Who it suits, and who it does not',
      headingHk: '適合及不適合的情況',
      headingCn: '适合与不适合的情况',
      suits: [
        {
          textEn: 'You want a budget before you look at flats or talk to your family about it.',
          textHk: '你想先定預算，再看樓或與家人商量。',
          textCn: '您想先定预算，再看房或与家人商量。',
        },
        {
          textEn: 'Your flat is in an ordinary estate or building with recent sales to compare.',
          textHk: '物業屬一般屋苑或大廈單位，近期有成交可作比較。',
          textCn: '房产位于普通小区或大厦，近期有成交可作比较。',
        },
        {
          textEn: 'You can prove your income with documents later, even if not today.',
          textHk: '你暫時未備齊收入證明，但稍後可以提供。',
          textCn: '您暂时还没备齐收入证明，但稍后可以提供。',
        },
        {
          textEn: 'You would like to know your chances before you collect documents.',
          textHk: '你希望在收集文件之前，先知道獲批機會。',
          textCn: '您希望在准备文件之前，先了解获批的可能性。',
        },
      ],
      suitsNot: [
        {
          textEn: 'You need a firm commitment today. An indication is not a commitment.',
          textHk: '你今天便需要確實的貸款承諾。初步預批並非貸款承諾。',
          textCn: '您今天就需要确定的贷款承诺。初步预批不是贷款承诺。',
        },
        {
          textEn:
            'You need more than {fast-pass.ltvMax} of the valuation, or more than {fast-pass.maxAmount}.',
          textHk:
            '你需要的按揭成數高於估價的{fast-pass.ltvMax}，或貸款額超過{fast-pass.maxAmount}。',
          textCn:
            '您需要的贷款成数高于估价的{fast-pass.ltvMax}，或贷款额超过{fast-pass.maxAmount}。',
        },
        {
          textEn:
            'The property is unusual: a village house, a shop, a flat with unauthorised works. Our staff should look at it first.',
          textHk: '物業較特殊，例如村屋、商舖或有僭建物的單位。應先由估價人員評估。',
          textCn: '房产比较特殊，例如村屋、商铺或有违规改建的住房。应先由估价人员评估。',
        },
        {
          textEn:
            'You would borrow for the sake of the reward. The interest costs more than the reward.',
          textHk: '你為獎賞而借款。利息開支會超過獎賞。',
          textCn: '您为了奖励而借款。利息支出会超过奖励。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'fast-pass',
      headingEn: 'Loan details',
      headingHk: '產品資料一覽',
      headingCn: '产品要点一览',
      noteEn:
        'The indicative pre-approval is free and binds neither side. We charge interest on the loan but no fee; your solicitor’s bill is separate.',
      noteHk: '初步預批不收費，對雙方均無約束力。貸款只收利息，不收手續費；律師費另計。',
      noteCn: '初步预批不收费，对双方都没有约束力。贷款只收利息，不收手续费；律师费另计。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'fast-pass',
      drawing: { kind: 'higherRates', points: [1, 2, 3] },
      headingEn: 'Your payment at a higher rate',
      headingHk: '利率較高時的每月供款',
      headingCn: '利率较高时的月供',
      leadEn:
        'Your own rate is known only after the assessment. Check that you could still make the payment at a higher rate.',
      leadHk: '你的利率在正式審批後才能確定，請先了解利率較高時，供款是否仍可負擔。',
      leadCn: '您的利率在正式审批后才能确定，请先了解利率较高时，月供是否仍可负担。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'fast-pass',
      headingEn: 'A worked example',
      headingHk: '供款例子',
      headingCn: '月供示例',
      leadEn: 'What a fast-pass loan costs each month and in total, without the reward.',
      leadHk: '以下為每月供款及總利息，並未計入獎賞。',
      leadCn: '以下为月供和总利息，不包括奖励。',
      noteEn:
        'An illustration, not an offer. Your rate depends on our assessment and is at most {fast-pass.annualRateMax} a year.',
      noteHk: '例子只供參考，並非貸款要約。個別利率視乎審批，年利率最高{fast-pass.annualRateMax}。',
      noteCn:
        '示例仅供参考，不构成贷款要约。具体利率以审批结果为准，年利率最高{fast-pass.annualRateMax}。',
    },
    {
      type: 'table',
      id: 'two-answers',
      headingEn: 'Indicative pre-approval and final approval compared',
      headingHk: '初步預批與正式批核的分別',
      headingCn: '初步预批与正式审批的区别',
      columns: [
        { labelEn: 'Feature', labelHk: '項目', labelCn: '项目' },
        { labelEn: 'Indicative pre-approval', labelHk: '初步預批', labelCn: '初步预批' },
        { labelEn: 'Final approval', labelHk: '正式批核', labelCn: '正式审批' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Based on', textHk: '根據', textCn: '依据' },
            {
              textEn: 'Your answers and an online valuation',
              textHk: '你填寫的資料及網上估價',
              textCn: '您填写的资料和在线估价',
            },
            {
              textEn: 'Documents, a valuation, a land search, a credit report',
              textHk: '文件、估價、土地查冊及信貸報告',
              textCn: '文件、估价、产权查询和征信报告',
            },
          ],
        },
        {
          cells: [
            { textEn: 'When', textHk: '時間', textCn: '时间' },
            {
              textEn:
                'Online, once the questions are answered; from our staff if there is too little data for a valuation',
              textHk: '填妥資料後網上顯示；估價數據不足時由職員跟進',
              textCn: '填完资料后在线显示；估价数据不足时由工作人员跟进',
            },
            {
              textEn:
                'Within {promise.decision}, on working days, once your documents are complete',
              textHk: '文件齊備後{promise.decision}內（以工作天計）',
              textCn: '文件齐备后{promise.decision}内（按工作日计）',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Credit record', textHk: '信貸紀錄', textCn: '征信' },
            { textEn: 'Not checked', textHk: '不會查閱', textCn: '不查询' },
            {
              textEn: 'Checked, with your consent',
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
              textEn: 'Yes, on the terms of the approval letter and until the date it states',
              textHk: '有，按批核信所列條款，直至信上註明的有效日期',
              textCn: '有，按批准函所列条款，直至函上注明的有效日期',
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
      headingEn: 'Conditions of the {promise.reward} reward',
      headingHk: '{promise.reward}獎賞條件',
      headingCn: '{promise.reward}奖励条件',
      bodyEn:
        '<ul><li>You received an indicative pre-approval through the fast pass.</li><li>The loan is drawn within <strong>{promise.rewardDrawDown}</strong> of the date on that pre-approval.</li><li>The amount drawn is <strong>at least {promise.rewardLoan}</strong>.</li><li>We pay the borrower by cheque or FPS within <strong>{promise.rewardPayment}</strong> of draw-down.</li><li>One reward for each property, however many borrowers or loans.</li><li>The reward cannot be combined with other offers.</li></ul><p>The reward does not change the rate, which is at most {fast-pass.annualRateMax} a year. You do not need to pay, buy anything or refer anyone to receive it.</p>',
      bodyHk:
        '<ul><li>經網上預批取得初步預批。</li><li>由初步預批日期起計<strong>{promise.rewardDrawDown}內</strong>提取貸款。</li><li>提取金額<strong>不少於{promise.rewardLoan}</strong>。</li><li>我們於提款後<strong>{promise.rewardPayment}內</strong>，以支票或轉數快支付予借款人。</li><li>每個物業限一次，不論借款人或貸款數目。</li><li>不可與其他優惠同時使用。</li></ul><p>獎賞不影響利率，年利率最高{fast-pass.annualRateMax}。領取獎賞毋須付費、購物或轉介他人。</p>',
      bodyCn:
        '<ul><li>通过网上预批获得初步预批。</li><li>自初步预批日期起<strong>{promise.rewardDrawDown}内</strong>提取贷款。</li><li>提取金额<strong>不少于{promise.rewardLoan}</strong>。</li><li>我们在放款后<strong>{promise.rewardPayment}内</strong>，以支票或“转数快”付给借款人。</li><li>每套房产限一次，不论借款人或贷款数量。</li><li>不与其他优惠同享。</li></ul><p>奖励不影响利率，年利率最高{fast-pass.annualRateMax}。领取奖励不需要付费、购物或介绍他人。</p>',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Answer the questions',
          titleHk: '回答問題',
          titleCn: '回答问题',
          timeEn: 'about {promise.fastPassTime}',
          timeHk: '約{promise.fastPassTime}',
          timeCn: '约{promise.fastPassTime}',
          bodyEn:
            'We ask about the property, what you earn, what you already repay, how much you need and for how long.',
          bodyHk: '問題涵蓋物業、入息、現有供款、所需金額及年期。',
          bodyCn: '问题涉及房产、收入、现有还款、所需金额和期限。',
        },
        {
          titleEn: 'Confirm your mobile number',
          titleHk: '驗證手提電話號碼',
          titleCn: '验证手机号码',
          bodyEn: 'A one-time code makes sure that only you can see and use the result.',
          bodyHk: '以驗證碼確認是你本人，其他人不能查看或使用結果。',
          bodyCn: '用验证码确认是您本人，其他人不能查看或使用结果。',
        },
        {
          titleEn: 'Read the result',
          titleHk: '查看初步預批',
          titleCn: '查看初步预批',
          bodyEn:
            'You see the amount, the range of rates and the payment, with the date and the assumptions. You do not need to continue.',
          bodyHk: '結果列明金額、利率範圍、供款、日期及假設。你可選擇不再繼續。',
          bodyCn: '结果写明金额、利率区间、月供、日期和假设条件。您可以选择不再继续。',
        },
        {
          titleEn: 'Send the documents',
          titleHk: '上載文件',
          titleCn: '上传文件',
          timeEn: 'when it suits you',
          timeHk: '時間由你安排',
          timeCn: '时间由您安排',
          bodyEn:
            'Use your phone to upload the documents on a short list. Once your documents are complete, we give you the final decision within {promise.decision}, on working days.',
          bodyHk: '按清單用手提電話上載。文件齊備後{promise.decision}內（以工作天計）有正式決定。',
          bodyCn: '按清单用手机上传。文件齐备后{promise.decision}内（按工作日计）有正式结果。',
        },
        {
          titleEn: 'Sign at the solicitor’s office',
          titleHk: '到律師樓簽契',
          titleCn: '到律师行签约',
          timeEn: 'by appointment',
          timeHk: '按預約時間',
          timeCn: '按预约时间',
          bodyEn:
            'You sign in person and the solicitor explains the deed. The reward is paid only if the loan is drawn within {promise.rewardDrawDown} of the date on your indicative pre-approval, so book the signing early.',
          bodyHk:
            '須親身簽署，律師會解釋內容。貸款須於初步預批日期起{promise.rewardDrawDown}內提取，方可獲得獎賞，請及早預約簽契。',
          bodyCn:
            '必须本人到场签署，律师会解释内容。贷款须在初步预批日期起{promise.rewardDrawDown}内提取，才能获得奖励，请尽早预约签约。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'Documents we need for the final approval',
      headingHk: '正式批核所需文件',
      headingCn: '正式审批所需文件',
      leadEn:
        'The indicative pre-approval is based on your answers and an online valuation. For the final approval we check documents.',
      leadHk: '初步預批根據你填寫的資料及網上估價，毋須文件；正式批核則須核實文件。',
      leadCn: '初步预批依据您填写的资料和在线估价，无需提交文件；正式审批则要核实文件。',
      groups: [
        identityDocuments,
        incomeDocuments,
        {
          titleEn: 'The property',
          titleHk: '物業文件',
          titleCn: '房产文件',
          items: [
            {
              nameEn: 'Agreement for sale and purchase, or your last mortgage statement',
              nameHk: '買賣合約，或最近一期按揭月結單',
              nameCn: '买卖合同，或最近一期按揭对账单',
              whyEn:
                'We need the agreement if you are buying, or the statement if you are moving a loan. We check them against the figures you typed.',
              whyHk: '置業交前者，轉按交後者，用以核實你填寫的數字。',
              whyCn: '买房请提交买卖合同，转按请提交按揭对账单，用来核实您填写的数字。',
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
          questionEn: 'Is the indicative pre-approval a promise?',
          questionHk: '取得初步預批，是否一定獲批？',
          questionCn: '获得初步预批，就一定能获批吗？',
          answerEn:
            'No. It says what we would probably lend if everything you told us proves to be correct. Once we have read your documents, valued the property and, with your consent, looked at your credit record, the final decision may be a smaller loan, another rate or a refusal.',
          answerHk:
            '不是。初步預批所示金額，是假設你填寫的資料全部屬實，我們預計可借出的金額。待我們審閱文件、為物業估價，並在你同意下查閱信貸紀錄後，正式批核的金額可能較低、利率可能不同，亦可能不獲批。',
          answerCn:
            '不一定。初步预批列出的，是假设您填写的资料全部属实，我们预计可以借出的金额。等我们审阅文件、为房产估价，并在您同意下查询征信之后，正式批准的金额可能更低、利率可能不同，也可能不获批准。',
        },
        {
          questionEn: 'Will the fast pass show on my credit record?',
          questionHk: '會影響信貸紀錄嗎？',
          questionCn: '会影响征信吗？',
          answerEn:
            'The indicative pre-approval does not: we do not look at your credit record for it. The final approval does need a credit report, and we ask for your consent before we request one.',
          answerHk:
            '初步預批不會，因為這一步不會查閱信貸紀錄。正式批核則需要信貸報告，我們會先取得你的同意才查閱。',
          answerCn:
            '初步预批不会，因为这一步不查征信。正式审批则需要征信报告，我们会先取得您的同意才查询。',
        },
        {
          questionEn: 'How is the fast pass different from an ordinary first mortgage?',
          questionHk: '與一般一按有甚麼分別？',
          questionCn: '和普通的首次按揭有什么不同？',
          answerEn:
            'You get an indication first and send documents afterwards. The limits of the fast pass are narrower: up to {fast-pass.ltvMax} of the valuation and between {fast-pass.minAmount} and {fast-pass.maxAmount}, subject to assessment.\n\nIf you need more, apply for a first mortgage, where the limit is up to {first.ltvMax}, also subject to valuation, property type and assessment.',
          answerHk:
            '網上預批先有初步結果，再交文件，但貸款範圍較窄：貸款額最高為估價的{fast-pass.ltvMax}，由{fast-pass.minAmount}至{fast-pass.maxAmount}，視乎審批結果。\n\n如需更高成數，可申請一按，上限為{first.ltvMax}，同樣視乎估價、物業類別及審批結果。',
          answerCn:
            '网上预批先有初步结果，再交文件，但贷款范围较窄：最高可贷估价的{fast-pass.ltvMax}，贷款额{fast-pass.minAmount}至{fast-pass.maxAmount}，以审批结果为准。\n\n如果需要更高的成数，可以申请首次按揭，上限为{first.ltvMax}，同样以估价、房产类型和审批结果为准。',
        },
        {
          questionEn: 'How do I get the {promise.reward}?',
          questionHk: '怎樣取得{promise.reward}獎賞？',
          questionCn: '怎样拿到{promise.reward}奖励？',
          answerEn:
            'You do not need to claim it. If a loan of at least {promise.rewardLoan} is drawn within {promise.rewardDrawDown} of the date on your indicative pre-approval, we pay you by cheque or FPS within {promise.rewardPayment} of draw-down. There is one reward for each property, and it cannot be combined with other offers.\n\nThe reward is not a reason to borrow more than you need.',
          answerHk:
            '毋須另行申請。由初步預批日期起計{promise.rewardDrawDown}內，提取不少於{promise.rewardLoan}的貸款，我們會於提款後{promise.rewardPayment}內以支票或轉數快支付。每個物業限一次，不可與其他優惠同時使用。\n\n請勿為了獎賞而多借。',
          answerCn:
            '无需另行申请。自初步预批日期起{promise.rewardDrawDown}内，提取不少于{promise.rewardLoan}的贷款，我们会在放款后{promise.rewardPayment}内以支票或“转数快”支付。每套房产限一次，不与其他优惠同享。\n\n请不要为了奖励而多借。',
        },
        {
          questionEn: 'Can I sign a provisional agreement relying on the indicative pre-approval?',
          questionHk: '可以憑初步預批簽署臨時買賣合約嗎？',
          questionCn: '可以凭初步预批签临时买卖合同吗？',
          answerEn:
            'We advise against it. The pre-approval helps you set a budget, but you may lose your deposit if no loan follows. Wait for the final approval, or ask your solicitor what happens to the deposit if a loan is refused.',
          answerHk:
            '不建議。初步預批有助你訂立預算，但並非貸款；如其後不獲批，你可能損失訂金。請待正式批核，或先向律師查詢：若貸款不獲批，訂金如何處理。',
          answerCn:
            '不建议。初步预批可以帮您定预算，但不是贷款；如果之后没有获批，您可能损失定金。请等正式审批，或先向律师咨询：如果贷款未获批准，定金怎么处理。',
        },
        {
          questionEn: 'How long is the indicative pre-approval valid?',
          questionHk: '初步預批有效期多久？',
          questionCn: '初步预批的有效期是多久？',
          answerEn:
            'It states a day up to which it is valid, {promise.indicationValid} after the day it was made, as long as your answers, the valuation and our terms stay as they are. If something has changed, change your answers and see the result again. The {promise.rewardDrawDown} for the reward run from the date on the pre-approval.',
          answerHk:
            '初步預批會註明有效期，由發出當日起計{promise.indicationValid}，前提是你填寫的資料、物業估價及我們的條款沒有改變。如有變化，可更改資料再看結果。獎賞的{promise.rewardDrawDown}期限由初步預批的日期起計。',
          answerCn:
            '初步预批会注明有效期，从发出当天起算{promise.indicationValid}，前提是您填写的信息、房产估价和我们的条款没有变化。如有变化，可以修改信息后再看结果。奖励的{promise.rewardDrawDown}期限从初步预批的日期起算。',
        },
        {
          questionEn: 'What if I do not get an indicative pre-approval?',
          questionHk: '如果不獲初步預批，怎麼辦？',
          questionCn: '如果没有获得初步预批，怎么办？',
          answerEn:
            'You see the reason, such as a loan too large for the valuation or a payment too high for the income. A smaller amount or a longer term may change the answer. If not, we suggest that you do not borrow now.',
          answerHk:
            '系統會說明原因，例如貸款額相對估價過高，或供款相對入息過重。減少金額或延長年期，結果或會不同；如仍不獲預批，現階段便不宜借貸。',
          answerCn:
            '系统会说明原因，例如贷款额相对估价过高，或月供相对收入过高。减少金额或延长期限，结果可能不同；如果还是没有获得预批，现阶段就不适合借款。',
        },
        {
          questionEn: 'What happens to my answers if I stop halfway?',
          questionHk: '填到一半停下，資料會怎樣處理？',
          questionCn: '填到一半停下，资料会怎么处理？',
          answerEn:
            'We keep them as a draft and, if you do not come back, delete them {promise.draftKept} after your last change. We do not use a draft to send you advertising.',
          answerHk:
            '資料會以草稿保留；如{promise.draftKept}內沒有繼續，便會刪除。我們不會利用草稿資料向你推銷。',
          answerCn:
            '资料会以草稿保留；如果{promise.draftKept}内没有继续，就会删除。我们不会利用草稿资料向您推销。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Get a free indication without documents',
      headingHk: '免費取得初步預批，毋須文件',
      headingCn: '免费获得初步预批，无需提交文件',
      bodyEn:
        'The indicative pre-approval binds neither of us. Final approval needs documents, a valuation and your consent to a credit check.',
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
