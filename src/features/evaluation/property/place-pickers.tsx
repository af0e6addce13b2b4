'use client';

import type { TranslationProps } from '@/i18n/translation-props';
import type { OptionItem } from '../evaluation.types';
import type { PlaceParam } from '../place-params';
import { choosePlace } from '../valuation-form';
import type { Valuation } from '../use-valuation';
import type { EnabledInputs } from '../required-lists';
import { BlockField } from './block-field';
import { fieldId, type FieldMessages } from './field-messages';
import styles from './fields.module.css';
import { OptionSelect } from './option-select';

interface PlacePickersProps extends TranslationProps<'evaluation'> {
  valuation: Pick<Valuation, 'form' | 'evaluation' | 'edit'>;
  enabledInputs: EnabledInputs;
  messages: FieldMessages;
  /** The narrowest level shown. */
  depth: 'district' | 'block';
}

const none: readonly OptionItem[] = [];

/** Area, sub-district, estate or street, building, block: each list depends on the selection before it. */
export function PlacePickers({
  valuation: { form, evaluation, edit },
  enabledInputs,
  messages,
  depth,
  t,
  locale,
}: PlacePickersProps) {
  const { places } = form;
  const { info } = evaluation;
  const choose = (level: PlaceParam) => (value: string) =>
    edit((latest) => choosePlace(latest, level, value));
  const shared = { placeholder: t('pick.choose'), unknownLabel: t('pick.loading') };
  const inDistrict = places.estate ?? places.street ?? '';
  const atStreet = places.streetno ?? places.building ?? '';
  const isEstate = (id: string): boolean => (info.estate ?? none).some(({ value }) => value === id);
  const isNumber = (id: string): boolean =>
    (info.streetno ?? none).some(({ value }) => value === id);
  const withBlocks = places.estate ?? places.building;
  return (
    <div className={styles.grid}>
      <OptionSelect
        {...shared}
        id={places.area === undefined ? fieldId('district') : undefined}
        label={t('pick.area')}
        value={places.area ?? ''}
        groups={[{ options: info.area ?? none }]}
        problem={places.area === undefined ? messages.district : undefined}
        onChange={choose('area')}
      />
      <OptionSelect
        {...shared}
        id={places.area === undefined ? undefined : fieldId('district')}
        label={t('pick.district')}
        value={places.district ?? ''}
        groups={[{ options: info.district ?? none }]}
        isDisabled={places.area === undefined}
        problem={places.area === undefined ? undefined : messages.district}
        onChange={choose('district')}
      />
      {depth === 'block' ? (
        <>
          <OptionSelect
            {...shared}
            id={fieldId('place')}
            label={t(
              enabledInputs.estate && enabledInputs.street
                ? 'pick.estateOrStreet'
                : enabledInputs.estate
                  ? 'pick.estate'
                  : 'pick.street',
            )}
            value={inDistrict}
            groups={[
              { label: t('pick.estates'), options: info.estate ?? none },
              { label: t('pick.streets'), options: info.street ?? none },
            ]}
            isDisabled={places.district === undefined}
            problem={messages.place}
            onChange={(value) => choose(isEstate(value) ? 'estate' : 'street')(value)}
          />
          {places.street !== undefined ? (
            <OptionSelect
              {...shared}
              label={t('pick.building')}
              value={atStreet}
              groups={[
                { label: t('pick.numbers'), options: info.streetno ?? none },
                { label: t('pick.buildings'), options: info.building ?? none },
              ]}
              onChange={(value) => choose(isNumber(value) ? 'streetno' : 'building')(value)}
            />
          ) : null}
          {withBlocks !== undefined ? (
            <BlockField
              key={withBlocks}
              valuation={{ form, edit }}
              blocks={info.block ?? none}
              t={t}
              locale={locale}
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}
