import type { ContentBlockInput } from '@/contracts/content';

export const rmbLoanQuestions: ContentBlockInput = {
  type: 'questions',
  id: 'questions',
  headingEn: 'Questions people ask',
  headingHk: '常見問題',
  headingCn: '常见问题',
  items: [
    {
      questionEn: 'Who gets {rmbRate}?',
      questionHk: '怎樣才可享{rmbRate}年利率？',
      questionCn: '怎样才能拿到{rmbRate}的年利率？',
      answerEn:
        '{rmbRate} is our lowest rate, and it is open only to loans at or under 50% of the valuation. Within that group it still depends on our assessment of you and of the property. Above 50% the rate is higher. At most it is {rmb.annualRateMax} a year.',
      answerHk:
        '{rmbRate}為最低年利率，只適用於貸款額不超過估價50%的申請，並視乎借款人及物業的審批結果。貸款額高於估價50%，利率亦較高。年利率最高{rmb.annualRateMax}。',
      answerCn:
        '{rmbRate}为最低年利率，只适用于贷款额不超过估价50%的申请，并以借款人和房产的审批结果为准。贷款额高于估价50%，利率也更高。年利率最高{rmb.annualRateMax}。',
    },
    {
      questionEn: 'Is a lower rate the same as a cheaper loan?',
      questionHk: '利率較低，是否等於成本較低？',
      questionCn: '利率更低，是不是成本就更低？',
      answerEn:
        'Only if you also earn in renminbi. If you change Hong Kong dollars every month to pay, a rise of the renminbi can cost more than the lower rate saves, and nobody knows beforehand.',
      answerHk:
        '收入同為人民幣才是。如每月要以港元兌換還款，人民幣升值所增加的開支可能超過省下的利息，而匯率走勢無人能夠預知。',
      answerCn:
        '收入同样是人民币才是。如果每月要用港元兑换还款，人民币升值增加的支出可能超过省下的利息，而汇率走势没人能够预知。',
    },
    {
      questionEn: 'Can I send the money to the Mainland?',
      questionHk: '款項可以匯到內地嗎？',
      questionCn: '款项可以汇到内地吗？',
      answerEn:
        'We pay into your own renminbi account in Hong Kong. What happens after that is governed by Mainland foreign-exchange rules and your banks’ limits, which depend on who you are and what the money is for. Ask your bank before you borrow; we cannot promise that a transfer will go through.',
      answerHk:
        '我們會把款項存入你在香港的人民幣戶口。其後匯入內地，須按內地外匯規定及銀行限額辦理，視乎身分及用途。借款前請先向銀行查詢；匯款能否成功，我們無法擔保。',
      answerCn:
        '我们会把款项存入您在香港的人民币账户。之后汇入内地，要按内地外汇规定和银行限额办理，取决于身份和用途。借款前请先向银行了解；汇款能否成功，我们无法承诺。',
    },
    {
      questionEn: 'May I use it to buy a home in the Mainland?',
      questionHk: '可以用來在內地買樓嗎？',
      questionCn: '可以用来在内地买房吗？',
      answerEn:
        'The purpose has to be lawful on both sides, and you tell us what it is. Mainland cities have their own rules on who may buy and where a deposit may come from. Check them, and the transfer, before you sign anything. If the plan depends on a rule being overlooked, we will not lend.',
      answerHk:
        '用途在兩地均須合法，並須如實申報。內地各城市對購房資格及首期來源各有規定，簽約前請一併查清購房及匯款的要求。如計劃要靠避開規定才能成事，我們不會批出貸款。',
      answerCn:
        '用途在两地都必须合法，并且要如实申报。内地各城市对购房资格和首付来源有各自的规定，签约前请一并查清购房和汇款的要求。如果计划要靠绕开规定才能成事，我们不会放款。',
    },
    {
      questionEn: 'Can a property in the Mainland secure the loan?',
      questionHk: '可以用內地物業作抵押嗎？',
      questionCn: '可以用内地房产作抵押吗？',
      answerEn:
        'No. The loan is secured on a property in Hong Kong, under Hong Kong law. You need not live here, but you or your co-borrower must own the property.',
      answerHk:
        '不可以。貸款以香港物業作抵押，並受香港法律規管。你毋須居港，但你或共同借款人必須是業主。',
      answerCn:
        '不可以。贷款以香港房产作抵押，适用香港法律。您不需要住在香港，但您或共同借款人必须是业主。',
    },
    {
      questionEn: 'Do I have to come to Hong Kong?',
      questionHk: '要親身來港嗎？',
      questionCn: '要本人来香港吗？',
      answerEn:
        'Yes, once. The mortgage deed is signed in person at a solicitor’s office in Hong Kong. The rest can be done from where you are.',
      answerHk: '要，一次。按揭契須親身到香港的律師樓簽署，其餘步驟可在你所在地辦理。',
      answerCn: '要，一次。按揭契约必须本人到香港的律师楼签署，其他步骤可以在您所在地办理。',
    },
    {
      questionEn: 'Can I pay in Hong Kong dollars, or repay early?',
      questionHk: '可以用港元還款嗎？可以提早還款嗎？',
      questionCn: '可以用港元还款吗？可以提前还款吗？',
      answerEn:
        'Payments are due in renminbi. If your money is in Hong Kong dollars, your bank changes it at its own rate and charge. You may repay part or all early, in renminbi, with interest to that day and no penalty.',
      answerHk:
        '供款以人民幣支付。如資金為港元，由你的銀行按其匯率及收費兌換。你可隨時以人民幣償還部分或全部貸款，利息只計至當日，不收罰息。',
      answerCn:
        '月供以人民币支付。如果资金是港元，由您的银行按其汇率和收费兑换。您可以随时用人民币偿还部分或全部贷款，利息只计到当天，没有罚金。',
    },
    {
      questionEn: 'What does it cost besides interest?',
      questionHk: '除了利息，還有甚麼開支？',
      questionCn: '除了利息，还有哪些费用？',
      answerEn:
        'No fee to us for the loan. You pay the solicitor, fire insurance where the building’s policy is not enough, and whatever your bank charges for exchange or transfers. Do not pay anybody who offers to arrange the loan or the transfer for you.',
      answerHk:
        '我們不收貸款手續費。另須支付律師費；如大廈保單不足，另加火險；兌換及匯款由銀行收費。任何人聲稱可代辦貸款或匯款而收費，請勿付款。',
      answerCn:
        '我们不收贷款手续费。另需支付律师费；如果大厦保单不足，另加火险；兑换和汇款由银行收费。任何人声称可以代办贷款或汇款而收费，请不要付款。',
    },
  ],
};
