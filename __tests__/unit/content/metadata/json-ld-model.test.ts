import { jobs } from '@/copy/collections/jobs';
import { products } from '@/copy/collections/products';
import { placeholder } from '@/config/brand';
import type { BlockContext } from '@/content/block-context';
import {
  jobPostings,
  loanProducts,
  organisation,
  questionPage,
} from '@/content/metadata/json-ld-model';
import { localise } from '@/lib/localise';
import { publicSettingsOf } from '@test/support/content/settings-factory';

const context: BlockContext = {
  locale: 'hk',
  t: (key) => key,
  products,
  text: (source, field) => localise(source, field, { locale: 'hk' }),
};
const graph = {
  settings: publicSettingsOf(),
  context,
  url: 'https://site.example/hk/career',
  language: 'zh-HK',
};

describe('Structured data', () => {
  it('names the lender and leaves out what is still a placeholder', () => {
    const text = JSON.stringify(organisation(graph));
    expect(organisation(graph)).toMatchObject({
      '@type': 'FinancialService',
      name: '港鑰按揭',
      url: 'https://site.example',
      areaServed: 'HK',
    });
    expect(text).not.toContain(placeholder);
  });

  it('describes a loan with its lowest rate beside its highest', () => {
    const [product] = products;
    expect(loanProducts(product?.key ?? 'first', graph)).toMatchObject([
      {
        '@type': ['LoanOrCredit', 'MortgageLoan'],
        currency: 'HKD',
        annualPercentageRate: {
          minValue: product?.annualRateFrom,
          maxValue: product?.annualRateMax,
        },
        loanTerm: {
          unitCode: 'MON',
          minValue: product?.minTenorMonths,
          maxValue: product?.maxTenorMonths,
        },
      },
    ]);
  });

  it('leaves out a product that the lender’s configuration does not name', () => {
    expect(loanProducts('rmb', { ...graph, context: { ...context, products: [] } })).toEqual([]);
  });

  it('pairs each question with its answer', () => {
    const questions = [
      {
        questionEn: 'Q',
        questionHk: '問',
        questionCn: '问',
        answerEn: 'A',
        answerHk: '答',
        answerCn: '答',
      },
    ];
    expect(questionPage(questions, context)).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: '問', acceptedAnswer: { '@type': 'Answer', text: '答' } },
      ],
    });
  });

  it('gives each job the fields that a posting must have', () => {
    const postings = jobPostings(jobs, graph);
    expect(postings).toHaveLength(jobs.length);
    expect(postings[0]).toMatchObject({
      '@type': 'JobPosting',
      title: jobs[0]?.titleHk,
      datePosted: jobs[0]?.postedOn,
      validThrough: jobs[0]?.validThrough,
      url: `https://site.example/hk/career#${jobs[0]?._id}`,
      jobLocation: { address: { addressCountry: 'HK' } },
      hiringOrganization: { name: '港鑰按揭' },
    });
  });
});
