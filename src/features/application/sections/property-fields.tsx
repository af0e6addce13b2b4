'use client';

import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { propertyKinds } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import { maxFigureLength } from '@/components/form/figure-length';
import { PropertyPicker } from '@/features/evaluation/property/property-picker';
import { emptyForm, type ValuationForm } from '@/features/evaluation/valuation-form';
import { useTranslate } from '@/i18n/use-translate';
import { identifiesProperty } from '@/lib/chosen-places';
import type { PropertyFormValues } from '../form/application-form-values';
import {
  ApplicationChoiceField,
  ApplicationTextField,
  MoneyField,
  YesNoField,
} from '../components/application-field';
import type { FieldContext } from '../components/step-form';
import styles from '../components/step.module.css';

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

const isKnown = ({ inputMethod, places, label }: PropertyFormValues): boolean =>
  inputMethod === 'search' && identifiesProperty(places) && label !== '';

/** The property: searched by name, selected step by step, carried over from the valuation, or entered manually. */
export function PropertyFields({ frame }: { frame: FieldContext }) {
  const {
    t,
    form: { register, setValue, getValues, control },
    application: { context },
  } = frame;
  const tEvaluation = useTranslate('evaluation');
  const [inputMethod, carpark, label, kind, areaText] = useWatch({
    control,
    name: [
      'property.inputMethod',
      'property.carpark',
      'property.label',
      'property.kind',
      'property.saleableAreaSqft',
    ],
  });
  const [selection, setPicked] = useState(() => toValuationForm(getValues('property')));
  // What is known from before is shown, not asked again.
  const [isPicking, setIsPicking] = useState(() => !isKnown(getValues('property')));

  const selectProperty = (next: ValuationForm): void => {
    // A typed area is kept, even if the selected flat's area is known.
    if (
      next.area !== selection.area &&
      (next.area !== '' || getValues('property.saleableAreaSqft') === selection.area)
    )
      setValue('property.saleableAreaSqft', next.area);
    // The age that was carried over is another building's then.
    if (next.places !== selection.places) setValue('property.ageYears', '');
    setValue('property.places', next.places);
    setValue('property.floor', next.floor);
    setValue('property.room', next.room);
    setValue('property.search', next.search);
    setPicked(next);
  };
  const updateLabel = useCallback(
    (called: string): void => {
      if (getValues('property.label') !== called) setValue('property.label', called);
    },
    [getValues, setValue],
  );
  const chooseAnother = (): void => {
    if (carpark !== '') {
      setValue('property.carpark', '');
      setValue('property.label', '');
    }
    setIsPicking(true);
  };
  const addressProblem = frame.problemMessage('property.address');
  const isByHand = inputMethod === 'hand';
  const areaProblem = frame.problemMessage('property.saleableAreaSqft');
  const valueProblem = frame.problemMessage('property.estimatedValue');
  // It stays open once a problem has opened it, also while the problem is mended.
  const [wasWrong, setWasWrong] = useState(false);
  if ((areaProblem ?? valueProblem) !== undefined && !wasWrong) setWasWrong(true);
  const [hasValue] = useState(() => getValues('property.estimatedValue') !== '');
  // The result of a fast pass, which is the next page, values a usual flat from the lists by its area.
  const isUsual = kind === '' || kind === 'private';
  const isValued = context.product === 'fast-pass' && !isByHand && isUsual;
  const area = (
    <ApplicationTextField
      frame={frame}
      path="property.saleableAreaSqft"
      hasHint
      hint={isValued ? t('property.areaFast') : undefined}
      isOptional={!isByHand || context.product === 'fast-pass'}
      inputMode="decimal"
      maxLength={maxFigureLength}
      width="short"
      suffix={t('property.sqft')}
      {...register('property.saleableAreaSqft')}
    />
  );
  const value = (
    <MoneyField
      frame={frame}
      path="property.estimatedValue"
      isOptional
      hasHint
      {...register('property.estimatedValue')}
    />
  );
  return (
    <>
      {isByHand ? (
        <>
          <ApplicationTextField
            frame={frame}
            path="property.address"
            hasHint
            maxLength={textLimits.propertyAddress}
            {...register('property.address')}
          />
          <ApplicationTextField
            frame={frame}
            path="property.subDistrict"
            hasHint
            maxLength={textLimits.subDistrict}
            width="medium"
            {...register('property.subDistrict')}
          />
        </>
      ) : carpark !== '' || !isPicking ? (
        <div className={formStyles.boxed}>
          <p>
            <b>{label || t('property.fromValuation')}</b>
          </p>
          <button type="button" className={formStyles.plain} onClick={chooseAnother}>
            {t('property.other')}
          </button>
        </div>
      ) : (
        <div
          id="property.address"
          tabIndex={-1}
          className={addressProblem ? `${formStyles.field} ${formStyles.wrong}` : formStyles.field}
        >
          {addressProblem ? (
            <p className={formStyles.problem}>
              {addressProblem} {t('property.choose')}
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
      <p className={formStyles.after}>
        <button
          type="button"
          className={formStyles.plain}
          onClick={() => setValue('property.inputMethod', isByHand ? 'search' : 'hand')}
        >
          {t(isByHand ? 'property.way.search' : 'property.way.hand')}
        </button>
      </p>
      <ApplicationChoiceField
        frame={frame}
        path="property.kind"
        choices={propertyKinds}
        input={register('property.kind')}
      />
      {kind === 'hos' || kind === 'tps' ? (
        <YesNoField
          frame={frame}
          path="property.premiumPaid"
          hasHint
          input={register('property.premiumPaid')}
        />
      ) : null}
      {kind === 'car-park' ? null : isByHand || isValued ? (
        area
      ) : (
        <details className={styles.more} open={wasWrong || undefined}>
          <summary>{t('property.area')}</summary>
          {area}
        </details>
      )}
      {!isByHand && selection.isAreaOfRoom && areaText === selection.area ? (
        <p className={styles.small}>{tEvaluation('flat.areaKnown')}</p>
      ) : null}
      {isValued ? (
        <details className={styles.more} open={wasWrong || hasValue || undefined}>
          <summary>{t('property.ownValue')}</summary>
          {value}
        </details>
      ) : (
        value
      )}
    </>
  );
}
