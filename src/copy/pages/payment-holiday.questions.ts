import type { ContentBlockInput } from '@/contracts/content';

export const paymentHolidayQuestions: ContentBlockInput = {
  type: 'questions',
  id: 'questions',
  headingEn: 'Questions people ask',
  headingHk: '常見問題',
  headingCn: '常见问题',
  items: [
    {
      questionEn: 'Is it free?',
      questionHk: '還款假期是免費的嗎？',
      questionCn: '还款假期是免费的吗？',
      answerEn:
        'There is no fee, but it is not free. During the holiday the principal does not go down, so you pay interest for more months in total. If your rate does not change, the extra cost is the interest of the holiday months. You see it in figures before you decide.',
      answerHk:
        '我們不收費用，但並非沒有代價。假期內本金不會減少，整體上要付更多個月的利息。如利率不變，多付的便是假期內各月的利息。決定之前，你會先看到實際金額。',
      answerCn:
        '我们不收费用，但并非没有代价。假期内本金不会减少，整体上要多付几个月的利息。如果利率不变，多付的就是假期内各月的利息。决定之前，您会先看到实际金额。',
    },
    {
      questionEn: 'Is the interest added to my loan?',
      questionHk: '利息會滾入本金嗎？',
      questionCn: '利息会滚入本金吗？',
      answerEn:
        'No, never. You pay the interest each month as simple interest on the principal. No interest is charged on interest, and what you owe at the end of the holiday is not more than what you owed at its start.',
      answerHk:
        '絕不會。假期內每月照付利息，以本金按單息計算，不會利上加利。假期完結時的本金，不會多於開始之時。',
      answerCn:
        '绝不会。假期内每月照付利息，以本金按单利计算，不会利滚利。假期结束时的本金，不会多于开始的时候。',
    },
    {
      questionEn: 'Who can ask for one?',
      questionHk: '誰可以申請？',
      questionCn: '谁可以申请？',
      answerEn:
        'Customers with an instalment loan from us. We look at three things: whether the loan is up to date, whether the reason is temporary, and whether you can manage the full payment afterwards. A holiday is agreed case by case; it is not a right.',
      answerHk:
        '在我們持有分期攤還貸款的客戶。我們會考慮三點：供款是否準時、困難是否暫時、假期後能否恢復全數供款。每宗申請個別考慮，並非必然獲批。',
      answerCn:
        '在我们这里有分期偿还贷款的客户。我们会看三点：月供是否按时、困难是否暂时、假期后能否恢复全额月供。每笔申请个别考虑，并非一定获批。',
    },
    {
      questionEn: 'How long can it be, and how often?',
      questionHk: '最長可以多久？可以多次申請嗎？',
      questionCn: '最长可以多久？可以多次申请吗？',
      answerEn:
        'From {payment-holiday.minTenor} to {payment-holiday.maxTenor}. Ask for as few as you need: each month costs interest and moves the end date by a month. You may ask again later; we look at it afresh.',
      answerHk:
        '由{payment-holiday.minTenor}至{payment-holiday.maxTenor}。請按實際需要申請：每多一個月，便多付一個月利息，到期日亦順延一個月。日後可再申請，屆時重新考慮。',
      answerCn:
        '从{payment-holiday.minTenor}到{payment-holiday.maxTenor}。请按实际需要申请：每多一个月，就多付一个月利息，到期日也顺延一个月。以后可以再申请，届时重新考虑。',
    },
    {
      questionEn: 'Will it show on my credit record?',
      questionHk: '會影響信貸紀錄嗎？',
      questionCn: '会影响征信吗？',
      answerEn:
        'An agreed holiday, kept to, is not a missed payment, and we do not report it as one. How another lender reads a changed repayment schedule is its own decision.',
      answerHk:
        '雙方議定並依期付息的還款假期，不屬欠供，我們不會以欠供上報。其他機構如何看待還款安排的改變，由該機構自行決定。',
      answerCn:
        '双方商定并按期付息的还款假期，不算欠供，我们不会按欠供上报。其他机构怎么看待还款安排的变化，由该机构自行决定。',
    },
    {
      questionEn: 'Can I end the holiday early, or repay principal during it?',
      questionHk: '可以提早結束假期，或期間償還本金嗎？',
      questionCn: '可以提前结束假期，或期间偿还本金吗？',
      answerEn:
        'Both, at any time, by written notice and without a penalty. Principal that you repay stops costing interest from that day.',
      answerHk: '兩者均可，隨時以書面通知，不收罰息。償還了的本金，由當日起不再計息。',
      answerCn: '两者都可以，随时书面通知，没有罚金。偿还了的本金，从当天起不再计息。',
    },
    {
      questionEn: 'Do I have to sign a new mortgage deed?',
      questionHk: '要重新簽按揭契嗎？',
      questionCn: '要重新签按揭契约吗？',
      answerEn:
        'As a rule no: the new terms are set out in writing and everyone who signed the loan agrees to them. If your deed has to be supplemented, we tell you before, and that is signed in person at a solicitor’s office.',
      answerHk:
        '一般不用。新條款以書面列明，由所有簽署貸款的人同意便可。如須補充原有契據，我們會事先說明，並須親身到律師樓簽署。',
      answerCn:
        '一般不用。新条款以书面列明，由所有签署贷款的人同意即可。如果需要补充原有契约，我们会事先说明，并需本人到律师楼签署。',
    },
    {
      questionEn: 'My mortgage is with a bank. Can you give me a holiday?',
      questionHk: '我的按揭在銀行，可以向你們申請嗎？',
      questionCn: '我的按揭在银行，可以向你们申请吗？',
      answerEn:
        'No, only your own lender can. Ask the bank first. Moving a loan to us just for a pause seldom pays, because the new rate runs for the whole term.',
      answerHk:
        '不可以，只有你的貸款機構才能安排，請先向銀行查詢。單為暫緩還本而轉按很少划算，因為新利率會用於整個還款期。',
      answerCn:
        '不可以，只有您的贷款机构才能安排，请先向银行咨询。只为暂缓还本而转按很少划算，因为新利率会用于整个还款期。',
    },
    {
      questionEn: 'What if I cannot pay the interest either?',
      questionHk: '如果連利息也付不起？',
      questionCn: '如果连利息也付不起呢？',
      answerEn:
        'Then a holiday is not enough, and it is better to say so now. Call {servicePhone}. We can talk about a longer term, a different date or a sale on your own terms. Interest on a late payment is simple interest, never above the rate in your agreement.',
      answerHk:
        '那麼還款假期並不足夠，請現在就告訴我們，致電{servicePhone}。可商量延長年期、更改供款日，或由你自行放售物業。逾期利息以單息計算，不會高於合約利率。',
      answerCn:
        '那么还款假期并不够，请现在就告诉我们，致电{servicePhone}。可以商量延长期限、更改还款日，或由您自行出售房产。逾期利息以单利计算，不会高于合同利率。',
    },
  ],
};
