import { sessionEnded } from '@/features/account/session/session.slice';
import { getPendingFile } from '@/features/document/pending-files';
import {
  documentsReceived,
  documentsRequested,
  documentsSlice,
  removalRequested,
} from '@/features/document/documents.slice';
import { uploadDocumentSlice, uploadReset } from '@/features/document/upload-document.slice';
import { ApiError } from '@/lib/api/api-error';
import { flushPromises } from '@test/support/fakes/fake-client';
import { uploadedDocument, storeWithCalls } from '@test/support/document/upload-store';

const { selectList, selectPendingUploads } = uploadDocumentSlice.selectors;

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
      copies: 1,
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

  it('come with what the answers of the application ask for, where the API says it', async () => {
    const { store, calls, call } = storeWithCalls();
    store.dispatch(documentsRequested({ locale: 'hk' }));
    await flushPromises();
    const checklist = [
      {
        slot: 'identity' as const,
        required: true,
        why: 'registered-owner' as const,
        months: null,
        copies: 2,
        condition: null,
      },
    ];
    call(0).answer({ ...list, checklist });
    await flushPromises();
    expect(calls).toHaveLength(1);
    expect(documentsSlice.selectors.selectDocuments(store.getState()).checklist).toEqual(checklist);
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
