import type { Database, Transaction } from './database';

class TakenBack extends Error {}

/** Does `work` in a transaction that is always rolled back, and answers what came of it. */
export async function rehearse<T>(
  db: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const outcomes: { value: T }[] = [];
  try {
    await db.transaction(async (transaction) => {
      outcomes.push({ value: await work(transaction) });
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  const [outcome] = outcomes;
  if (!outcome) throw new Error('Nothing was rehearsed');
  return outcome.value;
}
