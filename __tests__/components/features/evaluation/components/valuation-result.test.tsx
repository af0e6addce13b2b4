import { screen, waitFor, within } from '@testing-library/react';
import { makeStore } from '@/store/make-store';
import { quoteData } from '@test/support/evaluation/quote-factory';
import { api, showValuation } from '@test/support/evaluation/valuation-setup';
import { box, pick, text, submit, value } from '@test/support/evaluation/valuation-screen';

jest.mock('next/dynamic', () => () => () => null);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('The result', () => {
  const query = '?area=HK&district=s:quarry-bay&estate=e:kornhill&areaSqft=585';

  it('of a shared link stands there without a click, with range, certainty, loan and links', async () => {
    await showValuation({ query });
    await waitFor(() => expect(value()).toHaveTextContent('HK$10,000,000'));
    expect(screen.getByText('High confidence.')).toBeInTheDocument();
    expect(
      screen.getByText(
        /About 8 in 10 sales of homes like this would fall between HK\$9,200,000 and HK\$10,900,000/,
      ),
    ).toBeInTheDocument();
    expect(screen.getAllByText('HK$17,094')[0]).toBeVisible();
    expect(screen.getByText('21 December 2026')).toBeInTheDocument();
    expect(screen.getByText('HK$7,500,000')).toBeInTheDocument();
    expect(screen.getByText('HK$8,500,000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apply with this property' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/apply\/first\?propertyValue=10000000&.*block=/),
    );
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  });

  describe('of a shared link, far below on a phone,', () => {
    beforeEach(() => {
      jest
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(0, 2_000, 350, 500));
      jest.mocked(Element.prototype.scrollIntoView).mockClear();
    });
    afterEach(() => jest.restoreAllMocks());

    it('is brought into view', async () => {
      await showValuation({ query });
      await waitFor(() => expect(value()).toHaveTextContent('HK$10,000,000'));
      expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    });

    it('leaves who has begun to fill in something where they are', async () => {
      const elsewhere = document.body.appendChild(document.createElement('input'));
      elsewhere.focus();
      await showValuation({ query });
      await waitFor(() => expect(value()).toHaveTextContent('HK$10,000,000'));
      expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
      elsewhere.remove();
    });
  });

  it('is shared by a link only while the form stands as it was valued', async () => {
    const { user } = await showValuation({
      query: '?area=HK&district=s%3Aquarry-bay&estate=e%3Akornhill&areaSqft=585',
    });
    expect(screen.getByRole('button', { name: 'Copy the link to this value' })).toBeInTheDocument();
    await user.selectOptions(pick('Block'), 'k:b2');
    expect(screen.queryByRole('button', { name: 'Copy the link to this value' })).toBeNull();
    await user.click(submit());
    expect(
      await screen.findByRole('button', { name: 'Copy the link to this value' }),
    ).toBeInTheDocument();
  });

  it('is shared as a link to its place, without floor, flat and area', async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await showValuation({ query: `${query}&floor=f:15&room=A` });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Online valuation',
      url: expect.stringMatching(
        /\/en\/online-property\?area=HK&district=s%3Aquarry-bay&estate=e%3Aexample-court&block=[^&]+$/,
      ),
    });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('of a shared link has its name in the search box, which gives way to another choice', async () => {
    const { user } = await showValuation({ query: `${query}&block=k%3Ab2` });
    await waitFor(() => expect(box()).toHaveValue('Block 2, Kornhill'));
    await user.selectOptions(pick('Estate or street'), 'Kornhill Road');
    expect(box()).toHaveValue('');
  });

  it('of a shared link comes though somebody typed before the page came to life, and the words stay', async () => {
    const { quotes } = await showValuation({ query, typedEarly: 'tai koo' });
    await waitFor(() => expect(value()).toHaveTextContent('HK$10,000,000'));
    expect(quotes).toEqual([expect.objectContaining({ estate: 'e:kornhill', areaSqft: 585 })]);
    expect(box()).toHaveValue('tai koo');
    expect(window.location.search).toContain('estate=e%3Akornhill');
  });

  it('lists the sales behind it', async () => {
    await showValuation({ query });
    expect(
      await screen.findByRole('row', {
        name: '4 May 2020 Tower 3, Example Court Floor 12, Flat A 585 sq ft HK$9,800,000 HK$16,752',
      }),
    ).toBeInTheDocument();
  });

  it('says so when no sale is known, without a table', async () => {
    await showValuation({
      query,
      server: api(() => ({
        success: 1,
        data: quoteData({
          hasKnownSales: false,
          comparables: [],
          neighbours: [],
          needsPerson: true,
          reasons: ['noLocalSales', 'noKnownSales'],
        }),
      })),
    });
    await waitFor(() => expect(value()).toHaveTextContent('HK$10,000,000'));
    expect(
      screen.getByText(/We do not know of any individual sale of this property/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull();
    expect(
      screen.getByText(/We have no record of a past sale of this property/),
    ).toBeInTheDocument();
    expect(screen.queryByText('No recent sale is known nearby.')).toBeNull();
  });

  it('names why a person should look at subsidised and village housing', async () => {
    await showValuation({
      query,
      server: api(() => ({
        success: 1,
        data: quoteData({ needsPerson: true, reasons: ['subsidisedHousing', 'villageHouse'] }),
      })),
    });
    const box = await screen.findByRole('complementary', { name: 'A valuer should look at this' });
    expect(
      within(box)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/^Subsidised housing/),
      expect.stringMatching(/^Village houses/),
    ]);
    expect(within(box).getByRole('link')).toHaveAttribute('href', '/en/contact-us');
  });

  it('that does not arrive loses nothing and says so', async () => {
    const { user } = await showValuation({
      query,
      server: api(() => Promise.reject(new Error(''))),
    });
    expect(await screen.findByText(/The valuation service did not answer/)).toBeInTheDocument();
    expect(text('Saleable area')).toHaveValue('585');
    await user.type(text('Saleable area'), '0');
    expect(text('Saleable area')).toHaveValue('5850');
  });
});

describe('The language switch', () => {
  it('keeps what was typed by hand and values it again in the new language', async () => {
    const server = api();
    const store = makeStore({ client: server.client });
    const first = await showValuation({ server, store, query: '?area=HK&district=s:quarry-bay' });
    await first.user.click(screen.getByRole('tab', { name: 'By hand' }));
    await first.user.selectOptions(pick('Property type'), 'flat');
    await first.user.type(text('Address'), '12 Quiet Lane');
    await first.user.type(text('Floor'), '3');
    await first.user.type(text('Saleable area'), '600');
    await first.user.click(submit());
    await waitFor(() => expect(value()).toHaveTextContent('HK$10,000,000'));
    first.unmount();
    await showValuation({ server, store, locale: 'hk' });
    await waitFor(() => expect(server.quotes).toHaveLength(2));
    expect(server.locales).toEqual(['en', 'hk']);
    expect(server.quotes[1]).toEqual(server.quotes[0]);
    expect(screen.getByRole('textbox', { name: '地址' })).toHaveValue('12 Quiet Lane');
    expect(screen.getByRole('tab', { name: '自行輸入' })).toHaveAttribute('aria-selected', 'true');
  });
});
