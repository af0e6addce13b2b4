import { errorCodes } from '@/contracts/error-codes';
import { errorStatuses } from '@/backoffice/http/error/error-status';
import { errorTexts } from '@/lib/texts/error-texts';

describe('The errors of the API', () => {
  it.each(errorCodes)('have words for %s in each language', (code) => {
    expect(errorTexts.in('en')(`code.${code}`)).toMatch(/^[A-Z][\x20-\x7e]+\.$/);
    for (const locale of ['hk', 'cn'] as const)
      expect(errorTexts.in(locale)(`code.${code}`)).toMatch(
        /^(?:[\u3000-\u9fff\uff0c\uff1a\uff1b]| (?:PDF|CSV))+。$/,
      );
  });

  it('have the statuses of the contract', () => {
    expect(errorStatuses).toMatchObject({
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
