import type { PageInput } from '@/contracts/content/page';
import { addressProof, identityCard, ratesDemand } from '../shared/documents';

export const page: PageInput = {
  slug: 'case2',
  titleEn: 'Debt consolidation mortgage | {brand}',
  titleHk: '債務整合按揭 | {brand}',
  titleCn: '债务整合按揭贷款 | {brand}',
  descriptionEn:
    'Combine several debts into one loan secured on your Hong Kong home. Compare what it saves, what it puts at risk and what it costs in total before you apply.',
  descriptionHk:
    '將多筆欠款合併成一筆以香港物業作抵押的貸款。申請前先比較總成本、可節省的利息及風險。貸款額最高為估價的{debt-consolidation.ltvMax}，視乎審批。',
  descriptionCn:
    '把多笔欠款合并成一笔以香港房产作抵押的贷款。申请前先比较总成本、可节省的利息和风险。贷款额最高为估价的{debt-consolidation.ltvMax}，以审批为准。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Debt consolidation',
      eyebrowHk: '債務整合按揭',
      eyebrowCn: '债务整合按揭',
      headingEn: 'Combine several debts into one loan on your property',
      headingHk: '以物業按揭整合多筆欠款',
      headingCn: '用房产按揭整合多笔欠款',
      leadEn:
        'One loan secured on your property can pay off card balances, tax loans and personal loans. The monthly payment can fall. But your home then secures the debt, and a longer term can cost more in the end. We show you the total both ways: keeping your debts as they are, and one loan.',
      leadHk:
        '信用卡欠款、稅務貸款及私人貸款，可用一筆物業抵押貸款清還，每月供款或會減少。但欠款會以你的物業作抵押，年期延長後總利息亦可能較多。我們會列出兩種做法的總額：維持現有債務，或合併為一筆貸款。',
      leadCn:
        '信用卡欠款、税务贷款和个人贷款，可以用一笔房产抵押贷款还清，月供可能减少。但欠款会以您的房产作抵押，期限延长后总利息也可能更多。我们会列出两种做法的总额：维持现有债务，或合并成一笔贷款。',
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
          labelHk: '最高按揭成數（連同現有按揭）',
          labelCn: '最高贷款成数（连同现有按揭）',
          conditionEn:
            'This is a maximum, not a promise: it depends on the valuation, the type of property and our assessment. A bank mortgage already on the flat is included.',
          conditionHk: '此為上限，並非保證，須視乎估價、物業類別及審批；現有銀行按揭亦計算在內。',
          conditionCn: '这是上限，不是承诺，须视估价、房产类型和审批而定；现有银行按揭也计算在内。',
        },
        {
          valueEn: '{debt-consolidation.annualRateFrom}',
          valueHk: '{debt-consolidation.annualRateFrom}',
          valueCn: '{debt-consolidation.annualRateFrom}',
          labelEn: 'lowest annual rate',
          labelHk: '最低年利率',
          labelCn: '最低年利率',
          conditionEn:
            'Your own rate depends on our assessment. The maximum is {debt-consolidation.annualRateMax} a year; if our rate is not below what you pay now, consolidating is not worth it. APR {debt-consolidation.aprFrom} for {debt-consolidation.exampleAmount} over {debt-consolidation.exampleTenor}.',
          conditionHk:
            '個別利率視乎審批，年利率最高{debt-consolidation.annualRateMax}。如我們的利率不低於你現時的利率，便不值得整合。實際年利率{debt-consolidation.aprFrom}（以{debt-consolidation.exampleAmount}、{debt-consolidation.exampleTenor}計）。',
          conditionCn:
            '您的利率以审批为准，年利率最高{debt-consolidation.annualRateMax}。如果我们的利率不低于您现在的利率，就不值得整合。实际年利率{debt-consolidation.aprFrom}（以{debt-consolidation.exampleAmount}、{debt-consolidation.exampleTenor}计）。',
        },
        {
          valueEn: '{promise.serviceFee}',
          valueHk: '{promise.serviceFee}',
          valueCn: '{promise.serviceFee}',
          labelEn: 'our fee for the loan',
          labelHk: '貸款手續費',
          labelCn: '贷款手续费',
          conditionEn:
            'We charge interest and nothing else. The solicitor’s bill is separate, and your present lenders may charge for early settlement.',
          conditionHk: '我們只收利息。律師費另計，而現有貸款機構可能收取提早還款費用。',
          conditionCn: '我们只收利息。律师费另计，而您现有的贷款机构可能会收取提前还款费用。',
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
      leadEn: 'This loan does not suit everybody. Please read both lists.',
      leadHk: '這項貸款未必適合所有人，請先細閱以下兩類情況。',
      leadCn: '这项贷款未必适合所有人，请先细读以下两类情况。',
      suits: [
        {
          textEn:
            'You owe on several cards or loans at rates well above what a loan on your property would cost.',
          textHk: '你有多張信用卡或多筆貸款的欠款，利率遠高於物業抵押貸款。',
          textCn: '您有多张信用卡或多笔贷款的欠款，利率远高于房产抵押贷款。',
        },
        {
          textEn: 'You know why you fell into debt, and that reason no longer applies.',
          textHk: '你清楚欠款的原因，而且問題已經解決。',
          textCn: '您清楚欠款的原因，而且问题已经解决。',
        },
        {
          textEn: 'Your income covers the new payment and daily living, with something left over.',
          textHk: '收入足以應付新供款和日常開支，並有結餘。',
          textCn: '收入足以负担新的月供和日常开支，并且还有结余。',
        },
        {
          textEn:
            'You will close the cards, or at least lower their limits, once they are paid off.',
          textHk: '清還後，你會取消信用卡，或至少調低信用卡限額。',
          textCn: '还清之后，您会注销信用卡，或至少调低信用卡额度。',
        },
      ],
      suitsNot: [
        {
          textEn: 'Your debts still grow each month. A new loan would only add to them.',
          textHk: '欠款仍逐月增加。再借一筆只會令欠款更多。',
          textCn: '欠款还在逐月增加。再借一笔只会让欠款更多。',
        },
        {
          textEn:
            'You could clear the cards soon by paying more each month. That would cost you less interest.',
          textHk: '只要每月多還一些，短期內便可清還。這樣支付的利息較少。',
          textCn: '只要每月多还一些，短期内就能还清。这样支付的利息更少。',
        },
        {
          textEn:
            'You are bankrupt, or in an arrangement with creditors (IVA or a debt relief plan).',
          textHk: '你已破產，或正進行個人自願安排或債務舒緩計劃。',
          textCn: '您正处于破产程序，或正在执行个人自愿安排或债务舒缓计划。',
        },
        {
          textEn: 'You could not accept the risk of losing the flat if your income fell.',
          textHk: '你不能承受收入減少時失去物業的風險。',
          textCn: '您不能承受收入减少时失去住房的风险。',
        },
        {
          textEn:
            'Someone told you to borrow and offers to arrange it for a fee. Stop, and talk to us or the police.',
          textHk: '有人勸你借款並收取代辦費。請立即停止，並向我們或警方查證。',
          textCn: '有人劝您借款，并收费代办。请马上停下，向我们或警方核实。',
        },
      ],
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'Your home is at risk once a debt is secured on it',
      headingHk: '有抵押欠款的風險：可能失去物業',
      headingCn: '有抵押欠款的风险：可能失去住房',
      bodyEn:
        'A card company that is not paid can sue you. A mortgage lender that is not paid can, in the end, sell your home. Consolidate only if the total cost is lower and you are sure that you can pay.',
      bodyHk:
        '拖欠信用卡款項，發卡機構可循法律途徑追討；拖欠按揭供款，最終可能失去物業。只有總成本較低，而你確定有能力供款，才適合整合欠款。',
      bodyCn:
        '拖欠信用卡款项，发卡机构可以起诉追讨；拖欠按揭月供，最终可能失去住房。只有总成本更低，而且您确定有能力还款时，才适合整合欠款。',
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'debt-consolidation',
      headingEn: 'Rates, amounts and terms',
      headingHk: '利率、貸款額及年期',
      headingCn: '利率、额度和期限',
      noteEn:
        'The loan is a second mortgage where a bank loan remains on the flat, and a first mortgage where there is none.',
      noteHk: '如物業仍有銀行按揭，這筆貸款為二按；如沒有，則為一按。',
      noteCn: '如果房产还有银行按揭，这笔贷款就是二次按揭；如果没有，就是首次按揭。',
    },
    {
      type: 'diagram',
      id: 'diagram',
      product: 'debt-consolidation',
      drawing: {
        kind: 'debts',
        debts: [
          {
            labelEn: 'Personal loan',
            labelHk: '私人貸款',
            labelCn: '个人贷款',
            amount: 300_000,
            annualRate: 18,
            tenorMonths: 60,
          },
          {
            labelEn: 'Credit card A',
            labelHk: '信用卡A',
            labelCn: '信用卡A',
            amount: 200_000,
            annualRate: 32,
            tenorMonths: 60,
          },
          {
            labelEn: 'Credit card B',
            labelHk: '信用卡B',
            labelCn: '信用卡B',
            amount: 160_000,
            annualRate: 30,
            tenorMonths: 60,
          },
          {
            labelEn: 'Credit card C',
            labelHk: '信用卡C',
            labelCn: '信用卡C',
            amount: 140_000,
            annualRate: 30,
            tenorMonths: 60,
          },
        ],
      },
      headingEn: 'Payments before and after',
      headingHk: '整合前後的每月還款',
      headingCn: '整合前后的每月还款',
      leadEn:
        'The debts and their rates are assumed for this example. After consolidation the whole debt is secured on your home.',
      leadHk: '例子中的欠款及其利率均屬假設。整合後，全部欠款均以你的物業作抵押。',
      leadCn: '示例中的欠款和利率均为假设。整合后，全部欠款都以您的房产作抵押。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'debt-consolidation',
      headingEn: 'A worked example',
      headingHk: '計算例子',
      headingCn: '计算示例',
      leadEn: 'Principal and interest, in equal monthly payments. An illustration, not an offer.',
      leadHk: '本息同還，每月供款相同。例子只供參考，並非貸款要約。',
      leadCn: '等额本息，每月还款额相同。示例仅供参考，不构成贷款要约。',
      noteEn:
        'Compare the total interest with what your present debts would cost if you kept paying them as you do now. Choose the lower total, not the lower payment.',
      noteHk: '請比較這筆貸款與維持現狀的總利息，並以總利息較低者為準，不要只看每月供款。',
      noteCn: '请比较办理这笔贷款与维持现状的总利息，选择总利息较低的做法，不要只看月供。',
    },
    {
      type: 'table',
      id: 'compare',
      headingEn: 'Compare your debts today with one loan',
      headingHk: '比較現有欠款與合併貸款',
      headingCn: '比较现有欠款与合并贷款',
      leadEn:
        'Work out each line for both columns from your latest statements. Our figures are in the written offer.',
      leadHk: '請按最新的月結單逐項比較兩欄；我們的數字會在書面貸款條款列明。',
      leadCn: '请按最新的对账单逐项比较两栏；我们的数字会写在书面贷款条款里。',
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
              textEn: 'Add up every outstanding balance, not the minimum payments',
              textHk: '把每筆欠款結餘相加，不是最低還款額',
              textCn: '将每笔欠款的余额相加，不要用最低还款额',
            },
            {
              textEn: 'The sum of the settlement figures, with any charges for settling early',
              textHk: '清還金額總和，包括提早清還費用（如有）',
              textCn: '结清金额总和，包括提前结清费用（如有）',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Annual percentage rate (APR)', textHk: '實際年利率', textCn: '实际年利率' },
            {
              textEn: 'The APR on each statement',
              textHk: '各月結單所列的實際年利率',
              textCn: '各对账单上所列的实际年利率',
            },
            {
              textEn:
                'The APR in the offer and the rate under the Money Lenders Ordinance, each at most {debt-consolidation.annualRateMax}',
              textHk:
                '條款所列的實際年利率及按《放債人條例》計算的年利率，最高{debt-consolidation.annualRateMax}',
              textCn:
                '条款所列的实际年利率和按《放债人条例》计算的年利率，最高{debt-consolidation.annualRateMax}',
            },
          ],
        },
        {
          cells: [
            {
              textEn: 'Time until all is repaid',
              textHk: '還清所需時間',
              textCn: '还清所需时间',
            },
            {
              textEn: 'At the amount you actually pay each month',
              textHk: '以你每月實際還款額計',
              textCn: '按您每月实际还款额计算',
            },
            {
              textEn: 'The term you choose, ideally the shortest you can afford',
              textHk: '你所選的年期（建議選擇負擔得起的最短年期）',
              textCn: '您选择的期限（建议选择负担得起的最短期限）',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Total interest to the end', textHk: '總利息', textCn: '总利息' },
            {
              textEn: 'Interest for every month, added up',
              textHk: '逐月相加',
              textCn: '逐月相加',
            },
            {
              textEn: 'Shown to the cent in the schedule',
              textHk: '還款表列明，計至仙位',
              textCn: '还款计划表列明，精确到分',
            },
          ],
        },
        {
          cells: [
            { textEn: 'What is at risk', textHk: '風險', textCn: '风险' },
            {
              textEn: 'Your credit record; legal action',
              textHk: '信貸紀錄受損、被法律追討',
              textCn: '征信记录受损、可能被起诉追讨欠款',
            },
            {
              textEn: 'The same, and you could also lose your home',
              textHk: '風險相同，另外還可能失去物業',
              textCn: '风险相同，另外还可能失去住房',
            },
          ],
        },
      ],
      noteEn:
        'Debt consolidation is a new loan. It is not an IVA or a debt relief plan, in which creditors agree to take less.',
      noteHk:
        '債務整合是一筆新貸款，並非「個人自願安排」或「債務舒緩計劃」等由債權人同意減收欠款的債務重組程序。',
      noteCn: '债务整合是一笔新贷款，不是债权人同意减收欠款的“个人自愿安排”或“债务舒缓计划”。',
    },
    {
      type: 'steps',
      id: 'steps',
      headingEn: 'How to apply',
      headingHk: '申請流程',
      headingCn: '申请流程',
      items: [
        {
          titleEn: 'List every debt',
          titleHk: '列出所有欠款',
          titleCn: '列出所有欠款',
          bodyEn:
            'Note the balance, the rate and the payment date of each debt. Include every debt: one forgotten card can change the result.',
          bodyHk: '列出餘額、利率及繳款日。請勿遺漏：漏列一張信用卡，結果便可能不同。',
          bodyCn: '列出余额、利率和还款日。请不要遗漏：漏列一张信用卡，结果就可能不同。',
        },
        {
          titleEn: 'Compare both ways',
          titleHk: '比較兩種做法',
          titleCn: '比较两种做法',
          bodyEn:
            'Use the calculator for the new loan. If the total with one loan is not lower, you can stop here at no cost.',
          bodyHk: '用計算機計算新貸款。如總成本沒有減少，可就此停止，不涉任何費用。',
          bodyCn: '用计算器计算新贷款。如果总成本没有减少，可以就此停止，没有任何费用。',
        },
        {
          titleEn: 'Apply online',
          titleHk: '網上申請',
          titleCn: '在线申请',
          timeEn: 'about {promise.applicationTime}',
          timeHk: '約{promise.applicationTime}',
          timeCn: '约{promise.applicationTime}',
          bodyEn:
            'Apply for a second mortgage if a bank loan stays on the flat, or for a first mortgage if there is none. Name the debts to be paid off.',
          bodyHk: '物業仍有銀行按揭，請申請二按；如沒有，請申請一按。請註明希望清還的欠款。',
          bodyCn:
            '房产仍有银行按揭的，请申请二次按揭；没有的，请申请首次按揭。请注明希望还清的欠款。',
        },
        {
          titleEn: 'Send statements',
          titleHk: '提交月結單',
          titleCn: '提交对账单',
          timeEn: 'when it suits you',
          timeHk: '時間由你安排',
          timeCn: '时间由您安排',
          bodyEn: 'Send one for every debt on the list, with your income and property documents.',
          bodyHk: '清單上每筆欠款的月結單，連同收入及物業文件。',
          bodyCn: '请提交清单上每笔欠款的对账单，以及收入和房产文件。',
        },
        {
          titleEn: 'Get the decision',
          titleHk: '審批結果',
          titleCn: '审批结果',
          timeEn: 'within {promise.decision}',
          timeHk: '{promise.decision}內',
          timeCn: '{promise.decision}内',
          bodyEn:
            'Within {promise.decision} of your documents being complete, on working days. The offer shows both totals side by side.',
          bodyHk: '文件齊備後{promise.decision}內答覆（以工作天計），條款會並列兩種做法的總成本。',
          bodyCn:
            '文件齐备后{promise.decision}内答复（按工作日计算），书面条款会并列比较两种做法的总成本。',
        },
        {
          titleEn: 'Sign, and we pay off your debts',
          titleHk: '簽契及清還欠款',
          titleCn: '签约并还清欠款',
          timeEn: 'by appointment',
          timeHk: '按預約時間',
          timeCn: '按预约时间',
          bodyEn:
            'You sign at the solicitor’s in person. The listed lenders are paid directly; anything left comes to you.',
          bodyHk: '親身到律師樓簽契。款項直接用於清還名單上的欠款，餘款才轉交給你。',
          bodyCn: '本人到律师行签约。款项直接用于还清名单上的欠款，余款再转给您。',
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
              whyEn: 'The balance you owe the bank decides how much more you can borrow.',
              whyHk: '按尚欠銀行的本金，計算可再借的金額。',
              whyCn: '按银行贷款的剩余本金，计算还可以借的金额。',
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
              whyEn:
                'Shows the balance, the rate and the account number, so that each lender can be paid.',
              whyHk: '列明餘額、利率及戶口號碼，以便逐一清還。',
              whyCn: '列明余额、利率和账号，以便逐一还清。',
            },
            {
              nameEn: 'Settlement quotations, if the lenders give them',
              nameHk: '債權人發出的清還金額通知（如有）',
              nameCn: '贷款机构出具的结清金额通知（如有）',
              whyEn:
                'The actual settlement figure for a given day, including charges for settling early.',
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
                'Payslips and salary account statements for the last {promise.incomeProof}; if self-employed, bank statements for the last {promise.varyingIncomeProof}',
              nameHk:
                '最近{promise.incomeProof}的糧單及出糧戶口月結單；自僱者須提交最近{promise.varyingIncomeProof}的銀行月結單',
              nameCn:
                '最近{promise.incomeProof}的工资单和工资账户流水；自雇人士须提交最近{promise.varyingIncomeProof}的银行流水',
              whyEn: 'Shows that you can afford the new payment.',
              whyHk: '評估能否負擔新供款。',
              whyCn: '评估能否负担新的月供。',
            },
            {
              nameEn: 'Latest tax demand',
              nameHk: '最近期稅單',
              nameCn: '最近一期税单',
              whyEn: 'An independent record of the year’s income.',
              whyHk: '全年收入的獨立證明。',
              whyCn: '全年收入的独立证明。',
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
          questionEn: 'If my payment falls by half, do I save money?',
          questionHk: '每月供款減少一半，是否等於省錢？',
          questionCn: '月供减少一半，是不是等于省钱？',
          answerEn:
            'Not always. A payment falls either because the rate is lower, which saves interest, or because the term is longer, which costs more. Compare the total interest, then choose the shortest term you can afford.',
          answerHk:
            '不一定。供款減少，可能因為利率較低（節省利息），也可能因為年期較長（多付利息）。請比較總利息，再選擇負擔得起的最短年期。',
          answerCn:
            '不一定。月供减少，可能是因为利率更低（节省利息），也可能是因为期限更长（多付利息）。请比较总利息，再选择负担得起的最短期限。',
        },
        {
          questionEn: 'Is this the same as an IVA or a debt relief plan?',
          questionHk: '這是否等於個人自願安排或債務舒緩計劃？',
          questionCn: '这是不是等于个人自愿安排或债务舒缓计划？',
          answerEn:
            'No. Those are arrangements in which creditors accept less or later payment, and they are marked on your credit record for years. This is a loan that pays your creditors in full.',
          answerHk:
            '不是。個人自願安排或債務舒緩計劃是由債權人同意減收或延後收款，並會在信貸紀錄保留多年。這筆貸款則用以向債權人全數清還欠款。',
          answerCn:
            '不是。个人自愿安排和债务舒缓计划，是债权人同意减少或延后收款的安排，并会在征信记录中保留多年。这笔贷款则用于向债权人全额清偿欠款。',
        },
        {
          questionEn: 'Will you pay off the cards, or do I have to?',
          questionHk: '由你們還是由我清還信用卡欠款？',
          questionCn: '信用卡欠款由你们直接还清，还是由我自己还？',
          answerEn:
            'When the loan is drawn down, the listed debts are paid directly, up to the figures your lenders have confirmed. You get written proof of each payment. What remains of the loan goes to your own account.',
          answerHk:
            '提款時，我們會按債權人確認的金額，直接清還名單上的欠款，並給你每筆付款的書面證明。餘款轉入你本人的戶口。',
          answerCn:
            '放款时，我们会按贷款机构确认的金额，直接还清名单上的欠款，并给您每笔付款的书面证明。余款转入您本人的账户。',
        },
        {
          questionEn: 'Do I have to close my cards?',
          questionHk: '必須取消信用卡嗎？',
          questionCn: '必须注销信用卡吗？',
          answerEn:
            'No, not all of them. We may make it a condition that some limits are lowered. We recommend keeping one card with a small limit, paid in full each month.',
          answerHk:
            '不必全部取消。我們或會以調低部分信用卡限額為條件。建議只保留一張限額較低的信用卡，並每月全數找清。',
          answerCn:
            '不必全部注销。我们可能会以调低部分信用卡额度为条件。建议只保留一张额度较低的信用卡，并每月全额还清。',
        },
        {
          questionEn: 'My credit score is poor. Can I still apply?',
          questionHk: '信貸評分欠佳，仍可申請嗎？',
          questionCn: '征信评分不好，还能申请吗？',
          answerEn:
            'Yes. With your consent we read your credit record and look at the reasons: an illness is different from years of late payment. A poor record can mean a higher rate, up to the maximum, or a refusal.',
          answerHk:
            '可以。我們會在你同意下查閱信貸紀錄，並了解原因，例如患病與長期逾期還款的情況並不相同。紀錄欠佳，利率可能較高（不超過上限），亦可能不獲批。',
          answerCn:
            '可以。我们会在您同意后查询征信记录，并了解原因，例如因病欠款与长年逾期还款，情况并不相同。记录较差，利率可能更高（不超过上限），也可能不获批准。',
        },
        {
          questionEn: 'Does my bank have to agree to a second mortgage?',
          questionHk: '申請二按需要銀行同意嗎？',
          questionCn: '办理二次按揭需要银行同意吗？',
          answerEn:
            'Many bank deeds require consent before another charge is registered. Read your deed, or ask your solicitor to read it. We do not lend where the deed forbids it.',
          answerHk:
            '不少銀行的按揭契據規定，申請二按前須先取得銀行同意。請先看清契據，或請律師代閱。若契據禁止，我們不會承造。',
          answerCn:
            '不少银行的按揭契据规定，办理二次按揭前须先取得银行同意。请先看清契据，或请律师代看。如果契据禁止，我们不会办理。',
        },
        {
          questionEn: 'Can I settle early?',
          questionHk: '可以提早清還嗎？',
          questionCn: '可以提前还清吗？',
          answerEn:
            'Yes, at any time, with interest to the day of repayment and no penalty. A part payment from a bonus or a tax refund can shorten the term.',
          answerHk: '隨時可以，利息只計至還款當日，不收罰息。以花紅或退稅提早還款，可縮短還款期。',
          answerCn:
            '随时可以，利息只计至还款当天，没有违约金。用奖金或退税提前还款，可以缩短期限。',
        },
        {
          questionEn: 'Where can I get help that is not a loan?',
          questionHk: '除了借貸，還可以向誰求助？',
          questionCn: '除了借款，还可以向谁求助？',
          answerEn:
            'Several Hong Kong welfare organisations run free and confidential debt counselling, and the Social Welfare Department can point you to one. Your present lenders may also agree to a slower plan if you ask before you miss a payment. Try these first if you are unsure.',
          answerHk:
            '香港有多間社會服務機構提供免費及保密的債務輔導，社會福利署可代為轉介。在逾期之前主動聯絡現有貸款機構，對方亦可能同意放寬還款安排。如未能決定，請先考慮這些途徑。',
          answerCn:
            '香港有多家社会服务机构提供免费、保密的债务辅导，香港社会福利署可以代为转介。在逾期之前主动联系现有贷款机构，对方也可能同意延长还款期或减少月供。如果拿不定主意，请先考虑这些途径。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Compare the total cost before you apply',
      headingHk: '申請前先比較總成本',
      headingCn: '申请前先比较总成本',
      bodyEn: 'If one loan does not cost less in total, keep the debts as they are.',
      bodyHk: '如新貸款的總成本沒有減少，便應維持現有安排。',
      bodyCn: '如果新贷款的总成本没有减少，就应维持现有安排。',
      actions: [
        {
          labelEn: 'Compare the totals',
          labelHk: '比較總成本',
          labelCn: '比较总成本',
          href: '/loan-calculator',
          kind: 'primary',
        },
        {
          labelEn: 'Apply with a bank loan on the flat',
          labelHk: '申請（仍有銀行按揭）',
          labelCn: '申请（仍有银行按揭）',
          href: '/apply/second',
          kind: 'secondary',
        },
        {
          labelEn: 'Apply with no loan on the flat',
          labelHk: '申請（沒有按揭）',
          labelCn: '申请（没有按揭）',
          href: '/apply/first',
          kind: 'text',
        },
      ],
    },
  ],
};
