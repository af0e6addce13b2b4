import type { PageInput } from '@/contracts/content/page';

export const page: PageInput = {
  slug: 'online-valuation-entry',
  titleEn: 'Start your valuation | {brand}',
  titleHk: '開始網上估價 | {brand}',
  titleCn: '开始在线估价 | {brand}',
  descriptionEn:
    'Type an estate, building or street in English or Chinese and see a low, middle and high value for the flat. Free, without a name or a phone number.',
  descriptionHk:
    '輸入屋苑、大廈或街道名稱，中英文均可，即可看到單位的低、中、高估值、可信程度及估算依據。免費使用，毋須姓名或電話，結果只供參考。',
  descriptionCn:
    '输入小区、大厦或街道名称，中英文都可以，就能看到房产的低、中、高估值、可信程度和估算依据。免费使用，无需提供姓名或电话，结果仅供参考。',
  updatedOn: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      headingEn: 'Where is the property?',
      headingHk: '物業在哪裏？',
      headingCn: '房产在哪里？',
      leadEn:
        'Type an estate, building or street, or start with the district. We do not ask for any personal details.',
      leadHk: '輸入屋苑、大廈或街道，或由地區開始選擇。毋須提供個人資料。',
      leadCn: '输入小区、大厦或街道，或从地区开始选择。无需提供个人信息。',
      illustration: 'estate',
    },
    {
      type: 'notice',
      tone: 'info',
      bodyEn:
        'The result is an estimate from past sales, for your information only. A surveyor’s valuation decides how much we can lend.',
      bodyHk: '結果根據過往成交推算，只供參考；實際貸款額以測量師估價為準。',
      bodyCn: '结果根据过往成交推算，仅供参考；实际贷款额以测量师（评估师）的估价为准。',
    },
  ],
};
