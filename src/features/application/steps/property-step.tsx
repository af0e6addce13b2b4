'use client';

import { useCallback, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/form/choice-field';
import formStyles from '@/components/form/form.module.css';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { propertyKinds } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import { maxFigureLength } from '@/components/form/figure-length';
import { PropertyPicker } from '@/features/evaluation/property/property-picker';
import { emptyForm, type ValuationForm } from '@/features/evaluation/valuation-form';
import { useTranslate } from '@/i18n/use-translate';
import { emptyFormValues, type PropertyFormValues } from '../form/application-form-values';
import type { Application } from '../use-application';
import {
  ApplicationChoiceField,
  ApplicationTextField,
  MoneyField,
  YesNoField,
} from '../components/application-field';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toFormValues = (property: PropertyFormValues) => ({ property });

/** The current selection as values of the valuation form, for its property picker. */
const toValuationForm = ({
  places,
  floor,
  room,
  search,
  saleableAreaSqft,
}: PropertyFormValues): ValuationForm => ({
  ...emptyForm,
  places,
  floor,
  room,
  search,
  area: saleableAreaSqft,
});

/** The property: searched by name, selected step by step, carried over from the valuation, or entered manually. */
export function PropertyStep({ application }: { application: Application }) {
  const { context, state, t } = application;
  const tEvaluation = useTranslate('evaluation');
  const form = useForm<PropertyFormValues>({
    defaultValues: state.formValues.property ?? emptyFormValues.property,
  });
  const { register, setValue, getValues, control } = form;
  const [inputMethod, carpark, label, kind, areaText] = useWatch({
    control,
    name: ['inputMethod', 'carpark', 'label', 'kind', 'saleableAreaSqft'],
  });
  const [selection, setPicked] = useState(() => toValuationForm(getValues()));

  const selectProperty = (next: ValuationForm): void => {
    // A typed area is kept, even if the selected flat's area is known.
    if (
      next.area !== selection.area &&
      (next.area !== '' || getValues('saleableAreaSqft') === selection.area)
    )
      setValue('saleableAreaSqft', next.area);
    setValue('places', next.places);
    setValue('floor', next.floor);
    setValue('room', next.room);
    setValue('search', next.search);
    setPicked(next);
  };
  const updateLabel = useCallback(
    (called: string): void => {
      if (getValues('label') !== called) setValue('label', called);
    },
    [getValues, setValue],
  );
  const clearCarPark = (): void => {
    setValue('carpark', '');
    setValue('label', '');
  };
  return (
    <SectionForm
      application={application}
      section="property"
      step="property"
      form={form}
      toFormValues={toFormValues}
    >
      {(frame) => {
        const addressError = frame.fieldError('property.address');
        return (
          <>
            <ChoiceField
              id="property.way"
              legend={t('property.way.label')}
              isRow
              choices={(['search', 'hand'] as const).map((value) => ({
                value,
                label: t(`property.way.${value}`),
              }))}
              input={register('inputMethod')}
            />
            {inputMethod === 'hand' ? (
              <>
                <ApplicationTextField
                  frame={frame}
                  path="property.address"
                  hasHint
                  maxLength={textLimits.propertyAddress}
                  {...register('address')}
                />
                <ApplicationTextField
                  frame={frame}
                  path="property.subDistrict"
                  hasHint
                  maxLength={textLimits.subDistrict}
                  width="medium"
                  {...register('subDistrict')}
                />
              </>
            ) : carpark !== '' ? (
              <div className={formStyles.boxed}>
                <p>
                  <b>{label || t('property.fromValuation')}</b>
                </p>
                <button type="button" className={formStyles.plain} onClick={clearCarPark}>
                  {t('property.other')}
                </button>
              </div>
            ) : (
              <div
                id="property.address"
                tabIndex={-1}
                className={
                  addressError ? `${formStyles.field} ${formStyles.wrong}` : formStyles.field
                }
              >
                {addressError ? (
                  <p className={formStyles.problem}>
                    {addressError} {t('property.choose')}
                  </p>
                ) : null}
                <RequireNamespace namespace="evaluation">
                  <PropertyPicker
                    t={tEvaluation}
                    locale={context.locale}
                    form={selection}
                    hasFlat={kind !== 'car-park'}
                    onEdit={selectProperty}
                    onName={updateLabel}
                  />
                </RequireNamespace>
              </div>
            )}
            <ApplicationChoiceField
              frame={frame}
              path="property.kind"
              choices={propertyKinds}
              input={register('kind')}
            />
            {kind === 'hos' || kind === 'tps' ? (
              <YesNoField
                frame={frame}
                path="property.premiumPaid"
                hasHint
                input={register('premiumPaid')}
              />
            ) : null}
            {kind === 'car-park' ? null : (
              <ApplicationTextField
                frame={frame}
                path="property.saleableAreaSqft"
                hasHint
                isOptional={context.product === 'fast-pass'}
                inputMode="decimal"
                maxLength={maxFigureLength}
                width="short"
                suffix={t('property.sqft')}
                {...register('saleableAreaSqft')}
              />
            )}
            {inputMethod === 'search' && selection.isAreaOfRoom && areaText === selection.area ? (
              <p className={styles.small}>{tEvaluation('flat.areaKnown')}</p>
            ) : null}
            <MoneyField
              frame={frame}
              path="property.estimatedValue"
              isOptional
              hasHint
              {...register('estimatedValue')}
            />
          </>
        );
      }}
    </SectionForm>
  );
}
