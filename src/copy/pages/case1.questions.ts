import type { ContentBlockInput } from '@/contracts/content';

export const case1Questions: ContentBlockInput[] = [
  {
    type: 'questions',
    id: 'questions',
    headingEn: 'Questions and answers',
    headingHk: '常見問題',
    headingCn: '常见问题',
    items: [
      {
        questionEn: 'My tax bill is low because my costs are high. Does that rule me out?',
        questionHk: '我成本高、稅款少，是否一定不獲批？',
        questionCn: '我成本高、交税少，是不是一定不批？',
        answerEn:
          'No. We start from what is left after costs, then add back what is not cash going out, such as depreciation. What we cannot do is count takings that appear in neither your accounts nor your tax return.',
        answerHk:
          '不是。我們以扣除成本後的實際所得作起點，再加回折舊等沒有現金流出的項目。但戶口和報稅表都沒有的收入，我們不能計算。',
        answerCn:
          '不是。我们以扣除成本后的实际所得为起点，再加回折旧等没有现金流出的项目。但账户和报税表里都没有的收入，我们不能计算。',
      },
      {
        questionEn: 'How long must I have been self-employed?',
        questionHk: '要自僱多久才可申請？',
        questionCn: '要自雇多久才能申请？',
        answerEn:
          'There is no fixed minimum. A year of statements and one tax demand give us enough to judge. With less than that we usually ask for a co-borrower with steady pay, or lend less.',
        answerHk:
          '沒有硬性規定。有一年月結單及一份稅單，已足以評估；不足一年者，通常需要收入穩定的共同借款人，或調低貸款額。',
        answerCn:
          '没有硬性规定。有一年的流水和一份税单，就足够评估；不足一年的，通常需要收入稳定的共同借款人，或者降低贷款额。',
      },
      {
        questionEn: 'Which months do you count, the good ones or the bad ones?',
        questionHk: '你們計旺月還是淡月？',
        questionCn: '你们按旺季还是淡季计算？',
        answerEn:
          'We look at all of them. The loan is sized so that the payment fits an ordinary month and still fits a quiet one. A single bad month that you can explain does not decide the case.',
        answerHk:
          '全部都看。貸款額以普通月份供得起、淡月也應付得來為準。若只有一個月特別差而又有合理解釋，不會因此否決申請。',
        answerCn:
          '全部都看。贷款额以普通月份还得起、淡季也应付得来为准。如果只有一个月特别差而又有合理解释，不会因此否决申请。',
      },
      {
        questionEn: 'Do you read my credit record?',
        questionHk: '你們會查閱我的信貸紀錄嗎？',
        questionCn: '你们会查询我的征信吗？',
        answerEn:
          'Yes, with your written consent and only once you apply. The enquiry is noted on your record. The calculator, the valuation and the product finder read nothing.',
        answerHk:
          '會。在你提出申請並書面同意後才查閱，查閱會在紀錄上留底。計算機、估價及貸款配對均不會查閱。',
        answerCn:
          '会。在您提出申请并书面同意后才查询，查询会在记录上留痕。计算器、估价和产品匹配都不会查询。',
      },
      {
        questionEn: 'Can I use the money for the business?',
        questionHk: '貸款可以用於生意嗎？',
        questionCn: '贷款可以用在生意上吗？',
        answerEn:
          'Yes; tell us so in the application. If the business itself should be the borrower, or its property the security, the SME loan fits better.',
        answerHk:
          '可以，請在申請時說明。如由公司作借款人，或以公司物業作抵押，中小企貸款會較合適。',
        answerCn:
          '可以，请在申请时说明。如果由公司作借款人，或以公司房产作抵押，中小企业贷款会更合适。',
      },
      {
        questionEn: 'My income is partly in renminbi. Does it count?',
        questionHk: '我部分收入是人民幣，可以計算嗎？',
        questionCn: '我有一部分收入是人民币，可以计算吗？',
        answerEn:
          'Yes, if bank statements and tax papers show it. We allow for movement in the exchange rate. If you would rather repay in renminbi, look at the RMB loan.',
        answerHk:
          '可以，只要有銀行月結單及稅務文件支持，我們會預留匯率波動的空間。如希望以人民幣還款，可考慮人民幣貸款。',
        answerCn:
          '可以，只要有银行流水和税务文件支持，我们会预留汇率波动的空间。如果希望用人民币还款，可以考虑人民币贷款。',
      },
      {
        questionEn: 'Can I pay more in a good month?',
        questionHk: '旺月可以多還一點嗎？',
        questionCn: '旺季可以多还一些吗？',
        answerEn:
          'Yes. A part payment goes straight to principal on the day it arrives, without a penalty, and you choose whether the payments get smaller or the end comes sooner.',
        answerHk:
          '可以。部分還款於收款當日直接扣減本金，不罰息；你可選擇減少每月供款，或縮短還款期。',
        answerCn:
          '可以。部分还款在到账当天直接冲减本金，没有罚金；您可以选择减少月供，或缩短期限。',
      },
      {
        questionEn: 'What if work dries up?',
        questionHk: '如果生意突然轉差怎麼辦？',
        questionCn: '如果生意突然变差怎么办？',
        answerEn:
          'Tell us before the due date. A payment holiday or a longer term may help, and both cost more interest in total, which we show you first. Late payments bear simple interest at no more than the contract rate. If payments stop for good, you may lose the property.',
        answerHk:
          '請在到期日前告訴我們。還款假期或延長年期或可紓緩，但總利息會增加，我們會先讓你看清楚。逾期款項只計單利，利率不高於合約利率。如長期未能還款，物業可能會被收回。',
        answerCn:
          '请在还款日之前告诉我们。还款假期或延长期限也许能缓解，但总利息会增加，我们会先让您看清楚。逾期款项只计单利，利率不高于合同利率。如果长期无法还款，房产可能被收回。',
      },
    ],
  },
  {
    type: 'callToAction',
    headingEn: 'Bring your quiet months. We can work with them.',
    headingHk: '淡月也好，拿來一起看。',
    headingCn: '淡季也没关系，拿来一起看。',
    bodyEn:
      'Start with the numbers, or ask a person whether your papers are likely to be enough. Asking leaves no mark on your credit record.',
    bodyHk: '先看數字，或問問我們你的文件是否足夠。查詢不會在信貸紀錄留下痕跡。',
    bodyCn: '先看数字，或问问我们您的文件是否足够。咨询不会在征信上留下记录。',
    actions: [
      {
        labelEn: 'Start an application',
        labelHk: '開始申請',
        labelCn: '开始申请',
        href: '/apply/first',
        kind: 'primary',
      },
      {
        labelEn: 'Ask a person',
        labelHk: '真人查詢',
        labelCn: '人工咨询',
        href: '/contact-us',
        kind: 'secondary',
      },
      {
        labelEn: 'Compare other loans',
        labelHk: '比較其他貸款',
        labelCn: '比较其他贷款',
        href: '/product-finder',
        kind: 'text',
      },
    ],
  },
];
