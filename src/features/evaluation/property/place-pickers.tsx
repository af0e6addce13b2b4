'use client';

import type { Words } from '@/features/calculation/components/calculator-words';
import type { OptionItem } from '../evaluation.types';
import type { PlaceParam } from '../place-params';
import { choosePlace } from '../valuation-form';
import type { Valuation } from '../use-valuation';
import type { OpenInputs } from '../wanted-lists';
import type { FieldMessages } from './field-problems';
import styles from './fields.module.css';
import { Picker } from './picker';

interface PlacePickersProps extends Words {
  valuation: Pick<Valuation, 'form' | 'evaluation' | 'edit'>;
  open: OpenInputs;
  messages: FieldMessages;
  /** How far down the pickers go. */
  depth: 'district' | 'block';
}

const none: readonly OptionItem[] = [];

/** Area, sub-district, estate or street, building, block: each list follows from what is chosen before it. */
export function PlacePickers({ valuation: { form, evaluation, edit }, open, messages, depth, t }: PlacePickersProps) {
  const { places } = form;
  const { info } = evaluation;
  const choose = (level: PlaceParam) => (value: string) => edit(choosePlace(form, level, value));
  const shared = { placeholder: t('pick.choose'), unknownLabel: t('pick.loading') };
  const inDistrict = places.estate ?? places.street ?? '';
  const atStreet = places.streetno ?? places.building ?? '';
  const isEstate = (id: string): boolean => (info.estate ?? none).some(({ value }) => value === id);
  const isNumber = (id: string): boolean => (info.streetno ?? none).some(({ value }) => value === id);
  // The blocks of a place that is not chosen any more may still be known.
  const hasBlocks = places.block !== undefined || ((places.estate ?? places.building) !== undefined && (info.block ?? none).length > 0);
  return (
    <div className={styles.grid}>
      <Picker {...shared} label={t('pick.area')} value={places.area ?? ''} groups={[{ options: info.area ?? none }]} problem={places.area === undefined ? messages.district : undefined} onChange={choose('area')} />
      <Picker {...shared} label={t('pick.district')} value={places.district ?? ''} groups={[{ options: info.district ?? none }]} isDisabled={places.area === undefined} problem={places.area === undefined ? undefined : messages.district} onChange={choose('district')} />
      {depth === 'block' ? (
        <>
          <Picker
            {...shared}
            label={t(open.estate && open.street ? 'pick.estateOrStreet' : open.estate ? 'pick.estate' : 'pick.street')}
            value={inDistrict}
            groups={[{ label: t('pick.estates'), options: info.estate ?? none }, { label: t('pick.streets'), options: info.street ?? none }]}
            isDisabled={places.district === undefined}
            problem={messages.place}
            onChange={(value) => choose(isEstate(value) ? 'estate' : 'street')(value)}
          />
          {places.street !== undefined ? (
            <Picker
              {...shared}
              label={t('pick.building')}
              value={atStreet}
              groups={[{ label: t('pick.numbers'), options: info.streetno ?? none }, { label: t('pick.buildings'), options: info.building ?? none }]}
              onChange={(value) => choose(isNumber(value) ? 'streetno' : 'building')(value)}
            />
          ) : null}
          {hasBlocks ? <Picker {...shared} label={t('pick.block')} placeholder={t('pick.anyBlock')} value={places.block ?? ''} groups={[{ options: info.block ?? none }]} onChange={choose('block')} /> : null}
        </>
      ) : null}
    </div>
  );
}
