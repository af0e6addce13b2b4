import { isDue, isLeaseHeld } from '@/backoffice/jobs/job.model';

const now = new Date('2026-11-16T04:00:00Z');
const periodMs = 10 * 60_000;
const at = (time: string) => new Date(`2026-11-16T${time}Z`);

describe('A scheduled job', () => {
  it('is due when it has never run', () => {
    expect(isDue(undefined, { periodMs, now })).toBe(true);
  });

  it.each([
    ['is not due before its period is over', { started: '03:50:01', lease: null, due: false }],
    ['is due at the end of its period', { started: '03:50:00', lease: null, due: true }],
    ['is not due while a run goes on', { started: '03:00:00', lease: '04:00:01', due: false }],
    [
      'is not due while another instance, whose clock is a minute ahead, runs it',
      { started: '04:01:00', lease: '04:02:00', due: false },
    ],
    [
      'is due when its lease was written before the clock was set back',
      { started: '05:00:00', lease: '05:01:00', due: true },
    ],
    [
      'is due as soon as its lease was not renewed in time',
      { started: '03:59:00', lease: '04:00:00', due: true },
    ],
    [
      'waits for the clock of an instance that is a little ahead',
      { started: '04:10:00', lease: null, due: false },
    ],
    [
      'is due when its start was written before the clock was set back',
      { started: '04:10:01', lease: null, due: true },
    ],
  ])('%s', (_title, { started, lease, due }) => {
    const state = { lastStartedAt: at(started), leaseExpiresAt: lease === null ? null : at(lease) };
    expect(isDue(state, { periodMs, now })).toBe(due);
  });

  it('runs from its start to its end, or until its lease is over', () => {
    expect(isLeaseHeld(undefined, now)).toBe(false);
    expect(isLeaseHeld({ leaseExpiresAt: null }, now)).toBe(false);
    expect(isLeaseHeld({ leaseExpiresAt: at('04:00:01') }, now)).toBe(true);
    expect(isLeaseHeld({ leaseExpiresAt: at('04:00:00') }, now)).toBe(false);
  });
});
