import { errorReportOf } from '@/lib/site-health/error-report';

const origin = 'https://site.example';
const at = { origin, pathname: '/hk/faq' };
const thrown = (stack: string, name = 'TypeError', message = 'A123456(7) is not valid') =>
  Object.assign(new Error(message), { name, stack });

describe('The report of an error', () => {
  it.each([
    [
      'Chromium',
      `TypeError: A123456(7) is not valid
    at draw (${origin}/_next/static/chunks/0a.js:1:204)
    at async ${origin}/_next/static/chunks/1b.js?dpl=x:2:7
    at HTMLButtonElement.<anonymous> (chrome-extension://abc/inject.js:3:4)`,
    ],
    [
      'Firefox and Safari',
      `draw@${origin}/_next/static/chunks/0a.js:1:204
@${origin}/_next/static/chunks/1b.js:2:7
@https://other.example/_next/static/chunks/1b.js:2:7`,
    ],
  ])('names kind and places of our scripts and never the message: %s', (_browser, stack) => {
    expect(errorReportOf(thrown(stack), at)).toEqual({
      name: 'TypeError',
      frames: [
        { file: '/_next/static/chunks/0a.js', line: 1, column: 204 },
        { file: '/_next/static/chunks/1b.js', line: 2, column: 7 },
      ],
      page: '/hk/faq',
    });
  });

  it('has the number of React, and no name that somebody made up', () => {
    const stack = `at x (${origin}/_next/static/a.js:1:2)`;
    const report = errorReportOf(
      thrown(stack, 'My name is Chan', 'Minified React error #418; visit https://react.dev'),
      at,
    );
    expect(report).toMatchObject({ name: 'Error', code: '418' });
  });

  it('is none where no script of ours took part, and for what is no error', () => {
    expect(errorReportOf(thrown('at x (chrome-extension://abc/a.js:1:2)'), at)).toBeNull();
    expect(errorReportOf(thrown(`at x (${origin}/en/faq:1:2)`), at)).toBeNull();
    expect(errorReportOf('5123 4567', at)).toBeNull();
  });
});
