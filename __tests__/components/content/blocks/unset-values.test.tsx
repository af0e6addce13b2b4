import { render, screen } from '@testing-library/react';
import type { BlockContext } from '@/content/block-context';
import { Contacts } from '@/content/blocks/contacts';
import { Table } from '@/content/blocks/table/table';
import { csContacts, generalContacts } from '@/copy/collections/contacts';
import { page as aboutUs } from '@/copy/pages/about-us';
import { fillTokensDeep } from '@/lib/fill-tokens';
import { localise } from '@/lib/localise';
import { contentTokens } from '@/lib/texts/content-tokens';
import { publicSettingsOf } from '@test/support/content/settings-factory';

const tokens = contentTokens({ locale: 'en', products: [], settings: publicSettingsOf() });
jest.mock('@/content/page/site-data', () => ({
  getCsContacts: async () => fillTokensDeep(csContacts, tokens),
  getGeneralContacts: async () => fillTokensDeep(generalContacts, tokens),
}));
const context: BlockContext = {
  locale: 'en',
  t: (key) => key,
  products: [],
  text: (source, field) => localise(source, field, { locale: 'en' }),
};
const block = {
  type: 'contacts' as const,
  headingEn: 'Reach us',
  headingHk: '聯絡我們',
  headingCn: '联系我们',
};

describe('What the lender has not set', () => {
  it('is no way to reach the customer centre, whose other ways stay', async () => {
    render(await Contacts({ block: { ...block, source: 'cscenter' }, context }));
    const names = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Enquiry and complaint hotline', 'Message from your account']);
  });

  it('takes the general contact away, heading included', async () => {
    expect(await Contacts({ block: { ...block, source: 'gen' }, context })).toBeNull();
  });

  it('is no row of a table', () => {
    const facts = fillTokensDeep(aboutUs, tokens).blocks.flatMap((entry) =>
      entry.type === 'table' ? [entry] : [],
    );
    render(facts.map((entry) => <Table key={entry.id} block={entry} context={context} />));
    expect(screen.queryByText('Address')).toBeNull();
    expect(screen.getByText('Office hours')).toBeVisible();
  });
});
