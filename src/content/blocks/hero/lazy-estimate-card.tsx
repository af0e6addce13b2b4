'use client';

import dynamic from 'next/dynamic';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';

/** The estimate is server-rendered; its script, including the loan engine, is a chunk that only its page loads. */
export const LazyEstimateCard = dynamic(() =>
  omitOnLoadError(import('./estimate-card').then(({ EstimateCard }) => EstimateCard)),
);
