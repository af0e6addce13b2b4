import { act, render, screen, waitFor } from '@testing-library/react';
import userEventLibrary from '@testing-library/user-event';
import { contactStore, emptyFormValues } from '@/content/contact/contact-store';
import { ContactForm } from '@/content/contact/contact-form';
import type { Locale } from '@/contracts/locale';
import { ApiError } from '@/lib/api/api-error';
import { callFromBrowser } from '@/lib/api/browser-call';
import en from '@locales/en/contact.json';
import hk from '@locales/hk/contact.json';

jest.mock('@/lib/api/browser-call', () => ({ callFromBrowser: jest.fn() }));
const call = jest.mocked(callFromBrowser);
const userEvent = userEventLibrary.setup({ delay: null });
jest.setTimeout(20_000);
const patience = { timeout: 4_000 };

const words = { en, hk, cn: en } as const;
const form = (locale: Locale) => (
  <ContactForm
    key={locale}
    locale={locale}
    words={words[locale]}
    privacyLink={<a href={`/${locale}/privacy`}>{words[locale].privacy}</a>}
  />
);
const field = (name: string) => screen.getByRole('textbox', { name });
const button = () => screen.getByRole('button', { name: en.send });
const text = 'How much could I borrow?';

async function fillIn(): Promise<void> {
  await userEvent.type(field(en.name), 'Chan Siu Ming');
  await userEvent.type(field(en.phone), '9123 4567');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: en.topic }), 'valuation');
  await userEvent.type(field(en.message), text);
}

beforeEach(() => {
  call.mockReset();
  contactStore.updateFormValues(emptyFormValues);
  contactStore.updateOutcome({ isSending: false, reference: null, waitUntil: 0 });
});
afterEach(() => jest.useRealTimers());

describe('The contact form', () => {
  it('sends what is written, shows the reference and rests', async () => {
    call.mockResolvedValue({ success: true, reference: 'MS-7F3K9Q2M', waitSeconds: 180 });
    render(form('en'));
    await fillIn();
    expect(screen.getByText(`1,976 characters left`)).toBeVisible();
    expect(screen.getAllByText(en.required)).toHaveLength(4);
    expect(field(en.message)).toBeRequired();
    await userEvent.click(button());
    await waitFor(
      () => expect(screen.getByText('Your reference is MS-7F3K9Q2M.').parentElement).toHaveFocus(),
      patience,
    );
    expect(call.mock.calls).toEqual([
      [
        'contactUs',
        {
          body: {
            name: 'Chan Siu Ming',
            phone: '9123 4567',
            topic: 'valuation',
            callTime: 'any',
            message: text,
          },
        },
        { locale: 'en' },
      ],
    ]);
    expect(field(en.message)).toHaveValue('');
    expect(field(en.name)).toHaveValue('');
    expect(screen.getByText('2,000 characters left')).toBeVisible();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription(
      /^You can send another message in (3:00|2:5\d)\.$/,
    );
    await userEvent.type(field(en.message), 'And another question');
    await userEvent.click(button());
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('opens again after 180 seconds', async () => {
    jest.useFakeTimers();
    contactStore.updateOutcome({ reference: 'MS-7F3K9Q2M', waitUntil: Date.now() + 180_000 });
    render(form('en'));
    expect(screen.getByText('You can send another message in 3:00.')).toBeVisible();
    act(() => jest.advanceTimersByTime(179_000));
    expect(screen.getByText('You can send another message in 0:01.')).toBeVisible();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    act(() => jest.advanceTimersByTime(1_500));
    expect(screen.queryByText(/in 0:/)).toBeNull();
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it('names what is missing, each with a link to its field, and sends nothing', async () => {
    render(form('en'));
    await userEvent.type(field(en.phone), '12345');
    await userEvent.type(field(`${en.email} ${en.optional}`), 'nobody');
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus(), patience);
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('#'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [en.problem_name, '#contact-name'],
      [en.problem_phoneWrong, '#contact-phone'],
      [en.problem_email, '#contact-email'],
      [en.problem_topic, '#contact-topic'],
      [en.problem_message, '#contact-message'],
    ]);
    expect(field(en.name)).toBeInvalid();
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps what is written when the language changes', async () => {
    const { rerender } = render(form('en'));
    await fillIn();
    rerender(form('hk'));
    expect(field(hk.name)).toHaveValue('Chan Siu Ming');
    expect(field(hk.message)).toHaveValue(text);
    expect(screen.getByRole('combobox', { name: hk.topic })).toHaveDisplayValue(hk.topic_valuation);
  });

  describe('while a message is on its way', () => {
    let arrive = (): void => undefined;
    beforeEach(async () => {
      call.mockReturnValue(
        new Promise((resolve) => {
          arrive = () => resolve({ success: true, reference: 'MS-7F3K9Q2M', waitSeconds: 180 });
        }),
      );
    });
    const sendFrom = async () => {
      const shown = render(form('en'));
      await fillIn();
      await userEvent.click(button());
      await waitFor(() => expect(call).toHaveBeenCalledTimes(1), patience);
      return shown;
    };

    it('keeps what is written meanwhile', async () => {
      await sendFrom();
      await userEvent.type(field(en.message), ' And by when?');
      await act(async () => arrive());
      expect(screen.getByText('Your reference is MS-7F3K9Q2M.')).toBeVisible();
      expect(field(en.message)).toHaveValue(`${text} And by when?`);
      expect(field(en.message)).toHaveFocus();
      expect(contactStore.formValues().message).toBe(`${text} And by when?`);
    });

    it('takes it out of the form in the other language, too, and sends it once', async () => {
      const { rerender } = await sendFrom();
      rerender(form('hk'));
      expect(field(hk.message)).toHaveValue(text);
      await userEvent.click(screen.getByRole('button', { name: hk.sending }));
      await act(async () => arrive());
      expect(screen.getByText(hk.sentReference.replace('#', 'MS-7F3K9Q2M'))).toBeVisible();
      expect(field(hk.message)).toHaveValue('');
      expect(field(hk.name)).toHaveValue('');
      expect(call).toHaveBeenCalledTimes(1);
      rerender(form('en'));
      expect(field(en.message)).toHaveValue('');
    });
  });

  it.each([
    ['nothing answers', new ApiError('Network Error', { code: 'err_network' }), en.failed],
    [
      'the server fails',
      new ApiError('Something went wrong on our side.', { status: 500, code: 'internal' }),
      'Something went wrong on our side.',
    ],
    [
      'its wait is not over',
      new ApiError('Too many requests.', {
        status: 429,
        code: 'rate_limited',
        retryAfterSeconds: 42,
      }),
      en.tooSoon,
    ],
  ])('keeps what is written when %s, and says so', async (_what, failure, message) => {
    call.mockRejectedValue(failure);
    render(form('en'));
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByText(message, {}, patience)).toBeVisible();
    expect(field(en.message)).toHaveValue(text);
    expect(field(en.phone)).toHaveValue('9123 4567');
  });

  it('counts down what the server says is left', async () => {
    call.mockRejectedValue(
      new ApiError('Too many requests.', {
        status: 429,
        code: 'rate_limited',
        retryAfterSeconds: 42,
      }),
    );
    render(form('en'));
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(button()).toHaveAccessibleDescription(/in 0:[34]\d\.$/), patience);
  });

  it('shows the server’s words at the field they belong to', async () => {
    call.mockRejectedValue(
      new ApiError('Some of the details are not right.', {
        status: 400,
        code: 'validation_failed',
        fields: { email: 'This is not in the right format.' },
      }),
    );
    render(form('en'));
    await fillIn();
    await userEvent.click(button());
    expect(
      await screen.findByRole('link', { name: 'This is not in the right format.' }, patience),
    ).toHaveAttribute('href', '#contact-email');
  });
});
