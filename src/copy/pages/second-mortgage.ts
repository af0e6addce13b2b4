import type { PageInput } from '@/contracts/content/page';
import { identityDocuments, incomeDocuments, ownershipDocuments } from '../shared/documents';

export const page: PageInput = {
  slug: 'second-mortgage',
  titleEn: 'Second mortgage: keep your bank loan | {brand}',
  titleHk: '二按貸款：保留銀行一按再融資 | {brand}',
  titleCn: '二次按揭：银行按揭不变，再贷一笔 | {brand}',
  descriptionEn:
    'Keep your bank’s mortgage and borrow on top of it, up to {second.ltvMax} of the valuation for both loans together, subject to consent and assessment.',
  descriptionHk:
    '保留銀行一按，再以同一物業申請二按。一按與二按合計最高為估價的{second.ltvMax}，視乎銀行同意及審批結果。查看利率、例子及所需文件。',
  descriptionCn:
    '银行按揭保持不变，用同一房产再申请一笔贷款。首次按揭与二次按揭合计最高为估价的{second.ltvMax}，以银行同意和审批结果为准。查看利率、示例和所需文件。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Second mortgage',
      eyebrowHk: '二按',
      eyebrowCn: '二次按揭（二按）',
      headingEn: 'Second mortgage: borrow more and keep your bank’s loan',
      headingHk: '二按：保留銀行一按，再借所需金額',
      headingCn: '二次按揭：银行按揭不变，再借所需金额',
      leadEn:
        'A second mortgage ranks behind the one you have. The bank’s loan and its rate stay as they are; ours is repaid month by month, over {second.minTenor} to {second.maxTenor}.',
      leadHk:
        '二按的償還次序在現有一按之後。銀行按揭及利率維持不變；二按獨立計算，分{second.minTenor}至{second.maxTenor}按月攤還。',
      leadCn:
        '二次按揭的受偿顺序在现有首次按揭之后。银行按揭和利率维持不变；二次按揭单独计算，还款期{second.minTenor}至{second.maxTenor}，按月偿还。',
      actions: [
        {
          labelEn: 'Apply for a second mortgage',
          labelHk: '申請二按',
          labelCn: '申请二次按揭',
          href: '/apply/second',
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
          valueEn: '{second.ltvMax}',
          valueHk: '{second.ltvMax}',
          valueCn: '{second.ltvMax}',
          labelEn: 'of the valuation at most, both loans together',
          labelHk: '一按及二按合計的最高成數',
          labelCn: '首次按揭与二次按揭合计的最高成数',
          conditionEn:
            'Subject to valuation, your bank’s consent where its deed asks for it, and our assessment.',
          conditionHk: '視乎估價、審批結果，以及承按銀行的同意（如契據有此要求）。',
          conditionCn: '以估价、审批结果，以及首次按揭银行的同意（如契据有此要求）为准。',
        },
        {
          valueEn: '{second.annualRateFrom}',
          valueHk: '{second.annualRateFrom}',
          valueCn: '{second.annualRateFrom}',
          labelEn: 'lowest annual rate; the highest is {second.annualRateMax}',
          labelHk: '最低年利率；最高{second.annualRateMax}',
          labelCn: '最低年利率；最高{second.annualRateMax}',
          conditionEn:
            'Your own rate depends on our assessment. APR {second.aprFrom} for {second.exampleAmount} over {second.exampleTenor}.',
          conditionHk:
            '個別利率視乎審批結果。實際年利率{second.aprFrom}（以{second.exampleAmount}、{second.exampleTenor}計）。',
          conditionCn:
            '您的利率以审批结果为准。实际年利率{second.aprFrom}（以{second.exampleAmount}、{second.exampleTenor}计）。',
        },
        {
          valueEn: '{promise.decision}',
          valueHk: '{promise.decision}',
          valueCn: '{promise.decision}',
          labelEn: 'to a decision',
          labelHk: '審批時限',
          labelCn: '审批时限',
          conditionEn:
            'On working days, from the moment your documents are complete. Time for the bank’s consent is not included.',
          conditionHk: '由文件齊備起，以工作天計算；銀行同意書所需時間另計。',
          conditionCn: '从文件齐备起，按工作日计算；银行同意书所需时间另计。',
        },
      ],
      illustration: 'towers',
    },
    {
      type: 'audience',
      headingEn: 'Who it suits, and who it does not',
      headingHk: '適合及不適合的情況',
      headingCn: '适合与不适合的情况',
      suits: [
        {
          textEn: 'Your bank’s rate is low, and you would lose it by refinancing the whole loan.',
          textHk: '現有銀行按揭利率低，全數轉按並不划算。',
          textCn: '现有银行按揭利率低，全部转按并不划算。',
        },
        {
          textEn: 'You have paid the first mortgage on time and have repaid part of it.',
          textHk: '一按一直準時供款，並已償還一部分。',
          textCn: '首次按揭一直按时还款，并已偿还一部分。',
        },
        {
          textEn: 'You need one sum for one purpose: repairs, school fees, stock for the business.',
          textHk: '你有特定用途，需要一筆資金，例如裝修、學費或入貨。',
          textCn: '您需要一笔有特定用途的资金，例如用于装修、学费或进货。',
        },
        {
          textEn: 'In an ordinary month you can make both payments with money to spare.',
          textHk: '以平常月份的入息，足以同時負擔一按及二按供款。',
          textCn: '以平常月份的收入，足以同时负担首次按揭和二次按揭的月供。',
        },
      ],
      suitsNot: [
        {
          textEn: 'Your bank’s deed forbids a second mortgage and the bank will not consent.',
          textHk: '一按契據禁止另設二按，而銀行亦不同意。',
          textCn: '首次按揭契据禁止办理二次按揭，而银行也不同意。',
        },
        {
          textEn:
            'You are already behind with the first mortgage. A second loan would make it harder.',
          textHk: '一按供款已經逾期。再借一筆只會加重負擔。',
          textCn: '首次按揭的月供已经逾期。再借一笔只会加重负担。',
        },
        {
          textEn: 'Your bank would lend the extra sum itself at a lower rate. Ask your bank first.',
          textHk: '銀行願意以較低利率加按。請先向銀行查詢。',
          textCn: '银行愿意以较低利率加按（增加原有按揭的贷款额）。请先向银行咨询。',
        },
        {
          textEn:
            'You keep taking out new loans to repay old ones. Talk to us about debt consolidation, or to a debt counsellor.',
          textHk: '你打算不斷以新債還舊債。請先了解債務整合按揭，或向債務輔導機構求助。',
          textCn: '您打算不断借新还旧。请先了解债务整合按揭，或向债务辅导机构求助。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'second',
      headingEn: 'Loan details',
      headingHk: '產品資料一覽',
      headingCn: '产品要点一览',
      noteEn:
        'The maximum share of the valuation is for both loans together. We charge interest on the loan but no fee; your solicitor’s bill is separate, and a bank may charge for its consent.',
      noteHk:
        '按揭成數以一按及二按合計。我們只收利息，不收貸款手續費；律師費另計，銀行發出同意書亦可能收費。',
      noteCn:
        '贷款成数按首次按揭和二次按揭合计计算。我们只收利息，不收贷款手续费；律师费另计，银行出具同意书也可能收费。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'second',
      drawing: { kind: 'loansOnValue', firstLoan: 2_400_000 },
      headingEn: 'Two mortgages on one property',
      headingHk: '同一物業的一按及二按',
      headingCn: '同一房产的首次按揭和二次按揭',
      leadEn:
        'The bank’s first mortgage stays as it is and is repaid first. Both loans together stay within the limit.',
      leadHk: '銀行一按維持不變，並優先受償；兩筆貸款合計不超過上限。',
      leadCn: '银行按揭保持不变，并优先受偿；两笔贷款合计不超过上限。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'second',
      headingEn: 'A worked example',
      headingHk: '供款例子',
      headingCn: '月供示例',
      leadEn:
        'This example shows the second loan alone. Add your bank’s payment before you decide.',
      leadHk: '以下只計算二按。請加上銀行一按的供款，再決定是否申請。',
      leadCn: '以下只计算二次按揭。请加上银行按揭的月供，再决定是否申请。',
      noteEn:
        'An illustration, not an offer. Your rate depends on our assessment and is at most {second.annualRateMax} a year.',
      noteHk: '例子只供參考，並非貸款要約。個別利率視乎審批，年利率最高{second.annualRateMax}。',
      noteCn:
        '示例仅供参考，不构成贷款要约。具体利率以审批结果为准，年利率最高{second.annualRateMax}。',
    },
    {
      type: 'applicationStart',
      id: 'apply',
      product: 'second',
      headingEn: 'Start your application',
      headingHk: '開始申請',
      headingCn: '开始申请',
      leadEn:
        'Enter two figures to begin. Please have your present mortgage statement to hand for the other questions.',
      leadHk: '先輸入兩個數字；填寫其餘部分時，請備妥現有按揭的月結單。',
      leadCn: '先输入两个数字；填写其余部分时，请准备好现有按揭的对账单。',
    },
    {
      type: 'table',
      id: 'compare',
      headingEn: 'Second mortgage, refinancing or a top-up?',
      headingHk: '二按、轉按還是加按？',
      headingCn: '二次按揭、转按还是加按？',
      leadEn:
        'Three ways to raise the same amount. Compare the total interest of each before you choose.',
      leadHk: '借入相同金額，有三種做法。選擇前請比較各自的總利息。',
      leadCn: '借同样的金额，有三种办法。选择前请比较各自的总利息。',
      columns: [
        { labelEn: 'Feature', labelHk: '比較項目', labelCn: '比较项目' },
        { labelEn: 'Second mortgage', labelHk: '二按', labelCn: '二次按揭' },
        { labelEn: 'Refinance', labelHk: '轉按', labelCn: '转按' },
        { labelEn: 'Top-up with your bank', labelHk: '向原銀行加按', labelCn: '向原银行加按' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'The old loan', textHk: '原有一按', textCn: '原有首次按揭' },
            { textEn: 'Stays as it is', textHk: '維持不變', textCn: '维持不变' },
            { textEn: 'Is paid off', textHk: '全數清還', textCn: '全部还清' },
            { textEn: 'Is increased', textHk: '貸款額增加', textCn: '贷款额增加' },
          ],
        },
        {
          cells: [
            { textEn: 'The new rate applies to', textHk: '新利率適用於', textCn: '新利率适用于' },
            { textEn: 'The new sum only', textHk: '只限新借款項', textCn: '仅新借款项' },
            { textEn: 'The whole debt', textHk: '整筆欠款', textCn: '整笔欠款' },
            { textEn: 'Depends on the bank', textHk: '視乎銀行', textCn: '取决于银行' },
          ],
        },
        {
          cells: [
            { textEn: 'Who must agree', textHk: '須取得誰的同意', textCn: '需要谁同意' },
            {
              textEn: 'We, and often the bank',
              textHk: '我們，通常亦包括銀行',
              textCn: '我们，通常还有银行',
            },
            { textEn: 'The new lender', textHk: '新貸款機構', textCn: '新贷款机构' },
            { textEn: 'Your bank', textHk: '你的銀行', textCn: '您的银行' },
          ],
        },
        {
          cells: [
            { textEn: 'Suits you when', textHk: '適合情況', textCn: '适合情况' },
            {
              textEn: 'The first mortgage’s rate is low and the sum is modest',
              textHk: '一按利率低，所需金額較少',
              textCn: '首次按揭利率低，所需金额较少',
            },
            {
              textEn: 'The first mortgage’s rate is high or its terms no longer suit you',
              textHk: '一按利率高，或條款不再合適',
              textCn: '首次按揭利率高，或条款不再合适',
            },
            {
              textEn: 'The bank agrees and you are not in a hurry',
              textHk: '銀行同意加按，而你不趕時間',
              textCn: '银行同意加按，而您不赶时间',
            },
          ],
        },
      ],
    },
    {
      type: 'prose',
      id: 'consent',
      headingEn: 'Check your bank’s mortgage deed first',
      headingHk: '先查閱一按的契據條款',
      headingCn: '先查看首次按揭的契据条款',
      bodyEn:
        '<p>Look in your bank’s mortgage deed for the words <strong>second charge</strong>, <strong>further charge</strong> or <strong>consent</strong>. You will find one of three things:</p><ul><li><strong>No mention.</strong> We check with a solicitor and continue.</li><li><strong>Consent needed.</strong> You write to the bank; we give you the details it will ask for. The bank needs time and may say no.</li><li><strong>Forbidden.</strong> You cannot take a second mortgage. We can look at refinancing with you instead.</li></ul><p>If you do not have the deed, the bank or the solicitor who acted for you keeps a copy.</p>',
      bodyHk:
        '<p>請翻查銀行的按揭契據，找出有關<strong>二按</strong>、<strong>再押記</strong>或<strong>同意</strong>的條款，一般有以下三種情況：</p><ul><li><strong>沒有提及。</strong>我們會與律師核實，然後繼續處理。</li><li><strong>須取得同意。</strong>由你去信銀行，我們會提供銀行所需資料。銀行需時處理，亦可能拒絕。</li><li><strong>不准二按。</strong>你不能申請二按；我們可與你研究轉按是否合適。</li></ul><p>如手上沒有契據，可向銀行或當時代表你的律師樓索取副本。</p>',
      bodyCn:
        '<p>请查看银行的按揭契据，找出有关<strong>二次按揭</strong>、<strong>再抵押</strong>或<strong>同意</strong>的条款，一般有以下三种情况：</p><ul><li><strong>没有提到。</strong>我们会与律师核实，然后继续办理。</li><li><strong>需要同意。</strong>由您写信给银行，我们提供银行需要的资料。银行需要时间处理，也可能拒绝。</li><li><strong>禁止二次按揭。</strong>您不能办理二次按揭；我们可以与您商量改为转按是否合适。</li></ul><p>如果手上没有契据，可以向银行或当时代表您的律师行索取副本。</p>',
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'Both loans are secured on the same home',
      headingHk: '兩筆貸款以同一物業作抵押',
      headingCn: '两笔贷款以同一房产作抵押',
      bodyEn:
        'If you fall behind with either one you may lose the home, even if the other is paid on time.',
      bodyHk: '只要其中一筆逾期，即使另一筆準時供款，你仍有可能失去物業。',
      bodyCn: '只要其中一笔逾期，即使另一笔按时还款，您仍有可能失去房产。',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'Work out how much you can borrow',
          titleHk: '計算可借金額',
          titleCn: '算出可借金额',
          timeEn: 'about {promise.valuationTime}',
          timeHk: '約{promise.valuationTime}',
          timeCn: '约{promise.valuationTime}',
          bodyEn:
            'Value the flat online, subtract what you owe the bank, and try the rest in the calculator.',
          bodyHk: '網上估價，減去銀行一按結欠，再用計算機試算供款。',
          bodyCn: '先在线估价，减去银行按揭余额，再用计算器试算月供。',
        },
        {
          titleEn: 'Check the deed, then apply',
          titleHk: '查看契據，然後申請',
          titleCn: '查看契据，然后申请',
          timeEn: 'about {promise.applicationTime}',
          timeHk: '約{promise.applicationTime}',
          timeCn: '约{promise.applicationTime}',
          bodyEn:
            'The form asks about the first mortgage. You can save it while you look for the documents.',
          bodyHk: '申請表會問及一按資料。未齊備時可先儲存，稍後再填。',
          bodyCn: '申请表会询问首次按揭资料。资料不齐时可以先保存，稍后再填。',
        },
        {
          titleEn: 'Send the documents',
          titleHk: '上載文件',
          titleCn: '上传文件',
          timeEn: 'when it suits you',
          timeHk: '時間由你安排',
          timeCn: '时间由您安排',
          bodyEn:
            'Start with the deed and the mortgage statement; they decide whether a second mortgage is possible.',
          bodyHk: '請先提交按揭契據及一按月結單，以便確定能否申請二按。',
          bodyCn: '请先提交按揭契据和首次按揭对账单，以便确定能否申请二次按揭。',
        },
        {
          titleEn: 'Decision, and consent if needed',
          titleHk: '審批決定及銀行同意',
          titleCn: '审批结果与银行同意',
          timeEn: 'within {promise.decision}',
          timeHk: '{promise.decision}內',
          timeCn: '{promise.decision}内',
          bodyEn:
            'Our decision comes within {promise.decision}, on working days, once your documents are complete. If the bank has to consent, we wait for its letter.',
          bodyHk:
            '文件齊備後{promise.decision}內（以工作天計）有決定。如須銀行同意，我們會等待同意書。',
          bodyCn:
            '文件齐备后{promise.decision}内（按工作日计）有结果。如需银行同意，我们会等待同意书。',
        },
        {
          titleEn: 'Sign at the solicitor’s office',
          titleHk: '到律師樓簽契',
          titleCn: '到律师行签约',
          timeEn: 'by appointment',
          timeHk: '按預約時間',
          timeCn: '按预约时间',
          bodyEn:
            'You sign in person. The second mortgage is registered at the Land Registry and the money is paid to you.',
          bodyHk: '須親身簽署。二按在土地註冊處登記，款項隨後發放。',
          bodyCn: '必须本人到场签署。二次按揭在土地注册处登记，随后放款。',
        },
      ],
    },
    {
      type: 'documents',
      id: 'documents',
      headingEn: 'Documents we need, and why',
      headingHk: '所需文件及用途',
      headingCn: '所需文件及用途',
      leadEn: 'Start with the documents for your first mortgage, which matter most here.',
      leadHk: '審批二按時，一按文件最為重要，請先提交。',
      leadCn: '审批二次按揭时，首次按揭文件最为重要，请先提交。',
      groups: [
        {
          titleEn: 'Your first mortgage and the property',
          titleHk: '一按及物業文件',
          titleCn: '首次按揭与房产文件',
          items: [
            {
              nameEn: 'The bank’s mortgage deed and facility letter',
              nameHk: '一按契據及銀行貸款確認書',
              nameCn: '首次按揭契据和银行贷款确认书',
              whyEn: 'They say whether a second mortgage is allowed and who has to agree.',
              whyHk: '列明可否另設二按，以及須取得誰的同意。',
              whyCn: '写明能否办理二次按揭，以及需要谁同意。',
            },
            {
              nameEn: 'Latest mortgage statement',
              nameHk: '一按最近一期月結單',
              nameCn: '首次按揭最近一期对账单',
              whyEn:
                'The balance you owe is deducted from the value; a second mortgage can be based only on what is left.',
              whyHk: '物業估值須先扣除一按結欠，二按只可按餘下的價值考慮。',
              whyCn: '房产估值要先扣除首次按揭余额，二次按揭只能按剩余部分考虑。',
            },
            {
              nameEn: 'Repayment record for the last {promise.repaymentRecord}',
              nameHk: '最近{promise.repaymentRecord}的一按還款紀錄',
              nameCn: '最近{promise.repaymentRecord}的首次按揭还款记录',
              whyEn:
                'Paying the first mortgage on time is the best sign that you can afford a second.',
              whyHk: '一按供款是否準時，最能反映你能否負擔二按。',
              whyCn: '首次按揭是否按时还款，最能反映您能否负担二次按揭。',
            },
            ...ownershipDocuments,
          ],
        },
        identityDocuments,
        incomeDocuments,
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
          questionEn: 'Does my bank have to agree?',
          questionHk: '一定要銀行同意嗎？',
          questionCn: '一定要银行同意吗？',
          answerEn:
            'Often, yes. Many bank deeds forbid a second mortgage or allow it only with the bank’s written consent. If yours requires consent, we need it before we lend; if it forbids a second mortgage, we cannot lend one.\n\nWe will not help anyone to hide a second mortgage. It is registered at the Land Registry, the bank can see it there, and a breach of the deed can allow the bank to call in its whole loan.',
          answerHk:
            '很多時候需要。不少銀行契據禁止另設二按，或規定須先取得銀行書面同意。如你的契據有此規定，我們要收到同意書才會放款。\n\n我們不會協助任何人隱瞞二按。二按會在土地註冊處登記，銀行查冊便知；違反契據，銀行可要求你即時清還全部一按。',
          answerCn:
            '通常需要。不少银行契据禁止办理二次按揭，或规定必须先取得银行书面同意。如果您的契据有这样的规定，我们要收到同意书才会放款。\n\n我们不会帮任何人隐瞒二次按揭。二次按揭会在土地注册处登记，银行一查便知；违反契据，银行可以要求您立即还清全部首次按揭。',
        },
        {
          questionEn: 'Are there first mortgages that rule out a second one?',
          questionHk: '是否有些一按不可另設二按？',
          questionCn: '是否有些首次按揭不允许再办理二次按揭？',
          answerEn:
            'Yes. Loans under mortgage insurance, staff housing loans and some government schemes often do not allow a second mortgage. A flat sold under HOS or TPS with the premium unpaid cannot be mortgaged without approval from the Housing Authority. Send us the deed and we will tell you.',
          answerHk:
            '有。參加按揭保險的貸款、員工置業貸款及部分政府計劃的貸款，一般不容許另設二按。未補地價的居屋或租置單位，未經房屋委員會批准亦不可按揭。請把契據交給我們查看，我們會明確答覆。',
          answerCn:
            '有。参加按揭保险的贷款、员工住房贷款和部分政府计划的贷款，一般不允许办理二次按揭。未补地价的香港资助出售房屋（居者有其屋、租者置其屋），未经香港房屋委员会批准也不能抵押。请把契据交给我们查看，我们会明确答复。',
        },
        {
          questionEn: 'How much can I borrow on top?',
          questionHk: '二按可以借多少？',
          questionCn: '二次按揭可以借多少？',
          answerEn:
            'Take {second.ltvMax} of the valuation and subtract what you still owe on the first mortgage. That is the most; your income, the property and the bank’s consent may make it less.\n\nThe amounts run from {second.minAmount} to {second.maxAmount}.',
          answerHk:
            '以估價的{second.ltvMax}減去一按結欠，便是上限；實際金額還要看你的入息、物業狀況及銀行的同意條件，可能會較低。\n\n貸款額由{second.minAmount}至{second.maxAmount}。',
          answerCn:
            '从估价的{second.ltvMax}中减去首次按揭余额，就是上限；实际金额还要看您的收入、房产状况和银行的同意条件，可能会更低。\n\n贷款额从{second.minAmount}到{second.maxAmount}。',
        },
        {
          questionEn: 'Why is the rate higher than on my first mortgage?',
          questionHk: '為甚麼利率比一按高？',
          questionCn: '为什么利率比首次按揭高？',
          answerEn:
            'If the home is ever sold to repay debt, the bank is paid first and we get what remains. The rate reflects that risk: from {second.annualRateFrom}, at most {second.annualRateMax} a year, depending on our assessment.',
          answerHk:
            '如物業要出售還債，銀行會先取回欠款，餘額才用作清還二按，因此風險較高，利率亦較高：年利率由{second.annualRateFrom}起，最高{second.annualRateMax}，視乎個別審批結果。',
          answerCn:
            '如果房产要出售还债，卖房款先用来还清银行欠款，余额才偿还二次按揭，所以风险较高，利率也较高：年利率{second.annualRateFrom}起，最高{second.annualRateMax}，以审批结果为准。',
        },
        {
          questionEn: 'Can I use a second mortgage for the deposit on a home?',
          questionHk: '可以用二按來付首期嗎？',
          questionCn: '可以用二次按揭付首付吗？',
          answerEn:
            'Only if the bank that gives the first mortgage knows and agrees. That bank counts the second payment when it works out what you can afford. An undeclared deposit loan is a breach of your declaration to the bank, and we will not take part in one.',
          answerHk:
            '只有一按的承按銀行知情並同意，才可以。銀行計算你的負擔能力時，會把二按供款一併計入。向銀行隱瞞首期來自借貸，即屬失實申報，我們不會參與。',
          answerCn:
            '只有办理首次按揭的银行知情并同意，才可以。银行计算您的负担能力时，会把二次按揭的月供一并计入。向银行隐瞒首付来自借款，属于不实申报，我们不会参与。',
        },
        {
          questionEn: 'Can I repay the second mortgage early, or on its own?',
          questionHk: '二按可以提早或單獨清還嗎？',
          questionCn: '二次按揭可以提前或单独还清吗？',
          answerEn:
            'Yes. It is a separate loan. Give written notice and repay part or all of it, with interest to the day of repayment and no penalty. The first mortgage is not affected.',
          answerHk:
            '可以，二按是獨立的貸款。書面通知後便可償還部分或全部，利息只計至還款當日，不收罰息；一按不受影響。',
          answerCn:
            '可以，二次按揭是独立的贷款。书面通知后即可偿还部分或全部，利息只计至还款当天，没有违约金；首次按揭不受影响。',
        },
        {
          questionEn: 'What if I sell the flat?',
          questionHk: '如果賣樓，二按怎樣處理？',
          questionCn: '如果卖房，二次按揭怎么处理？',
          answerEn:
            'On completion day the solicitor pays the bank first, then us, then you. Ask both lenders for a settlement figure before you accept a price, so that you know what will be left.',
          answerHk:
            '成交當日，律師樓會先清還銀行貸款，再清還我們的貸款，餘款交給你。接受買家出價前，請先向兩間機構索取清還金額，計算實收多少。',
          answerCn:
            '成交当天，律师行会先还清银行贷款，再还清我们的贷款，余款交给您。接受买家出价之前，请先向两家机构索取结清金额，算清最终能拿到多少。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Not sure whether your deed allows a second mortgage?',
      headingHk: '不肯定契據是否容許二按？',
      headingCn: '不确定契据是否允许二次按揭？',
      bodyEn: 'Ask us before you apply. We will read your deed free of charge.',
      bodyHk: '請在申請前向我們查詢。我們會免費查看你的契據。',
      bodyCn: '请在申请前向我们咨询。我们会免费查看您的契据。',
      actions: [
        {
          labelEn: 'Apply for a second mortgage',
          labelHk: '申請二按',
          labelCn: '申请二次按揭',
          href: '/apply/second',
          kind: 'primary',
        },
        {
          labelEn: 'Ask a question',
          labelHk: '先行查詢',
          labelCn: '先咨询',
          href: '/contact-us',
          kind: 'secondary',
        },
      ],
    },
  ],
};
