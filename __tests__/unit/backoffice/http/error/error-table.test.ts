import { errorTable } from '@/backoffice/http/error/error-table';

describe('The table of errors', () => {
  const rows = Object.entries(errorTable);

  it.each(rows)('has its own words for %s in each language', (_code, row) => {
    expect(row.en).toMatch(/^[A-Z][\x20-\x7e]+\.$/);
    expect(row.hk).toMatch(/^(?:[\u3000-\u9fff\uff0c]| (?:PDF|CSV))+。$/);
    expect(row.cn).toMatch(/^(?:[\u3000-\u9fff\uff0c]| (?:PDF|CSV))+。$/);
  });

  it('has the statuses of the contract', () => {
    expect(Object.fromEntries(rows.map(([code, { status }]) => [code, status]))).toMatchObject({
      validation_failed: 400,
      malformed_json: 400,
      cross_site: 400,
      unauthorised: 401,
      not_found: 404,
      conflict: 409,
      payload_too_large: 413,
      unsupported_media_type: 415,
      rate_limited: 429,
      internal: 500,
      unavailable: 503,
    });
  });
});
