import { negotiateFormat } from '@/backoffice/http/response-format';

describe('The format of an answer', () => {
  it.each([
    ['csv', 'text/csv'],
    ['csv', 'Text/CSV; charset=utf-8'],
    ['csv', 'text/csv, application/json;q=0.9, */*;q=0.1'],
    ['csv', 'application/json;q=0.5,text/csv;q=0.6'],
    ['json', 'application/json, text/csv;q=0.5'],
    ['json', 'text/csv;q=0'],
    ['json', 'text/csv;q=high'],
    ['json', 'text/csvx'],
    ['json', 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ['json', '*/*'],
    ['json', ''],
    ['json', null],
  ] as const)('is %s for Accept %j', (format, accept) => {
    expect(negotiateFormat(accept)).toBe(format);
  });
});
