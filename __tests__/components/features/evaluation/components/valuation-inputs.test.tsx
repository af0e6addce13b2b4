import { act, screen, waitFor } from '@testing-library/react';
import { takeCarriedMessage } from '@/components/carried-message';
import { valuationSwitchs } from '@/features/site/site-collections.slice';
import { quoteData } from '@test/support/evaluation/quote-factory';
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
    await user.selectOptions(pick('Property type'), 'flat');
    await user.type(text('Address'), '12 Quiet Lane');
    await user.type(text('Floor'), '３樓');
    await user.type(text('Saleable area'), '６０');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of area' }), 'sqm');
    await user.click(submit());
    await waitFor(() => expect(value()).toHaveTextContent('HK$10,000,000'));
    expect(quotes).toEqual([
      {
        area: 'HK',
        district: 's:quarry-bay',
        address: '12 Quiet Lane',
        floor: 3,
        areaSqft: 645.8,
        propertyType: 'flat',
      },
    ]);
    expect(window.location.search).toBe('?utm_source=card');
    expect(screen.queryByRole('button', { name: 'Copy the link to this value' })).toBeNull();
    expect(await screen.findByText(/is not put in a link/)).toBeInTheDocument();
  });
});

describe('A subsidised flat', () => {
  it('is asked for its premium, and valued once it is paid', async () => {
    const server = api(({ premium }) =>
      premium === 'paid'
        ? { success: 1, data: quoteData() }
        : {
            success: 0,
            data: { errorMessage: 'Premium unpaid.', code: 'premiumUnpaid', needsPerson: true },
          },
    );
    const { user, quotes } = await showValuation({
      server,
      query: '?area=HK&district=s:quarry-bay&estate=e:kornhill&areaSqft=500',
    });
    await user.click(
      await screen.findByRole('button', { name: 'The premium has been paid: show the value' }),
    );
    await waitFor(() => expect(value()).toHaveTextContent('HK$10,000,000'));
    expect(quotes.map(({ premium }) => premium)).toEqual([undefined, 'paid']);
    expect(window.location.search).toContain('premium=paid');
  });
});

describe('What a person has to value', () => {
  it('takes everything entered along to the contact form', async () => {
    const server = api(() => ({
      success: 0,
      data: { errorMessage: 'A village house.', code: 'villageHouse', needsPerson: true },
    }));
    const { user } = await showValuation({ server, query: '?area=HK&district=s:quarry-bay' });
    await user.click(screen.getByRole('tab', { name: 'By hand' }));
    await user.selectOptions(pick('Property type'), 'villageHouse');
    await user.type(text('Address'), '12 Quiet Village');
    await user.type(text('Floor'), '2');
    await user.type(text('Saleable area'), '700');
    await user.click(submit());
    const links = await screen.findAllByRole('link', { name: 'Ask for a manual valuation' });
    for (const link of links) link.addEventListener('click', (event) => event.preventDefault());
    await user.click(links.at(-1) ?? document.body);
    expect(takeCarriedMessage()).toEqual({
      topic: 'valuation',
      message: [
        'Please value this property for me:',
        'Property: 12 Quiet Village, Quarry Bay',
        'Type: Village house',
        'Floor: 2',
        'Saleable area: 700 sq ft',
      ].join('\n'),
    });
    expect(takeCarriedMessage()).toBeNull();
  });
});

describe('A car park', () => {
  it('is chosen in its district, and where none is known a person takes over', async () => {
    const server = api(() => ({
      success: 0,
      data: {
        errorMessage: 'We have no record of a car park sale here.',
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
      await screen.findByRole('heading', { name: 'This property needs a manual valuation' }),
    ).toBeInTheDocument();
    expect(quotes).toEqual([{ area: 'HK', district: 's:quarry-bay', carpark: 'p:e-kornhill' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    const [link] = screen.getAllByRole('link', { name: 'Ask for a manual valuation' });
    expect(link).toHaveAttribute('href', '/en/contact-us');
    link?.addEventListener('click', (event) => event.preventDefault());
    await user.click(link ?? document.body);
    expect(takeCarriedMessage()?.message).toBe(
      'Please value this property for me:\nProperty: Car park, Kornhill, Quarry Bay\nType: Car park',
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
    expect(screen.getByText(/Online valuation is not available at the moment/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show the value' })).toBeNull();
  });
});
