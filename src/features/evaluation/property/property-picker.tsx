'use client';

import { useEffect, useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import { identifiesProperty } from '@/lib/chosen-places';
import { joinAddress } from '@/lib/texts/join-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import fieldStyles from '@/components/form/form.module.css';
import { selectedPlaceName } from '../selected-place-name';
import { optionTypes } from '../evaluation.types';
import { flatName } from '../flat-name';
import type { Valuation } from '../use-valuation';
import { choosePlaces, type ValuationForm } from '../valuation-form';
import { requiredLists, type EnabledInputs } from '../required-lists';
import { listsRequired, searchCleared, searchRequested } from '../evaluation.slice';
import { AddressSearch } from './address-search';
import { BlockField } from './block-field';
import styles from './fields.module.css';
import { FloorAndRoom } from './floor-and-room';
import { PlacePickers } from './place-pickers';
import formStyles from './property-form.module.css';

interface PropertyPickerProps extends TranslationProps<'evaluation'> {
  /** Must be referentially stable until something changes. */
  form: ValuationForm;
  /** Whether floor and flat are requested, too. */
  hasFlat: boolean;
  onEdit: (form: ValuationForm) => void;
  /** Called with the property's name whenever it changes; empty while the selection is not specific enough. */
  onName: (name: string) => void;
}

const allInputs: EnabledInputs = {
  search: true,
  estate: true,
  street: true,
  carPark: true,
  byHand: true,
};
const noMessages = {};

/** Property selection for forms other than the valuation: searched by name or, on demand, selected from lists, down to the flat. */
export function PropertyPicker({ form, hasFlat, onEdit, onName, t, locale }: PropertyPickerProps) {
  const dispatch = useAppDispatch();
  const evaluation = useAppSelector((state) => state.evaluation);
  useEffect(() => {
    dispatch(listsRequired({ lists: requiredLists(form, allInputs), locale }));
  }, [dispatch, form, locale]);

  const isSpecific = identifiesProperty(form.places);
  const [hasLists, setHasLists] = useState(
    () => !isSpecific && Object.keys(form.places).length > 0,
  );
  const withBlocks = form.places.estate ?? form.places.building;
  const place = isSpecific
    ? (selectedPlaceName(form.places, { info: evaluation.info, locale }) ?? form.label)
    : '';
  const name =
    place === null || place === ''
      ? place
      : flatName(
          {
            place: joinAddress([form.blockName, place].filter(Boolean), locale),
            floor: hasFlat ? form.floor : '',
            room: hasFlat ? form.room : '',
          },
          { floors: evaluation.floorInfo, rooms: evaluation.roomInfo, t, locale },
        );
  useEffect(() => {
    if (name !== null) onName(name);
  }, [name, onName]);

  const edit: Valuation['edit'] = (change) => onEdit(change(form));
  const valuation = { form, evaluation, edit };
  const shared = { valuation, messages: noMessages, t, locale };
  const hasFailed = optionTypes.some((type) => evaluation.requests[type]?.status === 'failed');
  return (
    <div className={formStyles.form}>
      <AddressSearch
        t={t}
        locale={locale}
        text={form.search}
        onText={(text) => onEdit({ ...form, search: text })}
        evaluation={evaluation}
        enabledInputs={allInputs}
        onSearch={(query) =>
          dispatch(query === '' ? searchCleared() : searchRequested({ query, locale }))
        }
        onChoose={({ ids, label, blockName, floor, room }) =>
          onEdit(choosePlaces(form, { places: ids, label, blockName, floor, room }))
        }
      />
      {hasLists ? (
        <PlacePickers {...shared} enabledInputs={allInputs} depth="block" />
      ) : (
        <p>
          {name ? <b>{name}</b> : null}{' '}
          <button type="button" className={fieldStyles.plain} onClick={() => setHasLists(true)}>
            {t('pick.fromLists')}
          </button>
        </p>
      )}
      {isSpecific && hasFlat ? (
        <div className={styles.grid}>
          {!hasLists && withBlocks !== undefined ? (
            <BlockField
              key={withBlocks}
              valuation={valuation}
              blocks={evaluation.info.block ?? []}
              t={t}
              locale={locale}
            />
          ) : null}
          <FloorAndRoom {...shared} />
        </div>
      ) : null}
      <p role="alert" className={formStyles.alert}>
        {hasFailed ? t('problem.lists') : ''}
      </p>
    </div>
  );
}
