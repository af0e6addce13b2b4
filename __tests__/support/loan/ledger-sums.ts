type LedgerRow = Readonly<Record<string, unknown>>;

const amounts = ['cash', 'principal', 'billed', 'interest', 'deferred', 'income', 'credit'];
const accounts = ['principal', 'billed', 'interest', 'deferred'] as const;

/**
 * Adds up the rows of one loan by themselves: each is in balance and numbered, and what the ledger says of the loan after it is what all rows
 * so far come to. Answers that sum in cents.
 */
export function expectSumsHold(rows: readonly LedgerRow[]) {
  const running = { principal: 0, billed: 0, interest: 0, deferred: 0, credit: 0 };
  rows.forEach((row, index) => {
    const amount = (name: string): number => Number(row[name]);
    expect(row.seq).toBe(index + 1);
    expect(amounts.reduce((sum, name) => sum + amount(name), 0)).toBe(0);
    for (const name of accounts) running[name] += amount(name);
    running.credit -= amount('credit');
    expect(Object.keys(running).map((name) => amount(`${name}_after`))).toEqual(
      Object.values(running),
    );
  });
  return running;
}
