import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'payment-holiday',
  titleEn: 'Payment holiday: a pause in your payments | {brand}',
  titleHk: '還款假期：暫停供款 | {brand}',
  titleCn: '还款假期：暂停还款 | {brand}',
  descriptionEn:
    'Pay nothing for up to {promise.holidayMax}, if agreed. Simple interest runs on and is paid with the {promise.holidayInstalments} payments that follow, never added to the loan. See the cost first.',
  descriptionHk:
    '經批准後，最長{promise.holidayMax}毋須供款。利息以單息計算，於其後{promise.holidayInstalments}期供款中分攤，不會撥入本金。申請前可先查看新到期日及多付的利息。',
  descriptionCn:
    '经批准后，最长{promise.holidayMax}不用还款。利息以单利计算，在之后的{promise.holidayInstalments}期还款中分摊，不会计入本金。申请前可以先查看新的到期日和多付的利息。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Payment holiday',
      eyebrowHk: '還款假期',
      eyebrowCn: '还款假期',
      headingEn: 'Payment holiday: ask to stop paying for up to {promise.holidayMax}',
      headingHk: '還款假期：可申請暫停供款，最長{promise.holidayMax}',
      headingCn: '还款假期：可申请暂停还款，最长{promise.holidayMax}',
      leadEn:
        'If you have large expenses for a time, you can ask for {payment-holiday.minTenor} to {payment-holiday.maxTenor} in which nothing falls due. Interest runs on and the end date moves. You see what it costs before you apply.',
      leadHk:
        '如一時開支較大，現有客戶可申請暫停供款{payment-holiday.minTenor}至{payment-holiday.maxTenor}。期間利息照計，到期日順延；申請前可先查看須多付多少利息。',
      leadCn:
        '如果一时开支较大，现有客户可以申请暂停还款{payment-holiday.minTenor}至{payment-holiday.maxTenor}。期间利息照计，到期日顺延；申请前可以先查看要多付多少利息。',
      actions: [
        {
          labelEn: 'Sign in to see your figures',
          labelHk: '登入查看你的計算結果',
          labelCn: '登录查看您的计算结果',
          href: '/account/payment-holiday',
          kind: 'primary',
        },
        {
          labelEn: 'Talk to our staff first',
          labelHk: '先向職員查詢',
          labelCn: '先咨询工作人员',
          href: '/customer-centre',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{payment-holiday.maxTenor}',
          valueHk: '{payment-holiday.maxTenor}',
          valueCn: '{payment-holiday.maxTenor}',
          labelEn: 'longest holiday',
          labelHk: '最長假期',
          labelCn: '最长假期',
          conditionEn: 'For instalment and interest-only loans with us. Agreed case by case.',
          conditionHk: '適用於我們的分期攤還及只付利息貸款，按個別情況審批。',
          conditionCn: '适用于我们的分期偿还和先息后本贷款，按个别情况审批。',
        },
        {
          valueEn: 'Simple interest',
          valueHk: '單息計算',
          valueCn: '单利计算',
          labelEn: 'on the principal only',
          labelHk: '只按本金計息',
          labelCn: '只按本金计息',
          conditionEn:
            'At the rate in your agreement, at most {payment-holiday.annualRateMax} a year. Never added to the loan.',
          conditionHk:
            '按貸款協議所訂利率計算，年利率最高{payment-holiday.annualRateMax}；利息不會撥入本金。',
          conditionCn:
            '按合同利率计算，年利率最高{payment-holiday.annualRateMax}；利息不会计入本金。',
        },
        {
          valueEn: 'No fee',
          valueHk: '不收費用',
          valueCn: '不收费用',
          labelEn: 'for applying and for the holiday',
          labelHk: '申請及安排均免費',
          labelCn: '申请和安排都免费',
          conditionEn: 'You pay more interest in total, because the loan runs longer.',
          conditionHk: '由於還款期延長，總利息會增加。',
          conditionCn: '由于还款期延长，总利息会增加。',
        },
      ],
      illustration: 'peak',
    },
    {
      type: 'audience',
      headingEn: 'Who it suits, and who it does not',
      headingHk: '適合及不適合的情況',
      headingCn: '适合与不适合的情况',
      suits: [
        {
          textEn:
            'Your income will be lower for a known time: parental leave, a course, a change of job.',
          textHk: '收入會暫時減少，而你知道何時恢復，例如產假、進修或轉工。',
          textCn: '收入会暂时减少，而您知道什么时候恢复，例如产假、进修或换工作。',
        },
        {
          textEn: 'You have a large bill to pay: building repairs, an operation, a funeral.',
          textHk: '突然有一筆大額開支，例如大廈維修、手術或殮葬費用。',
          textCn: '突然有一笔大额支出，例如大厦维修、手术或丧葬费用。',
        },
        {
          textEn:
            'Your loan is up to date, and you can afford somewhat higher payments afterwards.',
          textHk: '供款一直準時，假期後供款略增亦應付得來。',
          textCn: '月供一直按时偿还，假期后月供略增也负担得起。',
        },
        {
          textEn: 'You know when you will be able to make full payments again.',
          textHk: '你清楚何時可恢復全數供款。',
          textCn: '您清楚什么时候可以恢复全额月供。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'You cannot tell when you will be able to pay in full again. A holiday makes the loan longer and more expensive.',
          textHk: '未能預計何時恢復供款能力。還款假期只會令還款期更長、成本更高。',
          textCn: '无法预计何时恢复还款能力。还款假期只会让还款期更长、成本更高。',
        },
        {
          textEn: 'You are already behind. Call us about other arrangements first.',
          textHk: '供款已經逾期。請先致電我們，商討其他安排。',
          textCn: '月供已经逾期。请先致电我们，商量其他安排。',
        },
        {
          textEn: 'You have a revolving loan. You already decide how much to draw and repay.',
          textHk: '你的貸款屬循環貸款。提款及還款的金額，本來已可自行決定。',
          textCn: '您的贷款属于循环贷款。提款和还款的金额，本来就可以自行决定。',
        },
        {
          textEn:
            'You could pay from savings and still keep a reserve. Paying from savings costs less.',
          textHk: '你可用部分儲蓄供款，而仍留有應急資金。使用儲蓄的成本較低。',
          textCn: '您可以用部分存款还款，而仍留有应急资金。使用存款的成本更低。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'payment-holiday',
      headingEn: 'Payment holiday details',
      headingHk: '還款假期資料一覽',
      headingCn: '还款假期要点一览',
      noteEn:
        'A holiday is not a new loan. The amounts and rates are those of the loans that can have a holiday; your own rate stays as in your agreement.',
      noteHk:
        '還款假期並非新貸款。以上列出可申請還款假期的貸款金額及利率範圍；你的利率仍以貸款協議為準。',
      noteCn:
        '还款假期不是新贷款。以上为可以申请还款假期的贷款金额和利率范围；您的利率仍按合同执行。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'payment-holiday',
      drawing: { kind: 'holiday', remainingMonths: 120 },
      headingEn: 'Payments before, during and after the holiday',
      headingHk: '還款假期前後的每月供款',
      headingCn: '还款假期前后的月供',
      leadEn:
        'Nothing falls due during the holiday. The interest for the holiday is added in equal parts to the payments that follow.',
      leadHk: '假期內毋須供款，假期利息平均加在其後的供款。',
      leadCn: '假期内不用还款，假期利息平均加在之后的月供里。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'payment-holiday',
      headingEn: 'Example of a payment holiday',
      headingHk: '還款假期例子',
      headingCn: '还款假期示例',
      leadEn: 'What a holiday costs, worked out on the principal still owed when it begins.',
      leadHk: '以假期開始時的尚欠本金，計算還款假期的利息。',
      leadCn: '还款假期的利息按假期开始时的剩余本金计算。',
      noteEn:
        'An illustration, not an offer. Your usual instalments resume when the holiday ends and run until the new end date. The interest shown is what the holiday adds if your rate does not change. The annual rate is at most {payment-holiday.annualRateMax}.',
      noteHk:
        '例子只供參考，並非貸款要約。假期完結後恢復原有供款，直至新的到期日。如利率不變，所示利息便是因還款假期而多付的金額。年利率最高{payment-holiday.annualRateMax}。',
      noteCn:
        '示例仅供参考，不构成贷款要约。假期结束后恢复原来的月供，直到新的到期日。如果利率不变，所示利息就是因还款假期而多付的金额。年利率最高{payment-holiday.annualRateMax}。',
    },
    {
      type: 'table',
      id: 'what-changes',
      headingEn: 'How your loan changes during and after the holiday',
      headingHk: '還款假期內及其後的貸款變化',
      headingCn: '还款假期内及之后的贷款变化',
      columns: [
        { labelEn: 'Your loan', labelHk: '貸款項目', labelCn: '贷款项目' },
        { labelEn: 'During the holiday', labelHk: '假期內', labelCn: '假期内' },
        { labelEn: 'Afterwards', labelHk: '假期後', labelCn: '假期后' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Monthly payment', textHk: '每月供款', textCn: '每月还款' },
            { textEn: 'Nothing falls due', textHk: '毋須供款', textCn: '不用还款' },
            {
              textEn:
                'As before, plus a share of the holiday’s interest in {promise.holidayInstalments} payments',
              textHk: '恢復原有供款，其中{promise.holidayInstalments}期另加分攤的假期利息',
              textCn: '恢复原来的月供，其中{promise.holidayInstalments}期另加分摊的假期利息',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Principal owed', textHk: '尚欠本金', textCn: '剩余本金' },
            { textEn: 'Does not change', textHk: '維持不變', textCn: '维持不变' },
            {
              textEn:
                'Goes down again, month by month; on an interest-only loan it stays the same until the end date',
              textHk: '重新逐月減少；只付利息貸款則維持不變，直至到期日',
              textCn: '重新逐月减少；先息后本贷款则维持不变，直至到期日',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Rate', textHk: '利率', textCn: '利率' },
            { textEn: 'As in your agreement', textHk: '按原有貸款協議', textCn: '按原有合同' },
            { textEn: 'As in your agreement', textHk: '按原有貸款協議', textCn: '按原有合同' },
          ],
        },
        {
          cells: [
            { textEn: 'End date', textHk: '到期日', textCn: '到期日' },
            {
              textEn: 'Moves later by the number of months taken',
              textHk: '按假期月數順延',
              textCn: '按假期月数顺延',
            },
            {
              textEn: 'The new date applies, unless you repay early',
              textHk: '以新到期日為準，亦可提早還清',
              textCn: '以新的到期日为准，也可以提前还清',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Mortgage on your property', textHk: '物業按揭', textCn: '房产抵押' },
            { textEn: 'Stays in place', textHk: '維持有效', textCn: '继续有效' },
            {
              textEn: 'Released when the loan is fully repaid',
              textHk: '全數清還後解除',
              textCn: '全部还清后解除',
            },
          ],
        },
      ],
    },
    {
      type: 'pageEntries',
      id: 'where-next',
      source: 'pymt-holiday',
      headingEn: 'Your next step',
      headingHk: '下一步',
      headingCn: '下一步',
      leadEn: 'Choose what suits your situation.',
      leadHk: '請按你目前的情況選擇。',
      leadCn: '请按您目前的情况选择。',
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'Keep paying until the holiday is agreed',
      headingHk: '未獲批准前，請繼續供款',
      headingCn: '未获批准之前，请继续还款',
      bodyEn:
        'Your payments do not stop when you apply. Keep paying the usual instalment until you have our written agreement, which states the first month of the holiday.',
      bodyHk: '提出申請後仍須照常供款，直至收到我們的書面同意，當中會列明還款假期首個月份。',
      bodyCn: '提出申请后仍要照常还款，直到收到我们的书面同意，其中会写明还款假期从哪个月开始。',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Sign in and choose the months',
          titleHk: '登入並選擇月數',
          titleCn: '登录并选择月数',
          timeEn: 'any time',
          timeHk: '隨時',
          timeCn: '随时',
          bodyEn:
            'Sign in with a one-time code. You see the interest, the new end date and the later payments at once.',
          bodyHk: '以驗證碼登入，即見利息、新到期日及其後每期供款。',
          bodyCn: '用验证码登录，就能看到利息、新的到期日和之后每期的还款额。',
        },
        {
          titleEn: 'Send the request',
          titleHk: '提交申請',
          titleCn: '提交申请',
          bodyEn:
            'Say why you need the holiday and from which month. Please ask before the next payment date, so that we have time to answer.',
          bodyHk: '說明原因及開始月份。請在下一個供款日前提出，預留處理時間。',
          bodyCn: '说明原因和开始月份。请在下个还款日之前提出，留出处理时间。',
        },
        {
          titleEn: 'We answer',
          titleHk: '我們答覆',
          titleCn: '我们答复',
          timeEn: 'within {promise.requestAnswer}',
          timeHk: '{promise.requestAnswer}內',
          timeCn: '{promise.requestAnswer}内',
          bodyEn:
            'Within {promise.requestAnswer} of your request, by text message. If we have questions, or another arrangement would cost you less, we will call you.',
          bodyHk:
            '{promise.requestAnswer}內以短訊答覆。如有疑問，或有成本較低的安排，我們會致電與你聯絡。',
          bodyCn:
            '{promise.requestAnswer}内以短信答复。如有疑问，或有成本更低的安排，我们会致电与您联系。',
        },
        {
          titleEn: 'Agree in writing',
          titleHk: '書面確認',
          titleCn: '书面确认',
          bodyEn:
            'You receive the new terms. They take effect when you and everyone else on the loan have agreed.',
          bodyHk: '我們會提供新條款，待你及其他簽署人同意後才生效。',
          bodyCn: '我们会提供新条款，待您和其他签署人同意后才生效。',
        },
        {
          titleEn: 'Resume full payments',
          titleHk: '恢復供款',
          titleCn: '恢复还款',
          timeEn: 'after {promise.holidayMin} to {promise.holidayMax}',
          timeHk: '{promise.holidayMin}至{promise.holidayMax}後',
          timeCn: '{promise.holidayMin}至{promise.holidayMax}后',
          bodyEn:
            'We remind you before the holiday ends. If you still cannot pay, please tell us at once.',
          bodyHk: '假期完結前，我們會提醒你。如仍有困難，請立即告訴我們。',
          bodyCn: '假期结束前，我们会提醒您。如果还有困难，请马上告诉我们。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'What to have ready',
      headingHk: '申請所需資料',
      headingCn: '申请所需资料',
      leadEn: 'We already have your loan documents, so we need little more.',
      leadHk: '我們已有你的貸款資料，因此所需文件不多。',
      leadCn: '我们已有您的贷款资料，所以需要的文件不多。',
      groups: [
        {
          titleEn: 'To send with the request',
          titleHk: '提出申請時',
          titleCn: '提出申请时',
          items: [
            {
              nameEn: 'How many months you need, and the reason',
              nameHk: '希望申請的月數及原因',
              nameCn: '希望申请的月数和原因',
              whyEn:
                'The holiday should last as long as the reason for it, such as parental leave, a course or a gap between jobs.',
              whyHk: '還款假期的長短，應按生育、進修或轉工等原因所需的時間而定。',
              whyCn: '还款假期的长短，应视生育、进修或换工作等需要多长时间而定。',
            },
            {
              nameEn: 'What you expect to earn and spend each month during the holiday',
              nameHk: '假期內每月的預計收支',
              nameCn: '假期内每月的预计收支',
              whyEn:
                'The interest is paid afterwards, and we check with you that you can afford it.',
              whyHk: '假期的利息於其後支付，我們會與你核算能否負擔。',
              whyCn: '假期的利息在之后支付，我们会与您核算能否负担。',
            },
          ],
        },
        {
          titleEn: 'If we ask for it',
          titleHk: '如我們要求',
          titleCn: '如果我们要求',
          items: [
            {
              nameEn: 'Proof of the change: a letter from your employer, hospital or school',
              nameHk: '情況有變的證明，例如僱主、醫院或學校的信件',
              nameCn: '情况变化的证明，例如雇主、医院或学校的信件',
              whyEn:
                'A holiday is for a temporary change; the letter shows that yours is temporary.',
              whyHk: '還款假期適用於暫時的情況，須以文件確認。',
              whyCn: '还款假期只适用于暂时的困难，须有文件证明。',
            },
            {
              nameEn: 'Bank statements for the last {promise.incomeProof}',
              nameHk: '最近{promise.incomeProof}的銀行月結單',
              nameCn: '最近{promise.incomeProof}的银行流水',
              whyEn: 'Needed only if your income has changed since we last checked it.',
              whyHk: '只在入息與我們現有紀錄不同時才需要。',
              whyCn: '只在收入与我们现有记录不同时才需要。',
            },
            {
              nameEn: 'The consent of everyone who signed the loan agreement',
              nameHk: '所有借款人及擔保人的同意',
              nameCn: '所有借款人和担保人的同意',
              whyEn: 'New terms bind them too, so they read and agree to them first.',
              whyHk: '新條款對他們同樣有約束力，須先閱覽並同意。',
              whyCn: '新条款对他们同样有约束力，须先阅读并同意。',
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
          questionEn: 'Is a payment holiday free?',
          questionHk: '還款假期是免費的嗎？',
          questionCn: '还款假期是免费的吗？',
          answerEn:
            'We charge no fee, but you pay more interest in total: interest runs on during the holiday and the principal does not go down. If your rate does not change, the extra cost is the interest for the holiday months. You see the amount before you decide.',
          answerHk:
            '我們不收費用，但總利息會增加：假期內利息照計，而本金不會減少。如利率不變，多付的便是假期內各月的利息。決定之前，你會先看到實際金額。',
          answerCn:
            '我们不收费用，但总利息会增加：假期内利息照计，而本金不会减少。如果利率不变，多付的就是假期内各月的利息。决定之前，您会先看到实际金额。',
        },
        {
          questionEn: 'Is the interest added to my loan?',
          questionHk: '利息會撥入本金嗎？',
          questionCn: '利息会计入本金吗？',
          answerEn:
            'No, never. It is simple interest on the principal, set aside and paid in equal parts with the {promise.holidayInstalments} payments after the holiday. No interest is charged on interest.',
          answerHk:
            '不會。利息以本金按單息計算，另行記帳，於假期後{promise.holidayInstalments}期供款中平均支付，不會利上加利。',
          answerCn:
            '不会。利息以本金按单利计算，单独记账，在假期后的{promise.holidayInstalments}期还款中平均支付，不会利滚利。',
        },
        {
          questionEn: 'Who can ask for a payment holiday?',
          questionHk: '誰可以申請？',
          questionCn: '谁可以申请？',
          answerEn:
            'Customers with an instalment or interest-only loan from us. We look at three things: whether the loan is up to date, whether the reason is temporary, and whether you can manage the full payment afterwards. A holiday is agreed case by case; it is not a right.',
          answerHk:
            '持有我們的分期攤還或只付利息貸款的客戶。我們會考慮三點：供款是否準時、困難是否暫時、假期後能否恢復全數供款。每宗申請個別審批，不保證獲批。',
          answerCn:
            '已向我们借入分期偿还或先息后本贷款的客户可以申请。我们会考虑三点：是否按时还款、困难是否暂时、假期后能否恢复全额月供。每笔申请逐一审批，不保证获批。',
        },
        {
          questionEn: 'How long can a payment holiday be, and how often can I have one?',
          questionHk: '最長可以多久？可以多次申請嗎？',
          questionCn: '最长可以多久？可以多次申请吗？',
          answerEn:
            'From {payment-holiday.minTenor} to {payment-holiday.maxTenor}. Ask for as few as you need: each month costs interest and moves the end date by a month. You may ask again once the interest for the earlier holiday has been paid; we assess each request afresh.',
          answerHk:
            '由{payment-holiday.minTenor}至{payment-holiday.maxTenor}。請按實際需要申請：每多一個月，便多付一個月利息，到期日亦順延一個月。上次假期的利息付清後，可再次申請，我們會重新審批。',
          answerCn:
            '可以申请{payment-holiday.minTenor}至{payment-holiday.maxTenor}。请按实际需要申请：每多一个月，就多付一个月利息，到期日也顺延一个月。上次假期的利息付清后，可以再次申请，我们会重新审批。',
        },
        {
          questionEn: 'Will a payment holiday show on my credit record?',
          questionHk: '會影響信貸紀錄嗎？',
          questionCn: '会影响征信吗？',
          answerEn:
            'If you keep to an agreed holiday, it is not a missed payment and we do not report it as one. Other lenders decide for themselves how they view a changed repayment schedule.',
          answerHk:
            '雙方議定並依約履行的還款假期，不屬逾期供款，我們亦不會按逾期上報。其他機構如何看待還款安排的改變，由該機構自行決定。',
          answerCn:
            '双方商定并按约履行的还款假期，不算逾期，我们也不会按逾期上报。其他机构怎么看待还款安排的变化，由该机构自行决定。',
        },
        {
          questionEn: 'Can I end the holiday early, or repay principal during it?',
          questionHk: '可以提早結束假期，或在假期內償還本金嗎？',
          questionCn: '可以提前结束假期，或在假期内偿还本金吗？',
          answerEn:
            'You can do both at any time, by written notice and without a penalty. Interest on any principal that you repay stops from that day.',
          answerHk: '兩者均可，書面通知後隨時辦理，不收罰息。已償還的本金，由還款當日起不再計息。',
          answerCn:
            '两者都可以，书面通知后随时办理，没有违约金。已偿还的本金，从还款当天起不再计息。',
        },
        {
          questionEn: 'Do I have to sign a new mortgage deed?',
          questionHk: '要重新簽按揭契據嗎？',
          questionCn: '要重新签按揭契据吗？',
          answerEn:
            'Usually not: the new terms are set out in writing, and everyone who signed the loan agreement agrees to them. If your deed has to be supplemented, we will tell you in advance, and you sign the supplement in person at a solicitor’s office.',
          answerHk:
            '一般不用。新條款以書面列明，由所有簽署貸款協議的人同意便可。如須補充原有契據，我們會事先說明，屆時你須親身到律師樓簽署。',
          answerCn:
            '一般不用。新条款以书面列明，由所有签署贷款合同的人同意即可。如果需要补充原有契据，我们会事先说明，届时须由您本人到律师行签署。',
        },
        {
          questionEn: 'My mortgage is with a bank. Can you give me a payment holiday?',
          questionHk: '我的按揭在銀行辦理，可以向你們申請還款假期嗎？',
          questionCn: '我的按揭是在银行办理的，可以向你们申请还款假期吗？',
          answerEn:
            'No, only your own lender can agree to one, so please ask your bank. Moving a loan to us just for a holiday can cost more than it saves, because the new rate runs for the whole term.',
          answerHk:
            '不可以，只有你的貸款機構才可安排，請向銀行查詢。只為還款假期而轉按，成本可能高於所得好處，因為新利率適用於整個還款期。',
          answerCn:
            '不可以，只有您的贷款机构才能安排，请向银行咨询。只为还款假期而转按，成本可能高于得到的好处，因为新利率适用于整个还款期。',
        },
        {
          questionEn: 'What if I cannot pay when the holiday is over?',
          questionHk: '假期完結後仍未能供款，怎麼辦？',
          questionCn: '假期结束后仍然无法还款，怎么办？',
          answerEn:
            'Please call us at once[[ on {servicePhone}]]. We can talk about a longer term, a different date or selling the property yourself. Interest on a late payment is simple interest, never above the rate in your agreement.',
          answerHk:
            '請即致電[[{servicePhone}|我們]]。可商討延長年期、更改供款日，或由你自行出售物業。逾期利息以單息計算，不會高於貸款協議所訂利率。',
          answerCn:
            '请马上致电[[{servicePhone}|我们]]。可以商量延长期限、更改还款日，或由您自行出售房产。逾期利息以单利计算，不会高于合同利率。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'See what a payment holiday would cost you',
      headingHk: '查看還款假期須多付的利息',
      headingCn: '查看还款假期要多付的利息',
      bodyEn:
        'Sign in to see your own figures, or find our phone numbers and hours in the customer centre.',
      bodyHk: '登入即可查看你的計算結果。如想與職員商量，客戶中心列有電話及服務時間。',
      bodyCn: '登录即可查看您的计算结果。如果想与工作人员商量，客户中心列有电话和服务时间。',
      actions: [
        {
          labelEn: 'Sign in to see your figures',
          labelHk: '登入查看你的計算結果',
          labelCn: '登录查看您的计算结果',
          href: '/account/payment-holiday',
          kind: 'primary',
        },
        {
          labelEn: 'Customer centre',
          labelHk: '客戶中心',
          labelCn: '客户中心',
          href: '/customer-centre',
          kind: 'secondary',
        },
      ],
    },
  ],
};
