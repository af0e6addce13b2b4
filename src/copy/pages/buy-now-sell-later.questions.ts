import type { ContentBlockInput } from '@/contracts/content';

export const buyNowSellLaterQuestions: ContentBlockInput[] = [
  {
    type: 'questions',
    id: 'questions',
    headingEn: 'Questions and answers',
    headingHk: '常見問題',
    headingCn: '常见问题',
    items: [
      {
        questionEn: 'What if the old flat is not sold in time?',
        questionHk: '如果期限內賣不出舊樓，怎麼辦？',
        questionCn: '如果期限内卖不出旧房，怎么办？',
        answerEn:
          'Talk to us two months before the end, not on the last day. Usual ways out are a lower price, a first mortgage on the old flat that repays the bridge, or an extension after a fresh assessment. None of them is automatic. If nothing works, we may have to sell a mortgaged property.',
        answerHk:
          '請在到期前兩個月與我們商量，不要等到最後一天。常見做法是減價、為舊樓另做一按清還過橋貸款，或重新審批後延期，但都不是自動獲批。若全部行不通，我們可能要出售所抵押的物業。',
        answerCn:
          '请在到期前两个月与我们商量，不要等到最后一天。常见做法是降价、为旧房另做一按来还清过桥贷款，或重新审批后延期，但都不会自动获批。如果都行不通，我们可能要出售所抵押的房产。',
      },
      {
        questionEn: 'On which property is the loan secured?',
        questionHk: '以哪個物業作抵押？',
        questionCn: '以哪套房产作抵押？',
        answerEn:
          'On the old flat, the new one, or both, whichever leaves enough room under the valuation. A charge on the old flat is released when it is sold.',
        answerHk: '可以是舊樓、新樓或兩者，視乎估價扣除欠款後的空間。舊樓的押記會於售出時解除。',
        answerCn: '可以是旧房、新房或两者，视估价扣除欠款后的空间而定。旧房的抵押会在售出时解除。',
      },
      {
        questionEn: 'Can I have a bank mortgage on the new flat as well?',
        questionHk: '新樓可以同時做銀行按揭嗎？',
        questionCn: '新房可以同时做银行按揭吗？',
        answerEn:
          'Yes, and you usually should: the bank’s rate for the long term, ours only for the gap. Tell the bank about the bridging loan; it counts it in its assessment.',
        answerHk:
          '可以，通常亦應該：長期按揭用銀行利率，過橋貸款只補短期缺口。請向銀行申報過橋貸款，銀行會計入審批。',
        answerCn:
          '可以，通常也应该：长期按揭用银行利率，过桥贷款只补短期缺口。请向银行申报过桥贷款，银行会在审批时计算在内。',
      },
      {
        questionEn: 'Do I pay both mortgages at once?',
        questionHk: '期間要同時供兩層樓嗎？',
        questionCn: '期间要同时还两套房的贷款吗？',
        answerEn:
          'You pay whatever runs on the old flat, the bank’s payment on the new one, and the interest on the bridge. Add the three before you apply; we do the same.',
        answerHk:
          '你要付舊樓現有供款、新樓銀行供款，以及過橋貸款利息。申請前請將三者相加，我們審批時也會這樣計。',
        answerCn:
          '您要付旧房现有月供、新房银行月供，以及过桥贷款利息。申请前请把三者相加，我们审批时也会这样算。',
      },
      {
        questionEn: 'Is interest added to the loan if I wait to pay it?',
        questionHk: '利息可以滾入本金，最後才付嗎？',
        questionCn: '利息可以滚入本金，最后再付吗？',
        answerEn:
          'No. Interest is never added to principal and never earns interest itself. It is due each month.',
        answerHk: '不可以。利息不會撥入本金，亦不會利上加利，須每月支付。',
        answerCn: '不可以。利息不会计入本金，也不会利滚利，须按月支付。',
      },
      {
        questionEn: 'How quickly can the money be there?',
        questionHk: '最快何時可以放款？',
        questionCn: '最快什么时候可以放款？',
        answerEn:
          'We decide within {decisionHours} hours of complete papers, on working days. Title check, deed and registration then take the solicitor time, commonly one to two weeks. Allow for it when you agree the completion date.',
        answerHk:
          '文件齊備後{decisionHours}小時內有決定（以工作天計）；其後律師查契、擬備契據及註冊需時，一般約一至兩星期。商議成交日時請預留時間。',
        answerCn:
          '文件齐备后{decisionHours}小时内有结果（按工作日计算）；之后律师查册、准备契据和注册需要时间，一般约一至两周。商定成交日时请预留时间。',
      },
      {
        questionEn: 'What if I sell sooner than planned?',
        questionHk: '比預期早賣出，又如何？',
        questionCn: '比预期早卖出，又怎么样？',
        answerEn:
          'You repay sooner and pay interest only to that day. There is no minimum period and no penalty.',
        answerHk: '提早清還，利息只計至當日；沒有最短期限，亦不罰息。',
        answerCn: '提前还清，利息只计到当天；没有最短期限，也没有罚金。',
      },
    ],
  },
  {
    type: 'callToAction',
    headingEn: 'Price the wait before you fall in love',
    headingHk: '未心動之前，先計等待的代價',
    headingCn: '心动之前，先算算等待的代价',
    bodyEn:
      'Value both flats and work out the interest for a slow sale. If it still fits, talk to us before you sign anything.',
    bodyHk: '為兩個單位估價，並以「遲賣」計算利息。仍然應付得來，便在簽約前先找我們。',
    bodyCn: '给两套房产估价，并按“晚卖”来计算利息。仍然负担得起，就在签约前先找我们。',
    actions: [
      {
        labelEn: 'Value both flats',
        labelHk: '為兩個單位估價',
        labelCn: '为两套房产估价',
        href: '/online-property',
        kind: 'primary',
      },
      {
        labelEn: 'Work out the interest',
        labelHk: '計算利息',
        labelCn: '计算利息',
        href: '/loan-calculator',
        kind: 'secondary',
      },
      {
        labelEn: 'More on bridging loans',
        labelHk: '了解過橋貸款',
        labelCn: '了解过桥贷款',
        href: '/bridging-loan',
        kind: 'text',
      },
    ],
  },
];
