import type { Locale } from '@/contracts/locale';

export type LinkKind = 'upload-link' | 'resume-link';

/** Why no link was texted. */
export type LinkFailureCode = 'tooSoon' | 'noPhone';

const linkMessages: Record<LinkKind, Record<Locale, string>> = {
  'upload-link': {
    en: '{brand}: upload the documents of your application here: {url} We ask for a code sent to this phone. We never ask for it by phone.',
    hk: '{brand}：請於此上載申請所需文件：{url} 開啟時須輸入傳送至本手機的驗證碼。我們不會致電索取。',
    cn: '{brand}：请在此上传申请所需文件：{url} 打开时须输入发送至本手机的验证码。我们不会来电索要。',
  },
  'resume-link': {
    en: '{brand}: go on with your application here: {url} We ask for a code sent to this phone. We never ask for it by phone.',
    hk: '{brand}：請於此繼續填寫申請：{url} 開啟時須輸入傳送至本手機的驗證碼。我們不會致電索取。',
    cn: '{brand}：请在此继续填写申请：{url} 打开时须输入发送至本手机的验证码。我们不会来电索要。',
  },
};

/** The text message that carries a link. */
export function linkText(
  kind: LinkKind,
  {
    locale,
    brandNames,
    url,
  }: { locale: Locale; brandNames: Readonly<Record<Locale, string>>; url: string },
): string {
  return linkMessages[kind][locale].replace('{brand}', brandNames[locale]).replace('{url}', url);
}

/** `{minutes}` is rounded up. */
const failureMessages: Record<LinkFailureCode, Record<Locale, string>> = {
  tooSoon: {
    en: 'A link was sent a short while ago. You can ask for another in {minutes} min.',
    hk: '連結剛剛發出，請於 {minutes} 分鐘後再索取。',
    cn: '链接刚刚发出，请在 {minutes} 分钟后再获取。',
  },
  noPhone: {
    en: 'Please confirm your phone number with a code first. Then we can text you the link.',
    hk: '請先以驗證碼確認你的手機號碼，我們才可傳送連結。',
    cn: '请先用验证码确认您的手机号码，我们才能发送链接。',
  },
};

/** The localised reason why no link was sent. */
export function linkFailureMessage(
  code: LinkFailureCode,
  { locale, waitMs = 0 }: { locale: Locale; waitMs?: number },
): string {
  return failureMessages[code][locale].replace(
    '{minutes}',
    String(Math.max(1, Math.ceil(waitMs / 60_000))),
  );
}
