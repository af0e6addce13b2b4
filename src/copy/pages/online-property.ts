import type { PageInput } from '@/contracts/content';
import { onlinePropertyData } from './online-property.data';

export const onlinePropertyPage: PageInput = {
  slug: 'online-property',
  titleEn: 'Online property valuation | {brand}',
  titleHk: '網上物業估價 | {brand}',
  titleCn: '香港房产在线估价 | {brand}',
  descriptionEn:
    'A low, middle and high value for a Hong Kong flat, with the sales behind it. Free, no phone number asked. An estimate, not a surveyor’s report.',
  descriptionHk:
    '查詢香港住宅單位的低、中、高估值、可信程度及參考成交。免費使用，毋須先留電話。網上估價只供參考，並非測量師的估價報告，實際貸款額以測量師估價為準。',
  descriptionCn:
    '查询香港住宅的低、中、高估值、可信程度和参考成交。免费使用，不用先留电话。在线估价仅供参考，不是测量师的估价报告，实际贷款额以测量师的估价为准。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Online valuation',
      eyebrowHk: '網上估價',
      eyebrowCn: '在线估价',
      headingEn: 'What might your flat be worth?',
      headingHk: '你的單位，現值多少？',
      headingCn: '您的房子，现在值多少？',
      leadEn:
        'Type the estate, building or street and choose floor and flat. You see a range, how sure we are of it and the sales it rests on, before we know anything about you.',
      leadHk:
        '輸入屋苑、大廈或街道，再選樓層及單位。毋須表明身分，即可看到估價範圍、可信程度，以及背後的參考成交。',
      leadCn:
        '输入屋苑、大厦或街道，再选楼层和房号。不用说明身份，就能看到估价区间、可信程度，以及背后的参考成交。',
      actions: [
        {
          labelEn: 'How to use it',
          labelHk: '使用方法',
          labelCn: '使用方法',
          href: '/online-property/steps',
          kind: 'secondary',
        },
        {
          labelEn: 'Open the calculator',
          labelHk: '使用計算機',
          labelCn: '打开计算器',
          href: '/loan-calculator',
          kind: 'secondary',
        },
      ],
      claims: [
        {
          valueEn: '3',
          valueHk: '3',
          valueCn: '3',
          labelEn: 'figures: low, middle, high',
          labelHk: '個數字：低、中、高',
          labelCn: '个数字：低、中、高',
          conditionEn:
            'A single figure pretends to know more than anyone can without seeing the flat.',
          conditionHk: '未看過單位而只給一個數字，等於假裝甚麼都知道。',
          conditionCn: '没看过房子却只给一个数字，等于假装什么都知道。',
        },
        {
          valueEn: 'HK$0',
          valueHk: 'HK$0',
          valueCn: 'HK$0',
          labelEn: 'to use',
          labelHk: '使用費',
          labelCn: '使用费',
          conditionEn: 'No name, no phone number, no credit enquiry.',
          conditionHk: '毋須姓名及電話，亦不會查閱信貸紀錄。',
          conditionCn: '不用姓名和电话，也不查询征信。',
        },
      ],
      illustration: 'estate',
    },
    {
      type: 'sectionCards',
      id: 'steps',
      source: 'online-valuation-steps',
      headingEn: 'Four steps, about a minute',
      headingHk: '四個步驟，約一分鐘',
      headingCn: '四个步骤，约一分钟',
    },
    {
      type: 'cards',
      id: 'how',
      headingEn: 'How the value is found',
      headingHk: '估價怎樣得出',
      headingCn: '估价是怎么得出的',
      leadEn:
        'The way a careful neighbour would do it: look at what sold nearby, allow for the differences, bring it up to date.',
      leadHk: '做法如同一位細心的街坊：看附近成交，計及差異，再調整至今日水平。',
      leadCn: '就像一位细心的邻居：看附近的成交，考虑差异，再调整到今天的水平。',
      items: [
        {
          icon: 'pin',
          titleEn: 'The nearest sales first',
          titleHk: '先看最接近的成交',
          titleCn: '先看最接近的成交',
          bodyEn:
            'The same flat on other floors, then the same block, the same estate, the neighbourhood. The nearer the sale, the more it counts.',
          bodyHk: '先看同座同一單位的其他樓層，再看同座、同屋苑、同區。愈接近，比重愈高。',
          bodyCn: '先看同座同一房号的其他楼层，再看同座、同屋苑、同区。越接近，比重越高。',
        },
        {
          icon: 'scales',
          titleEn: 'Differences allowed for',
          titleHk: '計及差異',
          titleCn: '考虑差异',
          bodyEn:
            'Saleable area, floor, age of the building and type of flat move the figure up or down.',
          bodyHk: '實用面積、樓層、樓齡及單位類型，都會令數字上調或下調。',
          bodyCn: '实用面积、楼层、楼龄和户型，都会使数字上调或下调。',
        },
        {
          icon: 'clock',
          titleEn: 'Brought to today',
          titleHk: '調整至今日',
          titleCn: '调整到今天',
          bodyEn:
            'Older sales are moved to today’s level with published price indices. The answer carries its date.',
          bodyHk: '較早的成交會按已公布的樓價指數調整至現時水平，結果註明日期。',
          bodyCn: '较早的成交会按已公布的房价指数调整到当前水平，结果注明日期。',
        },
        {
          icon: 'shield',
          titleEn: 'Odd sales set aside',
          titleHk: '剔除異常成交',
          titleCn: '剔除异常成交',
          bodyEn:
            'Transfers within a family, first sales by a developer and obvious slips of the pen do not steer the result.',
          bodyHk: '家族內部轉讓、發展商首次發售及明顯錯誤的紀錄，不會左右結果。',
          bodyCn: '家庭内部转让、开发商首次发售和明显错误的记录，不会左右结果。',
        },
      ],
    },
    {
      type: 'table',
      id: 'confidence',
      headingEn: 'What the range and the confidence mean',
      headingHk: '估價範圍及可信程度的意思',
      headingCn: '估价区间和可信程度的含义',
      leadEn:
        'The range is where a sale would most likely fall, between a willing buyer and a willing seller with time to agree. It is wide when we know little, and we do not make it look narrow.',
      leadHk:
        '估價範圍是買賣雙方自願、有時間商議時，成交價最可能落入的區間。所知愈少，範圍愈闊，我們不會刻意收窄。',
      leadCn:
        '估价区间是买卖双方自愿、有时间商量时，成交价最可能落入的范围。所知越少，区间越宽，我们不会刻意收窄。',
      columns: [
        { labelEn: 'Confidence', labelHk: '可信程度', labelCn: '可信程度' },
        { labelEn: 'What it rests on', labelHk: '根據', labelCn: '依据' },
        { labelEn: 'How to use it', labelHk: '如何運用', labelCn: '如何使用' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'High', textHk: '高', textCn: '高' },
            {
              textEn: 'Recent sales of the same flat type in the same block',
              textHk: '同座同類單位的近期成交',
              textCn: '同座同类房源的近期成交',
            },
            {
              textEn: 'Good enough to plan with, using the middle figure',
              textHk: '可用中位數作計劃',
              textCn: '可以用中间值做计划',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Medium', textHk: '中', textCn: '中' },
            {
              textEn: 'Sales in the estate or a neighbouring building',
              textHk: '同屋苑或鄰近大廈的成交',
              textCn: '同屋苑或邻近大厦的成交',
            },
            {
              textEn: 'Plan with the low figure, be glad of the middle one',
              textHk: '以低位作計劃，中位當作驚喜',
              textCn: '用低值做计划，中间值算是惊喜',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Low', textHk: '低', textCn: '低' },
            {
              textEn: 'The district’s general level',
              textHk: '全區一般水平',
              textCn: '全区的一般水平',
            },
            {
              textEn: 'A first idea only; ask for a valuation by hand',
              textHk: '只可作初步印象，宜要求人手估價',
              textCn: '只能作初步印象，建议申请人工估价',
            },
          ],
        },
      ],
      noteEn:
        'Each answer states the date it was worked out for and the date until which it holds.',
      noteHk: '每次結果均註明計算日期及有效日期。',
      noteCn: '每次结果都注明计算日期和有效日期。',
    },
    ...onlinePropertyData,
  ],
};
