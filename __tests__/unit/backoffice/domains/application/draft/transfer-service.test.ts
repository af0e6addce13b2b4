import { createDraftService } from '@/backoffice/domains/application/draft/draft.service';
import type { TransferRow } from '@/backoffice/domains/application/draft/transfer.repository';
import {
  createTransferService,
  type TransferRepositories,
} from '@/backoffice/domains/application/draft/transfer.service';
import {
  applicationFieldEncryption as fieldEncryption,
  applicationHash as hash,
} from '@test/support/backoffice/in-memory-applications';
import { inMemoryDrafts } from '@test/support/backoffice/in-memory-drafts';
import { numbered, standIn, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';

async function setUp() {
  const { now, advance } = testClock('2026-11-23T10:00:00.000Z');
  const store = inMemoryDrafts();
  const options = { hash, now, newToken: numbered('token') };
  const drafts = createDraftService({
    ...options,
    repositories: store.repositories,
    unitOfWork: unitOfWorkOn(store.repositories),
    fieldEncryption,
  });
  const { draft, token } = await drafts.create(
    { product: 'first', language: 'en' },
    { token: null, proof: null },
  );
  const transfers: TransferRow[] = [];
  const repositories = {
    ...store.repositories,
    transfer: standIn<TransferRepositories['transfer']>({
      save: async (row) => void transfers.splice(0, 1, row),
      findByDraft: async (draftId, from) =>
        transfers.find((row) => row.draftId === draftId && from.includes(row.fromTokenHash)) ??
        null,
    }),
  };
  const service = createTransferService({
    ...options,
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    drafts,
  });
  return { ...service, ...draft, token, store, transfers, advance };
}

describe('A draft that is offered to another device', () => {
  it('is offered for ten minutes, by a token that is not written down', async () => {
    const { start, stateOf, reference, token, transfers, advance } = await setUp();
    const offered = await start(reference, token);
    expect(offered.expiresAt).toBe('2026-11-23T10:10:00.000Z');
    expect(JSON.stringify(transfers)).not.toContain(offered.token);
    expect(await stateOf(reference, token)).toBe('open');
    advance(10 * 60_000);
    expect(await stateOf(reference, token)).toBe('over');
  });

  it('belongs to the browser that asks, and is not sent yet', async () => {
    const { start, stateOf, reference, token, store } = await setUp();
    for (const stranger of [null, 'token of another']) {
      await expect(start(reference, stranger)).rejects.toMatchObject({ code: 'not_found' });
      await expect(stateOf(reference, stranger)).rejects.toMatchObject({ code: 'not_found' });
    }
    store.sent.add(reference);
    await expect(start(reference, token)).rejects.toMatchObject({ code: 'conflict' });
  });
});
