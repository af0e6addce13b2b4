import type { UploadedDocument } from '@/contracts/document/document';
import { sessionEnded } from '@/features/account/session/session.slice';
import { storePendingFile, getPendingFile } from '@/features/document/pending-files';
import {
  documentsReceived,
  documentsRequested,
  documentsSlice,
  removalRequested,
} from '@/features/document/documents.slice';
import {
  uploadCancelled,
  uploadDocumentSlice,
  uploadReset,
  uploadStarted,
  uploadSucceeded,
} from '@/features/document/upload-document.slice';
import { toUploadError, validateFile } from '@/features/document/upload-error';
import { ApiError } from '@/lib/api/api-error';
import type { ApiClient } from '@/lib/saga/saga-client';
import { makeStore } from '@/store/make-store';
import { flushPromises } from '@test/support/fakes/fake-client';

const { selectList, selectPendingUploads, selectLoading, selectError } =
  uploadDocumentSlice.selectors;
const uploadedDocument = (id: string, more: Partial<UploadedDocument> = {}): UploadedDocument => ({
  id,
  slot: 'identity',
  name: `${id}.pdf`,
  size: 3,
  type: 'application/pdf',
  status: 'stored',
  isLocked: false,
  uploadedAt: '2026-11-16T04:00:00.000Z',
  ...more,
});
const start = (index: number) => ({
  index,
  slot: 'identity' as const,
  name: `${index}.pdf`,
  size: 3,
  applicationNumber: 'HK-2026-7F3K9Q2M',
  locale: 'en' as const,
});

interface OpenCall {
  key: string;
  request: unknown;
  signal?: AbortSignal;
  progress: (progress: number) => void;
  answer: (value: unknown) => void;
  refuse: (error: unknown) => void;
}

function missing(): never {
  throw new Error('No such call');
}

/** A store, and the calls that it made, open until the test answers them. */
function storeWithCalls() {
  const calls: OpenCall[] = [];
  const client: ApiClient = (key, request, { signal, onUploadProgress }) =>
    new Promise((resolve, refuse) => {
      const answer = resolve as (value: unknown) => void;
      calls.push({
        key,
        request,
        signal,
        progress: (share) => onUploadProgress?.(share),
        answer,
        refuse,
      });
    });
  const store = makeStore({ client });
  const send = (index: number) => {
    storePendingFile(index, new File(['abc'], `${index}.pdf`));
    store.dispatch(uploadStarted(start(index)));
  };
  return {
    store,
    calls,
    send,
    call: (index: number): OpenCall => calls.slice(index)[0] ?? missing(),
  };
}

describe('Uploading documents', () => {
  it('sends the file with its list and application, shows how far it is and keeps what arrived under its index', async () => {
    const { store, calls, send, call } = storeWithCalls();
    send(4);
    await flushPromises();
    expect(calls).toMatchObject([
      {
        key: 'uploadDocument',
        request: {
          form: { slot: 'identity', applicationNumber: 'HK-2026-7F3K9Q2M' },
          file: { name: '4.pdf' },
        },
      },
    ]);
    call(0).progress(0.4);
    await flushPromises();
    expect(selectPendingUploads(store.getState())[4]).toMatchObject({
      status: 'sending',
      progress: 0.4,
    });
    expect(selectLoading(store.getState())).toBe(true);
    call(0).answer({ data: uploadedDocument('a') });
    await flushPromises();
    expect(selectList(store.getState())).toEqual({ 4: uploadedDocument('a') });
    expect([
      selectPendingUploads(store.getState()),
      selectLoading(store.getState()),
      getPendingFile(4),
    ]).toEqual([{}, false, undefined]);
    expect(documentsSlice.selectors.selectDocuments(store.getState()).documents).toEqual([
      uploadedDocument('a'),
    ]);
  });

  it('keeps the list when another upload starts, and clears it on reset, which also stops what is on its way', async () => {
    const { store, send, call } = storeWithCalls();
    store.dispatch(uploadSucceeded({ index: 0, document: uploadedDocument('old') }));
    send(1);
    await flushPromises();
    expect(selectList(store.getState())).toEqual({ 0: uploadedDocument('old') });
    expect(selectLoading(store.getState())).toBe(true);
    store.dispatch(uploadReset());
    await flushPromises();
    expect(call(0).signal?.aborted).toBe(true);
    expect([
      selectList(store.getState()),
      selectPendingUploads(store.getState()),
      selectLoading(store.getState()),
    ]).toEqual([{}, {}, false]);
    call(0).answer({ data: uploadedDocument('late') });
    await flushPromises();
    expect(selectList(store.getState())).toEqual({});
  });

  it('sends two at a time and the others in turn; a stopped one makes room', async () => {
    const { store, calls, send, call } = storeWithCalls();
    [1, 2, 3, 4].forEach(send);
    await flushPromises();
    expect(calls).toHaveLength(2);
    store.dispatch(uploadCancelled({ index: 4 }));
    store.dispatch(uploadCancelled({ index: 1 }));
    await flushPromises();
    expect(call(0).signal?.aborted).toBe(true);
    expect(call(1).signal?.aborted).toBe(false);
    expect(calls.map(({ request }) => Object(request).file.name)).toEqual([
      '1.pdf',
      '2.pdf',
      '3.pdf',
    ]);
    call(1).answer({ data: uploadedDocument('b') });
    call(2).answer({ data: uploadedDocument('c') });
    await flushPromises();
    expect(calls).toHaveLength(3);
    expect(Object.keys(selectList(store.getState()))).toEqual(['2', '3']);
  });

  it('keeps a file that failed, so that it can be sent again', async () => {
    const { store, calls, send, call } = storeWithCalls();
    send(1);
    await flushPromises();
    call(0).refuse(new ApiError('Network Error', { code: 'err_network' }));
    await flushPromises();
    expect(selectPendingUploads(store.getState())[1]).toMatchObject({
      status: 'failed',
      problem: { code: 'failed' },
      name: '1.pdf',
    });
    expect([selectError(store.getState()), selectLoading(store.getState())]).toEqual([
      'failed',
      false,
    ]);
    store.dispatch(uploadStarted(start(1)));
    await flushPromises();
    expect(calls).toHaveLength(2);
    call(1).answer({ data: uploadedDocument('a') });
    await flushPromises();
    expect(selectError(store.getState())).toBeNull();
  });
});

describe('A file that cannot be sent', () => {
  it.each([
    [0, 5, 'empty'],
    [20_971_521, 5, 'tooBig'],
    [20_971_520, 5, undefined],
    [1, 0, 'tooMany'],
  ])('of %d bytes with room for %d: %s', (size, free, code) => {
    expect(validateFile({ size }, { freeSlots: free, maxMegabytes: 20 })?.code).toBe(code);
  });

  it.each([
    ['payload_too_large', 'tooBig'],
    ['file_empty', 'empty'],
    ['too_many_files', 'tooMany'],
    ['file_missing', 'none'],
    ['application_closed', 'closed'],
    ['unauthorised', 'ended'],
    ['upload_broken', 'failed'],
    ['err_network', 'failed'],
    ['internal', 'failed'],
  ])('refused with %s means %s', (code, expected) => {
    expect(toUploadError({ code, message: 'in some language' })).toEqual({
      code: expected,
      message: null,
    });
  });

  it('is told in the server’s words when only it knows how long to wait', () => {
    expect(toUploadError({ code: 'rate_limited', message: 'Please wait.' })).toEqual({
      code: 'told',
      message: 'Please wait.',
    });
  });
});

describe('The documents of an application', () => {
  const list = {
    data: [uploadedDocument('a')],
    application: {
      applicationNumber: 'HK-2026-7F3K9Q2M',
      product: 'second' as const,
      applicantType: 'self-employed' as const,
    },
  };

  it('come with the checklist of its product and applicant', async () => {
    const { store, calls, call } = storeWithCalls();
    store.dispatch(documentsRequested({ locale: 'hk' }));
    await flushPromises();
    call(0).answer(list);
    await flushPromises();
    expect(calls[1]).toMatchObject({
      key: 'documentSlots',
      request: { query: { product: 'second', applicantType: 'self-employed' } },
    });
    const item = {
      slot: 'identity',
      required: true,
      why: 'registered-owner',
      months: null,
      condition: null,
    };
    call(1).answer({ data: [item] });
    await flushPromises();
    expect(documentsSlice.selectors.selectDocuments(store.getState())).toMatchObject({
      request: { status: 'succeeded' },
      application: list.application,
      checklist: [item],
      documents: [uploadedDocument('a')],
    });
  });

  it('lose one only once the server has taken it off', async () => {
    const { store, call } = storeWithCalls();
    store.dispatch(documentsReceived({ list, checklist: [] }));
    store.dispatch(removalRequested({ id: 'a', locale: 'en' }));
    await flushPromises();
    expect(documentsSlice.selectors.selectDocuments(store.getState())).toMatchObject({
      removingIds: ['a'],
      documents: [uploadedDocument('a')],
    });
    call(0).refuse(new ApiError('No', { code: 'internal' }));
    await flushPromises();
    expect(documentsSlice.selectors.selectDocuments(store.getState())).toMatchObject({
      removingIds: [],
      documents: [uploadedDocument('a')],
      removalFailure: { code: 'internal' },
    });
    store.dispatch(removalRequested({ id: 'a', locale: 'en' }));
    await flushPromises();
    call(1).answer({ success: true });
    await flushPromises();
    expect(documentsSlice.selectors.selectDocuments(store.getState())).toMatchObject({
      removingIds: [],
      documents: [],
      removalFailure: null,
    });
  });

  it('that somebody signed in asked for go with the session, and the files on their way with them', async () => {
    const { store, calls, send, call } = storeWithCalls();
    store.dispatch(
      documentsRequested({ locale: 'en', applicationNumber: list.application.applicationNumber }),
    );
    store.dispatch(documentsReceived({ list, checklist: [] }));
    send(1);
    await flushPromises();
    store.dispatch(sessionEnded('idle'));
    await flushPromises();
    expect(documentsSlice.selectors.selectDocuments(store.getState())).toMatchObject({
      request: { status: 'idle' },
      application: null,
      documents: [],
    });
    expect(calls[1]).toMatchObject({ key: 'uploadDocument', signal: { aborted: true } });
    expect([
      selectPendingUploads(store.getState()),
      selectList(store.getState()),
      getPendingFile(1),
    ]).toEqual([{}, {}, undefined]);
    call(0).answer(list);
    await flushPromises();
    expect(documentsSlice.selectors.selectDocuments(store.getState()).application).toBeNull();
    expect(calls).toHaveLength(2);
  });

  it('that a code opened stay, with the files on their way', async () => {
    const { store, send, call } = storeWithCalls();
    store.dispatch(documentsRequested({ locale: 'en' }));
    store.dispatch(documentsReceived({ list, checklist: [] }));
    send(1);
    await flushPromises();
    store.dispatch(sessionEnded('left'));
    await flushPromises();
    expect(documentsSlice.selectors.selectDocuments(store.getState())).toMatchObject({
      application: list.application,
      documents: [uploadedDocument('a')],
    });
    expect([call(1).signal?.aborted, getPendingFile(1)?.name]).toEqual([false, '1.pdf']);
    store.dispatch(uploadReset());
  });

  it('are looked at again while one waits for the scanner, until none does', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { store, calls, call } = storeWithCalls();
    store.dispatch(
      documentsReceived({
        list: { ...list, data: [uploadedDocument('a', { status: 'waiting' })] },
        checklist: [],
      }),
    );
    await jest.advanceTimersByTimeAsync(2_000);
    expect(calls).toHaveLength(1);
    call(0).answer({ ...list, data: [uploadedDocument('a', { status: 'clean' })] });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(documentsSlice.selectors.selectDocuments(store.getState()).documents[0]?.status).toBe(
      'clean',
    );
    jest.useRealTimers();
  });
});
