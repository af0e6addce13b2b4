import { act, screen } from '@testing-library/react';
import { quoteReceived, quoteRequested } from '@/features/evaluation/evaluation.slice';
import { showCalculator } from '@test/support/calculation/calculator-setup';
import { quoteData } from '@test/support/evaluation/quote-factory';

const property =
  'area=HK&district=s%3Aquarry-bay&estate=e%3Aexample-court&block=b%3Aexample-court-3&floor=f%3A15&room=A&areaSqft=585';
const along = /^Your application takes the property along: /;
const apply = () => screen.getByRole('link', { name: 'Apply with these figures' });

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

describe('The valued property on the calculator', () => {
  it('is named and taken along again after a reload', async () => {
    const { calls } = await showCalculator({ query: `?propertyValue=10000000&${property}` });
    expect(apply()).toHaveAttribute('href', expect.stringContaining(property));
    const { label } = quoteData().property;
    expect(screen.queryByText(along)).toBeNull();
    const quote = calls.find(({ key }) => key === 'quote');
    expect(quote?.request).toMatchObject({ body: { estate: 'e:example-court', floor: 'f:15' } });
    await act(async () => quote?.resolveWith({ success: 1, data: quoteData() }));
    expect(screen.getByText(along)).toHaveTextContent(label);
  });

  it('is taken along where its value cannot be asked for, too', async () => {
    const { calls } = await showCalculator({ query: `?${property}` });
    await act(async () => calls.find(({ key }) => key === 'quote')?.rejectWith(new Error('down')));
    expect(apply()).toHaveAttribute('href', expect.stringContaining(property));
    expect(screen.queryByText(along)).toBeNull();
  });

  it('joins the address when it was valued in this tab, for the next reload', async () => {
    const { store, calls } = await showCalculator({ query: '?utm_source=x' });
    expect(calls.some(({ key }) => key === 'quote')).toBe(false);
    await act(async () => {
      store.dispatch(quoteRequested({ request: {}, requestTime: '', locale: 'en' }));
      store.dispatch(quoteReceived({ data: quoteData(), requestTime: '' }));
    });
    expect(screen.getByText(along)).toBeVisible();
    expect(window.location.search).toBe(`?utm_source=x&${property}`);
  });
});
