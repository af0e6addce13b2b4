import type { ContentBlockInput } from '@/contracts/content';

export const fastPassQuestions: ContentBlockInput = {
  type: 'questions',
  id: 'questions',
  headingEn: 'Questions people ask',
  headingHk: '常見問題',
  headingCn: '常见问题',
  items: [
    {
      questionEn: 'Is the indicative pre-approval a promise?',
      questionHk: '取得初步預批，等於一定批到？',
      questionCn: '拿到初步预批，就一定能批吗？',
      answerEn:
        'No. It says what we would probably lend if everything you told us proves right. The final approval can be for less, at another rate, or a no, once we have read your papers, valued the property and, with your consent, looked at your credit record.',
      answerHk:
        '不是。初步預批是假設你所填資料全部屬實，我們大致可以借出的數目。待我們審閱文件、為物業估價，並在你同意下查閱信貸紀錄後，正式批核的金額可能較低、利率可能不同，亦可能不獲批。',
      answerCn:
        '不是。初步预批是假设您填写的资料全部属实，我们大致可以借出的金额。等我们审阅文件、为房产估价，并在您同意下查询征信之后，正式批出的金额可能更低、利率可能不同，也可能不批。',
    },
    {
      questionEn: 'Will it show on my credit record?',
      questionHk: '會影響信貸紀錄嗎？',
      questionCn: '会影响征信吗？',
      answerEn:
        'The indicative pre-approval does not: we do not look at your credit record for it. The final approval does need a credit report, and we ask for your consent before we request one.',
      answerHk:
        '初步預批不會，因為這一步不會查閱信貸紀錄。正式批核則需要信貸報告，我們會先取得你的同意才查閱。',
      answerCn:
        '初步预批不会，因为这一步不查征信。正式审批则需要信用报告，我们会先取得您的同意才查询。',
    },
    {
      questionEn: 'How is it different from an ordinary first mortgage?',
      questionHk: '與一般一按有甚麼分別？',
      questionCn: '和普通的首次按揭有什么不同？',
      answerEn:
        'The order. You get an indication first and send papers afterwards. In return its limits are narrower: up to {fast-pass.ltvMax} of the valuation and between {fast-pass.minAmount} and {fast-pass.maxAmount}, subject to assessment.\n\nIf you need more, apply for a first mortgage, where the limit is up to {first.ltvMax}, also subject to valuation, property type and assessment.',
      answerHk:
        '分別在於次序：先有初步結果，再交文件。相應地，範圍較窄：貸款額最高為估價的{fast-pass.ltvMax}，由{fast-pass.minAmount}至{fast-pass.maxAmount}，視乎審批結果。\n\n如需更高成數，可申請一按，上限為{first.ltvMax}，同樣視乎估價、物業類別及審批結果。',
      answerCn:
        '不同在于次序：先有初步结果，再交文件。相应地，范围较窄：最高可贷估价的{fast-pass.ltvMax}，从{fast-pass.minAmount}到{fast-pass.maxAmount}，以审批结果为准。\n\n如果需要更高的比例，可以申请首次按揭，上限为{first.ltvMax}，同样以估价、房产类型和审批结果为准。',
    },
    {
      questionEn: 'How do I get the {reward}?',
      questionHk: '怎樣取得{reward}獎賞？',
      questionCn: '怎样拿到{reward}奖励？',
      answerEn:
        'You need not claim it. If a loan of at least HK$1,000,000 is drawn within 90 days of the date on your indicative pre-approval, we pay you by cheque or FPS within 60 days of draw-down. One reward for each property, and not together with other offers.\n\nIt is not a reason to borrow more than you need.',
      answerHk:
        '毋須另行申請。由初步預批日期起計90日內，提取不少於HK$1,000,000的貸款，我們會於提款後60日內以支票或轉數快支付。每個物業限一次，不可與其他優惠同時使用。\n\n請勿為了獎賞而多借。',
      answerCn:
        '不用另行申请。自初步预批日期起90天内，提取不少于HK$1,000,000的贷款，我们会在放款后60天内以支票或“转数快”支付。每个房产限一次，不与其他优惠同享。\n\n请不要为了奖励而多借。',
    },
    {
      questionEn: 'Can I sign a provisional agreement on the strength of it?',
      questionHk: '憑初步預批簽臨約，可以嗎？',
      questionCn: '凭初步预批签临时合约，可以吗？',
      answerEn:
        'We would not. It helps you set a budget, but a deposit is real money and an indication is not a loan. Wait for the final approval, or ask your solicitor what happens to the deposit if a loan is refused.',
      answerHk:
        '不建議。初步預批可助你定預算，但訂金是真金白銀，而預批並非貸款。請待正式批核，或先問清律師：若貸款不獲批，訂金如何處理。',
      answerCn:
        '不建议。初步预批可以帮您定预算，但订金是真金白银，而预批不是贷款。请等正式审批，或先问清律师：如果贷款不批，订金怎么处理。',
    },
    {
      questionEn: 'How long does it stand?',
      questionHk: '初步預批的有效期多久？',
      questionCn: '初步预批的有效期多长？',
      answerEn:
        'It carries its date, and the reward counts 90 days from there. The figures hold as long as your situation, the valuation and our terms have not changed. If something has, tell us and we look again.',
      answerHk:
        '預批會註明日期，獎賞亦由當日起計90日。只要你的情況、物業估價及我們的條款沒有改變，數字便可作參考。如有變化，請告訴我們重新評估。',
      answerCn:
        '预批会注明日期，奖励也从当天起计90天。只要您的情况、房产估价和我们的条款没有变化，数字就可以参考。如有变化，请告诉我们重新评估。',
    },
    {
      questionEn: 'What if the answer is no?',
      questionHk: '如果初步結果是不獲預批？',
      questionCn: '如果初步结果是不批呢？',
      answerEn:
        'You see the reason, such as a loan too large for the valuation or a payment too heavy for the income. Often a smaller amount or a longer term changes the answer. Sometimes it does not, and then borrowing is not the right step now.',
      answerHk:
        '你會看到原因，例如貸款額相對估價過高，或供款相對入息過重。減少金額或拉長年期，往往會有不同結果；若仍然不行，現階段便不宜借貸。',
      answerCn:
        '您会看到原因，例如贷款额相对估价过高，或月供相对收入过重。减少金额或拉长期限，往往会有不同结果；如果还是不行，现阶段就不适合借款。',
    },
    {
      questionEn: 'What happens to my answers if I stop halfway?',
      questionHk: '填到一半放棄，資料會怎樣處理？',
      questionCn: '填到一半放弃，资料会怎么处理？',
      answerEn:
        'They wait for you as a draft and are deleted after 30 days if you do not come back. We do not use a draft to send you advertising.',
      answerHk: '資料會以草稿保留；如30日內沒有繼續，便會刪除。我們不會利用草稿資料向你推銷。',
      answerCn: '资料会以草稿保留；如果30天内没有继续，就会删除。我们不会利用草稿资料向您推销。',
    },
  ],
};
