'use client';

import dynamic from 'next/dynamic';
import { orNothing } from '@/components/loading/or-nothing';

/** The estimate is server-rendered; its script, including the loan engine, is a chunk that only its page loads. */
export const LazyEstimateCard = dynamic(() =>
  orNothing(import('./estimate-card').then(({ EstimateCard }) => EstimateCard)),
);
