import { act, screen } from '@testing-library/react';
import { config } from '@test/support/calculation/calculator-config';
import { showCalculator } from '@test/support/calculation/calculator-setup';
import loading from '@locales/en/loading.json';

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const amount = () => screen.getByTestId('amount').textContent;
const configCall = ({ calls }: Awaited<ReturnType<typeof showCalculator>>) =>
  calls.findLast(({ key }) => key === 'calculatorConfig');

describe('The limits and start figures of the calculator', () => {
  it('are those of the API once it has answered', async () => {
    const shown = await showCalculator();
    expect(amount()).toBe('HK$36,398.28');
    await act(async () =>
      configCall(shown)?.resolveWith({
        ...config,
        principalAndInterest: { ...config.principalAndInterest, defaultAmount: 4_000_000 },
      }),
    );
    // 4,000,000 at 8 % over 120 months: four thirds of the payment of 3,000,000.
    expect(amount()).toBe('HK$48,531.04');
  });

  it('are the defaults where the API contradicts itself', async () => {
    const shown = await showCalculator();
    await act(async () =>
      configCall(shown)?.resolveWith({
        ...config,
        principalAndInterest: {
          ...config.principalAndInterest,
          minAmount: 9_000_000,
          maxAmount: 1,
          defaultAmount: -4_000_000,
        },
      }),
    );
    expect(amount()).toBe('HK$36,398.28');
  });

  it('stay those of the document where the API does not answer, which is said, and are asked for again', async () => {
    const shown = await showCalculator();
    await act(async () => configCall(shown)?.rejectWith(new Error('Nobody answers')));
    expect(screen.getByText(loading.refresh.failed)).toBeVisible();
    expect(amount()).toBe('HK$36,398.28');
    await shown.user.click(screen.getByRole('button', { name: loading.refresh.retry }));
    expect(screen.getByText(loading.refresh.loading)).toBeVisible();
    await act(async () => configCall(shown)?.resolveWith(config));
    expect(screen.queryByText(loading.refresh.loading)).toBeNull();
  });
});
