import type { ApiKeyRow } from '@/backoffice/domains/staff/api-key.repository';
import { createApiKeyService } from '@/backoffice/domains/staff/api-key.service';
import { permissions } from '@/contracts/staff/permissions';

const token = 'amy-token-0123456789-0123456789';

function setUp() {
  const rows: ApiKeyRow[] = [];
  const uses: Date[] = [];
  const warnings: object[] = [];
  let at = new Date('2026-11-16T04:00:00Z');
  const service = createApiKeyService({
    apiKeys: {
      create: async (row) => rows.push(row) > 0,
      isEmpty: async () => rows.length === 0,
      findLive: async (tokenHash, now) =>
        rows.find((row) => row.tokenHash === tokenHash && row.expiresAt > now) ?? null,
      markUsed: async (id, usedAt) => {
        uses.push(usedAt);
        for (const row of rows) if (row.id === id) row.lastUsedAt = usedAt;
      },
      revoke: async () => false,
    },
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
  return { service, rows, uses, warnings, setNow: (text: string) => void (at = new Date(text)) };
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
    expect(await service.authenticate(token)).toEqual({ staff: 'amy', permissions });
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
});
