import type { ContentBlockInput } from '@/contracts/content';

export const revolvingLoanQuestions: ContentBlockInput = {
  type: 'questions',
  id: 'questions',
  headingEn: 'Questions people ask',
  headingHk: '常見問題',
  headingCn: '常见问题',
  items: [
    {
      questionEn: 'Do I pay for money I have not drawn?',
      questionHk: '未提取的額度要付利息嗎？',
      questionCn: '没提取的额度要付利息吗？',
      answerEn:
        'No. Interest counts only on what is drawn, day by day. We charge no fee for the limit, for a withdrawal or for leaving it unused. The solicitor’s bill for setting up the mortgage is due once, whether you draw or not.',
      answerHk:
        '不用。利息只按已提取的金額逐日計算；信貸額、每次提款或不動用額度，我們都不收費。設立按揭的律師費則須支付一次，不論有否提款。',
      answerCn:
        '不用。利息只按已提取的金额逐日计算；额度本身、每次提款或不使用额度，我们都不收费。设立抵押的律师费则需支付一次，不论有没有提款。',
    },
    {
      questionEn: 'What do I have to pay each month?',
      questionHk: '每月最少要還多少？',
      questionCn: '每月最少要还多少？',
      answerEn:
        'At least the interest of the period; your agreement states the minimum payment and the date. You may repay principal whenever you like, and what you repay can be drawn again.\n\nPaying only the minimum keeps the debt where it is. Decide for yourself how much should come off each month.',
      answerHk:
        '最少須付該期利息；最低還款額及還款日以合約為準。本金可隨時償還，還了的額度可再提取。\n\n只付最低還款額，欠款不會減少。請為自己定下每月要還多少本金。',
      answerCn:
        '最少要付当期利息；最低还款额和还款日以合同为准。本金可以随时偿还，还了的额度可以再提取。\n\n只付最低还款额，欠款不会减少。请给自己定下每月要还多少本金。',
    },
    {
      questionEn: 'How do I withdraw?',
      questionHk: '怎樣提款？',
      questionCn: '怎么提款？',
      answerEn:
        'Sign in, type the amount and confirm it with a one-time code sent to your phone. The money goes to the bank account in your own name that we hold on file, never to anybody else’s. Requests made outside office hours are dealt with when we open.',
      answerHk:
        '登入帳戶，輸入金額，再以短訊收到的驗證碼確認。款項只會轉帳至已登記的本人銀行戶口，不會付予他人。非辦公時間提出的要求，於下一個辦公時段處理。',
      answerCn:
        '登录账户，输入金额，再用短信收到的验证码确认。款项只会转入已登记的本人银行账户，不会付给他人。非办公时间提出的请求，在下一个办公时段处理。',
    },
    {
      questionEn: 'Can the limit be raised or lowered?',
      questionHk: '信貸額可以調高或調低嗎？',
      questionCn: '额度可以调高或调低吗？',
      answerEn:
        'You can ask for more in your account. That is a fresh assessment of the property and your income, and may need a new deed. You can lower the limit at any time.\n\nWe can stop new withdrawals if you are behind with payments or the property is worth much less. Your agreement says when.',
      answerHk:
        '可在帳戶內申請調高。我們會重新評估物業及入息，或須另簽契據。調低則隨時可以。\n\n如供款逾期，或物業價值大幅下跌，我們可暫停新的提款，詳情以合約為準。',
      answerCn:
        '可以在账户内申请调高。我们会重新评估房产和收入，可能需要另签契约。调低则随时可以。\n\n如果还款逾期，或房产价值大幅下跌，我们可以暂停新的提款，具体以合同为准。',
    },
    {
      questionEn: 'What happens at the end of the term?',
      questionHk: '到期時怎樣處理？',
      questionCn: '到期时怎么处理？',
      answerEn:
        'What is still drawn is due, with interest to that day. Before that day we write to you about the choices: repay, spread it over years as an ordinary mortgage, or apply for a new limit. The last two are decided afresh.',
      answerHk:
        '尚欠本金連同計至當日的利息須一併清還。到期前，我們會去信說明選擇：清還、轉為一般按揭分期攤還，或申請新的信貸額。後兩者須重新審批。',
      answerCn:
        '尚欠本金连同计至当天的利息要一并还清。到期前，我们会写信说明选择：还清、转为普通按揭分期偿还，或申请新的额度。后两者需要重新审批。',
    },
    {
      questionEn: 'Can I have it behind my bank’s mortgage?',
      questionHk: '物業仍有銀行按揭，可以申請嗎？',
      questionCn: '房产还有银行按揭，可以申请吗？',
      answerEn:
        'Yes, as a second charge, if the bank’s deed allows it or the bank consents in writing. Both together may reach {revolving.ltvMax} of the valuation at most, subject to assessment.',
      answerHk:
        '可以，以二按形式辦理，前提是銀行契據容許，或銀行書面同意。連同銀行按揭，最高為估價的{revolving.ltvMax}，視乎審批結果。',
      answerCn:
        '可以，以二按形式办理，前提是银行契约允许，或银行书面同意。连同银行按揭，最高为估价的{revolving.ltvMax}，以审批结果为准。',
    },
    {
      questionEn: 'Can I close it early?',
      questionHk: '可以提早取消嗎？',
      questionCn: '可以提前取消吗？',
      answerEn:
        'Yes, by written notice. Repay what is drawn with interest to that day, and there is no penalty. Your solicitor then releases the mortgage.',
      answerHk:
        '可以，以書面通知，清還已提款項及計至當日的利息便可，不收罰息。其後由律師樓解除按揭。',
      answerCn:
        '可以，书面通知后，还清已提款项和计至当天的利息即可，没有罚金。之后由律师楼解除抵押。',
    },
  ],
};
