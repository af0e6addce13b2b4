import { createProofService } from '@/backoffice/domains/otp/proof.service';
import type { ProofRepository, ProofRow } from '@/backoffice/domains/otp/proof.repository';
import { numbered, standIn, testCipher, testHash } from '@test/support/backoffice/service-tools';

const now = new Date('2026-05-04T10:00:00.000Z');
const lastMoment = new Date('2026-05-04T10:29:59.999Z');
const over = new Date('2026-05-04T10:30:00.000Z');
const phone = '+85291234567';
const operation = 'withdrawal:HKL-2026-1:5000000:account-1';
const apply = { phone, purpose: 'apply', operation: 'draft-1' } as const;
const stepUp = { phone, purpose: 'step-up', operation } as const;

function setUp() {
  const rows: ProofRow[] = [];
  const valid = (tokenHashes: readonly string[], at: Date) =>
    rows.find((row) => tokenHashes.includes(row.tokenHash) && row.expiresAt > at) ?? null;
  const repository = standIn<ProofRepository>({
    create: async (row) => void rows.push(row),
    findValid: async (tokenHashes, at) => valid(tokenHashes, at),
    async removeValid(tokenHashes, at) {
      const row = valid(tokenHashes, at);
      if (row) rows.splice(rows.indexOf(row), 1);
      return row;
    },
    async remove(tokenHashes) {
      rows.splice(0, rows.length, ...rows.filter((row) => !tokenHashes.includes(row.tokenHash)));
    },
  });
  const proofs = createProofService({
    hash: testHash('proof'),
    cipher: testCipher,
    newToken: numbered('token'),
  });
  const issue = (proof: typeof apply | typeof stepUp) =>
    proofs.issue(repository, { ...proof, now });
  return { rows, repository, proofs, issue };
}

describe('A proof of a phone', () => {
  it('says for half an hour whose phone was proved, for what', async () => {
    const { proofs, repository, issue } = setUp();
    const token = await issue(apply);
    expect(token).toBe('token-1');
    expect(await proofs.find(repository, { token, now: lastMoment })).toEqual(apply);
    expect(await proofs.find(repository, { token, now: over })).toBeNull();
    expect(await proofs.find(repository, { token: 'token-2', now })).toBeNull();
  });

  it('is kept so that neither token nor phone, nor the account of a step-up code, can be read', async () => {
    const { rows, issue } = setUp();
    await issue(apply);
    await issue(stepUp);
    expect(JSON.stringify(rows)).not.toMatch(/token-|91234567|withdrawal|account-1/);
    expect(rows).toMatchObject([
      { purpose: 'apply', operation: 'draft-1', createdAt: now, expiresAt: over },
      { purpose: 'step-up' },
    ]);
  });

  it('cannot be moved to another token in the database', async () => {
    const { rows, proofs, repository, issue } = setUp();
    const [first, second] = [await issue(apply), await issue({ ...apply, operation: 'draft-1' })];
    const [own, other] = rows;
    if (own && other) own.phone = other.phone;
    await expect(proofs.find(repository, { token: first, now })).rejects.toThrow();
    expect(await proofs.find(repository, { token: second, now })).toMatchObject({ phone });
  });

  it('ends when its holder ends it, and another does not', async () => {
    const { rows, proofs, repository, issue } = setUp();
    const token = await issue(apply);
    await issue(apply);
    await proofs.end(repository, token);
    await proofs.end(repository, 'token of nobody');
    expect(rows).toHaveLength(1);
    expect(await proofs.find(repository, { token, now })).toBeNull();
  });
});

describe('A step-up proof', () => {
  it('is used up by what it was for, once', async () => {
    const { proofs, repository, issue, rows } = setUp();
    const token = await issue(stepUp);
    const use = { token, phone, operation, now: lastMoment };
    expect(await proofs.consume(repository, use)).toBe(true);
    expect(rows).toEqual([]);
    expect(await proofs.consume(repository, use)).toBe(false);
  });

  it.each([
    { what: 'another amount', use: { operation: operation.replace('5000000', '5000001') } },
    { what: 'another phone', use: { phone: '+85261234567' } },
    { what: 'another token', use: { token: 'token-2' } },
    { what: 'a use after half an hour', use: { now: over } },
  ])('is not good for $what', async ({ use }) => {
    const { proofs, repository, issue } = setUp();
    const token = await issue(stepUp);
    expect(await proofs.consume(repository, { token, phone, operation, now, ...use })).toBe(false);
  });

  it('is no proof for anything else of the same name', async () => {
    const { proofs, repository, issue } = setUp();
    const token = await issue(apply);
    const use = { token, phone, operation: apply.operation, now };
    expect(await proofs.consume(repository, use)).toBe(false);
  });
});
