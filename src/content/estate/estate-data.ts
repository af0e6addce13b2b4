import { notFound } from 'next/navigation';
import { cache } from 'react';
import { publicSettings } from '@/config/env.public';
import type { ValuationAccuracy } from '@/contracts/evaluation/accuracy';
import type {
  Estate,
  EstateArea,
  EstateDistrict,
  EstatePages,
} from '@/contracts/evaluation/estate';
import type { EndpointKey, EndpointRequest, EndpointResponse } from '@/contracts/endpoints';
import { ApiError } from '@/lib/api/api-error';
import { callFromServer } from '@/lib/api/server-call';

/** The answers are the same in all languages. */
const call = <K extends EndpointKey>(
  key: K,
  request: EndpointRequest<K>,
): Promise<EndpointResponse<K>> =>
  callFromServer(key, request, { locale: 'en', apiBaseUrl: publicSettings().apiBaseUrl });

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  return (await orNull(answer)) ?? notFound();
}

/** Areas and districts with estates; none where the API has no pages of estates. */
export const getEstateAreas = cache(
  async (): Promise<EstateArea[]> => (await orNull(call('estateAreas', {})))?.data ?? [],
);

/** Areas and districts with estates; none where they cannot be read, for a page that stands without them. */
export const getOptionalAreas = (): Promise<EstateArea[]> => getEstateAreas().catch(() => []);

/** Null where the API has no pages of estates. */
export const getEstatePages = (): Promise<EstatePages | null> => orNull(call('estatePages', {}));

export const getEstateDistrict = cache((district: string): Promise<EstateDistrict> =>
  orNotFound(call('estateDistrict', { params: { district } })),
);

export const getEstate = cache((district: string, estate: string): Promise<Estate> =>
  orNotFound(call('estate', { params: { district, estate } })),
);

/** How old and how true the values are; null where the API does not say. */
export const getAccuracy = cache((): Promise<ValuationAccuracy | null> =>
  call('valuationAccuracy', {}).catch(() => null),
);
