import type { Job } from '@/contracts/site';

const hongKong = { locationEn: 'Hong Kong', locationHk: '香港', locationCn: '香港' };

export const officeJobs: Job[] = [
  {
    _id: 'loan-operations-officer',
    ...hongKong,
    employment: 'FULL_TIME',
    postedOn: '2026-11-02',
    validThrough: '2027-03-31',
    titleEn: 'Loan operations officer',
    titleHk: '貸款營運主任',
    titleCn: '贷款运营专员',
    teamEn: 'Operations',
    teamHk: '營運部',
    teamCn: '运营部',
    summaryEn:
      'You take an approved loan through solicitors, draw-down, repayments and, one day, release of the mortgage.',
    summaryHk: '你負責批核後的每一步：聯繫律師樓、放款、收款，以至日後解除按揭。',
    summaryCn: '您负责批准后的每一步：对接律师楼、放款、收款，以及日后解除抵押。',
    dutiesEn: [
      'Instruct solicitors and check loan documents against the approval',
      'Prepare draw-downs and match incoming payments',
      'Calculate redemption figures to the day',
      'Keep title deeds and records in order',
    ],
    dutiesHk: [
      '向律師樓發出指示，並核對貸款文件與批核條款',
      '安排放款及核對還款',
      '計算至指定日期的清還金額',
      '妥善保管契據及紀錄',
    ],
    dutiesCn: [
      '向律师楼发出指示，并核对贷款文件与批准条款',
      '安排放款并核对还款',
      '计算至指定日期的结清金额',
      '妥善保管契据和记录',
    ],
    requirementsEn: [
      'Two years or more in loan administration or conveyancing',
      'Knows how a Hong Kong mortgage is drawn up and registered',
      'Exact with dates and figures',
      'Good written Chinese and English',
    ],
    requirementsHk: [
      '兩年或以上貸款行政或物業轉易經驗',
      '熟悉香港按揭契據的訂立及註冊程序',
      '對日期及數字一絲不苟',
      '良好中英文書寫能力',
    ],
    requirementsCn: [
      '两年或以上贷款行政或房产过户法律事务经验',
      '熟悉香港按揭契据的订立和注册程序',
      '对日期和数字一丝不苟',
      '良好的中英文书写能力',
    ],
  },
  {
    _id: 'compliance-officer',
    ...hongKong,
    employment: 'FULL_TIME',
    postedOn: '2026-11-02',
    validThrough: '2027-03-31',
    titleEn: 'Compliance officer',
    titleHk: '合規主任',
    titleCn: '合规专员',
    teamEn: 'Legal and compliance',
    teamHk: '法律及合規部',
    teamCn: '法律及合规部',
    summaryEn:
      'You see that what we say, sign and store keeps to the Money Lenders Ordinance, our licence conditions, the privacy law and the rules against money laundering.',
    summaryHk:
      '你確保我們的宣傳、協議及資料處理，均符合《放債人條例》、牌照條件、私隱法例及反洗錢規定。',
    summaryCn:
      '您确保我们的宣传、协议和资料处理，均符合《放债人条例》、牌照条件、隐私法例和反洗钱规定。',
    dutiesEn: [
      'Check advertisements, pages and agreements before they go out',
      'Run customer due diligence and report suspicious transactions',
      'Handle data access requests and complaints',
      'Train colleagues, briefly and often',
    ],
    dutiesHk: [
      '事前審核廣告、網頁及協議',
      '執行客戶盡職審查，舉報可疑交易',
      '處理查閱資料要求及投訴',
      '為同事提供簡短而經常的培訓',
    ],
    dutiesCn: [
      '事前审核广告、网页和协议',
      '执行客户尽职审查，举报可疑交易',
      '处理资料查阅申请和投诉',
      '为同事提供简短而经常的培训',
    ],
    requirementsEn: [
      'Three years or more in compliance at a money lender, bank or law firm',
      'Working knowledge of Cap. 163, Cap. 486 and Cap. 615',
      'Writes plainly in Chinese and English',
      'Independent judgement',
    ],
    requirementsHk: [
      '三年或以上放債人、銀行或律師樓合規經驗',
      '熟悉第163章、第486章及第615章',
      '中英文行文簡潔',
      '具獨立判斷力',
    ],
    requirementsCn: [
      '三年或以上放债人、银行或律师楼合规经验',
      '熟悉香港法例第163章、第486章和第615章',
      '中英文行文简洁',
      '具独立判断力',
    ],
  },
  {
    _id: 'software-engineer',
    ...hongKong,
    employment: 'FULL_TIME',
    postedOn: '2026-11-09',
    validThrough: '2027-03-31',
    titleEn: 'Software engineer',
    titleHk: '軟件工程師',
    titleCn: '软件工程师',
    teamEn: 'Technology',
    teamHk: '科技部',
    teamCn: '科技部',
    summaryEn:
      'You build the calculator, the valuation, the application and the customer area, in three languages, so that they work on an old phone and for a screen reader.',
    summaryHk: '你負責開發計算機、估價、申請及客戶專區，支援三種語言，舊手機及讀屏軟件都用得順暢。',
    summaryCn:
      '您负责开发计算器、估价、申请和客户专区，支持三种语言，旧手机和读屏软件也能顺畅使用。',
    dutiesEn: [
      'Write and review TypeScript for the website and its API',
      'Test with real browsers, and with numbers checked by hand',
      'Protect personal data by design',
      'Sit with customers and colleagues and watch them use what you made',
    ],
    dutiesHk: [
      '編寫及審閱網站與API的TypeScript程式',
      '以真實瀏覽器及人手核算的數字作測試',
      '從設計開始保障個人資料',
      '觀察客戶及同事如何使用你的作品',
    ],
    dutiesCn: [
      '编写和评审网站与API的TypeScript代码',
      '用真实浏览器和人工核算的数字做测试',
      '从设计开始保护个人信息',
      '观察客户和同事如何使用您的作品',
    ],
    requirementsEn: [
      'Three years or more building web applications',
      'Solid TypeScript, React, SQL and HTTP',
      'Cares about accessibility and speed',
      'Reads Chinese and English',
    ],
    requirementsHk: [
      '三年或以上網絡應用程式開發經驗',
      '熟悉TypeScript、React、SQL及HTTP',
      '重視無障礙及速度',
      '能閱讀中英文',
    ],
    requirementsCn: [
      '三年或以上网络应用开发经验',
      '熟悉TypeScript、React、SQL和HTTP',
      '重视无障碍和速度',
      '能阅读中英文',
    ],
  },
];
