import { products } from '@/copy/collections/products';
import { quote } from '@test/support/lender-api/data/property';
import { startLender } from '@test/support/lender-api/lender-calls';

describe('A page', () => {
  it('without words in any language is a page without title', async () => {
    const { lender, call } = startLender();
    lender.loosen('GET /site/pages/*', 'noLanguage');
    expect(await call('page', { params: { slug: 'career' } })).toMatchObject({
      titleEn: '',
      titleHk: '',
      descriptionCn: '',
      blocks: [],
    });
  });

  it('with no more than its blocks is read', async () => {
    const { lender, call } = startLender();
    const block = { type: 'prose', bodyEn: 'Words.' };
    lender.answer('GET /site/pages/*', {
      status: 200,
      body: { blocks: [block, { type: 'hologram' }] },
    });
    expect(await call('page', { params: { slug: 'career' } })).toMatchObject({
      updatedOn: '',
      blocks: [{ type: 'prose', bodyHk: 'Words.' }],
    });
  });
});

describe('A size limit', () => {
  it('of one block costs a page nothing', async () => {
    const { lender, call } = startLender();
    const hrefs = ['/faq', '/career', '/about-us', '/privacy'];
    const actions = hrefs.map((href) => ({ labelEn: 'Read on', href }));
    lender.answer('GET /site/pages/*', {
      status: 200,
      body: { blocks: [{ type: 'hero', headingEn: 'Welcome', actions }] },
    });
    expect(await call('page', { params: { slug: 'home' } })).toMatchObject({
      titleEn: '',
      blocks: [
        { type: 'hero', estimate: false, claims: [], actions: hrefs.map((href) => ({ href })) },
      ],
    });
  });

  it('of one product costs a configuration nothing', async () => {
    const { lender, call } = startLender();
    const [product] = products;
    lender.answer('GET /site/config', {
      status: 200,
      body: { products: [{ ...product, ltvMax: 101 }] },
    });
    expect(await call('commonConfig', {})).toMatchObject({
      products: [{ key: product?.key, ltvMax: 101 }],
      contactWaitSeconds: 180,
    });
  });
});

describe('What stands beside an answer', () => {
  it('loses the item that cannot be read, and a recommendation no alternative for its length', async () => {
    const { lender, call } = startLender();
    const alternative = {
      product: 'first',
      href: '/',
      applyHref: '/',
      nameEn: 'First',
      reasons: [],
    };
    const long = { ...alternative, href: `/first-mortgage?${'a'.repeat(600)}` };
    lender.answer('POST /product-rule', {
      status: 200,
      body: {
        success: true,
        data: { recommended: null, reasons: 'none', alternatives: [alternative, 7, long] },
      },
    });
    expect(await call('applyRule', { body: { answers: {} } })).toMatchObject({
      data: {
        recommended: null,
        reasons: [],
        alternatives: [{ href: '/' }, { href: long.href }],
      },
    });
  });

  it('of a quote loses the sale that cannot be read', async () => {
    const { lender, call } = startLender();
    const [sale] = quote.comparables;
    lender.answer('POST /evaluation/quote', {
      status: 200,
      body: { success: 1, data: { ...quote, comparables: [sale, { label: 'no date' }, sale] } },
    });
    expect(await call('quote', { body: {} })).toMatchObject({
      success: 1,
      data: { comparables: [sale, sale] },
    });
  });
});

describe('A maintenance notice', () => {
  it('with the fields of the specification alone is read in every language', async () => {
    const { lender, call } = startLender();
    const notice = { title: 'Closed', content: 'Until ten.', showButton1: true };
    lender.answer('GET /site/pages/maintenance', { status: 200, body: notice });
    expect(await call('maintenance', {})).toMatchObject({
      ...notice,
      titleHk: 'Closed',
      contentCn: 'Until ten.',
    });
  });

  it('closes the site without any words', async () => {
    const { lender, call } = startLender();
    lender.answer('GET /site/pages/maintenance', { status: 200, body: { showButton1: 1 } });
    expect(await call('maintenance', {})).toMatchObject({ titleEn: '', showButton1: true });
  });

  it('is none where nothing says whether the site is closed', async () => {
    const { lender, call } = startLender();
    lender.answer('GET /site/pages/maintenance', { status: 200, body: { msg: 'Out of order' } });
    await expect(call('maintenance', {})).rejects.toMatchObject({ code: 'bad_answer' });
  });
});

describe('A card with a picture of the lender’s own', () => {
  it.each([['rocket'], [null], [undefined]])('keeps its words: %p', async (icon) => {
    const { lender, call } = startLender();
    const card = { _id: 'a', titleEn: 'Our way', bodyEn: 'It is short.', href: '/faq', icon };
    lender.answer('GET /site/private-links', { status: 200, body: [card] });
    expect(await call('privateLinks', {})).toMatchObject({
      data: [{ titleHk: 'Our way', icon: 'document' }],
    });
  });
});

describe('A configuration', () => {
  it.each([
    [{}, { contactWaitSeconds: 180, logoutWaitSeconds: 120, uploadMaxMegabytes: 20, products: [] }],
    [
      { contactWaitSeconds: -5, logoutWaitSeconds: 'soon' },
      { contactWaitSeconds: 180, logoutWaitSeconds: 120 },
    ],
    [
      { contactWaitSeconds: '60', products: [{ key: 'first' }] },
      { contactWaitSeconds: 60, products: [] },
    ],
  ])('of %j has the values of the specification for the rest', async (body, expected) => {
    const { lender, call } = startLender();
    lender.answer('GET /site/config', { status: 200, body });
    expect(await call('commonConfig', {})).toMatchObject(expected);
  });
});
