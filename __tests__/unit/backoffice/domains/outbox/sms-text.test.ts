import {
  createAccountNotices,
  type AccountNotice,
} from '@/backoffice/domains/customer/account-notice';
import {
  documentsCompleteText,
  stateText,
} from '@/backoffice/domains/application/application.messages';
import { linkText } from '@/backoffice/domains/link/link.model';
import { codeText } from '@/backoffice/domains/otp/otp.model';
import { stepUpText } from '@/backoffice/domains/otp/step-up-text';
import { smsText } from '@/backoffice/domains/outbox/sms-text';
import { requestMessage } from '@/backoffice/domains/request/request.messages';
import { brandNames } from '@/config/brand';
import { applicationsLink, resumeLink, uploadLink } from '@/config/message-links';
import { applicationStates } from '@/contracts/application/application-choices';
import { locales, type Locale } from '@/contracts/locale';
import { standIn } from '@test/support/backoffice/service-tools';
import messages from '@locales/en/messages.json';
import { keysOf } from '@/contracts/typed-record';

/** The basic set of 3GPP TS 23.038, as its table 1 prints it. */
const gsmAlphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

/** How many parts a text message is sent in. */
function partsOf(text: string): number {
  const isGsm = [...text].every((character) => gsmAlphabet.includes(character));
  const [single, part] = isGsm ? [160, 153] : [70, 67];
  return text.length <= single ? 1 : Math.ceil(text.length / part);
}

const siteUrl = 'https://www.harbourkey.example';
const by = new Date('2026-11-30T10:00:00Z');
const longToken = 'Zk'.repeat(21) + 'Z';
const notices: readonly AccountNotice[] = [
  { kind: 'bank-account', account: '024 ••••9001' },
  { kind: 'bank-account-asked', account: '024 ••••9001' },
  { kind: 'phone', after: '+852 •••• 3333' },
  { kind: 'passkey-added', name: 'Chrome · Android' },
  { kind: 'passkey-removed', name: 'Safari · iPhone' },
  { kind: 'email' },
  { kind: 'passkeys-removed' },
  { kind: 'payouts-frozen' },
  { kind: 'payouts-reopened' },
  { kind: 'records-merged' },
];
const isHeld = (kind: string) =>
  ['bank-account', 'phone', 'passkeys-removed', 'records-merged'].includes(kind);

async function noticeText(notice: AccountNotice, locale: Locale): Promise<string> {
  const sent: string[] = [];
  const send = createAccountNotices({
    enqueueMessage: async (_outbox, { text }) => void sent.push(text),
    brandNames,
    signatures: { en: '', hk: '', cn: '' },
    siteUrl,
    now: () => by,
    newId: () => 'id',
  });
  await send(
    { outbox: standIn({}) },
    {
      ...notice,
      recipients: { language: locale, phones: ['+85291234567'], emails: [] },
      heldUntil: isHeld(notice.kind) ? by : null,
      token: 'Zk'.repeat(11),
    },
  );
  return sent.join('');
}

/** Every text message without words of the staff, with values as long as they come. */
async function messagesIn(locale: Locale): Promise<Record<string, string>> {
  const number = 'HK-2026-7F3K9Q2M';
  const upload = uploadLink(longToken, { siteUrl, locale });
  const application = { locale, brandNames, number };
  const links = { applications: applicationsLink({ siteUrl, locale }), upload };
  const operations = [
    'withdrawal:LN-2026-7F3K9Q2M:1234567800:acc',
    'credit-limit:LN-2026-7F3K9Q2M:1234567800',
    'bank-account:024:123456789001',
    'phone:85291234567',
    'confirm-phone:RQ-7F3K9Q2M',
    'add-passkey',
  ];
  const codes = ['', ...operations].map((operation) => [
    `code ${operation}`,
    codeText({
      code: '123456',
      locale,
      brandNames,
      host: 'www.harbourkey.example',
      purpose: stepUpText(operation, locale),
    }),
  ]);
  const requests = keysOf(messages.request.kind).flatMap((kind) =>
    keysOf(messages.request.state).map((state) => [
      `request ${kind} ${state}`,
      requestMessage(
        { reference: 'RQ-7F3K9Q2M', kind, state, amountCents: 123_456_700 },
        { locale, brand: brandNames[locale], account: '024 ••••9001', message: null },
      ),
    ]),
  );
  const told = await Promise.all(
    notices.map(async (notice) => [`notice ${notice.kind}`, await noticeText(notice, locale)]),
  );
  return Object.fromEntries([
    ...codes,
    ...requests,
    ...told,
    ['upload link', linkText('upload-link', { locale, brandNames, url: upload })],
    [
      'resume link',
      linkText('resume-link', {
        locale,
        brandNames,
        url: resumeLink(longToken, { siteUrl, locale, product: 'fast-pass' }),
      }),
    ],
    ...applicationStates
      .filter((state) => state !== 'in-assessment')
      .map((state) => [`application ${state}`, stateText(state, { ...application, links })]),
    ['documents complete', documentsCompleteText({ ...application, links, by })],
  ]);
}

describe('A text message', () => {
  it.each(locales)('takes two parts at most in %s', async (locale) => {
    const texts = Object.entries(await messagesIn(locale));
    expect(texts.length).toBeGreaterThan(40);
    const long = texts.filter(([, text]) => partsOf(smsText(text)) > 2);
    expect(long.map(([name]) => name)).toEqual([]);
  });

  it.each(locales)('begins with the sender, or with the code, in %s', async (locale) => {
    const strange = Object.entries(await messagesIn(locale)).filter(
      ([name, text]) => !text.startsWith(name.startsWith('code') ? '123456' : brandNames[locale]),
    );
    expect(strange).toEqual([]);
  });

  it.each(locales)('carries no address beside a code in %s', async (locale) => {
    const codes = Object.entries(await messagesIn(locale)).filter(([name]) =>
      name.startsWith('code'),
    );
    expect(codes.filter(([, text]) => /:\/\/|\/\w/.test(text))).toEqual([]);
  });

  it.each([
    ['The solicitor’s “note” – 024 ••••9001…', 'The solicitor\'s "note" - 024 ****9001...'],
    ['Chrome · Android\u00A0phone', 'Chrome - Android phone'],
    ['尾號 ••••9001 的戶口', '尾號 ••••9001 的戶口'],
    ['José’s phone', "José's phone"],
    ['Łukasz’s phone', 'Łukasz’s phone'],
  ])('is written in the short alphabet where that loses no letter: %s', (text, expected) => {
    expect(smsText(text)).toBe(expected);
  });
});
