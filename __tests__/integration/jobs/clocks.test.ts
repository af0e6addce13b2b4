import { dataOf, startTestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { createFuzzResources } from '@test/support/fuzz/fuzz-resources';

/** Of Hong Kong: the last second of a year, of February in a leap year and of a month, and two days after 32 bits of seconds are full. */
const clocks = [
  ['2026-12-31T23:59:59+08:00', '2027-01-01T00:01:00+08:00'],
  ['2028-02-28T23:59:59+08:00', '2028-02-29T00:01:00+08:00'],
  ['2028-02-29T23:59:59+08:00', '2028-03-01T00:01:00+08:00'],
  ['2038-01-19T11:14:07+08:00', '2038-01-21T00:01:00+08:00'],
] as const;

describe.each(usualEngines)('The back office on %s', (engine) => {
  it.each(clocks)('works at %s and on into %s', async (before, after) => {
    const api = await startTestApi(engine);
    try {
      // The keys of tests are good for a year, as all are.
      await api.testDatabase.database.pool.query(`update api_key set expires_at = '2100-01-01'`);
      api.setNow(before);
      const make = await createFuzzResources(api);
      await make.newDocument();
      await make.newThread();
      api.setNow(after);
      await api.container.jobs.runDue();
      await api.container.outbox.runNow();
      const customer = await make.signedIn(make.main.customerId);
      const loans = await api.call('/los/loans', { headers: customer });
      expect(loans.status).toBe(200);
      expect(dataOf(loans)).toHaveLength(2);
      expect(api.log.filter(({ level }) => level === 'error')).toEqual([]);
    } finally {
      await api.close();
    }
  });
});
