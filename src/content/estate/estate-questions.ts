import type { ValuationAccuracy } from '@/contracts/evaluation/accuracy';
import type { Estate } from '@/contracts/evaluation/estate';
import { formatMoney, formatWhole } from '@/lib/format';
import { distinctNameOf, formatShare, type EstateContext } from './estate-format';

export interface EstateQuestion {
  question: string;
  answer: string;
}

/** What people ask about an estate, as far as there is something to answer. */
export function estateQuestions(
  { estate, accuracy }: { estate: Estate; accuracy: ValuationAccuracy | null },
  { locale, t }: EstateContext,
): EstateQuestion[] {
  const { value, completedYear, blockCount, nearby } = estate;
  const name = distinctNameOf(estate, { locale, t });
  const questions: EstateQuestion[] = [];
  const add = (question: string, answer: string) => void questions.push({ question, answer });
  if (value) {
    add(
      t('questions.worth', { name }),
      t('questions.worthAnswer', {
        area: formatWhole(value.areaSqft),
        value: formatMoney(value.value),
        price: formatMoney(value.pricePerSqft),
        low: formatMoney(value.low),
        high: formatMoney(value.high),
      }),
    );
    const [small, large] = [value.bySize[0], value.bySize.at(-1)];
    if (small && large && small !== large)
      add(
        t('questions.size', { name }),
        t('questions.sizeAnswer', {
          small: formatWhole(small.areaSqft),
          smallValue: formatMoney(small.value),
          smallPrice: formatMoney(small.pricePerSqft),
          large: formatWhole(large.areaSqft),
          largeValue: formatMoney(large.value),
          largePrice: formatMoney(large.pricePerSqft),
        }),
      );
    const [low, high] = [value.byFloor[0], value.byFloor.at(-1)];
    if (low && high && high.value > low.value)
      add(
        t('questions.floor', { name }),
        t('questions.floorAnswer', {
          area: formatWhole(value.areaSqft),
          low: low.floor ?? '',
          high: high.floor ?? '',
          difference: formatMoney(high.value - low.value),
          percent: formatShare(high.value / low.value - 1),
        }),
      );
  } else add(t('questions.open', { name }), t('questions.openAnswer'));
  if (completedYear !== null)
    add(t('questions.age', { name }), t('questions.ageAnswer', { year: completedYear }));
  if (blockCount !== null && blockCount > 1)
    add(t('questions.blocks', { name }), t('questions.blocksAnswer', { count: blockCount }));
  const errors = accuracy?.heldBack.find(({ knowledge }) => knowledge === 'own');
  if (value && errors)
    add(
      t('questions.sure'),
      t('questions.sureAnswer', {
        medianError: formatShare(errors.medianError),
        coverage: formatShare(errors.coverage),
      }),
    );
  if (nearby.length > 1)
    add(
      t('questions.nearby', { name }),
      t('questions.nearbyAnswer', {
        names: nearby
          .slice(0, 4)
          .map((near) => distinctNameOf(near, { locale, t }))
          .join(t('questions.join')),
      }),
    );
  return questions;
}
