import { brandTitle, three } from './site';

type Words = readonly [string, string, string];

const heading = (words: Words) => three('heading', words);
const link = {
  ...three('label', ['Write to us', '聯絡我們', '联系我们']),
  href: '/contact-us',
};

const hero = (slug: string) => ({
  type: 'hero',
  ...three('eyebrow', ['Peak Lender', '山頂財務', '山顶财务']),
  ...heading([`Page ${slug}`, `頁面 ${slug}`, `页面 ${slug}`]),
  ...three('lead', ['In short.', '簡介。', '简介。']),
  actions: [link],
  claims: [
    {
      ...three('value', ['75%', '75%', '75%']),
      ...three('label', ['of the value', '估值', '估值']),
      ...three('condition', ['Subject to approval', '視乎批核', '以批核为准']),
    },
  ],
  illustration: 'harbour',
});

const prose = {
  type: 'prose',
  ...heading(['What it is', '這是甚麼', '这是什么']),
  ...three('body', ['A loan of Peak Lender.', '山頂財務貸款。', '山顶财务贷款。']),
};

const text = (words: Words) => three('text', words);
const item = {
  ...three('title', ['One', '一', '一']),
  ...three('body', ['Do it.', '去做。', '去做。']),
};

/** Every kind of block once. Some name a product that this lender does not have. */
const everyBlock = [
  {
    type: 'audience',
    ...heading(['Who it suits', '適合誰', '适合谁']),
    suits: [text(['Owners', '業主', '业主'])],
    suitsNot: [text(['Tenants', '租客', '租客'])],
  },
  { type: 'productFacts', ...heading(['Facts', '資料', '资料']), product: 'first' },
  { type: 'productFacts', ...heading(['RMB facts', '人民幣資料', '人民币资料']), product: 'rmb' },
  { type: 'workedExample', ...heading(['Example', '例子', '例子']), product: 'second' },
  { type: 'workedExample', ...heading(['RMB example', '例子', '例子']), product: 'rmb' },
  {
    type: 'diagram',
    ...heading(['Two loans', '兩筆貸款', '两笔贷款']),
    product: 'second',
    drawing: { kind: 'loansOnValue', firstLoan: 1_000_000 },
  },
  {
    type: 'rateTable',
    ...heading(['Rates', '利率', '利率']),
    products: ['first', 'second', 'revolving'],
  },
  { type: 'steps', ...heading(['Steps', '步驟', '步骤']), items: [item] },
  {
    type: 'documents',
    ...heading(['Papers', '文件', '文件']),
    groups: [
      {
        ...three('title', ['Yours', '你的', '您的']),
        items: [
          {
            ...three('name', ['ID', '身份證', '身份证']),
            ...three('why', ['Who', '身份', '身份']),
          },
        ],
      },
    ],
  },
  {
    type: 'questions',
    ...heading(['Questions', '問題', '问题']),
    items: [
      {
        ...three('question', ['Why?', '為何？', '为何？']),
        ...three('answer', ['So.', '是。', '是。']),
      },
    ],
  },
  {
    type: 'callToAction',
    ...heading(['Begin', '開始', '开始']),
    ...three('body', ['Now.', '現在。', '现在。']),
    actions: [link],
  },
  { type: 'cards', ...heading(['Cards', '卡片', '卡片']), items: [item] },
  {
    type: 'table',
    ...heading(['Table', '表', '表']),
    columns: [three('label', ['Fee', '費用', '费用'])],
    rows: [{ cells: [text(['None', '沒有', '没有'])] }],
  },
  {
    type: 'notice',
    tone: 'info',
    ...three('body', ['Mind the terms.', '留意條款。', '留意条款。']),
  },
  { type: 'personas', ...heading(['Stories', '故事', '故事']) },
  { type: 'faqList', ...heading(['Asked often', '常見問題', '常见问题']) },
  { type: 'jobList', ...heading(['Jobs', '職位', '职位']) },
  { type: 'contacts', ...heading(['Contacts', '聯絡', '联系']), source: 'cscenter' },
  { type: 'video', ...heading(['Film', '影片', '影片']) },
  { type: 'sectionTools', ...heading(['Tools', '工具', '工具']), source: 'usefull-tools' },
  {
    type: 'sectionCards',
    ...heading(['Valuation steps', '估值步驟', '估值步骤']),
    source: 'online-valuation-steps',
  },
  { type: 'pageEntries', ...heading(['Entries', '條目', '条目']), source: 'pymt-holiday' },
  { type: 'privateLinks', ...heading(['Links', '連結', '链接']) },
  { type: 'banners' },
];

const ownBlocks: Readonly<Record<string, readonly object[]>> = {
  home: everyBlock,
  'first-mortgage': [
    { type: 'applicationStart', ...heading(['Apply', '申請', '申请']), product: 'first' },
  ],
  'contact-us': [{ type: 'contactForm', ...heading(['Write', '留言', '留言']) }],
  career: [{ type: 'jobList', ...heading(['Jobs', '職位', '职位']) }],
  faq: [{ type: 'faqList', ...heading(['Asked often', '常見問題', '常见问题']) }],
};

const brandOf = (index: 0 | 1 | 2): string => brandTitle[index];

/** A page as this lender keeps it; every slug has one. */
export function pageOf(slug: string): Record<string, unknown> {
  return {
    slug,
    ...three('title', [
      `Page ${slug} | ${brandOf(0)}`,
      `頁面 ${slug} | ${brandOf(1)}`,
      `页面 ${slug} | ${brandOf(2)}`,
    ]),
    ...three('description', [
      `About ${slug}, by ${brandOf(0)}.`,
      `${brandOf(1)}：${slug}。`,
      `${brandOf(2)}：${slug}。`,
    ]),
    updatedOn: '2026-11-02',
    blocks: [hero(slug), prose, ...(ownBlocks[slug] ?? [])],
  };
}
