import {
  getDecisionDeadline,
  remainingSteps,
} from '@/features/account/screens/applications/decision-deadline';
import { application } from '@test/support/account/account-factory';

const at = (time: string): number => Date.parse(time);
const hour = 3_600_000;

// The documents were complete on 20 November at 01:00, and a decision is promised a day later.
describe('The time that was promised for a decision', () => {
  it('runs from the arrival of the last document', () => {
    expect(getDecisionDeadline(application(), at('2026-11-20T07:00:00Z'))).toEqual({
      status: 'running',
      elapsedMs: 6 * hour,
      remainingMs: 18 * hour,
      progress: 0.25,
    });
  });

  it.each(['received', 'needs-documents'] as const)(
    'has not begun while documents are missing: %s',
    (state) => {
      const waiting = application({ state, documentsCompleteAt: null, promisedBy: null });
      expect(getDecisionDeadline(waiting, at('2026-11-29T10:00:00Z'))).toEqual({
        status: 'waiting',
      });
    },
  );

  it('is broken once it is over, and by how much', () => {
    expect(getDecisionDeadline(application(), at('2026-11-21T03:00:00Z'))).toEqual({
      status: 'late',
      elapsedMs: 26 * hour,
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

  it('is not shown where nothing was promised: withdrawn, or decided without documents', () => {
    expect(
      getDecisionDeadline(application({ state: 'withdrawn' }), at('2026-11-20T07:00:00Z')),
    ).toBeNull();
    const declined = application({
      state: 'declined',
      documentsCompleteAt: null,
      promisedBy: null,
      history: [{ state: 'declined', at: '2026-11-20T09:00:00.000Z', message: null }],
    });
    expect(getDecisionDeadline(declined, at('2026-11-20T10:00:00Z'))).toBeNull();
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
