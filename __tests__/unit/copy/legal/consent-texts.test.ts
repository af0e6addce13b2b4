import accountCn from '@locales/cn/account-screen.json';
import cn from '@locales/cn/application-form.json';
import accountEn from '@locales/en/account-screen.json';
import en from '@locales/en/application-form.json';
import accountHk from '@locales/hk/account-screen.json';
import hk from '@locales/hk/application-form.json';
import { privacyNotice } from '@/copy/legal/privacy-notice';
import { emptyFormValues } from '@/features/application/form/application-form-values';

// Personal Data (Privacy) Ordinance s.35C: kinds of data, classes of goods, and means, before consent; a free channel to opt out.
const expected = {
  En: {
    kinds: /name.*phone number.*e-?mail.*(kind|type) of loan/,
    goods: /property loans and related services/,
    channels: [/phone/, /text message|SMS/, /e-?mail/, /post/],
    free: /free of charge/,
    consents: en.consents,
    account: accountEn.preference,
  },
  Hk: {
    kinds: /姓名、電話、電郵及貸款類別/,
    goods: /物業貸款及相關服務/,
    channels: [/電話/, /短訊/, /電郵/, /郵寄/],
    free: /免費|費用全免/,
    consents: hk.consents,
    account: accountHk.preference,
  },
  Cn: {
    kinds: /姓名、手机号码、邮箱和贷款类别/,
    goods: /房产贷款及相关服务/,
    channels: [/电话/, /短信/, /邮件/, /邮寄/],
    free: /免费|不收费用/,
    consents: cn.consents,
    account: accountCn.preference,
  },
} as const;

describe.each(['En', 'Hk', 'Cn'] as const)('Consent to direct marketing in %s', (suffix) => {
  const { kinds, goods, channels, free, consents, account } = expected[suffix];
  const [section] = privacyNotice.flatMap((block) =>
    block.type === 'prose' && block.id === 'direct-marketing' ? [block] : [],
  );

  it.each([
    ['the application', consents.marketingBody],
    ['the account', `${account.marketing} ${account.marketingHint}`],
    ['the privacy notice', section?.[`body${suffix}`] ?? ''],
  ])('names kinds of data, kinds of goods, channels and a free way out in %s', (_place, text) => {
    for (const part of [kinds, goods, ...channels, free]) expect(text).toMatch(part);
  });

  it('is asked for the same goods as are named', () => {
    expect(consents.own).toMatch(goods);
  });
});

// Code of Practice on Consumer Credit Data.
const creditTexts = {
  en: { consents: en.consents, parts: [/this application/, /reviews? (?:it )?(?:during|while)/] },
  hk: { consents: hk.consents, parts: [/這次申請/, /貸款期內/] },
  cn: { consents: cn.consents, parts: [/这次申请/, /贷款期内/] },
} as const;

describe('The consent', () => {
  it.each(['en', 'hk', 'cn'] as const)(
    'to read the credit report names the agencies, the application and reviews in %s',
    (locale) => {
      const { consents, parts } = creditTexts[locale];
      expect(consents.credit).toContain('{{agencies}}');
      for (const part of parts) expect(consents.credit).toMatch(part);
    },
  );
});

describe('The consents of an application', () => {
  it('start unticked', () => {
    const { privacyNotice: isRead, creditReference, marketingOwn } = emptyFormValues.consents;
    expect([isRead, creditReference, marketingOwn]).toEqual([false, false, false]);
  });
});
