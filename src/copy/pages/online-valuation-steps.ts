import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'online-valuation-steps',
  titleEn: 'How to use the valuation | {brand}',
  titleHk: '網上估價使用方法 | {brand}',
  titleCn: '在线估价使用方法 | {brand}',
  descriptionEn:
    'Find an estate, street or building, choose floor and flat, read the range and its confidence, and carry the value into the calculator or an application.',
  descriptionHk:
    '逐步教你使用網上估價：搜尋屋苑、街道或大廈，選擇樓層及單位，看懂估價範圍與可信程度，再把結果帶入計算機或貸款申請。免費使用，毋須登記。',
  descriptionCn:
    '一步步教您使用在线估价：搜索屋苑、街道或大厦，选择楼层和房号，看懂估价区间与可信程度，再把结果带入计算器或贷款申请。免费使用，不用注册。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Online valuation',
      eyebrowHk: '網上估價',
      eyebrowCn: '在线估价',
      headingEn: 'From an address to a range',
      headingHk: '由地址到估價範圍',
      headingCn: '从地址到估价区间',
      leadEn:
        'What to type, what to choose when your flat is not listed, and how to read what comes back.',
      leadHk: '輸入甚麼、找不到單位怎麼辦、結果怎樣看。',
      leadCn: '输入什么、找不到房号怎么办、结果怎么看。',
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
      headingEn: 'In short',
      headingHk: '概覽',
      headingCn: '概览',
    },
    {
      type: 'steps',
      id: 'in-detail',
      headingEn: 'In detail',
      headingHk: '詳細步驟',
      headingCn: '详细步骤',
      items: [
        {
          titleEn: 'Type what you know',
          titleHk: '輸入你所知道的',
          titleCn: '输入您知道的信息',
          bodyEn:
            'An estate, a building, a street with its number, in English or Chinese. Small slips of spelling are forgiven. Choose from the list that appears.',
          bodyHk: '屋苑、大廈，或街道連門牌，中英文均可，少許串錯亦能辨認。從出現的清單選擇即可。',
          bodyCn:
            '屋苑、大厦，或街道加门牌号，中英文都可以，少许拼写错误也能识别。从出现的列表中选择即可。',
        },
        {
          titleEn: 'Or go by district',
          titleHk: '或由地區選起',
          titleCn: '或从地区选起',
          bodyEn:
            'Hong Kong Island, Kowloon, New Territories or the Outlying Islands, then district, estate or street, building and block.',
          bodyHk: '先選香港島、九龍、新界或離島，再選地區、屋苑或街道、大廈及座數。',
          bodyCn: '先选香港岛、九龙、新界或离岛，再选地区、屋苑或街道、大厦和座数。',
        },
        {
          titleEn: 'Choose floor and flat',
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
            'It is on your sale agreement. The older gross area is larger and would make the value too high.',
          bodyHk: '可參閱買賣合約。舊式的建築面積較大，會令估價偏高。',
          bodyCn: '可以查看买卖合约。旧式的建筑面积较大，会使估价偏高。',
        },
        {
          titleEn: 'Read low, middle, high',
          titleHk: '看低、中、高三個數字',
          titleCn: '看低、中、高三个数字',
          bodyEn:
            'Then the confidence, the date and the list of comparable sales. Plan with the low figure.',
          bodyHk: '再看可信程度、日期及參考成交。作計劃時，以低位為準。',
          bodyCn: '再看可信程度、日期和参考成交。做计划时，以低值为准。',
        },
        {
          titleEn: 'Carry it on, print it or leave',
          titleHk: '帶走、列印或離開',
          titleCn: '带走、打印或离开',
          bodyEn:
            'Take the value into the calculator or an application, print it, or close the page. You have left no name.',
          bodyHk: '可帶入計算機或申請、列印，或直接離開；你沒有留下任何姓名。',
          bodyCn: '可以带入计算器或申请、打印，或直接离开；您没有留下任何姓名。',
        },
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      headingEn: 'If something does not fit',
      headingHk: '遇到問題時',
      headingCn: '遇到问题时',
      items: [
        {
          questionEn: 'My building is not in the list.',
          questionHk: '清單內沒有我的大廈。',
          questionCn: '列表里没有我的大厦。',
          answerEn:
            'Try its street and number, or an older name. If it is still missing, enter it by hand or ask for a valuation by a person.',
          answerHk: '可改以街道及門牌或舊名稱搜尋；仍找不到，可自行輸入或要求人手估價。',
          answerCn: '可以改用街道和门牌号或旧名称搜索；仍然找不到，可以自行填写或申请人工估价。',
        },
        {
          questionEn: 'It says there is too little data.',
          questionHk: '系統顯示數據不足。',
          questionCn: '系统显示数据不足。',
          answerEn:
            'Then we would be guessing. Leave your contact details if you wish, and a valuer answers within {promise.valuationAnswer}.',
          answerHk:
            '此時任何數字都只是猜測。如願意留下聯絡方法，估價人員會於{promise.valuationAnswer}內回覆。',
          answerCn:
            '此时任何数字都只是猜测。如果愿意留下联系方式，估价人员会在{promise.valuationAnswer}内回复。',
        },
        {
          questionEn: 'The area shown is wrong.',
          questionHk: '顯示的面積不正確。',
          questionCn: '显示的面积不正确。',
          answerEn:
            'Correct it before you go on; the value follows. Please also tell us, so that the next person sees it right.',
          answerHk: '請先更正再繼續，估價會隨之更新。亦歡迎通知我們，讓下一位用戶看到正確資料。',
          answerCn: '请先更正再继续，估价会随之更新。也欢迎告诉我们，让下一位用户看到正确的资料。',
        },
      ],
    },
    {
      type: 'callToAction',
      headingEn: 'Ready?',
      headingHk: '準備好了嗎？',
      headingCn: '准备好了吗？',
      bodyEn: 'It takes about a minute and asks for nothing but the address.',
      bodyHk: '約需{promise.valuationTime}，只問地址。',
      bodyCn: '大约{promise.valuationTime}，只问地址。',
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
