'use client';

import dynamic from 'next/dynamic';
import type { StepProps } from '../use-application';

const loadCheck = () => import('./check-step');
const loadDone = () => import('./done-step');

// The last pages of an application, which need more than those before: their scripts are not among the first.
export const CheckStep = dynamic<StepProps>(() => loadCheck().then((loaded) => loaded.CheckStep), {
  ssr: false,
});
export const DoneStep = dynamic<StepProps>(() => loadDone().then((loaded) => loaded.DoneStep), {
  ssr: false,
});
export const EligibilityStep = dynamic<StepProps>(
  () => import('./eligibility-step').then((loaded) => loaded.EligibilityStep),
  { ssr: false },
);

/** Fetches the last pages while an earlier one is filled in, so that they are there when the line is not. */
export function preloadLastSteps(): void {
  for (const load of [loadCheck, loadDone]) void load().catch(() => undefined);
}
