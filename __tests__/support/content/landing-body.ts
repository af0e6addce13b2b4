/** What a landing page says. */
export const landingBody = {
  titleEn: 'Spring rates | {brand}',
  titleHk: '春季利率 | {brand}',
  titleCn: '春季利率 | {brand}',
  descriptionEn: 'What a first mortgage costs this spring.',
  descriptionHk: '今年春季首次按揭的成本。',
  descriptionCn: '今年春季首次按揭的成本。',
  utmSource: 'leaflet',
  utmCampaign: 'spring',
  blocks: [
    {
      type: 'hero',
      headingEn: 'Rates of this spring',
      headingHk: '今年春季利率',
      headingCn: '今年春季利率',
    },
    {
      type: 'notice',
      tone: 'info',
      bodyEn: 'Ask us before you sign.',
      bodyHk: '簽約前請先向我們查詢。',
      bodyCn: '签约前请先向我们咨询。',
    },
  ],
};
