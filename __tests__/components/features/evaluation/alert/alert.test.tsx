import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EndpointKey } from '@/contracts/endpoints';
import { AlertLink } from '@/features/evaluation/alert/alert-link';
import { AlertSection } from '@/features/evaluation/alert/alert-section';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { useTranslate } from '@/i18n/use-translate';
import { ApiError } from '@/lib/api/api-error';
import type { ApiClient } from '@/lib/saga/saga-client';
import { makeStore } from '@/store/make-store';
import loading from '@locales/en/loading.json';
import words from '@locales/en/evaluation-answer.json';

const token = 'b'.repeat(43);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function setUp(answer: () => unknown = () => ({ success: true })) {
  const calls: [EndpointKey, object][] = [];
  const client = (async (key: EndpointKey, request: object) => {
    calls.push([key, request]);
    return answer();
  }) as ApiClient;
  const store = makeStore({ client });
  return { calls, loadStore: async () => store, user: userEvent.setup() };
}

async function show(part: React.ReactNode) {
  render(
    <FlowI18nProvider locale="en" resources={{ en: { loading, 'evaluation-answer': words } }}>
      {part}
    </FlowI18nProvider>,
  );
  await act(async () => {});
}

function Section({ loadStore }: Pick<ReturnType<typeof setUp>, 'loadStore'>) {
  const t = useTranslate('evaluation-answer');
  return <AlertSection t={t} locale="en" loadStore={loadStore} />;
}

describe('The form below a value', () => {
  it('asks for a proper address before it sends anything, and says then what happens next', async () => {
    const { calls, loadStore, user } = setUp();
    await show(<Section loadStore={loadStore} />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    const button = screen.getByRole('button', { name: 'Tell me by email' });
    await user.click(button);
    expect(field).toHaveAccessibleDescription(/Enter your email address/);
    expect(field).toHaveFocus();
    await user.type(field, 'siuming');
    expect(field).toHaveAccessibleDescription(/such as name@example\.com/);
    expect(calls).toEqual([]);
    await user.type(field, '@example.com');
    await user.click(button);
    expect(calls).toMatchObject([
      ['requestValueAlert', { body: { email: 'siuming@example.com' } }],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(/you will receive an email with a link/);
  });

  it('keeps the address where sending fails', async () => {
    const { loadStore, user } = setUp(() => {
      throw new ApiError('No', { code: 'unavailable', status: 503 });
    });
    await show(<Section loadStore={loadStore} />);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@example.com');
    await user.click(screen.getByRole('button', { name: 'Tell me by email' }));
    expect(screen.getByRole('status')).toHaveTextContent(/could not be sent/);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('a@example.com');
  });
});

describe('The link of a mail', () => {
  it('confirms when its button is pressed, and not before', async () => {
    const { calls, loadStore, user } = setUp();
    await show(<AlertLink locale="en" hash={`#alert-confirm=${token}`} loadStore={loadStore} />);
    expect(calls).toEqual([]);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    await user.click(screen.getByRole('button', { name: 'Yes, tell me' }));
    expect(calls).toMatchObject([['confirmValueAlert', { body: { token } }]]);
    expect(screen.getByRole('status')).toHaveTextContent(/^Done\./);
  });

  it('stops the mails', async () => {
    const { calls, loadStore, user } = setUp();
    await show(<AlertLink locale="en" hash={`#alert-stop=${token}`} loadStore={loadStore} />);
    await user.click(screen.getByRole('button', { name: 'Stop the emails' }));
    expect(calls).toMatchObject([['stopValueAlert', { body: { token } }]]);
  });

  it('after another of the same visit asks for its own button', async () => {
    const { calls, loadStore, user } = setUp();
    await show(
      <>
        <AlertLink locale="en" hash={`#alert-confirm=${token}`} loadStore={loadStore} />
        <AlertLink locale="en" hash={`#alert-stop=${token}`} loadStore={loadStore} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Yes, tell me' }));
    await user.click(screen.getByRole('button', { name: 'Stop the emails' }));
    expect(calls.map(([key]) => key)).toEqual(['confirmValueAlert', 'stopValueAlert']);
  });

  it('that is used up or spoilt is said to be no longer valid', async () => {
    const { loadStore, user } = setUp(() => {
      throw new ApiError('Gone', { code: 'not_found', status: 404 });
    });
    await show(<AlertLink locale="en" hash={`#alert-stop=${token}`} loadStore={loadStore} />);
    await user.click(screen.getByRole('button', { name: 'Stop the emails' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/no longer valid/);
  });

  it('with a token cut short offers nothing to press', async () => {
    const { loadStore } = setUp();
    await show(<AlertLink locale="en" hash="#alert-confirm=abc" loadStore={loadStore} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/no longer valid/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
