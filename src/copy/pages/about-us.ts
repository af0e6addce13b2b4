import type { PageInput } from '@/contracts/content';
import { aboutUsPrinciples } from './about-us.principles';

export const aboutUsPage: PageInput = {
  slug: 'about-us',
  titleEn: 'About us | {brand}',
  titleHk: '關於我們 | {brand}',
  titleCn: '关于我们 | {brand}',
  descriptionEn:
    'A licensed Hong Kong money lender that lends against property: how we decide, what we charge, what we do not do and how we handle a complaint.',
  descriptionHk:
    '我們是香港持牌放債人，專注物業按揭貸款。本頁說明我們如何審批、收取甚麼、有甚麼不會做，以及投訴由開始到完結如何處理。直接借貸，不經中介。',
  descriptionCn:
    '我们是香港持牌放债人，专注房产抵押贷款。本页说明我们如何审批、收取什么费用、有哪些事不会做，以及投诉从开始到结束如何处理。直接借款，不通过中介。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'About {brand}',
      eyebrowHk: '關於{brand}',
      eyebrowCn: '关于{brand}',
      headingEn: 'A lender you can check',
      headingHk: '經得起核對的放債人',
      headingCn: '经得起核对的放债人',
      leadEn:
        'We lend against homes, shops and offices in Hong Kong, to people and small businesses, directly. We would rather be understood than admired: so here is how we decide, what it costs and where our limits are.',
      leadHk:
        '我們以香港的住宅、舖位及寫字樓作抵押，直接向個人及中小企提供貸款。與其讓人讚賞，我們更希望讓人明白：如何審批、收費多少、界線在哪裏。',
      leadCn:
        '我们以香港的住宅、商铺和写字楼作抵押，直接向个人和中小企业提供贷款。与其让人称赞，我们更希望让人明白：如何审批、收费多少、界限在哪里。',
      actions: [
        {
          labelEn: 'Contact us',
          labelHk: '聯絡我們',
          labelCn: '联系我们',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Work with us',
          labelHk: '加入我們',
          labelCn: '加入我们',
          href: '/career',
          kind: 'secondary',
        },
      ],
      illustration: 'people',
    },
    {
      type: 'prose',
      id: 'who-we-are',
      headingEn: 'Who we are',
      headingHk: '我們是誰',
      headingCn: '我们是谁',
      bodyEn:
        '<p>{brand} is a money lender licensed under the Money Lenders Ordinance (Cap. 163). We are not a bank, take no deposits and are not supervised by the Hong Kong Monetary Authority. Our rates are usually higher than a bank’s. People come to us when a bank’s rules do not fit: income without payslips, a second mortgage, a short bridge, a property that needs a closer look.</p><p>If a bank would lend to you on better terms, we think you should go there, and the <a href="/product-finder">product finder</a> says so.</p>',
      bodyHk:
        '<p>{brand}是根據《放債人條例》（第163章）持牌的放債人。我們並非銀行，不接受存款，亦不受香港金融管理局監管。我們的利率一般高於銀行。客戶選擇我們，往往因為銀行的準則並不適用：收入沒有糧單、需要二按、短期過渡，或物業需要仔細評估。</p><p>如銀行能以更佳條件批出貸款，我們認為你應選擇銀行；<a href="/product-finder">貸款配對</a>亦會如實告訴你。</p>',
      bodyCn:
        '<p>{brand}是根据香港《放债人条例》（第163章）持牌的放债人。我们不是银行，不吸收存款，也不受香港金融管理局监管。我们的利率一般高于银行。客户选择我们，往往是因为银行的准则并不适用：收入没有工资单、需要二按、短期过渡，或房产需要仔细评估。</p><p>如果银行能以更好的条件放款，我们认为您应该选择银行；<a href="/product-finder">产品匹配</a>也会如实告诉您。</p>',
    },
    {
      type: 'table',
      id: 'licence',
      headingEn: 'Facts you can check',
      headingHk: '可供查核的資料',
      headingCn: '可供核对的信息',
      leadEn: 'The register of licensed money lenders is public, at the Companies Registry.',
      leadHk: '持牌放債人登記冊存於公司註冊處，公眾可查閱。',
      leadCn: '持牌放债人登记册存放于香港公司注册处，公众可以查阅。',
      columns: [
        { labelEn: 'Fact', labelHk: '項目', labelCn: '项目' },
        { labelEn: 'Detail', labelHk: '資料', labelCn: '内容' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'Name', textHk: '名稱', textCn: '名称' },
            { textEn: '{brand}', textHk: '{brand}', textCn: '{brand}' },
          ],
        },
        {
          cells: [
            {
              textEn: 'Money Lender’s Licence No.',
              textHk: '放債人牌照號碼',
              textCn: '放债人牌照号码',
            },
            { textEn: '{licenceNumber}', textHk: '{licenceNumber}', textCn: '{licenceNumber}' },
          ],
        },
        {
          cells: [
            {
              textEn: 'Enquiry and complaint hotline',
              textHk: '查詢及投訴熱線',
              textCn: '查询及投诉热线',
            },
            { textEn: '{hotline}', textHk: '{hotline}', textCn: '{hotline}' },
          ],
        },
        {
          cells: [
            { textEn: 'Address', textHk: '地址', textCn: '地址' },
            { textEn: '{address}', textHk: '{address}', textCn: '{address}' },
          ],
        },
        {
          cells: [
            { textEn: 'Office hours', textHk: '辦公時間', textCn: '办公时间' },
            { textEn: '{officeHours}', textHk: '{officeHours}', textCn: '{officeHours}' },
          ],
        },
        {
          cells: [
            { textEn: 'Highest rate we charge', textHk: '最高年利率', textCn: '最高年利率' },
            {
              textEn: '{maxRate} a year. The law forbids more than {legalCap}.',
              textHk: '{maxRate}。法例禁止超過{legalCap}。',
              textCn: '{maxRate}。法律禁止超过{legalCap}。',
            },
          ],
        },
      ],
    },
    {
      type: 'cards',
      id: 'how-we-lend',
      headingEn: 'How we lend',
      headingHk: '我們如何放款',
      headingCn: '我们如何放款',
      leadEn: 'Four questions, in this order. The property comes last on purpose.',
      leadHk: '四個問題，按此次序。物業放在最後，是刻意安排。',
      leadCn: '四个问题，按这个顺序。房产放在最后，是有意为之。',
      items: [
        {
          icon: 'finder',
          titleEn: 'What is it for?',
          titleHk: '用途是甚麼？',
          titleCn: '用途是什么？',
          bodyEn:
            'A loan should leave you better placed than before. If it only moves a problem into next year, we say so.',
          bodyHk: '貸款應令你的處境改善。若只是將問題推遲到明年，我們會直言。',
          bodyCn: '贷款应该让您的处境更好。如果只是把问题推到明年，我们会直说。',
        },
        {
          icon: 'percent',
          titleEn: 'Can it be paid from income?',
          titleHk: '收入能否負擔？',
          titleCn: '收入能否负担？',
          bodyEn:
            'In an ordinary month, and in a poor one. We look at what arrives, what leaves and what is owed elsewhere.',
          bodyHk: '普通月份供得起，差的月份也要供得起。我們會看收入、支出及其他欠款。',
          bodyCn: '平常月份还得起，差的月份也要还得起。我们会看收入、支出和其他欠款。',
        },
        {
          icon: 'document',
          titleEn: 'What does the record say?',
          titleHk: '信貸紀錄如何？',
          titleCn: '征信记录如何？',
          bodyEn:
            'Read with your consent, and together with your explanation. One bad year is not a character.',
          bodyHk: '在你同意下查閱，並聽取你的解釋。一年的失誤，不足以定論一個人。',
          bodyCn: '在您同意后查询，并听取您的解释。一年的失误，不足以定论一个人。',
        },
        {
          icon: 'valuation',
          titleEn: 'What is the property worth?',
          titleHk: '物業值多少？',
          titleCn: '房产值多少？',
          bodyEn:
            'Independently valued, with room to spare. It protects both sides; it is not a reason to lend by itself.',
          bodyHk: '由獨立測量師估價，並預留空間。抵押保障雙方，但不能單憑物業就放款。',
          bodyCn: '由独立测量师估价，并留有余地。抵押保障双方，但不能只凭房产就放款。',
        },
      ],
    },
    ...aboutUsPrinciples,
  ],
};
