import type { Locale } from '@/contracts/locale';
import { errorTexts } from '@/lib/texts/error-texts';

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

/** The localised reason why no link was sent; minutes are rounded up. */
export function linkFailureMessage(
  code: LinkFailureCode,
  { locale, waitMs = 0 }: { locale: Locale; waitMs?: number },
): string {
  const t = errorTexts.in(locale);
  return t(`link.${code}`, { minutes: Math.max(1, Math.ceil(waitMs / 60_000)) });
}
