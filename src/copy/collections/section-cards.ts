import type { SectionCard } from '@/contracts/site/site';

export const onlineValuationSteps: SectionCard[] = [
  {
    _id: 'find',
    icon: 'search',
    titleEn: 'Find the property',
    titleHk: '尋找物業',
    titleCn: '查找房产',
    bodyEn:
      'Type an estate, building or street in English or Chinese, or choose step by step, district first.',
    bodyHk: '輸入屋苑、大廈或街道名稱，中英文均可；也可由地區開始逐層選擇。',
    bodyCn: '输入小区、大厦或街道名称，中英文都可以；也可以从地区开始逐级选择。',
  },
  {
    _id: 'choose',
    icon: 'pin',
    titleEn: 'Choose floor and flat',
    titleHk: '選擇樓層及單位',
    titleCn: '选择楼层和单元',
    bodyEn: 'The saleable area is filled in where we know it; otherwise, enter it yourself.',
    bodyHk: '如有紀錄，系統會自動填上實用面積；如沒有，可自行輸入。',
    bodyCn: '如有记录，系统会自动填写实用面积；如果没有，可以自行填写。',
  },
  {
    _id: 'range',
    icon: 'valuation',
    titleEn: 'See the low, middle and high values',
    titleHk: '查看低、中、高估值',
    titleCn: '查看低、中、高估值',
    bodyEn:
      'You also see how reliable the estimate is, the sales it is based on, and the date until which it is valid.',
    bodyHk: '同時列出可信程度、參考成交，以及估價的有效日期。',
    bodyCn: '同时列出可信程度、参考成交，以及估价的有效日期。',
  },
  {
    _id: 'use',
    icon: 'steps',
    titleEn: 'Use the result, or ask a valuer',
    titleHk: '使用結果，或由估價人員跟進',
    titleCn: '使用结果，或由估价人员跟进',
    bodyEn:
      'Use the value in the calculator or an application. If we have too little data, a valuer values the property.',
    bodyHk: '可將估價帶入計算機或貸款申請。如數據不足，會由估價人員人手估價。',
    bodyCn: '可将估价带入计算器或贷款申请。如果数据不足，会由估价人员人工估价。',
  },
];
