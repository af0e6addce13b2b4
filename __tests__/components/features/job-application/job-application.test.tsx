import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobs } from '@/copy/collections/jobs';
import { JobApplicationForm } from '@/features/job-application/job-application-form';
import { JobApplicationLauncher } from '@/features/job-application/job-application-launcher';
import {
  emptyValues,
  useJobApplicationReference,
  useJobApplicationValues,
} from '@/features/job-application/job-application-values';
import { SiteContextProvider } from '@/features/site/site-context';
import { ApiError } from '@/lib/api/api-error';
import { callFromBrowser } from '@/lib/api/browser-call';
import { makeStore } from '@/store/make-store';
import help from '@locales/en/help.json';
import words from '@locales/en/job-application.json';
import loading from '@locales/en/loading.json';

jest.mock('@/lib/api/browser-call', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/store/tab-store', () => ({ tabStore: () => store }));
jest.setTimeout(20_000);

let store = makeStore();
const call = jest.mocked(callFromBrowser);
const config = { products: [], currencySymbol: 'HK$', uploadMaxMegabytes: 1 };
const [job] = jobs;
const pdf = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

type Answer = () => Promise<unknown>;
function answer({ list = async () => ({ data: jobs }), sent }: { list?: Answer; sent?: Answer }) {
  call.mockImplementation(async (key) => {
    if (key === 'commonConfig') return config;
    return key === 'jobs' ? list() : sent?.();
  });
}

const page = (
  <SiteContextProvider
    value={{
      locale: 'en',
      resources: { en: { loading, help, 'job-application': words } },
      settings: { licenceNumber: '1/2026', complaintHotline: '3000 0000' },
    }}
  >
    <JobApplicationLauncher
      words={{ label: 'Apply here', loading: loading.loading, failed: loading.failed }}
      privacyHref="/en/privacy"
    />
  </SiteContextProvider>
);

/** The tab keeps what was entered and the receipt, also for the next test. */
function forgetEntries(): void {
  const values = renderHook(() => useJobApplicationValues(emptyValues));
  const reference = renderHook(() => useJobApplicationReference(null));
  act(() => {
    values.result.current[1](emptyValues);
    reference.result.current[1](null);
  });
  cleanup();
}

beforeEach(() => {
  store = makeStore();
  call.mockReset();
  forgetEntries();
});

async function open() {
  const user = userEvent.setup({ applyAccept: false });
  const view = render(page);
  const button = screen.queryByRole('button', { name: 'Apply here' });
  if (button) await user.click(button);
  return { user, ...view };
}
const box = (name: string) => screen.findByRole('textbox', { name }, { timeout: 10_000 });
const send = () => screen.getByRole('button', { name: words.send });

describe('The application for a job', () => {
  it('names what is missing, and sends nothing', async () => {
    answer({});
    const { user } = await open();
    await box(words.field.name);
    await user.click(send());
    for (const text of [
      words.problem.jobId,
      words.problem.name,
      words.problem.phone,
      words.problem.email,
      words.problem.cv,
      words.problem.consent,
    ])
      expect(screen.getByRole('link', { name: text })).toBeVisible();
    expect(call).not.toHaveBeenCalledWith('applyForJob', expect.anything(), expect.anything());
  });

  it.each([
    ['takes', true],
    ['leaves', false],
  ])('%s the focus where it was opened by a press: %s', (_what, takesFocus) => {
    render(
      <JobApplicationForm
        jobs={jobs}
        maxMegabytes={1}
        privacyHref="/en/privacy"
        takesFocus={takesFocus}
        t={(key) => key}
        locale="en"
      />,
    );
    expect(screen.getByRole('heading', { name: 'title' }) === document.activeElement).toBe(
      takesFocus,
    );
  });

  it.each([
    ['another kind of file', new File(['x'], 'cv.exe'), words.problem.cvType],
    ['an empty file', new File([], 'cv.pdf'), words.problem.cvEmpty],
    [
      'a file above the limit of the lender',
      new File([new Uint8Array(1024 * 1024 + 1)], 'cv.pdf'),
      'This file is larger than 1 MB. Please choose a smaller one.',
    ],
  ])('refuses %s before it is sent', async (_case, file, text) => {
    answer({});
    const { user } = await open();
    await box(words.field.name);
    await user.upload(screen.getByLabelText(words.field.cv), file);
    await user.click(send());
    expect(screen.getByRole('link', { name: text })).toBeVisible();
  });

  it('keeps everything when it fails, also through a new page, and says where to find the application when it is sent', async () => {
    let fails = true;
    answer({
      sent: async () => {
        if (fails) throw new ApiError('Network Error');
        return { success: true, reference: 'JA-7F3K9Q2M' };
      },
    });
    const { user, unmount } = await open();
    await user.type(await box(words.field.name), 'Chan Siu Ming');
    await user.selectOptions(
      screen.getByRole('combobox', { name: words.field.jobId }),
      job?.titleEn ?? '?',
    );
    await user.type(await box(words.field.phone), '9123 4567');
    await user.type(await box(words.field.email), 'siuming@example.com');
    await user.upload(screen.getByLabelText(words.field.cv), pdf);
    await user.click(screen.getByRole('checkbox'));
    await user.click(send());
    expect(await screen.findByText(words.failed)).toBeVisible();
    unmount();
    render(page);
    expect(await box(words.field.name)).toHaveValue('Chan Siu Ming');
    expect(document.body).toHaveFocus();
    expect(screen.getByText(/Chosen: cv\.pdf/)).toBeVisible();
    fails = false;
    await user.click(send());
    expect(await screen.findByText('Your reference is JA-7F3K9Q2M.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    expect(call).toHaveBeenLastCalledWith(
      'applyForJob',
      {
        form: {
          jobId: job?._id,
          name: 'Chan Siu Ming',
          phone: '9123 4567',
          email: 'siuming@example.com',
          message: '',
          consent: 'yes',
        },
        file: pdf,
      },
      { locale: 'en' },
    );
    cleanup();
    render(page);
    expect(await screen.findByText('Your reference is JA-7F3K9Q2M.')).toBeVisible();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: words.sent.another }));
    expect(screen.getByRole('heading', { name: words.title })).toHaveFocus();
    expect(await box(words.field.name)).toHaveValue('');
  });

  it('says that the positions are loading, that they could not be loaded, and loads them again', async () => {
    let refuse: (error: Error) => void = () => undefined;
    answer({
      list: () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    });
    const { user } = await open();
    expect(await screen.findByText('Loading: Open positions')).toBeInTheDocument();
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('jobs', expect.anything(), expect.anything()),
    );
    refuse(new ApiError('Down', { code: 'internal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not be loaded: Open positions.',
    );
    answer({});
    await user.click(screen.getByRole('button', { name: 'Try again: Open positions' }));
    expect(await box(words.field.name)).toBeVisible();
  });

  it('says that there is no open position', async () => {
    answer({ list: async () => ({ data: [] }) });
    await open();
    expect(await screen.findByText(words.noPositions)).toBeVisible();
  });
});
