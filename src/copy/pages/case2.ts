import type { PageInput } from '@/contracts/content/page';
import { addressProof, identityCard, ratesDemand } from '../shared/documents';

export const page: PageInput = {
  slug: 'case2',
  titleEn: 'Debt consolidation mortgage | {brand}',
  titleHk: '債務整合按揭 | {brand}',
  titleCn: '债务整合按揭贷款 | {brand}',
  descriptionEn:
    'Several debts into one payment secured on your Hong Kong home. What it saves, what it puts at risk and what it costs in total, side by side, before you apply.',
  descriptionHk:
    '將多筆欠款合併成一筆以香港物業作抵押的貸款。能省多少、風險在哪、總成本多少，申請前先並列比較。貸款額最高為估價的{debt-consolidation.ltvMax}，視乎審批。',
  descriptionCn:
    '把多笔欠款合并成一笔以香港房产作抵押的贷款。能省多少、风险在哪里、总成本多少，申请前先并列比较。贷款额最高为估价的{debt-consolidation.ltvMax}，以审批为准。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Debt consolidation',
      eyebrowHk: '債務整合按揭',
      eyebrowCn: '债务整合按揭',
      headingEn: 'Many due dates into one, if the sums come out lower',
      headingHk: '多個到期繳款日合而為一，前提是總數真的較低',
      headingCn: '把多个还款日合成一个，前提是总数真的更低',
      leadEn:
        'Card balances, tax loans and personal loans can be paid off with one loan secured on your property. The monthly payment can fall. The price is that your home now stands behind the debt, and a longer term can cost more in the end. We put both ways side by side.',
      leadHk:
        '信用卡欠款、稅務貸款和私人貸款，可以用一筆物業抵押貸款一次過清還，每月供款或會減少。代價是欠款從此以你的物業作抵押，而年期拉長，總利息亦可能更多。我們會將兩種做法並列，讓你看清楚。',
      leadCn:
        '信用卡欠款、税务贷款和个人贷款，可以用一笔房产抵押贷款一次还清，月供可能减少。代价是欠款从此由您的房子作抵押，而期限拉长后，总利息也可能更多。我们会把两种做法放在一起，让您看清楚。',
      actions: [
        {
          labelEn: 'Compare the totals',
          labelHk: '比較總成本',
          labelCn: '比较总成本',
          href: '/loan-calculator',
          kind: 'primary',
        },
        {
          labelEn: 'Start an application',
          labelHk: '開始申請',
          labelCn: '开始申请',
          href: '/apply/second',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{debt-consolidation.ltvMax}',
          valueHk: '{debt-consolidation.ltvMax}',
          valueCn: '{debt-consolidation.ltvMax}',
          labelEn: 'of the valuation at most, all loans together',
          labelHk: '連同現有按揭的貸款額上限',
          labelCn: '连同现有按揭的最高成数',
          conditionEn:
            'Up to, not promised: subject to the valuation, the type of property and our assessment. A bank mortgage already on the flat counts into it.',
          conditionHk: '此為上限，並非保證，須視乎估價、物業類別及審批；現有銀行按揭亦計算在內。',
          conditionCn: '这是上限，不是承诺，须视估价、房产类型和审批而定；现有银行按揭也计算在内。',
        },
        {
          valueEn: '{debt-consolidation.annualRateFrom}',
          valueHk: '{debt-consolidation.annualRateFrom}',
          valueCn: '{debt-consolidation.annualRateFrom}',
          labelEn: 'a year, the lowest rate',
          labelHk: '最低年利率',
          labelCn: '最低年利率',
          conditionEn:
            'Your own rate depends on our assessment. The maximum is {debt-consolidation.annualRateMax} a year; if ours is not below what you pay now, do not do it. APR {debt-consolidation.aprFrom} for {debt-consolidation.exampleAmount} over {debt-consolidation.exampleTenor}.',
          conditionHk:
            '個別利率視乎審批，年利率最高{debt-consolidation.annualRateMax}。若不低於現時利率，便不值得做。實際年利率{debt-consolidation.aprFrom}（以{debt-consolidation.exampleAmount}、{debt-consolidation.exampleTenor}計）。',
          conditionCn:
            '您的利率以审批为准，年利率最高{debt-consolidation.annualRateMax}。如果不低于您现在的利率，就不值得做。实际年利率{debt-consolidation.aprFrom}（以{debt-consolidation.exampleAmount}、{debt-consolidation.exampleTenor}计）。',
        },
        {
          valueEn: '{promise.serviceFee}',
          valueHk: '{promise.serviceFee}',
          valueCn: '{promise.serviceFee}',
          labelEn: 'our fee for the loan',
          labelHk: '貸款手續費',
          labelCn: '贷款手续费',
          conditionEn:
            'We charge interest only. The solicitor’s bill is separate, and your present lenders may charge for early settlement.',
          conditionHk: '我們只收利息。律師費另計，而現有債權人可能就提早還款收費。',
          conditionCn: '我们只收利息。律师费另计，而您现有的贷款机构可能会收提前还款的费用。',
        },
      ],
      illustration: 'letter',
    },
    {
      type: 'audience',
      id: 'who',
      headingEn: 'Is this loan for you?',
      headingHk: '這筆貸款適合你嗎？',
      headingCn: '这笔贷款适合您吗？',
      leadEn: 'This loan does not suit everybody. Read the second list first.',
      leadHk: '這筆貸款未必人人適合，請先看「不適合」的情況。',
      leadCn: '这笔贷款并非人人适合，请先看“不适合”的情况。',
      suits: [
        {
          textEn:
            'You owe on several cards or loans at rates well above what a loan on your property would cost.',
          textHk: '你有多張卡數或多筆貸款，利率遠高於物業貸款。',
          textCn: '您有多张信用卡或多笔贷款的欠款，利率远高于房产抵押贷款。',
        },
        {
          textEn: 'You know why the debts arose, and that reason is over.',
          textHk: '你清楚欠款從何而來，而那個原因已經過去。',
          textCn: '您清楚欠款从何而来，而那个原因已经过去。',
        },
        {
          textEn: 'Your income carries the new payment and daily life, with something left.',
          textHk: '收入足以應付新供款和日常開支，並有餘裕。',
          textCn: '收入足以负担新的月供和日常开支，并且有余裕。',
        },
        {
          textEn: 'You will close the cards, or at least lower their limits, once they are paid.',
          textHk: '清還後，你會取消信用卡，或至少調低信用卡限額。',
          textCn: '还清之后，您会注销信用卡，或至少调低额度。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'The debts are still growing month by month. A new loan would only make room for more.',
          textHk: '欠款仍逐月增加。新貸款只會騰出空間再欠更多。',
          textCn: '欠款还在逐月增加。新贷款只会腾出空间，让欠款更多。',
        },
        {
          textEn:
            'You could clear the cards soon by paying more each month. That costs you less interest.',
          textHk: '只要每月多還一點，不久便可清還。這樣付的利息較少。',
          textCn: '只要每月多还一些，不久就能还清。这样付的利息更少。',
        },
        {
          textEn:
            'You are bankrupt, or in an arrangement with creditors (IVA or a debt relief plan).',
          textHk: '你正在破產，或正進行個人自願安排、債務舒緩計劃。',
          textCn: '您正处于破产程序，或正在进行个人自愿安排、债务舒缓计划。',
        },
        {
          textEn: 'You could not bear the thought of losing the flat if your income fell away.',
          textHk: '一旦收入中斷，你無法承受失去物業的後果。',
          textCn: '一旦收入中断，您无法承受失去房子的后果。',
        },
        {
          textEn:
            'Somebody told you to borrow and offers to arrange it for a fee. Stop, and talk to us or the police.',
          textHk: '有人叫你借錢，並收費代辦。請立即停止，向我們或警方查證。',
          textCn: '有人劝您借款，并收费代办。请马上停下，向我们或警方核实。',
        },
      ],
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'What changes when a debt is secured',
      headingHk: '欠款變成有抵押，有何不同',
      headingCn: '欠款变成有抵押，有什么不同',
      bodyEn:
        'A card company that is not paid can sue you. A mortgage lender that is not paid can, in the end, sell your home. Consolidating turns the first kind of debt into the second. Do it only if the sums and your plans both support it.',
      bodyHk:
        '欠信用卡公司的錢，對方可以追討；欠按揭的錢，最終可能失去物業。整合之後，前者便會變成後者。除非數字和計劃都說得通，否則不應做。',
      bodyCn:
        '欠信用卡公司的钱，对方可以起诉追讨；欠按揭的钱，最终可能失去房子。整合之后，前者就变成了后者。除非算得过来、计划也说得通，否则不应该做。',
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'debt-consolidation',
      headingEn: 'Rates, amounts and terms',
      headingHk: '利率、貸款額及年期',
      headingCn: '利率、额度和期限',
      noteEn:
        'The loan stands as a second mortgage where a bank loan remains on the flat, and as a first mortgage where none does.',
      noteHk: '如物業仍有銀行按揭，這筆貸款為二按；如沒有，則為一按。',
      noteCn: '如果房产还有银行按揭，这笔贷款就是二按；如果没有，就是一按。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'debt-consolidation',
      headingEn: 'A worked example',
      headingHk: '計算例子',
      headingCn: '计算示例',
      leadEn: 'Principal and interest, equal monthly payments. An illustration, not an offer.',
      leadHk: '本息同還，每月供款相同。只供說明，並非貸款要約。',
      leadCn: '等额本息，每月还款额相同。仅供说明，不构成贷款要约。',
      noteEn:
        'Set the total interest beside what your present debts would cost if you kept paying them as you do now. The lower total should win, not the lower payment.',
      noteHk:
        '請將這裏的總利息，與維持現狀所需的總利息比較。應以總數較低者為準，而非只看每月供款。',
      noteCn: '请把这里的总利息，与维持现状所需的总利息比较。应以总数较低者为准，而不是只看月供。',
    },
    {
      type: 'table',
      id: 'compare',
      headingEn: 'Compare like with like',
      headingHk: '怎樣比較才公平',
      headingCn: '怎样比较才公平',
      leadEn:
        'Take your latest statements and fill these lines for both ways. Ours are in the written offer.',
      leadHk: '拿出最新的月結單，兩種做法逐項填寫；我們的數字會在書面條款列明。',
      leadCn: '拿出最新的对账单，两种做法逐项填写；我们的数字会写在书面条款里。',
      columns: [
        { labelEn: 'What to compare', labelHk: '比較項目', labelCn: '比较项目' },
        { labelEn: 'Your debts today', labelHk: '現有欠款', labelCn: '现有欠款' },
        { labelEn: 'One loan with us', labelHk: '合併為一筆貸款', labelCn: '合并为一笔贷款' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'What you owe', textHk: '尚欠總額', textCn: '欠款总额' },
            {
              textEn: 'Add up every settlement figure, not the minimum payments',
              textHk: '把每筆清還金額相加，不是最低還款額',
              textCn: '把每一笔结清金额相加，不是最低还款额',
            },
            {
              textEn: 'The same sum, plus any settlement charges',
              textHk: '同一總數，加提早清還費用（如有）',
              textCn: '同一总数，加上提前结清费用（如有）',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Annual rate', textHk: '實際年利率', textCn: '实际年利率' },
            {
              textEn: 'The APR on each statement',
              textHk: '各月結單所列的實際年利率',
              textCn: '各对账单上所列的实际年利率',
            },
            {
              textEn:
                'APR and Ordinance rate in the offer, maximum {debt-consolidation.annualRateMax}',
              textHk: '條款所列的實際年利率及條例年利率，最高{debt-consolidation.annualRateMax}',
              textCn: '条款所列的实际年利率和条例年利率，最高{debt-consolidation.annualRateMax}',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Time until nothing is owed',
              textHk: '還清所需時間',
              textCn: '还清所需时间',
            },
            {
              textEn: 'At what you really pay each month',
              textHk: '以你每月實際還款額計',
              textCn: '按您每月实际还款额计算',
            },
            {
              textEn: 'The term you choose; the shortest you can carry',
              textHk: '你所選的年期，以負擔得起的最短者為佳',
              textCn: '您选择的期限，以负担得起的最短者为佳',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Total interest to the end', textHk: '總利息', textCn: '总利息' },
            { textEn: 'Every month added up', textHk: '逐月相加', textCn: '逐月相加' },
            {
              textEn: 'Shown to the cent in the schedule',
              textHk: '還款表列明，計至仙位',
              textCn: '还款计划表列明，精确到分',
            },
          ],
        },
        {
          cells: [
            { textEn: 'What is at risk', textHk: '風險所在', textCn: '风险所在' },
            {
              textEn: 'Your credit record, legal action',
              textHk: '信貸紀錄、法律追討',
              textCn: '征信记录、法律追讨',
            },
            {
              textEn: 'The same, and your home',
              textHk: '同樣風險，加上你的物業',
              textCn: '同样的风险，再加上您的房子',
            },
          ],
        },
      ],
      noteEn:
        'Debt consolidation is a new loan. It is not an IVA or a debt relief plan, in which creditors agree to take less.',
      noteHk:
        '債務整合是一筆新貸款，並非「個人自願安排」或「債務舒緩計劃」等由債權人同意減收欠款的債務重組程序。',
      noteCn: '债务整合是一笔新贷款，不是由债权人同意减收欠款的“个人自愿安排”或“债务舒缓计划”。',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '办理流程',
      items: [
        {
          titleEn: 'List every debt',
          titleHk: '列出所有欠款',
          titleCn: '列出所有欠款',
          bodyEn: 'Balance, rate, due date. Leave none out: one forgotten card can tip the sum.',
          bodyHk: '餘額、利率、到期日，一筆不漏；漏了一張卡，結論可能不同。',
          bodyCn: '余额、利率、还款日，一笔不漏；漏了一张卡，结论可能就不同。',
        },
        {
          titleEn: 'Compare both ways',
          titleHk: '比較兩種做法',
          titleCn: '比较两种做法',
          bodyEn:
            'Use the calculator for the new loan. If the total is not lower, stop here; it has cost you nothing.',
          bodyHk: '用計算機試算新貸款。若總數不是較低，便到此為止，你沒有任何損失。',
          bodyCn: '用计算器试算新贷款。如果总数不是更低，就到此为止，您没有任何损失。',
        },
        {
          titleEn: 'Apply online',
          titleHk: '網上申請',
          titleCn: '在线申请',
          bodyEn:
            'About {promise.applicationTime}: as a second mortgage if a bank loan stays on the flat, as a first if none does. Name the debts to be paid off.',
          bodyHk:
            '約{promise.applicationTime}：仍有銀行按揭者申請二按，沒有者申請一按，並註明希望清還的欠款。',
          bodyCn:
            '约{promise.applicationTime}：仍有银行按揭的申请二按，没有的申请一按，并注明希望还清的欠款。',
        },
        {
          titleEn: 'Send statements',
          titleHk: '提交月結單',
          titleCn: '提交对账单',
          bodyEn: 'Of every debt on the list, with your income and property documents.',
          bodyHk: '清單上每筆欠款的月結單，連同收入及物業文件。',
          bodyCn: '清单上每笔欠款的对账单，连同收入和房产文件。',
        },
        {
          titleEn: 'Get the decision',
          titleHk: '審批結果',
          titleCn: '审批结果',
          bodyEn:
            'Within {promise.decision} of your documents being complete, on working days. The offer shows both totals side by side.',
          bodyHk: '文件齊備後{promise.decision}內答覆（以工作天計），條款會並列兩種做法的總成本。',
          bodyCn:
            '文件齐备后{promise.decision}内答复（按工作日计算），条款会并列两种做法的总成本。',
        },
        {
          titleEn: 'Sign, and the debts are paid',
          titleHk: '簽契及清還欠款',
          titleCn: '签约并还清欠款',
          bodyEn:
            'You sign at the solicitor’s in person. The listed lenders are paid directly; anything left comes to you.',
          bodyHk: '親身到律師樓簽契。款項直接用於清還名單上的欠款，餘款才轉交給你。',
          bodyCn: '本人到律师楼签约。款项直接用于还清名单上的欠款，余款再转给您。',
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
          titleEn: 'You and the property',
          titleHk: '個人及物業',
          titleCn: '个人和房产',
          items: [
            identityCard,
            addressProof,
            ratesDemand,
            {
              nameEn: 'Mortgage statement and repayment schedule',
              nameHk: '按揭月結單及還款表',
              nameCn: '按揭对账单和还款计划表',
              whyEn: 'What the bank is still owed decides how much room is left.',
              whyHk: '銀行尚欠本金決定餘下可借空間。',
              whyCn: '银行的尚欠本金决定还有多少可借空间。',
            },
          ],
        },
        {
          titleEn: 'Your debts',
          titleHk: '欠款',
          titleCn: '欠款',
          items: [
            {
              nameEn: 'Latest statement of every card and loan',
              nameHk: '每張信用卡及每筆貸款的最新月結單',
              nameCn: '每张信用卡和每笔贷款的最新对账单',
              whyEn: 'Gives balance, rate and account number, so that each lender can be paid.',
              whyHk: '列明餘額、利率及戶口號碼，以便逐一清還。',
              whyCn: '列明余额、利率和账号，以便逐一还清。',
            },
            {
              nameEn: 'Settlement quotations, where a lender gives one',
              nameHk: '債權人的清還報價（如有）',
              nameCn: '贷款机构的结清报价（如有）',
              whyEn: 'The true figure for a given day, charges for early settlement included.',
              whyHk: '指定日期的實際清還金額，包括提早還款費用。',
              whyCn: '指定日期的实际结清金额，包括提前还款费用。',
            },
          ],
        },
        {
          titleEn: 'Your income',
          titleHk: '收入',
          titleCn: '收入',
          items: [
            {
              nameEn:
                'Payslips and salary account statements of {promise.incomeProof}; {promise.varyingIncomeProof} if self-employed',
              nameHk:
                '{promise.incomeProof}糧單及出糧戶口月結單；自僱者{promise.varyingIncomeProof}',
              nameCn:
                '{promise.incomeProof}工资单和工资账户流水；自雇人士{promise.varyingIncomeProof}',
              whyEn: 'Shows that the new payment can be carried.',
              whyHk: '評估能否負擔新供款。',
              whyCn: '评估能否负担新的月供。',
            },
            {
              nameEn: 'Latest tax demand',
              nameHk: '最近期稅單',
              nameCn: '最近一期税单',
              whyEn: 'An independent figure for the year.',
              whyHk: '獨立的全年收入數字。',
              whyCn: '独立的全年收入数字。',
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
          questionEn: 'My payment falls by half. Is that not a saving?',
          questionHk: '每月供款少了一半，不就是省了嗎？',
          questionCn: '月供少了一半，不就是省了吗？',
          answerEn:
            'Not by itself. A payment falls either because the rate is lower, which saves, or because the term is longer, which costs. Look at the total interest. Then choose the shortest term whose payment you can carry.',
          answerHk:
            '不一定。供款減少，可能因為利率較低（省錢），也可能因為年期較長（多付利息）。請看總利息，再選負擔得起的最短年期。',
          answerCn:
            '不一定。月供减少，可能是因为利率更低（省钱），也可能是因为期限更长（多付利息）。请看总利息，再选负担得起的最短期限。',
        },
        {
          questionEn: 'Is this the same as an IVA or a debt relief plan?',
          questionHk: '這是否等於個人自願安排或債務舒緩計劃？',
          questionCn: '这是不是等于个人自愿安排或债务舒缓计划？',
          answerEn:
            'No. Those are arrangements in which creditors accept less or later payment, and they are marked on your credit record for years. This is a loan that pays your creditors in full.',
          answerHk:
            '不是。個人自願安排或債務舒緩計劃是由債權人同意減收或延後收款，並會在信貸紀錄保留多年。這筆貸款則是向債權人全數清還。',
          answerCn:
            '不是。个人自愿安排或债务舒缓计划是由债权人同意减收或延后收款，并会在征信上保留多年。这笔贷款则是向债权人全额还清。',
        },
        {
          questionEn: 'Do you pay the cards, or do I?',
          questionHk: '卡數由你們清還，還是由我自己還？',
          questionCn: '信用卡由你们来还，还是我自己还？',
          answerEn:
            'The listed debts are paid directly on draw-down, up to the figures your lenders have confirmed. You get written proof of each payment. What remains goes to your own account.',
          answerHk:
            '提款時，我們會按債權人確認的金額，直接清還名單上的欠款，並給你每筆付款的書面證明。餘款轉入你本人的戶口。',
          answerCn:
            '放款时，我们会按贷款机构确认的金额，直接还清名单上的欠款，并给您每笔付款的书面证明。余款转入您本人的账户。',
        },
        {
          questionEn: 'Must I close my cards?',
          questionHk: '必須取消信用卡嗎？',
          questionCn: '必须注销信用卡吗？',
          answerEn:
            'Not all of them. We may make it a condition that some limits are lowered. We recommend keeping one card with a small limit, paid in full each month.',
          answerHk:
            '不必全部取消。我們或會以調低部分信用卡限額為條件。建議只保留一張低額信用卡，並每月全數找清。',
          answerCn:
            '不必全部注销。我们可能会以调低部分额度为条件。建议只保留一张低额度的卡，并每月全额还清。',
        },
        {
          questionEn: 'My credit score is poor. Is it worth applying?',
          questionHk: '信貸評分不佳，值得申請嗎？',
          questionCn: '征信评分不好，还值得申请吗？',
          answerEn:
            'It may be. We read the record with your consent and look at what lies behind it: one illness is different from years of lateness. A poor record can mean a higher rate, up to the maximum, or a no.',
          answerHk:
            '或許值得。我們在你同意下查閱紀錄，並了解背後原因：一場大病與多年拖數，並不相同。紀錄較差，利率可能較高（不超過上限），亦可能不獲批。',
          answerCn:
            '也许值得。我们在您同意后查询记录，并了解背后的原因：一场大病和多年的拖欠，并不相同。记录较差，利率可能更高（不超过上限），也可能不批。',
        },
        {
          questionEn: 'Does my bank have to agree to a second mortgage?',
          questionHk: '做二按需要銀行同意嗎？',
          questionCn: '做二按需要银行同意吗？',
          answerEn:
            'Many bank deeds require consent before another charge is registered. Read yours, or let your solicitor read it. We do not lend against a deed that forbids it.',
          answerHk:
            '不少銀行的按揭契據規定，加按或二按前須先取得同意。請先看清契據，或請律師代閱。若契據禁止，我們不會承造。',
          answerCn:
            '不少银行的按揭契约规定，做二按前须先取得同意。请先看清契据，或请律师代看。如果契据禁止，我们不会办理。',
        },
        {
          questionEn: 'May I settle early?',
          questionHk: '可以提早清還嗎？',
          questionCn: '可以提前还清吗？',
          answerEn:
            'At any time, with interest to the day of repayment and no penalty. A bonus or a tax refund paid in early shortens the loan.',
          answerHk: '隨時可以，利息只計至還款當日，不罰息。以花紅或退稅提早還款，可縮短還款期。',
          answerCn:
            '随时可以，利息只计到还款当天，没有违约金。用奖金或退税提前还款，可以缩短期限。',
        },
        {
          questionEn: 'Where can I get help that is not a loan?',
          questionHk: '除了借貸，還可以向誰求助？',
          questionCn: '除了借款，还可以向谁求助？',
          answerEn:
            'Several Hong Kong welfare organisations run free and confidential debt counselling, and the Social Welfare Department can point you to one. Your present lenders may also agree to a slower plan if you ask before you miss a payment. Try these first if you are unsure.',
          answerHk:
            '香港有多間社福機構提供免費及保密的債務輔導，社會福利署可代為轉介。在拖欠之前主動與現有債權人商量，對方亦可能同意放緩還款。若有猶豫，請先試這些途徑。',
          answerCn:
            '香港有多家社会服务机构提供免费、保密的债务辅导，社会福利署可以代为转介。在逾期之前主动与现有贷款机构商量，对方也可能同意放缓还款。如果拿不定主意，请先试这些途径。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Add it up before you apply',
      headingHk: '先計清楚，再申請',
      headingCn: '先算清楚，再申请',
      bodyEn:
        'Put your debts and one loan next to each other. If the total is not lower, keep what you have.',
      bodyHk: '將現有欠款與一筆新貸款並列比較；若總數不是較低，便維持現狀。',
      bodyCn: '把现有欠款和一笔新贷款放在一起比较；如果总数不是更低，就维持现状。',
      actions: [
        {
          labelEn: 'Compare the totals',
          labelHk: '比較總成本',
          labelCn: '比较总成本',
          href: '/loan-calculator',
          kind: 'primary',
        },
        {
          labelEn: 'Apply, bank loan on the flat',
          labelHk: '申請（仍有銀行按揭）',
          labelCn: '申请（仍有银行按揭）',
          href: '/apply/second',
          kind: 'secondary',
        },
        {
          labelEn: 'Apply, no loan on the flat',
          labelHk: '申請（沒有按揭）',
          labelCn: '申请（没有按揭）',
          href: '/apply/first',
          kind: 'text',
        },
      ],
    },
  ],
};
