import type { PageInput } from '@/contracts/content';
import { case2Apply } from './case2.apply';
import { case2Questions } from './case2.questions';

export const case2Page: PageInput = {
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
      headingHk: '多個還款日合而為一，前提是總數真的較低',
      headingCn: '把多个还款日合成一个，前提是总数真的更低',
      leadEn:
        'Card balances, tax loans and personal loans can be paid off with one loan secured on your property. The monthly payment usually falls. The price is that your home now stands behind the debt, and a longer term can cost more in the end. We put both ways side by side.',
      leadHk:
        '信用卡欠款、稅務貸款和私人貸款，可以用一筆物業抵押貸款一次過清還，每月供款通常會減少。代價是欠款從此以你的物業作抵押，而年期拉長，總利息亦可能更多。我們會將兩種做法並列，讓你看清楚。',
      leadCn:
        '信用卡欠款、税务贷款和个人贷款，可以用一笔房产抵押贷款一次还清，月供通常会减少。代价是欠款从此由您的房子作抵押，而期限拉长后，总利息也可能更多。我们会把两种做法放在一起，让您看清楚。',
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
            'Your own rate depends on our assessment. The maximum is {debt-consolidation.annualRateMax} a year; if ours is not below what you pay now, do not do it.',
          conditionHk:
            '個別利率視乎審批，年利率最高{debt-consolidation.annualRateMax}。若不低於現時利率，便不值得做。',
          conditionCn:
            '您的实际利率以审批为准，年利率最高{debt-consolidation.annualRateMax}。如果不低于您现在的利率，就不值得做。',
        },
        {
          valueEn: 'HK$0',
          valueHk: 'HK$0',
          valueCn: 'HK$0',
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
      leadEn: 'For many people this is the wrong loan. Read the second list first.',
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
          textHk: '清還後，你會取消信用卡，或至少調低信用額。',
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
            'You could clear the cards within a year or two by paying more each month. That is nearly always cheaper.',
          textHk: '只要每月多還一點，一兩年內可清還。這樣做幾乎一定較划算。',
          textCn: '只要每月多还一些，一两年内就能还清。这样做几乎一定更划算。',
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
      headingEn: 'The facts, lowest and highest',
      headingHk: '貸款資料：最低與最高',
      headingCn: '贷款要点：最低与最高',
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
      leadCn: '拿出最新的账单，两种做法逐项填写；我们的数字会写在书面条款里。',
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
              textCn: '各账单上所列的实际年利率',
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
    ...case2Apply,
    ...case2Questions,
  ],
};
