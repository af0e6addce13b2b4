import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { UserInfo } from '@/contracts/account/account';
import type { EndpointKey } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import type { LenderInfo } from '@/features/account/lender-info';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { sessionEnded, sessionReceived } from '@/features/account/session/session.slice';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { useTranslate } from '@/i18n/use-translate';
import { ApiError } from '@/lib/api/api-error';
import type { CallOptions } from '@/lib/api/endpoint-request';
import type { ApiClient } from '@/lib/saga/saga-client';
import { makeStore, type AppStore } from '@/store/make-store';
import account from '@locales/en/account.json';
import accountScreen from '@locales/en/account-screen.json';
import decline from '@locales/en/decline.json';
import otp from '@locales/en/otp.json';
import documents from '@locales/en/document.json';
import help from '@locales/en/help.json';
import accountHk from '@locales/hk/account.json';
import accountHkScreen from '@locales/hk/account-screen.json';
import declineHk from '@locales/hk/decline.json';
import otpHk from '@locales/hk/otp.json';
import documentsHk from '@locales/hk/document.json';
import helpHk from '@locales/hk/help.json';
import { customer } from './account-factory';

export const lender: LenderInfo = {
  name: 'Harbour Key Mortgage',
  hotline: '3000 0000',
  officeHours: 'Monday to Friday',
  isSmsLive: true,
};

export interface Asked {
  key: EndpointKey;
  request: unknown;
  options: CallOptions;
}

type Answers = Partial<Record<EndpointKey, unknown>>;

const stores: AppStore[] = [];

/** Ends the sessions of a test, and with them their idle watch. */
export function endSessions(): void {
  for (const store of stores.splice(0)) act(() => void store.dispatch(sessionEnded('left')));
}

const words = {
  en: { account, 'account-screen': accountScreen, decline, otp, document: documents, help },
  hk: {
    account: accountHk,
    'account-screen': accountHkScreen,
    decline: declineHk,
    otp: otpHk,
    document: documentsHk,
    help: helpHk,
  },
};
type Spoken = keyof typeof words & Locale;

function InWords({
  locale,
  children,
}: {
  locale: Locale;
  children: (words: ScreenProps) => ReactNode;
}) {
  const t = useTranslate('account', 'account-screen');
  return <>{children({ t, locale, lender })}</>;
}

/** Something of the account for a signed-in customer; `answers` are what the API says by key, an error refuses. */
export async function showSignedIn(
  content: (words: ScreenProps) => ReactNode,
  { answers = {}, who = customer() }: { answers?: Answers; who?: UserInfo } = {},
) {
  const asked: Asked[] = [];
  const client = (async (key: EndpointKey, request: unknown, options: CallOptions) => {
    asked.push({ key, request, options });
    const answer =
      key in answers
        ? answers[key]
        : new ApiError('Nobody answers this', { status: 500, code: 'internal' });
    if (answer instanceof Error) throw answer;
    return answer;
  }) as ApiClient;
  const store = makeStore({ client });
  stores.push(store);
  store.dispatch(sessionReceived(who));
  const page = (locale: Spoken) => (
    <Provider store={store}>
      <FlowI18nProvider locale={locale} resources={{ [locale]: words[locale] }}>
        <InWords locale={locale}>{content}</InWords>
      </FlowI18nProvider>
    </Provider>
  );
  const view = render(page('en'));
  await act(async () => {});
  /** As the language switch does: everything below the language is mounted anew; the store stays. */
  const speak = async (locale: Spoken): Promise<void> => {
    view.rerender(page(locale));
    await act(async () => {});
  };
  return { ...view, asked, answers, store, speak, user: userEvent.setup() };
}
