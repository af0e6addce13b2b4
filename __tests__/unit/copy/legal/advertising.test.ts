import { readFileSync } from 'node:fs';
import { filesUnder } from '@test/architecture/source-graph';
import { locales } from '@/contracts/locale';

const files = [
  ...filesUnder('src/copy').filter((file) => file.endsWith('.ts')),
  ...locales.flatMap((locale) =>
    filesUnder(`public/locales/${locale}`).filter((file) => file.endsWith('.json')),
  ),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const found = (claim: RegExp): string[] =>
  files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => claim.test(line))
      .map((line) => `${file}: ${claim.exec(line)?.[0] ?? ''}`),
  );

/** What the Legislative Council and the Consumer Council criticised in advertisements of money lenders (licence condition 9). */
const criticised = [
  ['no proof of income', /(?:no|without) (?:proof of income|income proof)|免入息|免收入证明/i],
  ['approval at once', /instant(?:ly)? approv|approv\w+ in (?:\w+ )?minutes|即時批|即批|秒批/i],
  ['minutes', /(?:indication|decision|answer)\w* (?:in|takes) minutes|只需[數几]分[鐘钟]/i],
  ['no credit check', /no credit (?:check|enquiry)|without (?:a )?credit (?:check|enquiry)/i],
  [
    'no credit check in Chinese',
    /免(?:查)?信貸|免征信|毋須(?:查閱)?信貸|亦不會查閱信貸|也不查询征信/,
  ],
  ['easy money', /easy (?:money|loan)|borrow easily|輕鬆借|轻松借|易借/i],
  ['a fast mortgage', /快批/],
  [
    'guaranteed approval',
    /guaranteed approval|approval (?:is )?guaranteed|保證必批|(?<!「)必批(?!」)/i,
  ],
] as const;

/** Statistics of the lender's own business, which nobody has counted. */
const uncounted = [
  [
    'most loans or people',
    /\b(?:most|(?<!however )many) (?:loans|borrowers|applicants|customers)\b/i,
  ],
  ['most in Chinese', /(?:大部分|大多[數数]|不少)(?:借款人|客[戶户]|申[請请]人|[貸贷]款)/],
  ['an average', /on average (?:we|our|it takes)|平均(?:批核|審批|审批|放款)/i],
  [
    'common waits',
    /(?:usually|commonly|typically) (?:\w+ )?(?:one|two|three|a few) (?:to \w+ )?(?:days|weeks)/i,
  ],
  ['sooner than promised', /usually (?:much )?sooner|一般更快/i],
  ['sure savings', /nearly always cheaper|payment usually falls|[幾几]乎一定/i],
] as const;

describe('What pages, forms and messages claim', () => {
  it.each(criticised)('is nothing that advertisements were criticised for: %s', (_name, claim) => {
    expect(found(claim)).toEqual([]);
  });

  it.each(uncounted)('is nothing that the lender cannot prove: %s', (_name, claim) => {
    expect(found(claim)).toEqual([]);
  });

  it('is read from copy and locales', () => {
    expect(found(/Money Lender’s Licence No\./).length).toBeGreaterThan(3);
  });
});
