import { startNoticeClock } from '@/backoffice/domains/site/notice-clock';
import type { ContentListener } from '@/backoffice/domains/site/content-feed';
import type { Notification } from '@/contracts/site/site';
import { collectedLog, testClock } from '@test/support/backoffice/service-tools';

const notice = (endsAt: string): Notification => ({
  _id: 'n',
  contentEn: 'e',
  contentHk: 'h',
  contentCn: 'c',
  endsAt,
});

describe('The clock of notices', () => {
  const clock = testClock('2026-11-20T01:00:00Z');
  let endsAt = '2026-11-20T02:00:00Z';
  let reads = 0;
  let told = 0;
  let hear: ContentListener = () => undefined;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    jest.useFakeTimers({ now: 0 });
    ({ stop } = await startNoticeClock({
      repository: {
        async listNotifications() {
          reads += 1;
          return [{ position: 1, entry: notice(endsAt) }];
        },
        findMaintenance: async () => null,
      },
      contentFeed: {
        onChange(listener) {
          hear = listener;
          return () => true;
        },
        tell: async () => void (told += 1),
      },
      log: collectedLog().log,
      intervalMs: 1_000,
      now: clock.now,
    }));
  });
  afterEach(async () => {
    await stop();
    jest.useRealTimers();
  });

  it('tells once when a moment has come, reads nothing before, and follows a change', async () => {
    await jest.advanceTimersByTimeAsync(5_000);
    expect({ reads, told }).toEqual({ reads: 1, told: 0 });
    clock.advance(3_600_000);
    await jest.advanceTimersByTimeAsync(3_000);
    expect({ reads, told }).toEqual({ reads: 2, told: 1 });

    endsAt = '2026-11-20T02:30:00Z';
    await hear({ version: 9, touched: ['site'] });
    clock.advance(1_800_000);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told).toBe(2);
  });
});
