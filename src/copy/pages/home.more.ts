import type { ContentBlockInput } from '@/contracts/content';

export const homeMore: ContentBlockInput[] = [
  {
    type: 'rateTable',
    id: 'rates',
    headingEn: 'What each loan costs, lowest and highest',
    headingHk: '各項貸款利率：最低與最高',
    headingCn: '各类贷款的利率：最低与最高',
    leadEn:
      'The lowest rate is for the strongest cases. The highest is the most we may charge anyone; the law makes it an offence to lend above {legalCap} a year. Your own rate is in the written offer, before you sign.',
    leadHk:
      '最低利率只適用於條件最佳的申請；最高利率是我們對任何客戶的收費上限。法例規定，年利率超過{legalCap}即屬犯罪。你的利率會在簽署前以書面列明。',
    leadCn:
      '最低利率只适用于条件最好的申请；最高利率是我们对任何客户的收费上限。法律规定，年利率超过{legalCap}即属犯罪。您的利率会在签署前以书面写明。',
    products: [
      'first',
      'second',
      'fast-pass',
      'bridging',
      'revolving',
      'rmb',
      'payment-holiday',
      'self-employed',
      'debt-consolidation',
      'sme',
    ],
  },
  {
    type: 'video',
    headingEn: 'A property loan, drawn',
    headingHk: '圖解物業貸款',
    headingCn: '图解房产贷款',
    leadEn: 'From the first figure to the last payment, with captions and the full text below.',
    leadHk: '由第一個數字到最後一期供款，附字幕及全文。',
    leadCn: '从第一个数字到最后一期月供，附字幕和全文。',
  },
  {
    type: 'personas',
    headingEn: 'Six situations you may recognise',
    headingHk: '六種處境，或許似曾相識',
    headingCn: '六种处境，也许您也遇到过',
    leadEn:
      'Illustrative stories, written to show how a choice is made. They are not customers of ours.',
    leadHk: '以下為說明用的虛構故事，旨在展示如何取捨，並非真實客戶。',
    leadCn: '以下是用来说明问题的虚构故事，展示怎样取舍，并非真实客户。',
  },
  {
    type: 'sectionTools',
    source: 'usefull-tools',
    headingEn: 'Tools that ask for nothing first',
    headingHk: '先用工具，毋須留資料',
    headingCn: '先用工具，不用留资料',
    leadEn: 'Free, without a name, a phone number or a credit enquiry.',
    leadHk: '免費使用，毋須姓名、電話，亦不會查閱信貸紀錄。',
    leadCn: '免费使用，不用姓名、电话，也不查询征信。',
  },
  {
    type: 'sectionTools',
    source: 'adv-shkc',
    headingEn: 'What you can hold us to',
    headingHk: '我們的承諾，你可以逐項核對',
    headingCn: '我们的承诺，您可以逐项核对',
    leadEn: 'Six things we do with every loan, each of which you can check.',
    leadHk: '每筆貸款，我們都做到以下六點。',
    leadCn: '每一笔贷款，我们都做到以下六点。',
  },
  {
    type: 'faqList',
    limit: 6,
    headingEn: 'Asked most often',
    headingHk: '最常被問到的問題',
    headingCn: '大家最常问的问题',
    leadEn: 'Short answers. The longer ones are on the questions page.',
    leadHk: '這裏是簡短解答，詳情可到常見問題頁。',
    leadCn: '这里是简短解答，详细内容请看常见问题页。',
  },
  {
    type: 'callToAction',
    headingEn: 'Start with one figure',
    headingHk: '由一個數字開始',
    headingCn: '从一个数字开始',
    bodyEn:
      'Find out what the flat may be worth, or what a loan would cost each month. If a loan is not the right answer, the figures will say so too.',
    bodyHk: '先看單位大約值多少，或每月要供多少。如果借貸並不合適，數字也會告訴你。',
    bodyCn: '先看看房子大约值多少，或每月要还多少。如果借款并不合适，数字也会告诉您。',
    actions: [
      {
        labelEn: 'Value my property',
        labelHk: '為我的物業估價',
        labelCn: '为我的房产估价',
        href: '/online-property',
        kind: 'primary',
      },
      {
        labelEn: 'Open the calculator',
        labelHk: '使用計算機',
        labelCn: '打开计算器',
        href: '/loan-calculator',
        kind: 'secondary',
      },
    ],
  },
];
