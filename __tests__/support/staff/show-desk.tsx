import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { EndpointKey } from '@/contracts/endpoints';
import type { Role } from '@/contracts/staff/permissions';
import { permissionsOf } from '@/contracts/staff/permissions';
import { staffSessionSlice } from '@/features/desk/session/staff-session.slice';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { ApiError } from '@/lib/api/api-error';
import type { CallOptions } from '@/lib/api/endpoint-request';
import type { ApiClient, FileClient } from '@/lib/saga/saga-client';
import { makeDeskStore } from '@/store/desk-store';
import desk from '@locales/en/desk.json';

const at = '2026-11-16T04:00:00.000Z';

/** What the API says by endpoint; a function is asked with the request, an error refuses. */
export type DeskAnswers = Partial<Record<EndpointKey, unknown>>;

/** Something of the desk, in English, for a member of staff. */
export async function showDesk(
  content: (words: TranslationProps<'desk'>) => ReactNode,
  {
    answers,
    roles,
    namespaces = {},
  }: { answers: DeskAnswers; roles: Role[]; namespaces?: Record<string, object> },
) {
  const asked: { key: EndpointKey; request: unknown; options: CallOptions }[] = [];
  const client = (async (key: EndpointKey, request: unknown, options: CallOptions) => {
    asked.push({ key, request, options });
    const given = answers[key] ?? new ApiError('Nobody answers', { status: 500, code: 'internal' });
    const answer: unknown = typeof given === 'function' ? given(request) : given;
    if (answer instanceof Error) throw answer;
    return answer;
  }) as ApiClient;
  const store = makeDeskStore({ client, files: client as unknown as FileClient });
  store.dispatch(
    staffSessionSlice.actions.sessionReceived({
      member: {
        id: 'amy',
        email: 'amy@lender.hk',
        name: 'Amy',
        roles,
        state: 'active',
        isBreakGlass: false,
        createdAt: at,
        leftAt: null,
      },
      permissions: permissionsOf(roles),
      method: 'passkey',
      endsAt: at,
      idleUntil: at,
      actingChoices: [],
      provenUntil: at,
    }),
  );
  const view = render(
    <Provider store={store}>
      <FlowI18nProvider locale="en" resources={{ en: { desk, ...namespaces } }}>
        <InWords>{content}</InWords>
      </FlowI18nProvider>
    </Provider>,
  );
  await act(async () => {});
  return { ...view, answers, asked, store, user: userEvent.setup() };
}

function InWords({ children }: { children: (words: TranslationProps<'desk'>) => ReactNode }) {
  return <>{children({ t: useTranslate('desk'), locale: 'en' })}</>;
}
