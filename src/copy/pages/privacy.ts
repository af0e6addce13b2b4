import type { PageInput } from '@/contracts/content/page';
import { privacyNotice } from '../legal/privacy-notice';

export const page: PageInput = {
  slug: 'privacy',
  titleEn: 'Privacy and personal data | {brand}',
  titleHk: '私隱政策及收集個人資料聲明 | {brand}',
  titleCn: '隐私政策与个人信息收集声明 | {brand}',
  descriptionEn:
    'What personal data we collect and why, who receives it, cookies, credit reference agencies, how long we keep it, where it is stored and your rights.',
  descriptionHk:
    '我們收集哪些個人資料、用途為何、交予甚麼人、保留多久、儲存在哪裏；並說明Cookie、信貸資料服務機構、直接促銷及你的權利。',
  descriptionCn:
    '我们收集哪些个人信息、作何用途、提供给谁、保留多久、存放在哪里；并说明Cookie、信贷资料服务机构、直接促销以及您的权利。',
  updatedOn: '2026-11-23',
  blocks: [
    {
      type: 'hero',
      eyebrowEn: 'Privacy',
      eyebrowHk: '私隱',
      eyebrowCn: '隐私',
      headingEn: 'What we do with your data',
      headingHk: '我們如何處理你的個人資料',
      headingCn: '我们如何处理您的个人信息',
      leadEn:
        'Our personal information collection statement and privacy policy under the Personal Data (Privacy) Ordinance (Cap. 486). Data is stored in Hong Kong.',
      leadHk:
        '本頁為根據《個人資料（私隱）條例》（第486章）作出的收集個人資料聲明及私隱政策。資料儲存於香港。',
      leadCn:
        '本页为根据香港《个人资料（私隐）条例》（第486章）作出的个人信息收集声明及隐私政策。您的个人信息存放在香港，不存放在中国内地。',
    },
    ...privacyNotice,
  ],
};
