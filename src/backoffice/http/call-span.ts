import { ServiceError } from '@/backoffice/common/service-error';
import type { EndpointKey } from '@/contracts/endpoints';
import { inSpan } from '@/lib/tracing/spans';

/** Runs a call in a span named after its endpoint; a refusal is named in it and is no fault. */
export const inCallSpan = (key: EndpointKey, work: () => Promise<Response>): Promise<Response> =>
  inSpan(
    `api ${key}`,
    {
      attributes: { 'site.endpoint': key },
      isFault: (error) => !(error instanceof ServiceError),
    },
    work,
  );
