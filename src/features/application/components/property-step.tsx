'use client';

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/form/choice-field';
import formStyles from '@/components/form/form.module.css';
import { propertyKinds } from '@/contracts/application-choices';
import { AddressSearch } from '@/features/evaluation/components/address-search';
import { searchCleared, searchRequested } from '@/features/evaluation/evaluation.slice';
import type { OpenInputs } from '@/features/evaluation/wanted-lists';
import { useTranslate } from '@/i18n/use-translate';
import { idle } from '@/lib/request-record';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { emptyEntries, type PropertyEntry } from '../application-entry';
import type { Application } from '../use-application';
import { EntryChoice, EntryField, MoneyField, YesNoField } from './entry-field';
import { SectionForm } from './section-form';
import styles from './step.module.css';

const toEntries = (property: PropertyEntry) => ({ property });
const everything: OpenInputs = { search: true, estate: true, street: true, carPark: true, byHand: true };

/** Which property: found by its name, brought along from the valuation, or written out. */
export function PropertyStep({ application }: { application: Application }) {
  const { facts, state, t } = application;
  const te = useTranslate('evaluation');
  const dispatch = useAppDispatch();
  const found = useAppSelector(({ valuationForm }) => valuationForm.found);
  const record = useAppSelector(({ evaluation }) => evaluation.requests.search) ?? idle;
  const form = useForm<PropertyEntry>({ defaultValues: state.entries.property ?? emptyEntries.property });
  const { register, setValue, control } = form;
  const [way, search, places, label, kind] = useWatch({ control, name: ['way', 'search', 'places', 'label', 'kind'] });
  const [focusesFlat, setFocusesFlat] = useState(false);
  const isPicked = Object.keys(places).length > 0;
  const { locale } = facts;

  const forget = (): void => {
    setValue('places', {});
    setValue('label', '');
    setValue('carpark', '');
    setValue('flat', '');
    setValue('floor', '');
    setValue('room', '');
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
            ) : isPicked ? (
              <div className={styles.picked}>
                <p><b>{label || t('property.fromValuation')}</b></p>
                <button type="button" className={formStyles.plain} onClick={forget}>{t('property.other')}</button>
              </div>
            ) : (
              <div id="property.address" tabIndex={-1} className={missing ? `${formStyles.field} ${formStyles.wrong}` : formStyles.field}>
                {missing ? <p className={formStyles.problem}>{missing} {t('property.choose')}</p> : null}
                <AddressSearch
                  t={te}
                  locale={locale}
                  text={search}
                  onText={(text) => setValue('search', text)}
                  onEarlyText={(text) => setValue('search', text)}
                  found={found}
                  record={record}
                  open={everything}
                  onSearch={(query) => dispatch(query === '' ? searchCleared() : searchRequested({ query, locale }))}
                  onChoose={(hit) => {
                    setValue('places', hit.ids);
                    setValue('label', hit.label);
                    setFocusesFlat(true);
                  }}
                />
              </div>
            )}
            {way === 'search' && isPicked ? <EntryField frame={frame} path="property.flat" isOptional hasHint maxLength={60} width="medium" autoFocus={focusesFlat} {...register('flat')} /> : null}
            <EntryChoice frame={frame} path="property.kind" choices={propertyKinds} input={register('kind')} />
            {kind === 'hos' || kind === 'tps' ? <YesNoField frame={frame} path="property.premiumPaid" hasHint input={register('premiumPaid')} /> : null}
            {kind === 'car-park' ? null : <EntryField frame={frame} path="property.saleableAreaSqft" hasHint isOptional={facts.product === 'fast-pass'} inputMode="decimal" maxLength={16} width="short" suffix={t('property.sqft')} {...register('saleableAreaSqft')} />}
            <MoneyField frame={frame} path="property.estimatedValue" isOptional hasHint {...register('estimatedValue')} />
          </>
        );
      }}
    </SectionForm>
  );
}
