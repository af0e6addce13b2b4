import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { AppliedCalculationNote } from '@/features/application/components/applied-calculation-note';
import {
  appliedCalculationConfirmed,
  appliedCalculationFailed,
  calculationApplied,
} from '@/features/calculation/apply-calculation.slice';
import { calculationReceived } from '@/features/calculation/calculation.slice';
import { makeStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';

const t = (key: string, values: Record<string, string | number> = {}): string =>
  [key, ...Object.values(values)].join(' ');

function show() {
  const store = makeStore({ client: fakeClient().client });
  store.dispatch(calculationReceived({ paymentType: 'interestOnly', answer: { amount: 25_000 } }));
  render(
    <Provider store={store}>
      <AppliedCalculationNote t={t} />
    </Provider>,
  );
  return store;
}
const applied = calculationApplied({
  loanAmount: 3_000_000,
  loanType: 'first',
  calculateType: 'interestOnly',
});

describe('What the calculator carried into an application', () => {
  it('is not there for who comes without it', () => {
    show();
    expect(screen.queryByText(/loan\.applied/)).toBeNull();
  });

  it('names the loan and the payment of its kind, and says how the lender’s figure stands', () => {
    const store = show();
    act(() => void store.dispatch(applied));
    expect(
      screen.getByText(/^loan\.applied\.interestOnly HK\$3,000,000 HK\$25,000\.00/),
    ).toHaveTextContent('loan.appliedAsked');
    act(() => void store.dispatch(appliedCalculationConfirmed()));
    expect(screen.queryByText(/loan\.appliedAsked/)).toBeNull();
    act(
      () => void store.dispatch(appliedCalculationFailed({ code: 'transport', message: 'down' })),
    );
    expect(screen.getByText(/loan\.appliedLocal/)).toBeVisible();
  });
});
