import { ApiError } from '@/lib/api/api-error';
import * as site from '@/features/site/site-collections.slice';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

const faqOf = (id: string) => ({
  _id: id,
  category: 'repaying' as const,
  questionEn: 'Q',
  questionHk: '問',
  questionCn: '问',
  answerEn: 'A',
  answerHk: '答',
  answerCn: '答',
});
const contactOf = (id: string) => ({
  _id: id,
  kind: 'phone' as const,
  titleEn: 'Call',
  titleHk: '致電',
  titleCn: '致电',
  valueEn: '1',
  valueHk: '1',
  valueCn: '1',
});
const toolOf = (id: string) => ({
  _id: id,
  icon: 'key' as const,
  titleEn: 'T',
  titleHk: 'T',
  titleCn: 'T',
  bodyEn: 'B',
  bodyHk: 'B',
  bodyCn: 'B',
});

function start() {
  const fake = fakeClient();
  return { ...fake, store: makeStore({ client: fake.client }) };
}

describe('a collection', () => {
  it('loads, then holds the list and no longer loads', async () => {
    const { store, lastCall } = start();
    const { selectData, selectLoading, selectError } = site.faq.slice.selectors;
    store.dispatch(site.faq.slice.actions.requested({ locale: 'cn', request: {} }));
    expect(selectLoading(store.getState())).toBe(true);
    lastCall().resolveWith({ data: [faqOf('a')] });
    await flushPromises();
    expect(selectData(store.getState())).toEqual([faqOf('a')]);
    expect(selectLoading(store.getState())).toBe(false);
    expect(selectError(store.getState())).toBeNull();
  });

  it('keeps its list and names the error when a later request fails; the next success clears it', async () => {
    const { store, lastCall } = start();
    const { selectData, selectLoading, selectError, selectErrorCode } = site.faq.slice.selectors;
    const request = (): void =>
      void store.dispatch(site.faq.slice.actions.requested({ locale: 'en', request: {} }));
    request();
    lastCall().resolveWith({ data: [faqOf('kept')] });
    await flushPromises();
    request();
    lastCall().rejectWith(new ApiError('Please wait', { status: 429, code: 'rate_limited' }));
    await flushPromises();
    expect(selectLoading(store.getState())).toBe(false);
    expect(selectError(store.getState())).toBe('Please wait');
    expect(selectErrorCode(store.getState())).toBe('rate_limited');
    expect(selectData(store.getState())).toEqual([faqOf('kept')]);
    request();
    expect(selectError(store.getState())).toBeNull();
  });

  it('ignores the answer of a superseded request', async () => {
    const { store, calls } = start();
    const request = (): void =>
      void store.dispatch(site.faq.slice.actions.requested({ locale: 'en', request: {} }));
    request();
    request();
    calls[1]?.resolveWith({ data: [faqOf('second')] });
    await flushPromises();
    calls[0]?.resolveWith({ data: [faqOf('first')] });
    await flushPromises();
    expect(site.faq.slice.selectors.selectData(store.getState())).toEqual([faqOf('second')]);
  });

  it('leaves the other collections alone', async () => {
    const { store, lastCall } = start();
    const before = store.getState();
    store.dispatch(site.jobs.slice.actions.requested({ locale: 'en', request: {} }));
    lastCall().rejectWith(new Error('down'));
    await flushPromises();
    const { jobs, ...others } = store.getState();
    expect(others).toEqual({ ...before, jobs: undefined });
    expect(jobs.requests.all?.failure).toEqual({ code: 'transport', message: 'down' });
  });
});

describe('a collection with several entries', () => {
  it('loads two entries beside each other and keeps both', async () => {
    const { store, calls } = start();
    for (const slug of ['usefull-tools', 'adv-shkc'] as const)
      store.dispatch(
        site.sectionTools.slice.actions.requested({ locale: 'en', request: { params: { slug } } }),
      );
    calls[1]?.resolveWith({ data: [toolOf('b')] });
    await flushPromises();
    expect(site.sectionTools.slice.selectors.selectLoading(store.getState())).toBe(true);
    calls[0]?.resolveWith({ data: [toolOf('a')] });
    await flushPromises();
    expect(site.sectionTools.slice.selectors.selectData(store.getState())).toEqual({
      'usefull-tools': [toolOf('a')],
      'adv-shkc': [toolOf('b')],
    });
    expect(site.sectionTools.slice.selectors.selectLoading(store.getState())).toBe(false);
  });

  it('keeps page contents by slug and asks in the language given', async () => {
    const { store, calls } = start();
    const page = { slug: 'faq', titleEn: 'FAQ', blocks: [] };
    store.dispatch(
      site.pages.slice.actions.requested({ locale: 'hk', request: { params: { slug: 'faq' } } }),
    );
    calls[0]?.resolveWith(page);
    await flushPromises();
    expect(calls[0]).toMatchObject({
      key: 'page',
      locale: 'hk',
      request: { params: { slug: 'faq' } },
    });
    expect(site.pages.slice.selectors.selectData(store.getState())).toEqual({ faq: page });
  });
});

describe('general contact', () => {
  it.each([
    ['the first element', [contactOf('a'), contactOf('b')], contactOf('a')],
    ['nothing', [], null],
  ])('is %s of the list', async (_what, data, expected) => {
    const { store, lastCall } = start();
    store.dispatch(site.generalContact.slice.actions.requested({ locale: 'en', request: {} }));
    lastCall().resolveWith({ data });
    await flushPromises();
    expect(site.generalContact.slice.selectors.selectData(store.getState())).toEqual(expected);
  });
});

describe('every collection', () => {
  const simple = {
    banner: site.banner,
    persona: site.persona,
    faq: site.faq,
    jobs: site.jobs,
    nav: site.nav,
    csContact: site.csContact,
    generalContact: site.generalContact,
    commonConfig: site.commonConfig,
    calculatorConfig: site.calculatorConfig,
    valuationSwitchs: site.valuationSwitchs,
    sectionPages: site.sectionPages,
  };
  const endpoints = {
    banner: 'banners',
    persona: 'personas',
    faq: 'faqs',
    jobs: 'jobs',
    nav: 'navs',
    csContact: 'csContacts',
    generalContact: 'generalContact',
    commonConfig: 'commonConfig',
    calculatorConfig: 'calculatorConfig',
    valuationSwitchs: 'valuationSwitch',
    sectionPages: 'sectionPageEntries',
  };

  it.each(Object.entries(endpoints))('%s asks %s', (name, endpoint) => {
    const { store, calls } = start();
    const collection = Object.entries(simple).find(([key]) => key === name)?.[1];
    if (!collection) throw new Error(`No collection ${name}`);
    store.dispatch(collection.slice.actions.requested({ locale: 'en', request: {} }));
    expect(calls.map(({ key }) => key)).toEqual([endpoint]);
  });
});
