'use client';

import { memo, Suspense, useDeferredValue } from 'react';
import { useLinkedReveal } from '@/components/tool/use-linked-reveal';
import type { TranslationProps } from '@/i18n/translation-props';
import type { CalculatedFigures } from '../use-calculator';
import { ScheduleSection } from './schedule-section';
import { SensitivitySection } from './sensitivity-section';

const Schedule = memo(ScheduleSection);
const Sensitivity = memo(SensitivitySection);

/** The long tables, updated with a lower priority than the inputs, so that typing stays fast. */
export function DeferredTables({
  calculated,
  ...shared
}: TranslationProps<'calculation'> & { calculated: CalculatedFigures }) {
  const late = useDeferredValue(calculated);
  useLinkedReveal(late === calculated);
  return (
    <>
      <Suspense>
        {late.figures.paymentType === 'revolving' ? null : (
          <Schedule {...shared} calculated={late} />
        )}
      </Suspense>
      <Suspense>
        <Sensitivity {...shared} calculated={late} />
      </Suspense>
    </>
  );
}
