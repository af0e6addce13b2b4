'use client';

import { useCallback, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/form/choice-field';
import formStyles from '@/components/form/form.module.css';
import { propertyKinds } from '@/contracts/application/application-choices';
import { PropertyPicker } from '@/features/evaluation/property/property-picker';
import { emptyForm, type ValuationForm } from '@/features/evaluation/valuation-form';
import { useTranslate } from '@/i18n/use-translate';
import { emptyEntries, type PropertyEntry } from '../entry/application-entry';
import type { Application } from '../use-application';
import { EntryChoice, EntryField, MoneyField, YesNoField } from '../components/entry-field';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toEntries = (property: PropertyEntry) => ({ property });

/** What was chosen so far, as the picker of the valuation takes it. */
const pickedOf = ({ places, floor, room, search, saleableAreaSqft }: PropertyEntry): ValuationForm => ({ ...emptyForm, places, floor, room, search, area: saleableAreaSqft });

/** Which property: found by its name, chosen step by step, brought along from the valuation, or written out. */
export function PropertyStep({ application }: { application: Application }) {
  const { facts, state, t } = application;
  const te = useTranslate('evaluation');
  const form = useForm<PropertyEntry>({ defaultValues: state.entries.property ?? emptyEntries.property });
  const { register, setValue, getValues, control } = form;
  const [way, carpark, label, kind, areaText] = useWatch({ control, name: ['way', 'carpark', 'label', 'kind', 'saleableAreaSqft'] });
  const [picked, setPicked] = useState(() => pickedOf(getValues()));

  const pick = (next: ValuationForm): void => {
    // An area that was typed stays, whatever is known of the flat.
    if (next.area !== picked.area && (next.area !== '' || getValues('saleableAreaSqft') === picked.area)) setValue('saleableAreaSqft', next.area);
    setValue('places', next.places);
    setValue('floor', next.floor);
    setValue('room', next.room);
    setValue('search', next.search);
    setPicked(next);
  };
  const name = useCallback((called: string): void => {
    if (getValues('label') !== called) setValue('label', called);
  }, [getValues, setValue]);
  const forgetCarPark = (): void => {
    setValue('carpark', '');
    setValue('label', '');
  };
  return (
    <SectionForm application={application} section="property" step="property" form={form} toEntries={toEntries}>
      {(frame) => {
        const missing = frame.problemOf('property.address');
        return (
          <>
            <ChoiceField
              id="property.way"
              legend={t('property.way.label')}
              isRow
              choices={(['search', 'hand'] as const).map((value) => ({ value, label: t(`property.way.${value}`) }))}
              input={register('way')}
            />
            {way === 'hand' ? (
              <>
                <EntryField frame={frame} path="property.address" hasHint maxLength={200} {...register('address')} />
                <EntryField frame={frame} path="property.subDistrict" hasHint maxLength={80} width="medium" {...register('subDistrict')} />
              </>
            ) : carpark !== '' ? (
              <div className={formStyles.boxed}>
                <p><b>{label || t('property.fromValuation')}</b></p>
                <button type="button" className={formStyles.plain} onClick={forgetCarPark}>{t('property.other')}</button>
              </div>
            ) : (
              <div id="property.address" tabIndex={-1} className={missing ? `${formStyles.field} ${formStyles.wrong}` : formStyles.field}>
                {missing ? <p className={formStyles.problem}>{missing} {t('property.choose')}</p> : null}
                <PropertyPicker t={te} locale={facts.locale} form={picked} hasFlat={kind !== 'car-park'} onEdit={pick} onName={name} />
              </div>
            )}
            <EntryChoice frame={frame} path="property.kind" choices={propertyKinds} input={register('kind')} />
            {kind === 'hos' || kind === 'tps' ? <YesNoField frame={frame} path="property.premiumPaid" hasHint input={register('premiumPaid')} /> : null}
            {kind === 'car-park' ? null : <EntryField frame={frame} path="property.saleableAreaSqft" hasHint isOptional={facts.product === 'fast-pass'} inputMode="decimal" maxLength={16} width="short" suffix={t('property.sqft')} {...register('saleableAreaSqft')} />}
            {way === 'search' && picked.isAreaOfRoom && areaText === picked.area ? <p className={styles.small}>{te('flat.areaKnown')}</p> : null}
            <MoneyField frame={frame} path="property.estimatedValue" isOptional hasHint {...register('estimatedValue')} />
          </>
        );
      }}
    </SectionForm>
  );
}
