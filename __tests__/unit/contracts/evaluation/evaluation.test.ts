import { quoteResponseSchema } from '@/contracts/evaluation/evaluation';

describe('The answer of a quote without a value', () => {
  it.each([
    ['data.errorMessage alone', { success: 0, data: { errorMessage: 'No such floor' } }],
    [
      'all that our own back office says',
      {
        success: 0,
        data: { errorMessage: 'No such floor', code: 'floorDoesNotExist', needsPerson: false },
      },
    ],
    ['error', { success: 0, error: 'No such floor' }],
    ['error beside empty data', { success: 0, data: {}, error: 'No such floor' }],
    ['msg beside data that is null', { success: 0, data: null, msg: 'No such floor' }],
  ])('may carry its words as %s', (_where, answer) => {
    expect(quoteResponseSchema.safeParse(answer)).toMatchObject({ success: true, data: answer });
  });

  it.each([
    ['no words', { success: 0, data: {} }],
    ['empty words', { success: 0, error: '' }],
    ['another code', { success: 0, data: { errorMessage: 'No', code: 'whatever' } }],
  ])('is none with %s', (_what, answer) => {
    expect(quoteResponseSchema.safeParse(answer).success).toBe(false);
  });
});
