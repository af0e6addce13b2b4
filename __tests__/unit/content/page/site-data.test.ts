import type { Locale } from '@/contracts/locale';
import { provideDeviationSink } from '@/lib/api/contract-deviations';
import { provideBuiltInApi } from '@/lib/api/in-process-adapter';
import { providePreviews } from '@/lib/preview/previewed-content';
import { products } from '@/copy/collections/products';

interface Answer {
  status?: number;
  body: unknown;
}

/** The readers of a new process, and an API that answers in turn; the last answer stays. */
async function freshSite(path: string, answers: readonly [Answer, ...Answer[]]) {
  const left = [...answers];
  let current = answers[0];
  provideBuiltInApi(({ url }) => {
    if (!new URL(url).pathname.endsWith(path)) return Response.json({}, { status: 404 });
    current = left.shift() ?? current;
    return Response.json(current.body, { status: current.status ?? 200 });
  });
  jest.resetModules();
  return import('@/content/page/site-data');
}

const en: Locale = 'en';
const failure = { success: false, msg: 'Out of order' };

afterEach(() => {
  provideBuiltInApi(undefined);
  providePreviews(undefined);
  provideDeviationSink(undefined);
});

describe('A page of the site', () => {
  it('is not read from the body of a failure with status 200', async () => {
    const { getPage } = await freshSite('/site/pages/loan-calculator', [{ body: failure }]);
    await expect(getPage(en, 'loan-calculator')).rejects.toMatchObject({ code: 'bad_answer' });
  });
});

describe('The configuration', () => {
  it('keeps its products where a failure is answered with status 200', async () => {
    const { getConfig } = await freshSite('/site/config', [
      { body: { products, contactWaitSeconds: 60 } },
      { body: failure },
    ]);
    const first = await getConfig(en);
    expect(first.products).toHaveLength(products.length);
    expect(await getConfig(en)).toEqual(first);
  });

  it('has its limits where no products were ever there', async () => {
    const { getConfig } = await freshSite('/site/config', [{ body: { contactWaitSeconds: 60 } }]);
    expect(await getConfig(en)).toMatchObject({ contactWaitSeconds: 60, products: [] });
  });
});

describe('The questions of the product finder', () => {
  it('stay where a failure is answered with status 200', async () => {
    const question = {
      key: 'purpose',
      titleEn: 'What is it for?',
      whyEn: 'It decides the product.',
      options: [
        { value: 'cash', labelEn: 'Cash' },
        { value: 'home', labelEn: 'A home' },
      ],
    };
    const { getFinderQuestions } = await freshSite('/product-finder', [
      { body: { questions: [question] } },
      { body: failure },
    ]);
    const first = await getFinderQuestions(en);
    expect(first).toHaveLength(1);
    expect(await getFinderQuestions(en)).toEqual(first);
  });
});

describe('A preview', () => {
  it('has the draft in it as far as it can be read, and leaves nothing of it to later pages', async () => {
    const { getFaqs } = await freshSite('/site/faqs', [
      { body: { data: [] } },
      { body: failure, status: 500 },
    ]);
    const body = { _id: 'new', category: 'property', questionEn: 'Why?', answerEn: '{brand}' };
    providePreviews(() => ({
      kind: 'faqs',
      id: 'new',
      version: 1,
      body,
      index: 0,
      expiresAt: new Date(0),
    }));
    const [entry] = await getFaqs(en);
    expect(entry).toMatchObject({ questionEn: 'Why?', questionHk: 'Why?' });
    providePreviews(() => undefined);
    expect(await getFaqs('hk')).toEqual([]);
    expect(await getFaqs(en)).toEqual([]);
  });
});

describe('A part of pages that cannot be read', () => {
  it('is reported where it is left out and where it is shown as last read', async () => {
    const { getFaqs } = await freshSite('/site/faqs', [
      { status: 500, body: {} },
      { body: { data: [] } },
      { status: 503, body: {} },
    ]);
    const told: string[] = [];
    provideDeviationSink(({ endpoint, problem }) => {
      if (endpoint === 'faqs') told.push(problem);
    });
    await getFaqs(en);
    await getFaqs(en);
    await getFaqs(en);
    expect(told).toEqual([
      expect.stringMatching(/^is left out of pages: .*500/),
      expect.stringMatching(/^is shown as last read: .*503/),
    ]);
  });

  it.each([408, 425, 429, 500])(
    'closes the site rather than opens it while the API only puts it off with %d',
    async (status) => {
      const { getMaintenance } = await freshSite('/site/pages/maintenance', [{ status, body: {} }]);
      await expect(getMaintenance(en)).rejects.toMatchObject({ status });
    },
  );

  it.each([400, 403, 404])('is left out where the API answers %d', async (status) => {
    const { getMaintenance } = await freshSite('/site/pages/maintenance', [{ status, body: {} }]);
    expect(await getMaintenance(en)).toBeNull();
  });
});
