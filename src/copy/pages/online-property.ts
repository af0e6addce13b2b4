import type { PageInput } from '@/contracts/content/page';
import { ltvLimits } from '../shared/ltv-limits';

export const page: PageInput = {
  slug: 'online-property',
  titleEn: 'Online property valuation | {brand}',
  titleHk: '網上物業估價 | {brand}',
  titleCn: '香港房产在线估价 | {brand}',
  descriptionEn:
    'A low, middle and high value for a Hong Kong flat, and what they are based on. Free, no phone number needed. An estimate, not a surveyor’s report.',
  descriptionHk:
    '查詢香港住宅單位的低、中、高估值、可信程度及估算依據。免費使用，毋須留下電話號碼。網上估價只供參考，並非測量師的估價報告，實際貸款額以測量師估價為準。',
  descriptionCn:
    '查询香港住宅的低、中、高估值、可信程度和估算依据。免费使用，无需留下电话号码。在线估价仅供参考，不是测量师的估价报告，实际贷款额以测量师的估价为准。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Online valuation',
      eyebrowHk: '網上估價',
      eyebrowCn: '在线估价',
      headingEn: 'Value your Hong Kong flat online',
      headingHk: '網上估算住宅物業價值',
      headingCn: '在线估算香港住宅的价值',
      leadEn:
        'Type the estate, building or street and choose the floor and flat. You see a low, middle and high figure, how reliable they are and what they are based on, without giving any personal details.',
      leadHk:
        '輸入屋苑、大廈或街道，再選樓層及單位，即可看到估價範圍、可信程度及估算依據，毋須提供個人資料。',
      leadCn:
        '输入小区、大厦或街道，再选楼层和房号，就能看到估价区间、可信程度和估算依据，无需提供个人信息。',
      actions: [
        {
          labelEn: 'How to use the valuation',
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
          labelCn: '个估值：低、中、高',
          conditionEn: 'Nobody can give one exact figure without seeing the flat.',
          conditionHk: '未經視察單位，難以得出單一準確數字。',
          conditionCn: '没有实地看房，很难给出一个准确的数字。',
        },
        {
          valueEn: '{promise.serviceFee}',
          valueHk: '{promise.serviceFee}',
          valueCn: '{promise.serviceFee}',
          labelEn: 'to use',
          labelHk: '使用費',
          labelCn: '使用费',
          conditionEn: 'No name or phone number needed.',
          conditionHk: '毋須姓名及電話。',
          conditionCn: '无需提供姓名和电话。',
        },
      ],
      illustration: 'estate',
    },
    {
      type: 'sectionCards',
      id: 'steps',
      source: 'online-valuation-steps',
      headingEn: 'Four steps, about {promise.valuationTime}',
      headingHk: '四個步驟，約{promise.valuationTime}',
      headingCn: '四个步骤，约{promise.valuationTime}',
    },
    {
      type: 'cards',
      id: 'how',
      headingEn: 'How we work out the value',
      headingHk: '估價方法',
      headingCn: '估价方法',
      leadEn: 'We look at sales nearby, allow for differences, and bring the prices up to date.',
      leadHk: '參考鄰近成交，計及單位差異，再按現時樓價水平調整。',
      leadCn: '参考邻近成交，考虑各套住房的差异，再按当前房价水平调整。',
      items: [
        {
          icon: 'pin',
          titleEn: 'Nearest sales first',
          titleHk: '先參考最接近的成交',
          titleCn: '先参考最接近的成交',
          bodyEn:
            'We look first at the same flat on other floors, then at the same block, the same estate and the neighbourhood. The nearer the sale, the more it counts.',
          bodyHk: '先看同座其他樓層的同一單位，再看同座、同屋苑、同區。成交愈接近，比重愈高。',
          bodyCn: '先看同栋其他楼层的同一房号，再看同栋、同小区、同区。成交越接近，权重越大。',
        },
        {
          icon: 'scales',
          titleEn: 'Differences between flats',
          titleHk: '計及單位差異',
          titleCn: '考虑各套住房的差异',
          bodyEn:
            'Saleable area, floor, age of the building and type of flat move the figure up or down.',
          bodyHk: '實用面積、樓層、樓齡及單位類型，都會令估值上調或下調。',
          bodyCn: '实用面积、楼层、楼龄和户型，都会使估值上调或下调。',
        },
        {
          icon: 'clock',
          titleEn: 'Prices adjusted to today',
          titleHk: '調整至現時樓價',
          titleCn: '调整到当前房价',
          bodyEn:
            'Older sale prices are adjusted to today’s level with published price indices. The result shows its date.',
          bodyHk: '較早的成交會按已公布的樓價指數調整至現時水平，結果註明日期。',
          bodyCn: '较早的成交会按已公布的房价指数调整到当前水平，结果注明日期。',
        },
        {
          icon: 'shield',
          titleEn: 'Unusual sales left out',
          titleHk: '剔除異常成交',
          titleCn: '剔除异常成交',
          bodyEn:
            'Transfers within a family, first sales by a developer and obvious errors in the records are left out.',
          bodyHk: '家庭成員之間的轉讓、發展商首次發售及明顯錯誤的紀錄，不會計算在內。',
          bodyCn: '家庭成员之间的转让、开发商首次发售和明显错误的记录，不会计算在内。',
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
        'The range is where the price would most likely fall in a sale between a willing buyer and a willing seller with time to agree. The less we know, the wider the range.',
      leadHk:
        '估價範圍是買賣雙方自願並有足夠時間議價時，成交價最可能落入的區間。資料愈少，範圍愈闊。',
      leadCn:
        '估价区间是买卖双方自愿并有足够时间议价时，成交价最可能落入的范围。资料越少，区间越宽。',
      columns: [
        { labelEn: 'Confidence', labelHk: '可信程度', labelCn: '可信程度' },
        { labelEn: 'Based on', labelHk: '根據', labelCn: '依据' },
        { labelEn: 'What to do', labelHk: '如何運用', labelCn: '如何使用' },
      ],
      rows: [
        {
          cells: [
            { textEn: 'High', textHk: '高', textCn: '高' },
            {
              textEn: 'Recent sales of the same flat type in the same block',
              textHk: '同座同類單位的近期成交',
              textCn: '同栋同户型的近期成交',
            },
            {
              textEn: 'Plan with the middle figure',
              textHk: '以中間估值作預算',
              textCn: '用中间估值做预算',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Medium', textHk: '中', textCn: '中' },
            {
              textEn: 'Sales in the estate or a neighbouring building',
              textHk: '同屋苑或鄰近大廈的成交',
              textCn: '同小区或邻近大厦的成交',
            },
            {
              textEn: 'Plan with the low figure',
              textHk: '以低位數字作預算',
              textCn: '用低值做预算',
            },
          ],
        },
        {
          cells: [
            { textEn: 'Low', textHk: '低', textCn: '低' },
            {
              textEn: 'The district’s general price level',
              textHk: '全區的一般樓價水平',
              textCn: '全区的一般房价水平',
            },
            {
              textEn: 'For a first idea only; ask for a manual valuation',
              textHk: '只供初步參考，建議要求人手估價',
              textCn: '仅供初步参考，建议申请人工估价',
            },
          ],
        },
      ],
      noteEn: 'Each result states its date and the date until which it is valid.',
      noteHk: '每次結果均註明計算日期及有效日期。',
      noteCn: '每次结果都注明计算日期和有效日期。',
    },
    {
      type: 'prose',
      id: 'data',
      headingEn: 'Which data we use, and what happens to yours',
      headingHk: '我們採用的數據及如何處理你的資料',
      headingCn: '我们使用的数据以及如何处理您的资料',
      bodyEn:
        '<ul><li><strong>Price levels.</strong> Our own estimate for each estate or building, worked out from past sales, later price figures and homes nearby, and the price indices that the Rating and Valuation Department publishes.</li><li><strong>Sales.</strong> Where our records hold individual sales, with date, price and saleable area, you see the comparable ones with the result.</li><li><strong>Addresses.</strong> The Government’s public address records, so that an estate can be found in either language.</li><li><strong>Your search.</strong> The address you look up is not linked to a name. We learn who you are only if you use the result in an application, or ask for a manual valuation.</li></ul><p>The data does not show the view, the renovation, leaks, illegal structures or a sitting tenant. If your flat has any of these, its value may lie outside our range.</p>',
      bodyHk:
        '<ul><li><strong>樓價水平：</strong>我們為各屋苑或大廈估算的樓價水平，根據過往成交、其後的樓價數字及鄰近樓宇得出，並參考差餉物業估價署公布的樓價指數。</li><li><strong>成交紀錄：</strong>如我們的紀錄載有個別成交的日期、價錢及實用面積，可供比較的成交會與結果一併列出。</li><li><strong>地址：</strong>政府公開的地址紀錄，中英文均可搜尋。</li><li><strong>你的查詢：</strong>所查地址不會與姓名連繫。只有當你用估價結果申請貸款，或要求人手估價時，我們才知道是誰查詢。</li></ul><p>數據未能反映景觀、裝修、滲水、僭建及未遷出的租客。如你的單位有這些情況，實際價值可能在範圍以外。</p>',
      bodyCn:
        '<ul><li><strong>房价水平：</strong>我们为各小区或大厦估算的房价水平，依据过往成交、之后的房价数据和邻近大厦得出，并参考香港差饷物业估价署公布的房价指数。</li><li><strong>成交记录：</strong>如果我们的记录中有个别成交的日期、价格和实用面积，可供比较的成交会与结果一起列出。</li><li><strong>地址：</strong>香港政府公开的地址记录，中英文都可以搜索。</li><li><strong>您的查询：</strong>所查地址不会与姓名关联。只有当您用结果申请贷款，或要求人工估价时，我们才知道是谁在查询。</li></ul><p>数据不能反映景观、装修、渗水、违规改建和尚未搬走的租客。如果您的房产有这些情况，实际价值可能在区间之外。</p>',
    },
    {
      type: 'steps',
      id: 'no-data',
      headingEn: 'If there is too little data',
      headingHk: '數據不足時',
      headingCn: '数据不足时',
      leadEn:
        'Very new or very old buildings often have too few sales for an online value. Village houses, shops, offices and factory units are always valued by our staff. For a flat, you have the three choices below; for any other property, only the last two.',
      leadHk:
        '極新或極舊的樓宇往往成交太少，未能在網上估價；村屋、商舖、寫字樓及工廈單位一律由估價人員估價。住宅單位有以下三種方式可選，其他物業可選後兩種。',
      leadCn:
        '很新或很旧的大厦往往成交太少，不能在线估价；村屋、商铺、写字楼和工业单元一律由估价人员估价。住宅可以选择以下三种方式，其他房产可以选择后两种。',
      items: [
        {
          titleEn: 'Enter the details yourself',
          titleHk: '自行輸入',
          titleCn: '自行填写',
          bodyEn:
            'Enter the address, area, floor and age. This gives a rough range based on the neighbourhood.',
          bodyHk: '輸入地址、面積、樓層及樓齡，可得出同區的粗略範圍。',
          bodyCn: '填写地址、面积、楼层和楼龄，可以得出同区的大致区间。',
        },
        {
          titleEn: 'Ask for a manual valuation',
          titleHk: '要求人手估價',
          titleCn: '申请人工估价',
          bodyEn:
            'Leave your contact details. A valuer will look at the records of the property and answer within {promise.valuationAnswer}, still free.',
          bodyHk: '留下聯絡方法，估價人員會查閱資料，於{promise.valuationAnswer}內回覆，同樣免費。',
          bodyCn: '留下联系方式，估价人员会查阅资料，在{promise.valuationAnswer}内回复，同样免费。',
        },
        {
          titleEn: 'Apply, and a surveyor visits',
          titleHk: '申請後由測量師視察',
          titleCn: '申请后由测量师（评估师）看房',
          bodyEn:
            'Before a loan is made, an independent surveyor values the property. That valuation is the one that counts.',
          bodyHk: '放款前由獨立測量師為物業估價，並以該估價為準。',
          bodyCn: '放款前由独立测量师对房产估价，并以该估价为准。',
        },
      ],
    },
    {
      type: 'notice',
      tone: 'warning',
      headingEn: 'Limits of the online valuation',
      headingHk: '網上估價的限制',
      headingCn: '在线估价的限制',
      bodyEn:
        'An online value is a computed estimate for your information. It is not a valuation report under any professional standard, not an offer to lend or to buy, and must not be relied on for buying, selling, insurance or tax. The property has not been inspected. A surveyor’s valuation decides how much we can lend and may be higher or lower.',
      bodyHk:
        '網上估價由電腦推算，只供參考；並非按任何專業準則編製的估價報告，亦非貸款或買賣要約，不應作為買賣、投保或報稅的依據。我們未曾視察物業。實際貸款額以測量師估價為準，可能較高或較低。',
      bodyCn:
        '在线估价由电脑推算，仅供参考；不是按任何专业准则编制的估价报告，也不是贷款或买卖要约，不应作为买卖、投保或报税的依据。我们没有实地查看房产。实际贷款额以测量师的估价为准，可能更高或更低。',
    },
    {
      type: 'questions',
      id: 'questions',
      headingEn: 'Questions and answers',
      headingHk: '常見問題',
      headingCn: '常见问题',
      items: [
        {
          questionEn: 'Why is my bank’s figure different?',
          questionHk: '為何與銀行估價不同？',
          questionCn: '为什么与银行估价不同？',
          answerEn:
            'Each lender uses its own sales records, date and method, and a difference of a few per cent is normal. If the gap is large, look at the comparable sales: one of them may be unlike your flat.',
          answerHk:
            '各機構採用的成交、日期及方法不同，相差幾個百分點屬正常。若差距很大，可細看參考成交，當中可能有些與你的單位並不相似。',
          answerCn:
            '各机构采用的成交、日期和方法不同，相差几个百分点属于正常。如果差距很大，可以细看参考成交，其中有些可能与您的房产并不相似。',
        },
        {
          questionEn: 'What is saleable area?',
          questionHk: '甚麼是實用面積？',
          questionCn: '什么是实用面积？',
          answerEn:
            'The floor area of the flat itself, including its balcony and utility platform but not the lobby, lifts or clubhouse. It is stated in the agreement for sale and purchase and in public records, and our prices per square foot are based on it.',
          answerHk:
            '指單位本身的樓面面積，連露台及工作平台，不包括大堂、升降機及會所等公用地方。買賣合約及公開紀錄均有列明，我們的呎價亦以此計算。',
          answerCn:
            '指房屋本身的楼面面积，包括阳台和工作平台，不包括大堂、电梯和会所等公用部分。买卖合同和公开记录都有写明，我们的每平方英尺单价也以此计算。',
        },
        {
          questionEn: 'My flat was renovated. Can the online valuation include that?',
          questionHk: '單位裝修過，可以計算在內嗎？',
          questionCn: '房产装修过，可以计算在内吗？',
          answerEn:
            'No, it cannot. Renovation helps a flat to sell but usually raises its price by less than it cost. A surveyor who visits takes the renovation into account.',
          answerHk:
            '網上估價不設此項。裝修有助轉售，但令樓價上升的幅度通常少於裝修費；測量師視察時會一併考慮。',
          answerCn:
            '在线估价不考虑装修。装修有助于转售，但带来的房价升幅通常少于装修费；测量师看房时会一并考虑。',
        },
        {
          questionEn: 'Do you value HOS and other subsidised flats?',
          questionHk: '居屋等資助房屋可以估價嗎？',
          questionCn: '香港资助出售房屋（如居者有其屋）可以估价吗？',
          answerEn:
            'Yes, once the premium is paid, like any other flat. While it is unpaid, you can look the flat up, but the open-market figure does not apply and the flat cannot be mortgaged without approval; ask for a manual valuation.',
          answerHk:
            '可以查詢，但未補地價的單位未經批准不得按揭，公開市場估值亦不適用。已補地價則與一般單位無異。',
          answerCn:
            '可以查询，但未补地价的房产未经批准不得抵押，公开市场的估值也不适用。已补地价的与一般房产相同。',
        },
        {
          questionEn: 'Can I value a car park?',
          questionHk: '車位可以估價嗎？',
          questionCn: '车位可以估价吗？',
          answerEn:
            'Yes, if our records have enough sales in the same car park. Otherwise ask for a manual valuation.',
          answerHk: '如同一停車場有足夠成交紀錄便可以；否則請要求人手估價。',
          answerCn: '如果同一停车场有足够的成交记录就可以；否则请申请人工估价。',
        },
        {
          questionEn: 'How much can I borrow against the value?',
          questionHk: '按估價可以借多少？',
          questionCn: '按估价可以借多少？',
          answerEn: `The result shows a first estimate; any mortgage already on the property has to be deducted. ${ltvLimits.en}`,
          answerHk: `結果會列出初步可借金額；物業如有按揭，須從中扣除尚欠金額。${ltvLimits.hk}`,
          answerCn: `结果会列出初步可借金额；房产如有按揭，须从中扣除尚欠金额。${ltvLimits.cn}`,
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Use your valuation to work out a monthly payment',
      headingHk: '按估價計算供款',
      headingCn: '按估价计算月供',
      bodyEn:
        'Enter the low figure in the calculator, so that you do not plan on too high a value.',
      bodyHk: '建議以估價範圍的低位數字計算，以免高估可借金額。',
      bodyCn: '建议用估价区间的低值计算，以免高估可借金额。',
      actions: [
        {
          labelEn: 'Work out the payment',
          labelHk: '計算供款',
          labelCn: '计算月供',
          href: '/loan-calculator',
          kind: 'primary',
        },
        {
          labelEn: 'Find my loan',
          labelHk: '尋找合適貸款',
          labelCn: '寻找合适的贷款',
          href: '/product-finder',
          kind: 'secondary',
        },
        {
          labelEn: 'Ask our staff',
          labelHk: '聯絡職員',
          labelCn: '人工咨询',
          href: '/contact-us',
          kind: 'text',
        },
      ],
    },
  ],
};
