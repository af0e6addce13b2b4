import { readFileSync } from 'node:fs';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { filesUnder } from '@test/architecture/source-graph';
import {
  choose,
  identityCardsOf,
  protectionOf,
  refusalOf,
  sharedReasons,
} from '@/backoffice/domains/customer-merge/customer-merge.model';
import { mergedTables } from '@/backoffice/domains/customer-merge/customer-merge.repository';
import { standIn } from '@test/support/backoffice/service-tools';
import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';

describe('The merge of two records', () => {
  it('knows what to do with every table that says whose a row is', () => {
    const named = filesUnder('src/backoffice/db/schema').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/(?=pgTable\()/)
        .filter((part) => part.startsWith('pgTable(') && part.includes("'customer_id'"))
        .map((part) => /pgTable\(\s*'(\w+)'/.exec(part)?.[1] ?? ''),
    );
    const known = Object.values(mergedTables)
      .flat()
      .map((table) => getTableConfig(table).name);
    expect(named.length).toBeGreaterThan(12);
    expect(known.toSorted()).toEqual(named.toSorted());
  });

  it('takes the value that was chosen, and the only one where one is missing', () => {
    const both = { kept: 'a', merged: 'b' };
    expect(choose(both, 'kept')).toEqual({ stays: 'a', goes: 'b', from: 'kept' });
    expect(choose(both, 'merged')).toEqual({ stays: 'b', goes: 'a', from: 'merged' });
    for (const side of ['kept', 'merged'] as const) {
      expect(choose({ kept: null, merged: 'b' }, side)).toMatchObject({ stays: 'b', goes: null });
      expect(choose({ kept: 'a', merged: null }, side)).toEqual({
        stays: 'a',
        goes: null,
        from: 'kept',
      });
    }
    expect(choose({ kept: null, merged: null }, 'kept')).toMatchObject({ stays: null, goes: null });
  });

  it('compares identity cards however they are written, of who applies alone', () => {
    const form = (...persons: object[]) =>
      standIn<Parameters<typeof identityCardsOf>[0][number]>({ applicants: { persons } });
    const cards = identityCardsOf([
      form({ idType: 'hkid', idNumber: 'A123456(3)' }, { idType: 'hkid', idNumber: 'C123456(9)' }),
      form({ idType: 'hkid', idNumber: 'a1234563' }),
      form({ idType: 'passport', idNumber: 'K12345678' }),
      form({}),
      {},
    ]);
    expect(cards).toEqual(['A123456']);
  });

  it.each([
    ['identity', { identityCards: ['A123456', 'C123456'] }],
    ['frozen', { customers: [{ frozenAt: null }, { frozenAt: new Date() }] }],
    ['erasure', { isErased: true }],
    ['approval', { isApprovalWaiting: true }],
    [null, { identityCards: ['A123456', 'A123456'] }],
    [null, {}],
  ] as const)('is refused for %s', (refusal, given) => {
    const free = { customers: [], isErased: false, isApprovalWaiting: false, identityCards: [] };
    expect(refusalOf({ ...free, ...given })).toBe(refusal);
  });

  it('protects the one that stays as either was, and sends advertising only where both agreed', () => {
    const row = (given: Partial<CustomerRow>) =>
      standIn<CustomerRow>({
        payoutsFrozenAt: null,
        payoutsHeldUntil: null,
        marketing: true,
        reminderDays: null,
        ...given,
      });
    const [early, late] = [new Date('2026-11-01'), new Date('2026-11-09')];
    expect(
      protectionOf({
        kept: row({ payoutsHeldUntil: early, payoutsFrozenAt: late }),
        merged: row({ payoutsHeldUntil: late, payoutsFrozenAt: early, reminderDays: 3 }),
      }),
    ).toEqual({
      payoutsFrozenAt: early,
      payoutsHeldUntil: late,
      marketing: true,
      reminderDays: 3,
    });
    expect(
      protectionOf({ kept: row({}), merged: row({ marketing: false, payoutsFrozenAt: late }) }),
    ).toMatchObject({ marketing: false, payoutsFrozenAt: late, payoutsHeldUntil: null });
  });

  it('names what two records share, the surest first', () => {
    expect(sharedReasons({ email: true, identity: true, phone: false })).toEqual([
      'identity',
      'email',
    ]);
  });
});
