const day = '2026-11-02';

/** A text in the three languages of the specification, as `titleEn`, `titleHk`, `titleCn`. */
export const three = (
  field: string,
  [en, hk, cn]: readonly [string, string, string],
): Record<string, string> => ({
  [`${field}En`]: en,
  [`${field}Hk`]: hk,
  [`${field}Cn`]: cn,
});

export const brandTitle = ['Peak Lender', '山頂財務', '山顶财务'] as const;

const product = (key: string, names: readonly [string, string, string]) => ({
  key,
  href: `/${key}-mortgage`,
  ...three('name', names),
  paymentType: 'principalAndInterest',
  minAmount: 200_000,
  maxAmount: 20_000_000,
  minTenorMonths: 12,
  maxTenorMonths: 360,
  annualRateFrom: 7.5,
  annualRateMax: 18,
  ltvMax: 75,
  example: {
    propertyValue: 6_000_000,
    loanAmount: 3_000_000,
    annualRate: 7.5,
    tenorMonths: 120,
    days: null,
  },
  asOf: day,
});

// This lender has three of the products that the site knows.
export const config = {
  products: [
    product('first', ['First mortgage', '一按', '第一按揭']),
    product('second', ['Second mortgage', '二按', '第二按揭']),
    { ...product('fast-pass', ['Fast pass', '快批', '快批']), href: '/fast-pass' },
  ],
  contactWaitSeconds: 180,
  logoutWaitSeconds: 120,
  uploadMaxMegabytes: 20,
  currencySymbol: 'HK$',
};

const mode = {
  minAmount: 100_000,
  maxAmount: 20_000_000,
  defaultAmount: 3_000_000,
  minTenorMonths: 6,
  maxTenorMonths: 360,
  defaultTenorMonths: 120,
  minAnnualRate: 1,
  maxAnnualRate: 48,
  defaultAnnualRate: 8,
  minPropertyValue: 500_000,
  maxPropertyValue: 100_000_000,
  defaultPropertyValue: 6_000_000,
  maxLtv: 75,
};

export const calculatorConfig = {
  banner: {
    ...three('title', ['What would it cost?', '要供多少？', '要供多少？']),
    ...three('body', ['Try your own figures.', '輸入你的數字。', '输入您的数字。']),
  },
  interestOnly: mode,
  principalAndInterest: mode,
  revolving: { ...mode, defaultDrawnAmount: 500_000, defaultDays: 30, maxDays: 3_650 },
};

export const notifications = [
  {
    _id: 'autumn',
    ...three('content', [
      '<p>Autumn rates from Peak Lender</p>',
      '<p>山頂財務秋季利率</p>',
      '<p>山顶财务秋季利率</p>',
    ]),
  },
];

export const maintenance = {
  ...three('title', ['Closed tonight', '今晚維修', '今晚维修']),
  ...three('content', ['We are back at six.', '六時恢復。', '六点恢复。']),
  title: 'Closed tonight',
  content: 'We are back at six.',
  showButton1: false,
};

export const navs = [
  {
    _id: 'loans',
    ...three('label', ['Our loans', '貸款', '贷款']),
    position: 'header',
    children: [
      {
        _id: 'first',
        ...three('label', ['First mortgage', '一按', '第一按揭']),
        ...three('hint', ['A loan on your flat', '以物業借貸', '以房产借款']),
        href: '/first-mortgage',
      },
    ],
  },
  {
    _id: 'calculator',
    ...three('label', ['Calculator', '計算機', '计算器']),
    href: '/loan-calculator',
    position: 'header',
  },
  {
    _id: 'contact',
    ...three('label', ['Write to us', '聯絡我們', '联系我们']),
    href: '/contact-us',
    position: 'footer',
  },
];

const action = (href: string) => ({
  ...three('label', ['Read on', '了解更多', '了解更多']),
  href,
});

const card = (id: string, icon: string) => ({
  _id: id,
  ...three('title', [`Card ${id}`, `卡片 ${id}`, `卡片 ${id}`]),
  ...three('body', ['What it is about.', '有關內容。', '相关内容。']),
  icon,
});

export const banners = [{ ...card('summer', 'fast'), action: action('/fast-pass') }];

export const personas = [
  {
    _id: 'mei',
    ...three('name', ['Mei', '阿美', '阿美']),
    ...three('situation', ['Owns a flat', '有一層樓', '有一套房']),
    ...three('story', ['Needed cash for a shop.', '開舖需要資金。', '开店需要资金。']),
    ...three('outcome', ['Borrowed two million.', '借了二百萬。', '借了两百万。']),
    product: 'first',
    href: '/first-mortgage',
  },
];

export const faqs = [
  {
    _id: 'how-long',
    category: 'applying',
    ...three('question', ['How long does it take?', '需時多久？', '需要多久？']),
    ...three('answer', ['A few days.', '數天。', '几天。']),
  },
];

export const jobs = [
  {
    _id: 'clerk',
    ...three('title', ['Loan clerk', '貸款文員', '贷款文员']),
    ...three('team', ['Operations', '營運', '运营']),
    ...three('location', ['Kwun Tong', '觀塘', '观塘']),
    ...three('summary', ['Checks papers.', '核對文件。', '核对文件。']),
    dutiesEn: ['Read papers'],
    dutiesHk: ['閱讀文件'],
    dutiesCn: ['阅读文件'],
    requirementsEn: ['Patience'],
    requirementsHk: ['耐性'],
    requirementsCn: ['耐心'],
    employment: 'FULL_TIME',
    postedOn: day,
    validThrough: '2027-02-01',
  },
];

export const privateLinks = [{ ...card('portal', 'key'), href: '/account' }];

export const contacts = [
  {
    _id: 'hotline',
    kind: 'phone',
    ...three('title', ['Call us', '致電', '致电']),
    ...three('value', ['2100 0000', '2100 0000', '2100 0000']),
    ...three('hours', ['9 to 6', '九時至六時', '九点至六点']),
  },
];

export const sectionCards = [card('one', 'search'), card('two', 'percent')];
export const sectionTools = [
  { ...card('calc', 'calculator'), action: action('/loan-calculator') },
  card('value', 'valuation'),
];
export const pageEntries = [
  {
    _id: 'rules',
    ...three('title', ['Rules of the holiday', '供款假期規則', '还款假期规则']),
    ...three('body', ['Up to six months.', '最多六個月。', '最长六个月。']),
    href: '/payment-holiday',
  },
];
export const videos = [
  {
    _id: 'how',
    ...three('title', ['How it works', '運作方式', '运作方式']),
    ...three('transcript', ['Words of the film.', '影片文字。', '影片文字。']),
    src: '/videos/how-it-works.mp4',
    poster: '/videos/how-it-works.jpg',
    width: 1280,
    height: 720,
    durationSeconds: 30,
    captionsEn: '/videos/how-it-works.en.vtt',
    captionsHk: '/videos/how-it-works.hk.vtt',
    captionsCn: '/videos/how-it-works.cn.vtt',
  },
];

export const valuationSwitch = {
  _id: 'valuation-switch',
  search: true,
  estate: true,
  street: true,
  carPark: true,
  byHand: true,
};

const question = (key: string, title: string, options: Record<string, string>) => ({
  key,
  ...three('title', [title, title, title]),
  ...three('why', ['It decides the loan.', '決定貸款。', '决定贷款。']),
  options: Object.entries(options).map(([value, label]) => ({
    value,
    ...three('label', [label, label, label]),
  })),
});

export const questions = [
  question('purpose', 'What is it for?', { cash: 'Cash from my flat', buy: 'To buy a flat' }),
  question('late', 'Are you late with a payment?', { no: 'No', yes: 'Yes' }),
];

export const solution = {
  recommended: {
    product: 'first',
    href: '/first-mortgage',
    applyHref: '/apply/first',
    ...three('name', ['First mortgage', '一按', '第一按揭']),
    reasons: [
      {
        ...three('text', ['You own a flat.', '你有物業。', '您有房产。']),
        answers: [{ key: 'purpose', value: 'cash' }],
      },
    ],
  },
  reasons: [],
  alternatives: [],
};
