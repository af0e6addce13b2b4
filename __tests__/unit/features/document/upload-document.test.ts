import { getPendingFile } from '@/features/document/pending-files';
import { documentsSlice } from '@/features/document/documents.slice';
import {
  uploadCancelled,
  uploadDocumentSlice,
  uploadReset,
  uploadStarted,
  uploadSucceeded,
} from '@/features/document/upload-document.slice';
import { toUploadProblem, validateFile } from '@/features/document/upload-problem';
import { ApiError } from '@/lib/api/api-error';
import { flushPromises } from '@test/support/fakes/fake-client';
import { uploadedDocument, start, storeWithCalls } from '@test/support/document/upload-store';

const { selectList, selectPendingUploads, selectLoading, selectError } =
  uploadDocumentSlice.selectors;

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
    ['file_refused', 'same'],
    ['file_missing', 'none'],
    ['application_closed', 'closed'],
    ['unauthorised', 'ended'],
    ['upload_broken', 'failed'],
    ['err_network', 'failed'],
    ['internal', 'failed'],
  ])('refused with %s means %s', (code, expected) => {
    expect(toUploadProblem({ code, message: 'in some language' })).toEqual({
      code: expected,
      message: null,
    });
  });

  it('is told in the server’s words when only it knows how long to wait', () => {
    expect(toUploadProblem({ code: 'rate_limited', message: 'Please wait.' })).toEqual({
      code: 'told',
      message: 'Please wait.',
    });
  });
});
