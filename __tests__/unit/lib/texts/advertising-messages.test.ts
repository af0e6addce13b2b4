import messages from '@locales/en/messages.json';
import cn from '@locales/cn/messages.json';
import hk from '@locales/hk/messages.json';

/** Texts about what the receiver asked for; a text message of them need not carry the risk warning. */
const notices = [
  'otp',
  'link',
  'application',
  'request',
  'thread',
  'loan',
  'callBack',
  'notice',
  'contact',
  'jobApplication',
  'valueAlert',
  'staff',
  'campaignReport',
  'maintenance',
];
const advertisements = Object.keys(messages).filter((group) => !notices.includes(group));

describe('The texts that are sent', () => {
  it('are notices, or advertise and carry the risk warning', () => {
    const withoutWarning = advertisements.filter((group) =>
      [messages, hk, cn].some(
        (texts) =>
          !JSON.stringify(Object.entries(texts).find(([name]) => name === group)).includes(
            '{{riskWarning}}',
          ),
      ),
    );
    expect(withoutWarning).toEqual([]);
  });

  it.each([
    ['en', messages],
    ['hk', hk],
    ['cn', cn],
  ])('praise no loan and name no rate where they are notices in %s', (_locale, texts) => {
    expect(JSON.stringify(texts)).not.toMatch(
      /%|cheap|low rate|best|special offer|優惠|低息|优惠|特惠/i,
    );
  });
});
