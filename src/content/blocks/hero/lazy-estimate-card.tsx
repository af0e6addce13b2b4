'use client';

import dynamic from 'next/dynamic';

/** The estimate stands in the document from the start; its script, with the loan engine, is a chunk that only its page loads. */
export const LazyEstimateCard = dynamic(() => import('./estimate-card').then(({ EstimateCard }) => EstimateCard));
