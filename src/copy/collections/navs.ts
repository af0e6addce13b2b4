import type { Nav } from '@/contracts/site/site';

type NavLink = Nav['children'][number];

const first: NavLink = {
  _id: 'first-mortgage',
  labelEn: 'First mortgage',
  labelHk: '一按',
  labelCn: '首次按揭（一按）',
  href: '/first-mortgage',
  hintEn: 'Buy a property, borrow against one with no mortgage, or move your mortgage to us',
  hintHk: '買樓、物業未有按揭，或想將現有按揭轉過來',
  hintCn: '买房、房产没有按揭，或想把现有按揭转过来',
};
const second: NavLink = {
  _id: 'second-mortgage',
  labelEn: 'Second mortgage',
  labelHk: '二按',
  labelCn: '二次按揭（二按）',
  href: '/second-mortgage',
  hintEn: 'Keep the bank’s loan and borrow more',
  hintHk: '保留銀行一按，再借一筆',
  hintCn: '原有银行按揭不变，再借一笔',
};
const fastPass: NavLink = {
  _id: 'fast-pass',
  labelEn: 'Fast pass',
  labelHk: '網上預批',
  labelCn: '网上预批',
  href: '/fast-pass',
  hintEn: 'An indicative pre-approval online',
  hintHk: '網上取得初步預批',
  hintCn: '在线获得初步预批',
};
const bridging: NavLink = {
  _id: 'bridging-loan',
  labelEn: 'Bridging loan',
  labelHk: '過橋貸款',
  labelCn: '过桥贷款',
  href: '/bridging-loan',
  hintEn: 'Cover the time between buying and selling',
  hintHk: '一買一賣之間的短期周轉',
  hintCn: '一买一卖之间的短期周转',
};
const buyNowSellLater: NavLink = {
  _id: 'buy-now-sell-later',
  labelEn: 'Buy now, sell later',
  labelHk: '先買後賣',
  labelCn: '先买后卖',
  href: '/buy-now-sell-later',
  hintEn: 'Move into the next home before the old one is sold',
  hintHk: '未賣舊樓，先入新居',
  hintCn: '旧房未卖，先住新房',
};
const revolving: NavLink = {
  _id: 'revolving-loan',
  labelEn: 'Revolving loan',
  labelHk: '循環貸款',
  labelCn: '循环贷款',
  href: '/revolving-loan',
  hintEn: 'Draw when needed, interest by the day',
  hintHk: '隨用隨提，按日計息',
  hintCn: '随用随提，按日计息',
};
const rmb: NavLink = {
  _id: 'rmb-loan',
  labelEn: 'RMB loan',
  labelHk: '人民幣貸款',
  labelCn: '人民币贷款',
  href: '/rmb-loan',
  hintEn: 'Borrow renminbi against a Hong Kong property',
  hintHk: '以香港物業借人民幣',
  hintCn: '用香港房产抵押借人民币',
};
const selfEmployed: NavLink = {
  _id: 'case1',
  labelEn: 'Self-employed',
  labelHk: '自僱人士按揭',
  labelCn: '自雇人士按揭',
  href: '/case1',
  hintEn: 'For owners without a monthly payslip',
  hintHk: '沒有固定糧單的業主',
  hintCn: '没有固定工资单的业主',
};
const debtConsolidation: NavLink = {
  _id: 'case2',
  labelEn: 'Debt consolidation',
  labelHk: '債務整合按揭',
  labelCn: '债务整合按揭',
  href: '/case2',
  hintEn: 'Combine several debts into one payment',
  hintHk: '將多筆欠款合而為一',
  hintCn: '把多笔欠款合并成一笔',
};
const sme: NavLink = {
  _id: 'case3',
  labelEn: 'SME loan',
  labelHk: '中小企貸款',
  labelCn: '中小企业贷款',
  href: '/case3',
  hintEn: 'Working capital secured on property',
  hintHk: '以物業支持生意周轉',
  hintCn: '用房产抵押，支持生意周转',
};
const paymentHoliday: NavLink = {
  _id: 'payment-holiday',
  labelEn: 'Payment holiday',
  labelHk: '還款假期',
  labelCn: '还款假期',
  href: '/payment-holiday',
  hintEn: 'No instalments for a time',
  hintHk: '一段時間內毋須供款',
  hintCn: '一段时间内不用还款',
};
const mortgageServices: NavLink = {
  _id: 'mortgage-services',
  labelEn: 'Mortgage services',
  labelHk: '按揭服務',
  labelCn: '按揭服务',
  href: '/mortgage-services',
  hintEn: 'Changes to a loan you already have',
  hintHk: '現有貸款的更改與安排',
  hintCn: '现有贷款的变更与安排',
};
const calculator: NavLink = {
  _id: 'loan-calculator',
  labelEn: 'Calculator',
  labelHk: '按揭計算機',
  labelCn: '贷款计算器',
  href: '/loan-calculator',
  hintEn: 'Payment, total interest, full schedule',
  hintHk: '供款、總利息及還款表',
  hintCn: '月供、总利息及还款计划',
};
const valuation: NavLink = {
  _id: 'online-property',
  labelEn: 'Valuation',
  labelHk: '網上估價',
  labelCn: '在线估价',
  href: '/online-property',
  hintEn: 'A range of values for your property',
  hintHk: '查詢物業的估價範圍',
  hintCn: '查询房产的估价区间',
};
const finder: NavLink = {
  _id: 'product-finder',
  labelEn: 'Product finder',
  labelHk: '貸款配對',
  labelCn: '产品匹配',
  href: '/product-finder',
  hintEn: 'Answer a few questions to find a suitable loan',
  hintHk: '回答幾條問題，找出合適的貸款',
  hintCn: '回答几个问题，找到合适的贷款',
};
const upload: NavLink = {
  _id: 'upload-document',
  labelEn: 'Upload documents',
  labelHk: '上載文件',
  labelCn: '上传文件',
  href: '/upload-document',
  hintEn: 'Send documents for your application',
  hintHk: '為申請補交文件',
  hintCn: '为申请补交文件',
};
const faq: NavLink = {
  _id: 'faq',
  labelEn: 'Questions',
  labelHk: '常見問題',
  labelCn: '常见问题',
  href: '/faq',
  hintEn: 'Search by topic or word',
  hintHk: '按主題或關鍵字查找答案',
  hintCn: '按主题或关键词查找答案',
};
const customerCentre: NavLink = {
  _id: 'customer-centre',
  labelEn: 'Customer centre',
  labelHk: '客戶中心',
  labelCn: '客户中心',
  href: '/customer-centre',
  hintEn: 'For customers: contacts, hours, complaints',
  hintHk: '客戶專用：聯絡方法、服務時間、投訴',
  hintCn: '客户专用：联系方式、服务时间、投诉',
};
const contactUs: NavLink = {
  _id: 'contact-us',
  labelEn: 'Contact us',
  labelHk: '聯絡我們',
  labelCn: '联系我们',
  href: '/contact-us',
  hintEn: 'Ask before you apply',
  hintHk: '申請前有疑問，歡迎查詢',
  hintCn: '申请前有疑问，欢迎咨询',
};
const aboutUs: NavLink = {
  _id: 'about-us',
  labelEn: 'About us',
  labelHk: '關於我們',
  labelCn: '关于我们',
  href: '/about-us',
};
const career: NavLink = {
  _id: 'career',
  labelEn: 'Careers',
  labelHk: '加入我們',
  labelCn: '加入我们',
  href: '/career',
};
const terms: NavLink = {
  _id: 'terms',
  labelEn: 'Terms and conditions',
  labelHk: '條款及細則',
  labelCn: '条款与细则',
  href: '/terms-and-conditions',
};
const privacy: NavLink = {
  _id: 'privacy',
  labelEn: 'Privacy',
  labelHk: '私隱政策',
  labelCn: '隐私政策',
  href: '/privacy',
};
const accessibility: NavLink = {
  _id: 'accessibility',
  labelEn: 'Accessibility',
  labelHk: '無障礙聲明',
  labelCn: '无障碍声明',
  href: '/accessibility',
};

const inFooter = (link: NavLink): NavLink => ({
  _id: `footer-${link._id}`,
  labelEn: link.labelEn,
  labelHk: link.labelHk,
  labelCn: link.labelCn,
  href: link.href,
});

export const navs: Nav[] = [
  {
    _id: 'header-mortgages',
    position: 'header',
    labelEn: 'Mortgages',
    labelHk: '按揭',
    labelCn: '按揭贷款',
    children: [first, second, fastPass, bridging, buyNowSellLater],
  },
  {
    _id: 'header-loans',
    position: 'header',
    labelEn: 'Loans',
    labelHk: '貸款方案',
    labelCn: '贷款方案',
    children: [revolving, rmb, selfEmployed, debtConsolidation, sme, paymentHoliday],
  },
  {
    _id: 'header-calculator',
    position: 'header',
    labelEn: 'Calculator',
    labelHk: '按揭計算機',
    labelCn: '贷款计算器',
    href: calculator.href,
    children: [],
  },
  {
    _id: 'header-valuation',
    position: 'header',
    labelEn: 'Valuation',
    labelHk: '網上估價',
    labelCn: '在线估价',
    href: valuation.href,
    children: [],
  },
  {
    _id: 'header-help',
    position: 'header',
    labelEn: 'Help',
    labelHk: '支援',
    labelCn: '帮助',
    children: [faq, customerCentre, contactUs, mortgageServices, upload, finder],
  },
  {
    _id: 'footer-products',
    position: 'footer',
    labelEn: 'Products',
    labelHk: '產品',
    labelCn: '产品',
    children: [
      first,
      second,
      fastPass,
      bridging,
      buyNowSellLater,
      revolving,
      rmb,
      selfEmployed,
      debtConsolidation,
      sme,
      paymentHoliday,
    ].map(inFooter),
  },
  {
    _id: 'footer-tools',
    position: 'footer',
    labelEn: 'Tools',
    labelHk: '工具',
    labelCn: '工具',
    children: [calculator, valuation, finder, upload, faq, customerCentre, mortgageServices].map(
      inFooter,
    ),
  },
  {
    _id: 'footer-company',
    position: 'footer',
    labelEn: 'Company',
    labelHk: '公司',
    labelCn: '公司',
    children: [aboutUs, career, contactUs].map(inFooter),
  },
  {
    _id: 'footer-legal',
    position: 'footer',
    labelEn: 'Legal',
    labelHk: '法律資料',
    labelCn: '法律信息',
    children: [terms, privacy, accessibility].map(inFooter),
  },
];
