import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Locale } from '@/contracts/locale';
import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { makeStore } from '@/store/make-store';
import { createLender } from '@test/support/lender-api/lender-api';
import { lenderClient } from '@test/support/lender-api/lender-client';
import cn from '@locales/cn/otp.json';
import en from '@locales/en/otp.json';
import hk from '@locales/hk/otp.json';

const texts = { en, hk, cn };

async function show(locale: Locale = 'en') {
  const lender = createLender();
  const onVerified = jest.fn();
  render(
    <Provider store={makeStore({ client: lenderClient(lender) })}>
      <FlowI18nProvider locale={locale} resources={{ [locale]: { otp: texts[locale] } }}>
        <OtpChallenge
          locale={locale}
          purpose="apply"
          operationId="draft-1"
          isLive
          onVerified={onVerified}
        />
      </FlowI18nProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), '9123 4567');
  return {
    lender,
    onVerified,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    typeCode: async (code: string) =>
      user.type(await screen.findByRole('textbox', { name: texts[locale].code.label }), code),
  };
}

it.each([
  ['success 2 and msg', { status: 200, body: { success: 2, msg: 'Too many codes today.' } }],
  [
    'success "0" and result.error',
    { status: 200, body: { success: '0', result: { error: 'Too many codes today.' } } },
  ],
  ['status 400 and a message alone', { status: 400, body: { message: 'Too many codes today.' } }],
  ['status 429 and a text as data', { status: 429, body: { data: 'Too many codes today.' } }],
])(
  'shows why no code was sent in the lender’s words, and keeps the number: %s',
  async (_case, answer) => {
    const { lender, press } = await show();
    lender.answer('POST /user/sendOTP', answer);
    await press('Send the code');
    expect((await screen.findAllByText('Too many codes today.'))[0]).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('9123 4567');
  },
);

it.each(['html', 'serverError', 'half', 'down', 'nullBody', 'forbiddenEmpty'] as const)(
  'says in the site’s own words that no code was sent where the lender answers %s',
  async (habit) => {
    const { lender, press } = await show();
    lender.behave(habit);
    await press('Send the code');
    expect((await screen.findAllByText(en.failed))[0]).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('9123 4567');
  },
);

it.each(['en', 'hk', 'cn'] as const)(
  'shows the site’s own words in %s for a code that is refused without any',
  async (locale) => {
    const { lender, press, typeCode, onVerified } = await show(locale);
    await press(texts[locale].phone.send);
    lender.answer('POST /user/signin', { status: 200, body: { success: false } });
    await typeCode('111111');
    await press(texts[locale].code.submit);
    expect((await screen.findAllByText(texts[locale].verifiedCodeError))[0]).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('111111');
    expect(onVerified).not.toHaveBeenCalled();
  },
);
