import { useWatch } from 'react-hook-form';
import { maxFigureLength } from '@/components/form/figure-length';
import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { propertyKinds } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import {
  ApplicationChoiceField,
  ApplicationTextField,
  MoneyField,
  YesNoField,
} from '@/features/application/components/application-field';
import type { CorrectionFieldsProps } from './correction-fields-props';

/** The property: floor and flat of a building from the lists, which staff may give up for an address that is written out. */
export function PropertyCorrection({ frame, isFromList, t }: CorrectionFieldsProps) {
  const { register, setValue, control } = frame.form;
  const [inputMethod, carpark, kind] = useWatch({
    control,
    name: ['property.inputMethod', 'property.carpark', 'property.kind'],
  });
  const isByHand = inputMethod === 'hand';
  const hasFlat = !isByHand && carpark === '';
  return (
    <>
      <ApplicationTextField
        key={inputMethod}
        frame={frame}
        path="property.address"
        hint={
          isFromList ? t(isByHand ? 'correction.byHandHint' : 'correction.placeHint') : undefined
        }
        maxLength={textLimits.propertyAddress}
        {...register(isByHand ? 'property.address' : 'property.label')}
      />
      {isFromList ? (
        <p className={formStyles.after}>
          <button
            type="button"
            className={formStyles.plain}
            onClick={() => setValue('property.inputMethod', isByHand ? 'search' : 'hand')}
          >
            {t(isByHand ? 'correction.fromList' : 'correction.byHand')}
          </button>
        </p>
      ) : null}
      {isByHand ? (
        <ApplicationTextField
          frame={frame}
          path="property.subDistrict"
          hasHint
          maxLength={textLimits.subDistrict}
          width="medium"
          {...register('property.subDistrict')}
        />
      ) : null}
      {hasFlat ? (
        <>
          <TextField
            id="property.floor"
            label={t('correction.floor')}
            width="short"
            maxLength={textLimits.floor - 'f:'.length}
            {...register('property.floor')}
          />
          <TextField
            id="property.room"
            label={t('correction.room')}
            width="short"
            maxLength={textLimits.room}
            {...register('property.room')}
          />
        </>
      ) : null}
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
          input={register('property.premiumPaid')}
        />
      ) : null}
      {kind === 'car-park' ? null : (
        <ApplicationTextField
          frame={frame}
          path="property.saleableAreaSqft"
          isOptional={!isByHand}
          inputMode="decimal"
          maxLength={maxFigureLength}
          width="short"
          suffix={frame.t('property.sqft')}
          {...register('property.saleableAreaSqft')}
        />
      )}
      <MoneyField
        frame={frame}
        path="property.estimatedValue"
        isOptional
        {...register('property.estimatedValue')}
      />
    </>
  );
}
