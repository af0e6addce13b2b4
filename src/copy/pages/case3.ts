import type { PageInput } from '@/contracts/content';
import { case3Apply } from './case3.apply';
import { case3Questions } from './case3.questions';

export const case3Page: PageInput = {
  slug: 'case3',
  titleEn: 'SME loan secured on property | {brand}',
  titleHk: '中小企物業抵押貸款 | {brand}',
  titleCn: '中小企业房产抵押贷款 | {brand}',
  descriptionEn:
    'Working capital for a Hong Kong business, secured on a flat, shop, office or factory unit: up to {sme.ltvMax} of valuation, subject to assessment and property.',
  descriptionHk:
    '以住宅、舖位、寫字樓或工廈單位作抵押，為香港中小企提供營運資金。貸款額最高為估價的{sme.ltvMax}，視乎審批及物業類別，年利率最高{sme.annualRateMax}。',
  descriptionCn:
    '以住宅、商铺、写字楼或工业大厦的房产作抵押，为香港中小企业提供营运资金。贷款额最高为估价的{sme.ltvMax}，以审批和房产类型为准，年利率最高{sme.annualRateMax}。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'SME loan',
      eyebrowHk: '中小企貸款',
      eyebrowCn: '中小企业贷款',
      headingEn: 'Working capital from the walls you already own',
      headingHk: '用手上的物業，周轉生意',
      headingCn: '用手上的房产，周转生意',
      leadEn:
        'An order that needs stock before it pays, a second shop, a machine, a tax bill in a thin month. If you or your company own property in Hong Kong, it can carry a loan for the business, with a fixed end and a payment you can plan.',
      leadHk:
        '接了訂單要先入貨、開第二間舖、添置機器、淡月遇上交稅：如你或公司在香港持有物業，便可用以支持一筆生意貸款，還款期清楚，每月供款有預算。',
      leadCn:
        '接了订单要先进货、开第二家店、添置机器、淡季遇上交税：如果您或公司在香港拥有房产，就可以用它支持一笔经营贷款，期限清楚，月供可以预算。',
      actions: [
        {
          labelEn: 'Ask about an SME loan',
          labelHk: '查詢中小企貸款',
          labelCn: '咨询中小企业贷款',
          href: '/contact-us',
          kind: 'primary',
        },
        {
          labelEn: 'Value the property',
          labelHk: '為物業估價',
          labelCn: '为房产估价',
          href: '/online-property',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '{sme.ltvMax}',
          valueHk: '{sme.ltvMax}',
          valueCn: '{sme.ltvMax}',
          labelEn: 'of the valuation at most',
          labelHk: '貸款額上限（佔估價）',
          labelCn: '最高贷款成数（按估价）',
          conditionEn:
            'Up to, not promised: for homes at best; shops, offices and factory units usually get less. Subject to valuation and assessment.',
          conditionHk:
            '此為上限，並非保證，一般只適用於住宅；舖位、寫字樓及工廈單位通常較低。須視乎估價及審批。',
          conditionCn:
            '这是上限，不是承诺，一般只适用于住宅；商铺、写字楼和工业单元通常较低。须视估价和审批而定。',
        },
        {
          valueEn: '{sme.annualRateFrom}',
          valueHk: '{sme.annualRateFrom}',
          valueCn: '{sme.annualRateFrom}',
          labelEn: 'a year, the lowest rate',
          labelHk: '最低年利率',
          labelCn: '最低年利率',
          conditionEn:
            'Your own rate depends on our assessment of the business and the property. The maximum is {sme.annualRateMax} a year.',
          conditionHk: '個別利率視乎對生意及物業的評估，年利率最高{sme.annualRateMax}。',
          conditionCn: '您的实际利率视对生意和房产的评估而定，年利率最高{sme.annualRateMax}。',
        },
        {
          valueEn: '{decisionHours} h',
          valueHk: '{decisionHours}小時',
          valueCn: '{decisionHours}小时',
          labelEn: 'to a decision',
          labelHk: '內有審批決定',
          labelCn: '内给出审批结果',
          conditionEn:
            'Counted on working days from complete papers, company papers included. The decision may be no.',
          conditionHk: '以工作天計，由全部文件（包括公司文件）齊備起計算；結果亦可能是不獲批。',
          conditionCn: '按工作日计算，从全部文件（包括公司文件）齐备起算；结果也可能是不批。',
        },
      ],
      illustration: 'shopfront',
    },
    {
      type: 'audience',
      id: 'who',
      headingEn: 'Is this loan for you?',
      headingHk: '這筆貸款適合你嗎？',
      headingCn: '这笔贷款适合您吗？',
      suits: [
        {
          textEn:
            'A limited company, partnership or sole proprietor trading in Hong Kong, with property owned by the business, its directors or a close family member who agrees.',
          textHk:
            '在香港營業的有限公司、合夥或獨資經營者，而物業由公司、董事或同意抵押的近親持有。',
          textCn: '在香港经营的有限公司、合伙或独资企业，房产由公司、董事或同意抵押的近亲持有。',
        },
        {
          textEn:
            'The money has a job: stock, equipment, a lease, renovation, a tax bill, or replacing dearer debt.',
          textHk: '款項用途明確：入貨、添置設備、租約、裝修、交稅，或取代利息較高的債務。',
          textCn: '款项用途明确：进货、添置设备、租约、装修、缴税，或替换利息更高的债务。',
        },
        {
          textEn: 'The business earns enough to pay from trading, without selling the property.',
          textHk: '生意收入足以還款，毋須靠賣樓。',
          textCn: '经营收入足以还款，不必靠卖房。',
        },
        {
          textEn: 'You want one loan with an end date in place of an overdraft that never falls.',
          textHk: '你想以一筆有完結日的貸款，取代一直減不下來的透支。',
          textCn: '您想用一笔有结束日的贷款，取代一直降不下来的透支。',
        },
      ],
      suitsNot: [
        {
          textEn:
            'The business has been losing money for a long time and nothing is about to change.',
          textHk: '生意長期虧蝕，而短期內看不到轉機。',
          textCn: '生意长期亏损，而且看不到转机。',
        },
        {
          textEn:
            'You need money for a few weeks, again and again. A revolving loan costs interest only on the days you use it.',
          textHk: '只是不時需要幾星期的周轉。循環貸款按實際使用日數計息，較為合適。',
          textCn: '只是不时需要几个星期的周转。循环贷款按实际使用天数计息，更合适。',
        },
        {
          textEn: 'The flat belongs to a parent who would be made homeless if trade turned bad.',
          textHk: '物業屬於父母，一旦生意轉差，他們便會失去居所。',
          textCn: '房子属于父母，一旦生意变差，他们就会失去住处。',
        },
        {
          textEn:
            'You qualify for a government-backed SME loan at a bank. Ask there first; it is likely to be cheaper.',
          textHk: '符合銀行的政府擔保中小企貸款資格者，應先向銀行查詢，成本很可能較低。',
          textCn: '符合银行的政府担保中小企业贷款条件的，应先向银行咨询，成本很可能更低。',
        },
      ],
    },
    {
      type: 'productFacts',
      id: 'facts',
      product: 'sme',
      headingEn: 'The facts, lowest and highest',
      headingHk: '貸款資料：最低與最高',
      headingCn: '贷款要点：最低与最高',
      noteEn:
        'Principal and interest each month. We charge interest and no fee for the loan; solicitor’s, surveyor’s and registration costs are quoted to you first.',
      noteHk: '每月本息同還。我們只收利息，不收貸款費用；律師、測量師及註冊費用會先向你報價。',
      noteCn:
        '每月归还本金和利息。我们只收利息，不收贷款手续费；律师、测量师和注册费用会先向您报价。',
    },
    {
      type: 'workedExample',
      id: 'example',
      product: 'sme',
      headingEn: 'A worked example',
      headingHk: '計算例子',
      headingCn: '计算示例',
      leadEn: 'Principal and interest, equal monthly payments. An illustration, not an offer.',
      leadHk: '本息同還，每月供款相同。只供說明，並非貸款要約。',
      leadCn: '等额本息，每月还款额相同。仅供说明，不构成贷款要约。',
      noteEn:
        'Ask of every project: does it earn more than this interest, and does it earn it in time for the payment?',
      noteHk: '每個項目都應問：賺到的是否多於利息？是否趕得及供款日到手？',
      noteCn: '每个项目都应该问：赚到的是否多于利息？能否在还款日之前到手？',
    },
    {
      type: 'cards',
      id: 'security',
      headingEn: 'Who borrows, and what stands behind it',
      headingHk: '由誰借款，以甚麼抵押',
      headingCn: '由谁借款，以什么抵押',
      leadEn:
        'Four usual arrangements. Your solicitor can tell you which is right for you; we lend under all four.',
      leadHk: '四種常見安排，我們均可承造；哪一種適合你，可請教律師。',
      leadCn: '四种常见安排，我们都可以办理；哪一种适合您，可以请教律师。',
      items: [
        {
          icon: 'sme',
          titleEn: 'Company borrows, company property',
          titleHk: '公司借款，公司物業',
          titleCn: '公司借款，公司房产',
          bodyEn:
            'The charge is registered at the Land Registry and, within one month, at the Companies Registry. Directors usually guarantee the loan.',
          bodyHk: '押記須在土地註冊處登記，並於一個月內在公司註冊處登記；董事通常須作個人擔保。',
          bodyCn: '抵押须在土地注册处登记，并在一个月内到公司注册处登记；董事通常须作个人担保。',
        },
        {
          icon: 'people',
          titleEn: 'Company borrows, director’s property',
          titleHk: '公司借款，董事物業',
          titleCn: '公司借款，董事房产',
          bodyEn:
            'The owner mortgages the home for the company’s debt and must be advised by an independent solicitor first.',
          bodyHk: '業主以自己的物業為公司欠款作抵押，簽署前須先取得獨立律師意見。',
          bodyCn: '业主以自己的房产为公司欠款作抵押，签署前须先取得独立律师的意见。',
        },
        {
          icon: 'selfEmployed',
          titleEn: 'Owner borrows, for the business',
          titleHk: '業主借款，用於生意',
          titleCn: '业主借款，用于生意',
          bodyEn: 'Simplest for sole proprietors and partners: one person, one property, one loan.',
          bodyHk: '適合獨資及合夥經營者：一人、一物業、一筆貸款，手續最簡單。',
          bodyCn: '适合独资和合伙经营者：一个人、一套房、一笔贷款，手续最简单。',
        },
        {
          icon: 'key',
          titleEn: 'Family member’s property',
          titleHk: '家人物業',
          titleCn: '家人的房产',
          bodyEn:
            'Possible if they agree freely. They need their own solicitor, see every figure, and may say no up to the moment of signing.',
          bodyHk: '家人自願同意方可。對方須有自己的律師、看清所有數字，簽署前任何一刻都可拒絕。',
          bodyCn:
            '家人自愿同意才可以。对方须有自己的律师、看清所有数字，签署前任何时候都可以拒绝。',
        },
      ],
    },
    ...case3Apply,
    ...case3Questions,
  ],
};
