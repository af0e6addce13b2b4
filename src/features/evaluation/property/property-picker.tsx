'use client';

import { useEffect } from 'react';
import type { Words } from '@/features/calculation/components/calculator-words';
import { namesProperty } from '@/lib/chosen-places';
import { idle } from '@/lib/saga/request-record';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { chosenName } from '../chosen-name';
import { optionTypes } from '../evaluation.types';
import { flatName } from '../flat-name';
import { choosePlaces, type ValuationForm } from '../valuation-form';
import { valuationKeeperOf } from '../valuation-keeper';
import type { OpenInputs } from '../wanted-lists';
import { AddressSearch } from './address-search';
import styles from './fields.module.css';
import { FloorAndRoom } from './floor-and-room';
import { PlacePickers } from './place-pickers';
import formStyles from './property-form.module.css';

interface PropertyPickerProps extends Words {
  /** The same object until something changes. */
  form: ValuationForm;
  /** Whether floor and flat are asked for, too. */
  hasFlat: boolean;
  onEdit: (form: ValuationForm) => void;
  /** Told what the chosen property is called, whenever that changes; empty while nothing is narrow enough. */
  onName: (name: string) => void;
}

const everything: OpenInputs = { search: true, estate: true, street: true, carPark: true, byHand: true };
const nothingWrong = {};

/** Which property, for another form than the valuation's: found by its name or chosen step by step, down to the flat. */
export function PropertyPicker({ form, hasFlat, onEdit, onName, t, locale }: PropertyPickerProps) {
  const keeper = valuationKeeperOf(useAppStore());
  const evaluation = useAppSelector((state) => state.evaluation);
  const lists = useAppSelector((state) => state.valuationForm);
  useEffect(() => keeper.want({ form, open: everything, locale }), [keeper, form, locale]);

  const isNarrow = namesProperty(form.places);
  const place = isNarrow ? (chosenName(form.places, { info: evaluation.info, locale }) ?? form.label) : '';
  const name = place === null || place === '' ? place : flatName({ place, floor: hasFlat ? form.floor : '', room: hasFlat ? form.room : '' }, { ...lists, t, locale });
  useEffect(() => {
    if (name !== null) onName(name);
  }, [name, onName]);

  const valuation = { form, evaluation, lists, edit: onEdit };
  const shared = { valuation, messages: nothingWrong, t, locale };
  const hasFailed = optionTypes.some((type) => evaluation.requests[type]?.status === 'failed');
  return (
    <div className={formStyles.form}>
      <AddressSearch
        t={t}
        locale={locale}
        text={form.search}
        onText={(text) => onEdit({ ...form, search: text })}
        onEarlyText={(text) => onEdit({ ...form, search: text })}
        found={lists.found}
        record={evaluation.requests.search ?? idle}
        open={everything}
        onSearch={(query) => (query === '' ? keeper.clearSearch() : keeper.search(query, locale))}
        onChoose={(hit) => onEdit(choosePlaces(form, { places: hit.ids, label: hit.label }))}
      />
      <PlacePickers {...shared} open={everything} depth="block" />
      {isNarrow && hasFlat ? <div className={styles.grid}><FloorAndRoom {...shared} /></div> : null}
      <p role="alert" className={formStyles.alert}>{hasFailed ? t('problem.lists') : ''}</p>
    </div>
  );
}
