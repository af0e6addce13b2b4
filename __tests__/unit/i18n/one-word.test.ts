import { readFileSync } from 'node:fs';
import { filesUnder, sourceFiles } from '@test/architecture/source-graph';

const texts = [...filesUnder('public/locales'), ...sourceFiles()].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const filesWith = (pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('The code that we text is called by one word on every page and in every message', () => {
  it.each([
    [
      'hk',
      /驗證碼/,
      /一次性密碼|一次性驗證碼|一次密碼|動態密碼|驗證密碼|認證碼|確認碼|(?:傳送|索取|以)(?:新|短訊)?密碼/,
    ],
    ['cn', /验证码/, /一次性密码|一次性验证码|一次密码|动态密码|动态码|校验码|认证码|确认码/],
    ['en', /one-time code/i, /one-time pass|passcode|verification code|\bOTP code/i],
  ])('in %s', (_locale, word, rivals) => {
    expect(filesWith(word).length).toBeGreaterThan(5);
    expect(filesWith(rivals)).toEqual([]);
  });
});
