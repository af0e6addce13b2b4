import {
  getDecisionDeadline,
  remainingSteps,
} from '@/features/account/application/decision-deadline';
import { application } from '@test/support/account/account-factory';

const at = (time: string): number => Date.parse(time);
const hour = 3_600_000;

// Received on 20 November at 01:00 with an answer promised a day later.
describe('The time that was promised for an application', () => {
  it('runs while it is assessed', () => {
    expect(getDecisionDeadline(application(), at('2026-11-20T07:00:00Z'))).toEqual({
      status: 'running',
      elapsedMs: 6 * hour,
      pausedMs: 0,
      remainingMs: 18 * hour,
      progress: 0.25,
    });
  });

  it('stands still while documents are missing', () => {
    const waiting = application({
      state: 'needs-documents',
      history: [
        ...application().history,
        { state: 'needs-documents', at: '2026-11-20T09:00:00.000Z', message: null },
      ],
    });
    for (const now of ['2026-11-20T10:00:00Z', '2026-11-29T10:00:00Z'])
      expect(getDecisionDeadline(waiting, at(now))).toMatchObject({
        status: 'paused',
        elapsedMs: 8 * hour,
        remainingMs: 16 * hour,
        progress: 1 / 3,
      });
  });

  it('goes on where it stood once the documents are here: the promise has moved by as long as they were missing', () => {
    const history = [
      ...application().history,
      { state: 'needs-documents', at: '2026-11-20T09:00:00.000Z', message: null },
      { state: 'in-assessment', at: '2026-11-22T09:00:00.000Z', message: null },
    ] as const;
    const resumed = application({
      state: 'in-assessment',
      promisedBy: '2026-11-23T01:00:00.000Z',
      history: [...history],
    });
    expect(getDecisionDeadline(resumed, at('2026-11-22T13:00:00Z'))).toEqual({
      status: 'running',
      elapsedMs: 12 * hour,
      pausedMs: 48 * hour,
      remainingMs: 12 * hour,
      progress: 0.5,
    });
  });

  it('was broken before the documents were asked for, if they were asked for too late', () => {
    const waiting = application({
      state: 'needs-documents',
      history: [
        ...application().history,
        { state: 'needs-documents', at: '2026-11-21T03:00:00.000Z', message: null },
      ],
    });
    expect(getDecisionDeadline(waiting, at('2026-11-29T03:00:00Z'))).toMatchObject({
      status: 'late',
      remainingMs: -2 * hour,
      progress: 1,
    });
  });

  it('is broken once it is over, and by how much', () => {
    expect(getDecisionDeadline(application(), at('2026-11-21T03:00:00Z'))).toEqual({
      status: 'late',
      elapsedMs: 26 * hour,
      pausedMs: 0,
      remainingMs: -2 * hour,
      progress: 1,
    });
  });

  it.each([
    { decided: '2026-11-20T19:00:00.000Z', status: 'met', elapsed: 18, left: 6 },
    { decided: '2026-11-21T01:00:00.000Z', status: 'met', elapsed: 24, left: 0 },
    { decided: '2026-11-21T06:00:00.000Z', status: 'missed', elapsed: 29, left: -5 },
  ])(
    'is measured to the decision at $decided, whatever the time is now: $status',
    ({ decided, status, elapsed, left }) => {
      const approved = application({
        state: 'offer-accepted',
        history: [
          ...application().history,
          { state: 'approved', at: decided, message: null },
          { state: 'offer-accepted', at: '2026-11-25T00:00:00.000Z', message: null },
        ],
      });
      expect(getDecisionDeadline(approved, at('2026-12-24T00:00:00Z'))).toMatchObject({
        status,
        elapsedMs: elapsed * hour,
        remainingMs: left * hour,
      });
    },
  );

  it('is nobody’s concern after the applicant took it back', () => {
    expect(
      getDecisionDeadline(application({ state: 'withdrawn' }), at('2026-11-20T07:00:00Z')),
    ).toBeNull();
  });
});

describe('The steps that normally follow', () => {
  it.each([
    ['received', ['in-assessment', 'approved', 'offer-accepted', 'completed']],
    ['needs-documents', ['in-assessment', 'approved', 'offer-accepted', 'completed']],
    ['approved', ['offer-accepted', 'completed']],
    ['completed', []],
    ['declined', []],
    ['withdrawn', []],
  ] as const)('%s: %p', (state, steps) => {
    expect(remainingSteps(state)).toEqual(steps);
  });
});
