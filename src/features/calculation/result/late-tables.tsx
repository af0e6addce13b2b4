'use client';

import { memo, Suspense, useDeferredValue } from 'react';
import { useLinkedReveal } from '@/components/tool/use-linked-reveal';
import type { TranslationProps } from '@/i18n/translation-props';
import type { CalculatorOutcome } from '../use-calculator';
import { ScheduleSection } from './schedule-section';
import { SensitivitySection } from './sensitivity-section';

const Schedule = memo(ScheduleSection);
const Sensitivity = memo(SensitivitySection);

/** The long tables, which follow the figures once there is time for it, so that typing stays fast. */
export function LateTables({
  outcome,
  ...shared
}: TranslationProps<'calculation'> & { outcome: CalculatorOutcome }) {
  const late = useDeferredValue(outcome);
  useLinkedReveal(late === outcome);
  return (
    <>
      <Suspense>
        {late.figures.paymentType === 'revolving' ? null : <Schedule {...shared} outcome={late} />}
      </Suspense>
      <Suspense>
        <Sensitivity {...shared} outcome={late} />
      </Suspense>
    </>
  );
}
