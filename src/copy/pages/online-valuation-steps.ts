import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'online-valuation-steps',
  titleEn: 'How to use the valuation | {brand}',
  titleHk: '網上估價使用方法 | {brand}',
  titleCn: '在线估价使用方法 | {brand}',
  descriptionEn:
    'Find an estate, street or building, choose the floor and flat, read the range and its confidence, and use the value in the calculator or an application.',
  descriptionHk:
    '逐步教你使用網上估價：搜尋屋苑、街道或大廈，選擇樓層及單位，看懂估價範圍與可信程度，再把結果帶入計算機或貸款申請。免費使用，毋須登記。',
  descriptionCn:
    '一步步教您使用在线估价：搜索小区、街道或大厦，选择楼层和房号，看懂估价区间与可信程度，再把结果带入计算器或贷款申请。免费使用，无需注册。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'How to use it',
      eyebrowHk: '使用方法',
      eyebrowCn: '使用方法',
      headingEn: 'How to value your flat online',
      headingHk: '怎樣使用網上估價',
      headingCn: '怎样使用在线估价',
      leadEn: 'How to find your flat, what to do if it is not listed, and how to read the result.',
      leadHk: '怎樣搜尋單位、找不到單位時如何處理，以及怎樣看結果。',
      leadCn: '怎样查找您的房产、找不到时如何处理，以及怎样看结果。',
      actions: [
        {
          labelEn: 'Start the valuation',
          labelHk: '開始估價',
          labelCn: '开始估价',
          href: '/online-property',
          kind: 'primary',
        },
      ],
      illustration: 'towers',
    },
    {
      type: 'sectionCards',
      id: 'overview',
      source: 'online-valuation-steps',
      headingEn: 'The steps in brief',
      headingHk: '步驟概覽',
      headingCn: '步骤概览',
    },
    {
      type: 'steps',
      id: 'in-detail',
      headingEn: 'The steps in detail',
      headingHk: '詳細步驟',
      headingCn: '详细步骤',
      items: [
        {
          titleEn: 'Search for your building',
          titleHk: '搜尋你的大廈',
          titleCn: '搜索您的大厦',
          bodyEn:
            'Type an estate, a building, or a street with its number, in English or Chinese. Small spelling mistakes do not matter. Choose from the list that appears.',
          bodyHk:
            '輸入屋苑、大廈，或街道連門牌號碼，中英文均可，輕微的錯字亦能辨認。然後從清單中選擇。',
          bodyCn:
            '输入小区、大厦，或街道加门牌号，中英文都可以，轻微的错字也能识别。然后从列表中选择。',
        },
        {
          titleEn: 'Or choose by district',
          titleHk: '或按地區選擇',
          titleCn: '或按地区选择',
          bodyEn:
            'Hong Kong Island, Kowloon, New Territories or the Outlying Islands, then district, estate or street, building and block.',
          bodyHk: '先選香港島、九龍、新界或離島，再選地區、屋苑或街道、大廈及座數。',
          bodyCn: '先选香港岛、九龙、新界或离岛，再选地区、小区或街道、大厦和楼栋。',
        },
        {
          titleEn: 'Choose the floor and flat',
          titleHk: '選擇樓層及單位',
          titleCn: '选择楼层和房号',
          bodyEn:
            'If your floor is missing, the building may skip numbers such as 4 or 14. If your flat is missing, type the saleable area yourself.',
          bodyHk: '找不到樓層，可能是大廈跳過4樓、14樓等編號；找不到單位，可自行輸入實用面積。',
          bodyCn: '找不到楼层，可能是大厦跳过4楼、14楼等编号；找不到房号，可以自行填写实用面积。',
        },
        {
          titleEn: 'Check the saleable area',
          titleHk: '核對實用面積',
          titleCn: '核对实用面积',
          bodyEn:
            'It is stated in your agreement for sale and purchase. Do not enter the older gross area: it is larger and would make the value too high.',
          bodyHk: '買賣合約列有實用面積。請勿填寫舊式的建築面積，其數字較大，會令估價偏高。',
          bodyCn:
            '买卖合同写有实用面积。请不要填写建筑面积：建筑面积含公摊，数字较大，会使估价偏高。',
        },
        {
          titleEn: 'Read the low, middle and high figures',
          titleHk: '查看低、中、高三個數字',
          titleCn: '查看低、中、高三个估值',
          bodyEn:
            'Then read the confidence, the date and the list of comparable sales. Plan with the low figure unless the confidence is high.',
          bodyHk: '再看可信程度、日期及參考成交。作預算時，請以低位數字為準（可信程度高者除外）。',
          bodyCn: '再看可信程度、日期和参考成交。做预算时，请以低值为准（可信程度高的除外）。',
        },
        {
          titleEn: 'Use, print or close the result',
          titleHk: '使用或列印結果',
          titleCn: '使用或打印结果',
          bodyEn:
            'Use the value in the calculator or an application, print it, or close the page. No name is needed.',
          bodyHk: '可將結果帶入計算機或申請表、列印，或直接關閉頁面。整個過程毋須提供姓名。',
          bodyCn: '可以把结果带入计算器或申请表、打印，或直接关闭页面。整个过程无需提供姓名。',
        },
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      headingEn: 'If you have a problem',
      headingHk: '遇到問題時',
      headingCn: '遇到问题时',
      items: [
        {
          questionEn: 'My building is not in the list.',
          questionHk: '清單內沒有我的大廈。',
          questionCn: '列表里没有我的大厦。',
          answerEn:
            'Try its street and number, or an older name. If it is still missing, enter the address yourself or ask for a manual valuation.',
          answerHk: '可改以街道及門牌或舊名稱搜尋；仍找不到，可自行輸入或要求人手估價。',
          answerCn:
            '可以改用街道和门牌号，或用旧名称搜索；如果仍然找不到，可以自行填写地址或申请人工估价。',
        },
        {
          questionEn: 'The page says there is too little data.',
          questionHk: '系統顯示數據不足。',
          questionCn: '系统显示数据不足。',
          answerEn:
            'We cannot give a reliable figure then. Leave your contact details if you wish, and a valuer will answer within {promise.valuationAnswer}.',
          answerHk:
            '數據不足時，我們未能提供可靠的估價。你可留下聯絡方法，估價人員會於{promise.valuationAnswer}內回覆。',
          answerCn:
            '数据不足时，我们不能提供可靠的估价。您可以留下联系方式，估价人员会在{promise.valuationAnswer}内回复。',
        },
        {
          questionEn: 'The area shown is wrong.',
          questionHk: '顯示的面積不正確。',
          questionCn: '显示的面积不正确。',
          answerEn:
            'Correct it before you continue, and the valuation changes with it. Please also tell us, so that we can correct our records.',
          answerHk: '請先更正再繼續，估價會隨之更新。亦請通知我們，以便更正紀錄。',
          answerCn: '请先更正再继续，估价会随之更新。也请通知我们，以便更正记录。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Start your valuation',
      headingHk: '開始網上估價',
      headingCn: '开始在线估价',
      bodyEn: 'It takes about {promise.valuationTime} and asks only for the address.',
      bodyHk: '約需{promise.valuationTime}，只須輸入地址。',
      bodyCn: '大约{promise.valuationTime}，只需输入地址。',
      actions: [
        {
          labelEn: 'Start the valuation',
          labelHk: '開始估價',
          labelCn: '开始估价',
          href: '/online-property',
          kind: 'primary',
        },
      ],
    },
  ],
};
