import { predictSales } from '@/valuation/model/predict-sales';
import { makeSale } from '@test/support/evaluation/synthetic-market';

const sales = [3, 1, 2].map((soldOnDay) =>
  makeSale({
    id: `s${soldOnDay}`,
    soldOnDay,
    priceHkd: soldOnDay * 10,
    isFirstHand: soldOnDay === 2,
  }),
);

function predict(mode: 'rolling' | 'frozen') {
  const calls: string[] = [];
  const valuation = { low: 1, value: 2, high: 3, level: 'stack' as const };
  const predicted = predictSales(
    {
      value: (property, day) => {
        calls.push(`value ${day}`);
        return { ...valuation, value: day } as never;
      },
      observe: ({ id }) => void calls.push(`observe ${id}`),
    },
    sales,
    mode,
  );
  return { calls, predicted };
}

describe('the prediction of sales', () => {
  it('values each in order of date before it becomes known', () => {
    const { calls, predicted } = predict('rolling');
    expect(calls).toEqual([
      'value 1',
      'observe s1',
      'value 2',
      'observe s2',
      'value 3',
      'observe s3',
    ]);
    expect(
      predicted.map(({ priceHkd, isFirstHand, valuation }) => [
        priceHkd,
        isFirstHand,
        valuation.value,
      ]),
    ).toEqual([
      [10, false, 1],
      [20, true, 2],
      [30, false, 3],
    ]);
    expect(sales.map(({ soldOnDay }) => soldOnDay)).toEqual([3, 1, 2]);
  });

  it('makes none known when it is frozen', () => {
    expect(predict('frozen').calls).toEqual(['value 1', 'value 2', 'value 3']);
  });
});
