import type { ApiKeyRow } from '@/backoffice/domains/staff/api-key.repository';
import { createApiKeyService } from '@/backoffice/domains/staff/api-key.service';
import { keyPermissions } from '@/contracts/staff/permissions';

const token = 'amy-token-0123456789-0123456789';

function setUp() {
  const rows: ApiKeyRow[] = [];
  const uses: Date[] = [];
  const warnings: object[] = [];
  let at = new Date('2026-11-16T04:00:00Z');
  const audited: object[] = [];
  const apiKeys = {
    create: async (row: ApiKeyRow) =>
      rows.every(({ name }) => name !== row.name) && rows.push(row) > 0,
    isEmpty: async () => rows.length === 0,
    findLive: async (tokenHash: string, now: Date) =>
      rows.find(
        (row) => row.tokenHash === tokenHash && row.expiresAt > now && row.revokedAt === null,
      ) ?? null,
    markUsed: async (id: string, usedAt: Date) => {
      uses.push(usedAt);
      for (const row of rows) if (row.id === id) row.lastUsedAt = usedAt;
    },
    list: async () => rows,
    revoke: async (id: string, revokedAt: Date) => {
      const row = rows.find((one) => one.id === id && one.revokedAt === null);
      return row ? Object.assign(row, { revokedAt }) : null;
    },
  };
  const service = createApiKeyService({
    apiKeys,
    unitOfWork: (work) =>
      work({ apiKey: apiKeys, audit: { create: async (row) => void audited.push(row) } }),
    newToken: () => 'n'.repeat(43),
    hash: (text) => `hash of ${text}`,
    log: {
      error: () => undefined,
      warn: (details) => void warnings.push(details),
      info: () => undefined,
      debug: () => undefined,
    },
    now: () => at,
    newId: () => `key-${rows.length}`,
  });
  return {
    service,
    rows,
    audited,
    uses,
    warnings,
    setNow: (text: string) => void (at = new Date(text)),
  };
}

describe('The keys of the desk', () => {
  it('are made of the setting once, for a year, with every permission', async () => {
    const { service, rows, warnings } = setUp();
    await service.adopt([{ name: 'amy', token }]);
    await service.adopt([{ name: 'ben', token: `${token}-of-ben` }]);
    expect(rows).toMatchObject([
      { name: 'amy', createdBy: 'DESK_TOKEN', expiresAt: new Date('2027-11-16T04:00:00Z') },
    ]);
    expect(warnings).toEqual([{ name: 'ben' }]);
    expect(await service.authenticate(token)).toEqual({
      staff: 'amy',
      permissions: keyPermissions,
    });
    expect(await service.authenticate(`${token}-of-ben`)).toBeNull();
  });

  it('note their use once a minute', async () => {
    const { service, uses, setNow } = setUp();
    await service.adopt([{ name: 'amy', token }]);
    for (const time of ['04:00:00', '04:00:59', '04:01:00', '04:01:30']) {
      setNow(`2026-11-16T${time}Z`);
      await service.authenticate(token);
    }
    expect(uses.map((use) => use.toISOString().slice(11, 19))).toEqual(['04:00:00', '04:01:00']);
  });

  it('are made for a time and some permissions, never twice under one name, and ended at once', async () => {
    const { service, rows, audited } = setUp();
    const input = { name: 'bank-feed', permissions: ['loan.read' as const], lastDay: '2026-12-31' };
    const { key, token: made } = await service.make('cat@lender.hk', input);
    expect(made).toBe(`desk_${'n'.repeat(43)}`);
    expect(rows[0]?.tokenHash).toBe(`hash of ${made}`);
    expect(key).toMatchObject({
      expiresAt: '2026-12-31T16:00:00.000Z',
      createdBy: 'cat@lender.hk',
    });
    expect(key).not.toHaveProperty('tokenHash');
    expect(await service.authenticate(made)).toMatchObject({ permissions: ['loan.read'] });
    await expect(service.make('cat@lender.hk', input)).rejects.toMatchObject({ code: 'conflict' });
    for (const lastDay of ['2026-11-15', '2027-11-18'])
      await expect(
        service.make('cat@lender.hk', { ...input, name: 'other', lastDay }),
      ).rejects.toMatchObject({ code: 'validation_failed' });
    await service.revoke('cat@lender.hk', key.id);
    expect(await service.authenticate(made)).toBeNull();
    await expect(service.revoke('cat@lender.hk', key.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(audited).toMatchObject([
      { staff: 'cat@lender.hk', target: 'key:bank-feed', action: 'create' },
      { staff: 'cat@lender.hk', target: 'key:bank-feed', action: 'remove' },
    ]);
  });
});
