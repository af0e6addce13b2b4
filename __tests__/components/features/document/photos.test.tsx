import { act, screen, waitFor, within } from '@testing-library/react';
import { drawSmaller } from '@/features/document/photos/draw-smaller';
import { ApiError } from '@/lib/api/api-error';
import {
  uploadedDocument,
  applicationNumber,
  checklist,
  start,
} from '@test/support/document/document-screen';
import { nextTask } from '@test/support/timing/next-task';

jest.mock('@/features/document/photos/draw-smaller', () => ({ drawSmaller: jest.fn() }));
jest.mock('@/features/account/session/account-channel', () => ({
  openAccountChannel: jest.fn(() => ({ tell: jest.fn(), close: jest.fn() })),
}));

const photo = (name: string, size = 3_000_000) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
// The Blob of jsdom has no `arrayBuffer`.
const smaller = Object.assign(new Blob([new Uint8Array(500)], { type: 'image/jpeg' }), {
  arrayBuffer: async () => new ArrayBuffer(500),
});

async function openList(documents: Parameters<typeof uploadedDocument>[1][] = []) {
  window.sessionStorage.setItem('upload-proved', '1');
  const desk = start();
  await act(nextTask);
  await desk.answer({
    data: documents.map((more, index) => uploadedDocument(`${index}.jpg`, more)),
    application: { applicationNumber, product: 'first', applicantType: 'salaried' },
    checklist,
  });
  const payslips = within(
    screen
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('heading', { level: 3, name: /Payslips/ })) ??
      document.body,
  );
  const pick = (...files: File[]) =>
    desk.user.upload(payslips.getByLabelText('Choose files: Payslips, last 3 months'), files);
  const press = async (name: string) => {
    await desk.user.click(payslips.getByRole('button', { name }));
    await act(nextTask);
    await act(nextTask);
  };
  const sent = () =>
    desk.calls
      .filter(({ key }) => key === 'uploadDocument')
      .map(({ request }) => Object(request).file as File);
  return { ...desk, payslips, pick, press, sent };
}

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:photo');
  URL.revokeObjectURL = jest.fn();
  jest.mocked(drawSmaller).mockReset().mockResolvedValue({ jpeg: smaller, width: 3, height: 4 });
});

describe('Photos of a document', () => {
  it('are made smaller only with a yes', async () => {
    const { payslips, pick, press, sent } = await openList();
    await pick(photo('Large.png'), new File(['%PDF'], 'Other.pdf', { type: 'application/pdf' }));
    expect(sent().map(({ name }) => name)).toEqual(['Other.pdf']);
    expect(payslips.getByText(/Shall we make them smaller/)).toBeVisible();
    await press('Send as they are');
    expect(sent().map(({ name, size }) => [name, size])).toContainEqual(['Large.png', 3_000_000]);
    expect(drawSmaller).not.toHaveBeenCalled();
    expect(payslips.getByLabelText(/Choose files/)).toHaveFocus();

    await pick(photo('Another.png'));
    await press('Make smaller and send');
    expect(payslips.queryByRole('heading', { level: 4 })).toBeNull();
    expect(payslips.getByText('Another.jpg')).toBeVisible();
  });

  it('go as they are where this browser cannot read them, or they would grow', async () => {
    jest.mocked(drawSmaller).mockRejectedValueOnce(new Error('no picture'));
    jest.mocked(drawSmaller).mockResolvedValueOnce({
      jpeg: new Blob([new Uint8Array(4_000_000)]),
      width: 3,
      height: 4,
    });
    const { pick, press, sent } = await openList();
    await pick(photo('Broken.jpg'), photo('Dense.jpg'));
    await press('Make smaller and send');
    expect(sent().map(({ name, size }) => [name, size])).toEqual([
      ['Broken.jpg', 3_000_000],
      ['Dense.jpg', 3_000_000],
    ]);
  });

  it('become one PDF in the order that is asked for, named after what they show', async () => {
    const { payslips, pick, press, sent, user } = await openList();
    await pick(photo('B.jpg', 9), photo('A.jpg', 9), photo('C.jpg', 9));
    await press('Move up A.jpg');
    await press('Leave out C.jpg');
    await user.upload(payslips.getByLabelText(/^Add photos/), photo('D.jpg', 9));
    await user.click(payslips.getByLabelText(/Put them together as one PDF/));
    jest.mocked(drawSmaller).mockRejectedValueOnce(new Error('no picture'));
    await press('Make one PDF and send');
    expect(payslips.getByRole('alert')).toHaveTextContent(/cannot be read in this browser/);
    jest.mocked(drawSmaller).mockClear();
    await press('Make one PDF and send');
    expect(jest.mocked(drawSmaller).mock.calls.map(([{ name }]) => name)).toEqual([
      'A.jpg',
      'B.jpg',
      'D.jpg',
    ]);
    await waitFor(() =>
      expect(sent().map(({ name, type }) => [name, type])).toEqual([
        ['Payslips, last 3 months.pdf', 'application/pdf'],
      ]),
    );
  });

  it('are not sent once somebody cancels while they are prepared', async () => {
    const { payslips, pick, press, sent } = await openList();
    let draw = (): void => undefined;
    jest.mocked(drawSmaller).mockImplementation(
      () =>
        new Promise((resolve) => {
          draw = () => resolve({ jpeg: smaller, width: 3, height: 4 });
        }),
    );
    await pick(photo('Private.png'));
    await press('Make smaller and send');
    expect(payslips.getByRole('status')).toHaveTextContent('Preparing photo 1 of 1…');
    await press('Cancel');
    await act(async () => {
      draw();
      await nextTask();
    });
    expect(sent()).toEqual([]);
    expect(payslips.queryByText('Private.jpg')).toBeNull();
  });

  it('stand beside their names, and show their ending where there is no picture', async () => {
    await openList([
      { id: 'with', hasThumbnail: true },
      { id: 'without', name: 'Letter.docx' },
    ]);
    expect(document.querySelector('img')).toHaveAttribute(
      'src',
      '/api/v1/los/documents/with/thumbnail',
    );
    expect(screen.getByText('DOCX')).toBeVisible();
  });
});

describe('Several uploads', () => {
  it('show how far they are together', async () => {
    const { pick, calls, answer } = await openList();
    await pick(photo('A.jpg', 900), photo('B.jpg', 100));
    const all = screen.getByRole('progressbar', { name: 'Progress of all files' });
    expect(screen.getByText('0 of 2 files sent · 0%')).toBeVisible();
    await answer({ data: uploadedDocument('B.jpg', { slot: 'payslips' }) });
    expect(all).toHaveAttribute('value', '0.1');
    expect(screen.getByText('1 of 2 files sent · 10%')).toBeVisible();
    await act(async () => {
      calls
        .find(({ request }) => Object(request).file?.name === 'A.jpg')
        ?.resolveWith({ data: uploadedDocument('A.jpg', { slot: 'payslips' }) });
      await nextTask();
    });
    expect(all).not.toBeInTheDocument();
  });

  it('are sent again by themselves once the line is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { pick, payslips, refuse, sent } = await openList();
    await pick(photo('A.jpg', 900));
    await refuse(new ApiError('Network Error', { code: 'err_network' }));
    expect(payslips.getByText(/sent again by itself once you are back online/)).toBeVisible();
    online.mockReturnValue(true);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await nextTask();
    });
    expect(sent().map(({ name }) => name)).toEqual(['A.jpg', 'A.jpg']);
    expect(payslips.getByRole('progressbar', { name: 'Progress of A.jpg' })).toBeVisible();
  });
});
