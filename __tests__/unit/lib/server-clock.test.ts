import { recordServerTime, serverNow } from '@/lib/server-clock';

const device = Date.parse('2026-11-22T09:00:00Z');
const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: device }));
afterEach(() => {
  recordServerTime(new Date());
  jest.useRealTimers();
});

describe('The clock of the server', () => {
  it.each([
    ['a day behind', 24 * 60 * minute],
    ['a day ahead', -24 * 60 * minute],
    ['two minutes behind', 2 * minute],
  ])('corrects a device that is %s, and runs on with it', (_, differenceMs) => {
    recordServerTime(new Date(device + differenceMs));
    jest.advanceTimersByTime(5_000);
    expect(serverNow().getTime()).toBe(device + differenceMs + 5_000);
  });

  it('is the device’s own within a minute, because the header is rounded and late', () => {
    recordServerTime(new Date(device + minute));
    expect(serverNow().getTime()).toBe(device);
  });

  it('follows a device that was set right in between', () => {
    recordServerTime(new Date(device + 24 * 60 * minute));
    jest.setSystemTime(device + 24 * 60 * minute);
    recordServerTime(new Date(device + 24 * 60 * minute));
    expect(serverNow().getTime()).toBe(device + 24 * 60 * minute);
  });
});
