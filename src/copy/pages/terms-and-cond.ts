import type { PageInput } from '@/contracts/content/page';
import { terms } from '../legal/terms';

export const page: PageInput = {
  slug: 'terms-and-cond',
  titleEn: 'Terms and conditions | {brand}',
  titleHk: '網站條款及細則 | {brand}',
  titleCn: '网站条款与细则 | {brand}',
  descriptionEn:
    'The terms of this website: advertised claims and their conditions, the calculator and valuation, one-time codes, fees, interest and liability.',
  descriptionHk:
    '本網站的使用條款：廣告內容及其條件、計算機與估價的限制、初步預批、驗證碼、電子同意、利息及費用、責任及適用法律。',
  descriptionCn:
    '本网站的使用条款：广告内容及其条件、计算器与估价的限制、初步预批、验证码、电子同意、利息与费用、责任及适用法律。',
  updatedOn: '2026-11-23',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Terms and conditions',
      eyebrowHk: '條款及細則',
      eyebrowCn: '条款与细则',
      headingEn: 'Terms and conditions',
      headingHk: '條款及細則',
      headingCn: '条款与细则',
      leadEn:
        'These terms cover this website and the applications made on it. A loan itself is governed by the agreement you sign.',
      leadHk: '本條款適用於本網站及經網站提出的申請；貸款本身以你簽署的協議為準。',
      leadCn: '本条款适用于本网站及通过网站提出的申请；贷款本身以您签署的合同为准。',
    },
    ...terms,
  ],
};
