import { screen, waitFor, within } from '@testing-library/react';
import { makeStore } from '@/store/make-store';
import { allOpen, api, showValuation } from '@test/support/evaluation/valuation-setup';
import { box, pick, text, submit, value } from '@test/support/evaluation/valuation-screen';

jest.mock('next/dynamic', () => () => () => null);
const options = (name: string) =>
  within(pick(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const found = () =>
  within(screen.getByRole('listbox', { name: 'Places found' })).getAllByRole('option');

async function search(user: Awaited<ReturnType<typeof showValuation>>['user'], words: string) {
  // All at once: on a busy machine typed letters are further apart than the delay of the search.
  await user.click(box());
  await user.paste(words);
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
}

describe('The valuation before anything is chosen', () => {
  it('shows a labelled example with its conditions, and nothing to apply with', async () => {
    await showValuation();
    expect(value()).toHaveTextContent('HK$8,000,000');
    expect(screen.getByText('Example')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /^Example Court, Central/ })).toBeInTheDocument();
    expect(screen.getByText(/Don’t pay any intermediaries/)).toBeInTheDocument();
    expect(screen.getByText(/not a valuation report/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Apply with this property' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Work out the payment' })).toHaveAttribute(
      'href',
      '/en/loan-calculator?propertyValue=8000000',
    );
  });

  it('asks for no phone number', async () => {
    const { container } = await showValuation();
    expect(container.querySelector('input[type="tel"]')).toBeNull();
    expect(container.textContent).not.toMatch(/phone number/i);
  });

  it('says where the value will stand when there is no example', async () => {
    await showValuation({ example: null });
    expect(
      screen.getByText('Choose a property and its value will appear here.'),
    ).toBeInTheDocument();
  });
});

describe('The search box', () => {
  it('announces how many places it found and lets one be chosen by the keyboard', async () => {
    const { user, searches } = await showValuation();
    await search(user, 'kornhill');
    expect(screen.getByText('2 places found. Use the arrow keys to choose.')).toBeInTheDocument();
    expect(searches).toEqual(['kornhill']);
    await user.keyboard('{ArrowDown}');
    const [first, second] = screen.getAllByRole('option', { name: /Kornhill/ });
    expect(box()).toHaveAttribute('aria-activedescendant', first?.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(box()).toHaveAttribute('aria-activedescendant', second?.id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('Kornhill, Quarry Bay');
    await waitFor(() => expect(pick('Estate or street')).toHaveDisplayValue('Kornhill'));
    expect(window.location.search).toBe('?area=HK&district=s%3Aquarry-bay&estate=e%3Akornhill');
  });

  it('closes on Escape and keeps what was typed', async () => {
    const { user } = await showValuation();
    await search(user, '太古');
    await user.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('太古');
  });

  it('says when it finds nothing and what else can be done', async () => {
    const { user } = await showValuation();
    await user.type(box(), 'nowhere');
    expect(await screen.findByText(/We found no place with that name/)).toBeInTheDocument();
    expect(found()).toHaveLength(1);
  });

  it('goes on by hand with a number that the street does not have, in the street’s district', async () => {
    const { user } = await showValuation();
    await search(user, '219 Kornhill Road');
    await screen.findByRole('option', { name: /“219 Kornhill Road” is not in the list/ });
    await user.keyboard('{ArrowUp}{Enter}');
    expect(screen.getByRole('tab', { name: 'By hand' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('219 Kornhill Road');
    await waitFor(() => expect(pick('District')).toHaveDisplayValue('Quarry Bay'));
    expect(window.location.search).not.toContain('219');
  });

  it('offers nothing by hand beside a property that it found, nor where that is closed', async () => {
    const { user } = await showValuation({ open: { ...allOpen, byHand: false } });
    await search(user, '219 Kornhill Road');
    expect(found()).toHaveLength(1);
    await user.clear(box());
    await search(user, 'kornhill');
    expect(found()).toHaveLength(2);
  });

  it('leaves out places of inputs that are closed', async () => {
    const { user } = await showValuation({ open: { ...allOpen, street: false } });
    await search(user, 'kornhill');
    expect(
      screen.getAllByRole('option', { name: /Quarry Bay/ }).map((option) => option.textContent),
    ).toEqual(['Kornhill, Quarry Bay Estate']);
  });
});

describe('Step by step', () => {
  it('each list follows from the one before, and the room brings its area', async () => {
    const { user, quotes } = await showValuation();
    await waitFor(() =>
      expect(options('Area')).toEqual(['Choose', 'Hong Kong Island', 'Kowloon', 'New Territories']),
    );
    expect(pick('District')).toBeDisabled();
    await user.selectOptions(pick('Area'), 'HK');
    await user.selectOptions(pick('District'), 's:quarry-bay');
    await user.selectOptions(pick('Estate or street'), 'e:kornhill');
    await waitFor(() =>
      expect(options('Block')).toEqual(['Any block', 'Block 2', 'Block 10', 'Another block']),
    );
    await user.selectOptions(pick('Block'), 'k:b10');
    await user.selectOptions(pick('Floor'), 'f:15');
    await user.selectOptions(pick('Flat'), 'r:A');
    expect(text('Saleable area')).toHaveValue('585');
    expect(screen.getByText(/From a past sale of this flat/)).toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(value()).toHaveTextContent('HK$10,000,000'));
    expect(quotes).toEqual([
      {
        area: 'HK',
        district: 's:quarry-bay',
        estate: 'e:kornhill',
        block: 'k:b10',
        floor: 'f:15',
        room: 'A',
        areaSqft: 585,
      },
    ]);
    expect(screen.queryByText('Example')).toBeNull();
    expect(window.location.search).toContain('areaSqft=585');
  });

  it('takes a block that no list has, and names the property by it', async () => {
    const { user, quotes } = await showValuation({
      query: '?area=HK&district=s:quarry-bay&estate=e:kornhill&blockName=Tower+7&areaSqft=585',
    });
    expect(await screen.findByRole('textbox', { name: 'Which block' })).toHaveValue('Tower 7');
    await waitFor(() => expect(pick('Block')).toHaveDisplayValue('Another block'));
    await user.clear(text('Which block'));
    await user.type(text('Which block'), 'Tower 8');
    await user.click(submit());
    await waitFor(() => expect(quotes.at(-1)).toMatchObject({ blockName: 'Tower 8' }));
    expect(quotes.at(-1)).not.toHaveProperty('block');
    expect(window.location.search).toContain('blockName=Tower+8');
    await user.selectOptions(pick('Block'), 'k:b10');
    expect(screen.queryByRole('textbox', { name: 'Which block' })).toBeNull();
    expect(window.location.search).not.toContain('blockName');
  });

  it('forgets the blocks of an estate that is not chosen any more', async () => {
    const { user } = await showValuation();
    await user.selectOptions(pick('Area'), 'HK');
    await user.selectOptions(pick('District'), 's:quarry-bay');
    await user.selectOptions(pick('Estate or street'), 'e:kornhill');
    expect(options('Block')).toContain('Block 2');
    await user.selectOptions(pick('Estate or street'), 't:kornhill-road');
    expect(screen.queryByRole('combobox', { name: 'Block' })).toBeNull();
  });

  it('goes by street and number too', async () => {
    const { user } = await showValuation({ query: '?area=HK&district=s:quarry-bay' });
    await user.selectOptions(pick('Estate or street'), 't:kornhill-road');
    await waitFor(() =>
      expect(options('Number or building')).toEqual(['Choose', '1', 'Kornhill Plaza']),
    );
    await user.selectOptions(pick('Number or building'), 'n:kornhill-1');
    expect(window.location.search).toContain('streetno=n%3Akornhill-1');
  });

  it('asks first for the fields that are open, and follows what is chosen and typed', async () => {
    const { user, quotes } = await showValuation();
    await user.click(submit());
    const summary = () => screen.getByRole('alert', { name: 'Please check the following' });
    expect(summary()).toHaveFocus();
    expect(document.title).toMatch(/^Error:/);
    await user.click(within(summary()).getByRole('link', { name: 'Choose the district.' }));
    expect(pick('Area')).toHaveFocus();
    await user.selectOptions(pick('Area'), 'HK');
    await user.click(within(summary()).getByRole('link', { name: 'Choose the district.' }));
    expect(pick('District')).toHaveFocus();
    await user.selectOptions(pick('District'), 's:quarry-bay');
    await user.click(
      within(summary()).getByRole('link', { name: 'Choose an estate or a building.' }),
    );
    expect(pick('Estate or street')).toHaveFocus();
    await user.selectOptions(pick('Estate or street'), 'e:kornhill');
    await user.click(within(summary()).getByRole('link', { name: 'Enter the saleable area.' }));
    expect(text('Saleable area')).toHaveFocus();
    await user.type(text('Saleable area'), '585');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(quotes).toEqual([]);
  });

  it('says what is missing at each field and above them, and keeps what was typed', async () => {
    const { user, quotes } = await showValuation({
      query: '?area=HK&district=s:quarry-bay&estate=e:kornhill',
    });
    await user.type(text('Saleable area'), 'big');
    await user.type(text('Age of the building (if you know it)'), 'old');
    await user.click(submit());
    expect(text('Saleable area')).toHaveAccessibleDescription(/Enter a number such as 650/);
    expect(text('Saleable area')).toHaveValue('big');
    expect(text('Age of the building (if you know it)')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('alert', { name: 'Please check the following' })).toHaveFocus();
    expect(
      screen.getAllByRole('link', { name: /^Enter a/ }).map((link) => link.getAttribute('href')),
    ).toEqual(['#valuation-area', '#valuation-age']);
    expect(quotes).toEqual([]);
  });

  it('puts the API’s own words at the field they are about', async () => {
    const server = api(() => ({
      success: 0,
      data: {
        errorMessage: 'This floor does not exist here.',
        code: 'floorDoesNotExist',
        needsPerson: false,
      },
    }));
    const { user } = await showValuation({
      server,
      query: '?area=HK&district=s:quarry-bay&estate=e:kornhill&floor=f:16&areaSqft=585',
    });
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This floor does not exist here.'),
    );
    expect(pick('Floor')).toHaveAccessibleDescription('This floor does not exist here.');
    expect(text('Saleable area')).toHaveValue('585');
    expect(screen.getByText('Example')).toBeInTheDocument();
    await user.selectOptions(pick('Floor'), 'f:15');
    expect(pick('Floor')).toHaveDisplayValue('15/F');
    expect(pick('Floor')).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('The search box after a change of language', () => {
  it('holds the words typed, and no name in the former language', async () => {
    const server = api();
    const store = makeStore({ client: server.client });
    const first = await showValuation({ server, store });
    await search(first.user, 'korn');
    first.unmount();
    const second = await showValuation({ server, store, locale: 'hk' });
    const boxHk = screen.getByRole('combobox', { name: '屋苑、大廈或街道' });
    expect(boxHk).toHaveValue('korn');
    await waitFor(() => expect(server.searches).toEqual(['korn', 'korn']));
    await second.user.click(boxHk);
    await second.user.keyboard('{ArrowDown}{Enter}');
    expect(boxHk).toHaveValue('Kornhill, Quarry Bay');
    second.unmount();
    await showValuation({
      server,
      store,
      query: '?area=HK&district=s%3Aquarry-bay&estate=e%3Akornhill',
    });
    await waitFor(() => expect(pick('Estate or street')).toHaveDisplayValue('Kornhill'));
    await waitFor(() => expect(box()).toHaveValue('Kornhill'));
  });
});
