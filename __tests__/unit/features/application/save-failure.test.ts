import { fieldProblems } from '@/backoffice/common/field-problems';
import { createDraftRequestSchema } from '@/contracts/application/application';
import { findRejectedSections } from '@/features/application/save-failure';

/** The fields as the back office names them in its answer to a new draft. */
function fieldsOf(prefill: object): Record<string, string> {
  const { error } = createDraftRequestSchema.safeParse({
    product: 'first',
    language: 'en',
    prefill,
  });
  return Object.fromEntries(
    Object.keys(error ? fieldProblems(error) : {}).map((path) => [path, 'Not so.']),
  );
}

describe('The sections that a new draft was refused for', () => {
  const sections = ['property', 'loan', 'applicants', 'income'] as const;
  it.each([
    ['one wrong figure', { loan: { amount: -1 }, income: { monthlyIncome: 1 } }, ['loan']],
    [
      'a text of a person and a figure',
      {
        applicants: { persons: [{ name: 'x'.repeat(101) }] },
        income: { monthlyDebt: 2_000_000_000 },
      },
      ['applicants', 'income'],
    ],
    ['a field that nobody knows', { property: { colour: 'red' } }, ['property']],
  ])('are those that the answer names: %s', (_what, prefill, expected) => {
    expect(
      findRejectedSections(
        { code: 'validation_failed', message: '', fields: fieldsOf(prefill) },
        sections,
      ),
    ).toEqual(expected);
  });

  it('are none where the same may be taken later', () => {
    expect(
      ['internal', 'unavailable', 'rate_limited', 'transport', 'not_found', 'conflict'].flatMap(
        (code) => findRejectedSections({ code, message: '' }, ['loan']),
      ),
    ).toEqual([]);
  });
});
