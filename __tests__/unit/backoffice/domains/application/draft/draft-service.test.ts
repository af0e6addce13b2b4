import { createApplicationFieldEncryption } from '@/backoffice/domains/application/application-field-encryption';
import { createDraftService } from '@/backoffice/domains/application/draft/draft.service';
import type { Proof } from '@/backoffice/common/upload-caller';
import { inMemoryDrafts } from '@test/support/backoffice/in-memory-drafts';
import {
  numbered,
  testCipher,
  testClock,
  testHash,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

const day = 24 * 60 * 60_000;
const nobody = { token: null, proof: null };
const proofOf = (operation: string, phone = '+85291234567'): Proof => ({
  phone,
  purpose: 'apply',
  operation,
});

async function setUp() {
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const store = inMemoryDrafts();
  const drafts = createDraftService({
    repositories: store.repositories,
    unitOfWork: unitOfWorkOn(store.repositories),
    hash: testHash('application'),
    fieldEncryption: createApplicationFieldEncryption(testCipher),
    now: clock.now,
    newToken: numbered('token'),
  });
  const { draft, token } = await drafts.create(
    { product: 'first', language: 'en', prefill: { loan: { amount: 4_500_000 } } },
    nobody,
  );
  const saveLoan = (amount: number, version?: number) =>
    drafts.save(
      { reference: draft.reference, version, section: 'loan', value: { amount } },
      { token, proof: null },
    );
  return { clock, store, drafts, draft, token, saveLoan };
}

describe('A draft of an application', () => {
  it('begins with what was known, encrypted, and is found again by its browser alone', async () => {
    const { draft, drafts, store, token } = await setUp();
    expect(draft).toMatchObject({
      product: 'first',
      version: 1,
      phone: null,
      receipt: null,
      form: { loan: { amount: 4_500_000 } },
      expiresAt: '2026-06-03T10:00:00.000Z',
    });
    expect(JSON.stringify(store.rows)).not.toContain('4500000');
    expect(await drafts.findLatest({ token, proof: null })).toEqual(draft);
    expect(await drafts.findLatest({ token: 'token of another', proof: null })).toBeNull();
    expect(await drafts.findLatest(nobody)).toBeNull();
  });

  it('gives a browser no token that it did not get from us', async () => {
    const { drafts } = await setUp();
    const request = { product: 'second', language: 'en' } as const;
    const { token } = await drafts.create(request, { token: 'chosen by an attacker', proof: null });
    expect(token).not.toBe('chosen by an attacker');
    const again = await drafts.create(request, { token, proof: null });
    expect(again.token).toBe(token);
  });

  it('keeps the other sections when one is saved, counts its version and lives 30 days longer', async () => {
    const { clock, saveLoan } = await setUp();
    clock.advance(10 * day);
    const saved = await saveLoan(3_000_000, 1);
    expect(saved).toMatchObject({
      version: 2,
      form: { loan: { amount: 3_000_000 } },
      expiresAt: '2026-06-13T10:00:00.000Z',
    });
  });

  it('refuses what was typed over an older version', async () => {
    const { saveLoan } = await setUp();
    await saveLoan(3_000_000, 1);
    await expect(saveLoan(2_000_000, 1)).rejects.toMatchObject({ code: 'conflict' });
    expect(await saveLoan(2_000_000)).toMatchObject({ version: 3 });
  });

  it('refuses changes once it was sent', async () => {
    const { draft, saveLoan, store } = await setUp();
    store.sent.add(draft.reference);
    await expect(saveLoan(1)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is unknown to other browsers, and to its own after 30 days', async () => {
    const { clock, draft, drafts, saveLoan } = await setUp();
    await expect(
      drafts.save(
        { reference: draft.reference, section: 'loan', value: {} },
        { token: 'token of another', proof: null },
      ),
    ).rejects.toMatchObject({ code: 'not_found' });
    clock.advance(30 * day);
    await expect(saveLoan(1)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('Going on with a draft elsewhere', () => {
  it('takes a code to the phone that the draft is bound to', async () => {
    const { draft, drafts, token } = await setUp();
    const proof = proofOf(draft.reference);
    await expect(drafts.resume({ token: null, proof })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await drafts.findLatest({ token, proof })).toMatchObject({ phone: '**** 4567' });
    const resumed = await drafts.resume({ token: null, proof });
    expect(resumed.draft.reference).toBe(draft.reference);
    expect(resumed.token).not.toBe(token);
    await expect(
      drafts.resume({ token: null, proof: proofOf(draft.reference, '+85298765432') }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(drafts.resume(nobody)).rejects.toMatchObject({ code: 'phone_not_verified' });
  });

  it('by its link works with the same phone alone', async () => {
    const { draft, drafts, token } = await setUp();
    expect(await drafts.resumeLink({ token })).toBeNull();
    await drafts.findLatest({ token, proof: proofOf(draft.reference) });
    expect(await drafts.resumeLink({ token })).toEqual({
      reference: draft.resumeReference,
      product: 'first',
      phone: '+85291234567',
      email: null,
      language: 'en',
    });
    expect(await drafts.operationOfLink(draft.resumeReference, '+85291234567')).toBe(
      draft.reference,
    );
    expect(await drafts.operationOfLink(draft.resumeReference, '+85298765432')).toBeNull();
  });
});
