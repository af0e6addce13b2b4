import { idempotencyHeader, idempotencyKeyPattern } from '@/contracts/idempotency';
import { cookieNotes, type CookieName } from './cookie-notes';
import type { Parameter, Reference } from './openapi-types';

/** Parameters that many operations share, by the name of their component. */
export const commonParameters: Record<string, Parameter> = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description:
      'Language of messages and plain texts. The site sends `en`, `zh-HK` (Traditional Chinese) or `zh-CN` (Simplified Chinese); any other list of languages is taken as HTTP says, and English answers what none of them names.',
    schema: { type: 'string', default: 'en' },
    example: 'zh-HK',
  },
  IdempotencyKey: {
    name: idempotencyHeader,
    in: 'header',
    required: true,
    description:
      'Names this submission, kept for 24 hours: sent again with the same body the first answer comes back, with another body 409 `idempotency_conflict`.',
    schema: { type: 'string', pattern: idempotencyKeyPattern.source },
    example: '5b0d7c9e-6f1a-4a86-9a0f-3f6f1f0f2c11',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description:
      'The `version` that the change is made on, in quotation marks. Answered 412 `changed_meanwhile` where there is a newer one, with what was done since.',
    schema: { type: 'string', pattern: String.raw`^"\d{1,9}"$` },
    example: '"3"',
  },
  SeenVersion: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `version` that was on the screen, in quotation marks. Where one is named and there is a newer one, nothing is booked and 412 `changed_meanwhile` says what was done since.',
    schema: { type: 'string', pattern: String.raw`^"\d{1,9}"$` },
    example: '"3"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'Entity tag of the answer that the caller has: 304 while it is still good.',
    schema: { type: 'string' },
    example: 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  },
};

export const referToParameter = (name: string): Reference => ({
  $ref: `#/components/parameters/${name}`,
});

/** A cookie that a call may carry; none is needed. */
export const cookieParameter = (name: CookieName): Parameter => ({
  name,
  in: 'cookie',
  description: cookieNotes[name],
  schema: { type: 'string' },
});
