import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import type { Translate } from '@/i18n/text-keys';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import type { EvaluationState } from './evaluation.types';
import { selectedPlaceName } from './selected-place-name';
import type { ValuationForm } from './valuation-form';

interface EnteredPropertyContext extends TranslationProps<'evaluation'> {
  evaluation: Pick<EvaluationState, 'info'>;
  /** The online value of just this property, where there is one. */
  quote: QuoteData | null;
}

/** Everything that was entered about a property, a line each, and its online value, for the person who values it. */
export function enteredProperty(
  form: ValuationForm,
  { t, locale, evaluation: { info }, quote }: EnteredPropertyContext,
): string {
  const placeName =
    form.inputMethod === 'carPark'
      ? (info.carpark?.find(({ value }) => value === form.carpark)?.label ?? null)
      : selectedPlaceName(form.places, { info, locale });
  const districtName =
    info.district?.find(({ value }) => value === form.places.district)?.label ?? null;
  const value = quote
    ? t('carry.figures', {
        value: formatMoney(quote.value),
        low: formatMoney(quote.low),
        high: formatMoney(quote.high),
        day: formatDay(quote.asOf, locale),
      })
    : '';
  const {
    inputMethod,
    address,
    blockName,
    floor,
    room,
    area,
    areaUnit,
    age,
    propertyType,
    premium,
  } = form;
  const name = [inputMethod === 'hand' ? address.trim() : (placeName ?? form.label), districtName];
  const lines: [label: string, text: string][] = [
    [t('carry.property'), name.filter(Boolean).join(t('result.join'))],
    [
      t('carry.type'),
      inputMethod === 'carPark' ? t('propertyType.carPark') : propertyTypeText(propertyType, t),
    ],
    [t('pick.block'), inputMethod === 'steps' ? blockName : ''],
    [t('flat.floor'), floor.replace(/^f:/, '')],
    [t('flat.room'), inputMethod === 'steps' ? room.replace(/^r:/, '') : ''],
    [t('flat.area'), area === '' ? '' : `${area} ${t(`unit.${areaUnit}`)}`],
    [t('carry.age'), age],
    [t('premium.label'), premium === '' ? '' : t(`premium.${premium}`)],
    [t('carry.value'), value],
  ];
  return [
    t('carry.intro'),
    ...lines.flatMap(([label, text]) => (text === '' ? [] : [t('carry.line', { label, text })])),
  ].join('\n');
}

const propertyTypeText = (
  propertyType: ValuationForm['propertyType'],
  t: Translate<'evaluation'>,
): string => (propertyType === '' ? '' : t(`propertyType.${propertyType}`));
