import { setTimeout as wait } from 'node:timers/promises';
import { startKillableApi } from '@test/support/api/killable-api';
import { dataOf, startTestApi } from '@test/support/api/test-api';
import { mergeRecords } from '@test/support/customer/merge-records';
import { approverOf } from '@test/support/staff/killable-approver';

/** `MERGE_KILLS=50` is the long run. */
const kills = Number(process.env.MERGE_KILLS ?? 3);
/** A merge takes some 100 ms: kills are spread over it, and a little beyond. */
const longestMs = 150;
jest.setTimeout(60_000 + kills * 30_000);

describe('A merge of two records, when the server is killed', () => {
  it(`is done whole or not at all, over ${kills} kills, and can then be done again`, async () => {
    const own = await startTestApi('postgres');
    try {
      const records = mergeRecords(own);
      const { kept, merged } = await records.doubles();
      const url = { DATABASE_URL: own.testDatabase.env.DATABASE_URL ?? '' };
      let api = await startKillableApi(url);
      const approver = approverOf(api.approver ?? '');
      const both = async () => [
        await records.rowsOf(kept.customerId),
        await records.rowsOf(merged.customerId),
      ];
      const before = await both();
      expect(before).toMatchObject([{ loan: 1 }, { loan: 1 }]);
      let isMerged = false;
      for (let round = 0; round < kills && !isMerged; round += 1) {
        const asked = await records.ask(kept.customerId, merged.customerId);
        // One that a kill left waiting is approved in its place.
        const id =
          dataOf(asked)?.id ??
          (await records.rows("select id from approval where state = 'waiting'"))[0]?.id;
        const approving = approver.approve(api, String(id)).catch(() => null);
        await wait((round / Math.max(kills - 1, 1)) * longestMs);
        await api.kill();
        await approving;
        api = await startKillableApi(url);
        const [state] = await records.rows('select state from approval where id = $1', [id]);
        isMerged = state?.state === 'approved';
        const rest = await records.rows('select id from customer where id = $1', [
          merged.customerId,
        ]);
        expect(rest).toHaveLength(isMerged ? 0 : 1);
        expect((await both())[1]?.loan).toBe(isMerged ? undefined : 1);
      }
      if (!isMerged) await approver.approveWaiting(api);
      await api.kill();
      const [after, gone] = await both();
      expect(after).toMatchObject({
        loan: 2,
        application: 2,
        message_thread: 2,
        customer_merge: 1,
      });
      expect(Object.keys(gone ?? {})).toEqual(['security_event']);
    } finally {
      await own.close();
    }
  });
});
