'use client';

import dynamic from 'next/dynamic';

/** The estimate is server-rendered; its script, including the loan engine, is a chunk that only its page loads. */
export const LazyEstimateCard = dynamic(() =>
  import('./estimate-card').then(({ EstimateCard }) => EstimateCard),
);
