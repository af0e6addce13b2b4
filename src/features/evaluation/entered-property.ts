import type { Translate } from '@/i18n/text-keys';
import type { ValuationForm } from './valuation-form';

/** Everything that was entered about a property, a line each, for the person who values it. */
export function enteredProperty(
  form: ValuationForm,
  {
    t,
    placeName,
    districtName,
    value,
  }: {
    t: Translate<'evaluation'>;
    placeName: string | null;
    districtName: string | null;
    /** The online value of just this property, where there is one. */
    value: string;
  },
): string {
  const { inputMethod, address, floor, room, area, areaUnit, age, propertyType, premium } = form;
  const name = [inputMethod === 'hand' ? address.trim() : (placeName ?? form.label), districtName];
  const lines: [label: string, text: string][] = [
    [t('carry.property'), name.filter(Boolean).join(t('result.join'))],
    [
      t('carry.type'),
      inputMethod === 'carPark' ? t('propertyType.carPark') : propertyTypeText(propertyType, t),
    ],
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
