import type { Locale } from '@/contracts/locale';

export type OtpFailureCode = 'tooSoon' | 'locked' | 'wrongCode' | 'notSixDigits' | 'codeEnded';

/** `{minutes}` is rounded up. */
const failureMessages: Readonly<Record<OtpFailureCode, Record<Locale, string>>> = {
  tooSoon: {
    en: 'A code was sent a short while ago. You can ask for another in {minutes} min.',
    hk: '驗證碼剛剛發出，請於 {minutes} 分鐘後再索取。',
    cn: '验证码刚刚发出，请在 {minutes} 分钟后再获取。',
  },
  locked: {
    en: 'Too many wrong codes. For your safety, please try again in {minutes} min.',
    hk: '驗證碼錯誤次數過多。為保障安全，請於 {minutes} 分鐘後再試。',
    cn: '验证码错误次数过多。为保障安全，请在 {minutes} 分钟后再试。',
  },
  wrongCode: {
    en: 'This code is not right. Please check it and try again.',
    hk: '驗證碼不正確，請檢查後再試。',
    cn: '验证码不正确，请检查后重试。',
  },
  notSixDigits: {
    en: 'A code has six digits. Please check it and try again.',
    hk: '驗證碼為六位數字，請檢查後再試。',
    cn: '验证码为六位数字，请检查后重试。',
  },
  codeEnded: {
    en: 'This code is no longer valid. Please ask for a new one.',
    hk: '此驗證碼已失效，請重新索取。',
    cn: '该验证码已失效，请重新获取。',
  },
};

/** The localised reason why no code was sent or accepted. */
export function otpFailureMessage(
  code: OtpFailureCode,
  { locale, waitMs = 0 }: { locale: Locale; waitMs?: number },
): string {
  return failureMessages[code][locale].replace(
    '{minutes}',
    String(Math.max(1, Math.ceil(waitMs / 60_000))),
  );
}
