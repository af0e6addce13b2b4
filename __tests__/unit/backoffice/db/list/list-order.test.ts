import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { createListOrders } from '@/backoffice/db/list/list-order';
import { approvalTable } from '@/backoffice/db/schema/desk/approval';

interface Row {
  id: string;
  amountCents: number;
}

const orders = createListOrders<Row, 'amount'>(
  { column: approvalTable.id, valueOf: ({ id }) => id },
  { amount: { column: approvalTable.amountCents, valueOf: ({ amountCents }) => amountCents } },
);

describe('A page in the order of amounts', () => {
  it('goes on after an amount below nothing', () => {
    const rows = [
      { id: 'AR-7F3K9Q2M', amountCents: -500 },
      { id: 'AR-8F3K9Q2M', amountCents: 700 },
    ];
    const { next } = orders.pageOf(rows, { sort: 'amount', limit: 1 });
    expect(next).toBe('-500.AR-7F3K9Q2M');
    const { where = sql`` } = orders.queryOf({ sort: 'amount', cursor: next ?? '', limit: 1 });
    expect(new PgDialect().sqlToQuery(where).params).toEqual([-500, -500, 'AR-7F3K9Q2M']);
  });

  it.each(['500', '5-00.AR-7F3K9Q2M', '-.AR-7F3K9Q2M', `${'9'.repeat(20)}.AR-7F3K9Q2M`])(
    'refuses %s as what no row says',
    (cursor) => {
      expect(() => orders.queryOf({ sort: 'amount', cursor, limit: 1 })).toThrow(
        expect.objectContaining({ code: 'validation_failed' }),
      );
    },
  );
});
