import { act, screen, waitFor } from '@testing-library/react';
import { valuationSwitchs } from '@/features/site/site-collections.slice';
import { allOpen, api, showValuation } from '@test/support/evaluation/valuation-setup';
import { pick, text, submit, value } from '@test/support/evaluation/valuation-screen';

jest.mock('next/dynamic', () => () => () => null);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('By hand', () => {
  it('values a typed address in any digits and keeps it out of the page’s address', async () => {
    const { user, quotes } = await showValuation({
      query: '?area=HK&district=s:quarry-bay&utm_source=card',
    });
    await user.click(screen.getByRole('tab', { name: 'By hand' }));
    await user.type(text('Address'), '12 Quiet Lane');
    await user.type(text('Floor'), '３樓');
    await user.type(text('Saleable area'), '６０');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of area' }), 'sqm');
    await user.click(submit());
    await waitFor(() => expect(value()).toHaveTextContent('HK$10,000,000'));
    expect(quotes).toEqual([
      { area: 'HK', district: 's:quarry-bay', address: '12 Quiet Lane', floor: 3, areaSqft: 645.8 },
    ]);
    expect(window.location.search).toBe('?utm_source=card');
    expect(screen.queryByRole('button', { name: 'Copy the link to this value' })).toBeNull();
    expect(screen.getByText(/stays out of the link/)).toBeInTheDocument();
  });
});

describe('A car park', () => {
  it('is chosen in its district, and where none is known a person takes over', async () => {
    const server = api(() => ({
      success: 0,
      data: {
        errorMessage: 'We know of no car park sale here.',
        code: 'carParkUnknown',
        needsPerson: true,
      },
    }));
    const { user, quotes } = await showValuation({ server });
    await user.click(screen.getByRole('tab', { name: 'Car park' }));
    await user.selectOptions(pick('Area'), 'HK');
    await user.selectOptions(pick('District'), 's:quarry-bay');
    await user.selectOptions(pick('Car park'), 'p:e-kornhill');
    await user.click(submit());
    expect(
      await screen.findByRole('heading', { name: 'This property is valued by hand' }),
    ).toBeInTheDocument();
    expect(quotes).toEqual([{ area: 'HK', district: 's:quarry-bay', carpark: 'p:e-kornhill' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Ask for a valuation by hand' })[0]).toHaveAttribute(
      'href',
      '/en/contact-us',
    );
  });
});

describe('Closed inputs', () => {
  it('are not offered', async () => {
    await showValuation({ open: { ...allOpen, search: false, carPark: false } });
    expect(screen.queryByRole('combobox', { name: 'Estate, building or street' })).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Step by step',
      'By hand',
    ]);
    expect(screen.getByText('An estimate only.')).toBeInTheDocument();
  });

  it('give way on an open page once the lender closes them', async () => {
    const { user } = await showValuation({
      server: api(undefined, { ...allOpen, search: false, carPark: false }),
    });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Step by step',
      'By hand',
    ]);
    await user.click(screen.getByRole('tab', { name: 'By hand' }));
    expect(screen.getByRole('tab', { name: 'By hand' })).toHaveAttribute('aria-selected', 'true');
  });

  it('stay as the document has them where the switch cannot be read', async () => {
    const { store } = await showValuation({
      server: api(undefined, new Error('Nobody answers')),
    });
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(valuationSwitchs.slice.selectors.selectError(store.getState())).toBe('Nobody answers');
  });

  it('all of them lead to a person', async () => {
    await showValuation({
      open: { search: true, estate: false, street: false, carPark: false, byHand: false },
    });
    await act(async () => {});
    expect(screen.getByText(/Online valuation is closed at the moment/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show the value' })).toBeNull();
  });
});
