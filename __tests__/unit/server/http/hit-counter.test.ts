import type { Logger } from 'pino';
import { HitCounter } from '@/server/http/hit-counter';
import { standIn } from '@test/support/backoffice/service-tools';

describe('Cache hits in the log', () => {
  it('are summed, written once per interval, and once more at the end', () => {
    jest.useFakeTimers();
    const lines: object[] = [];
    const counter = new HitCounter(
      standIn<Logger>({ info: (details: object) => void lines.push(details) }),
      10_000,
    );
    counter.count('/en');
    counter.count('/en');
    counter.count('/hk');
    jest.advanceTimersByTime(10_000);
    jest.advanceTimersByTime(10_000);
    counter.count('/cn');
    counter.stop();
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(lines).toEqual([{ pages: { '/en': 2, '/hk': 1 } }, { pages: { '/cn': 1 } }]);
  });
});
