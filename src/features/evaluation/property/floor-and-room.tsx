'use client';

import { useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import type { Valuation } from '../use-valuation';
import { chooseRoom } from '../valuation-form';
import { ValuationTextField } from './valuation-text-field';
import type { FieldMessages } from './field-messages';
import { OptionSelect } from './option-select';

export interface FloorAndRoomProps extends TranslationProps {
  valuation: Pick<Valuation, 'form' | 'lists' | 'edit'>;
  messages: FieldMessages;
}

const otherRoom = 'other';
const maxRoomLength = 20;

/** Floor and room in a selected building: selected from lists where known, otherwise typed. */
export function FloorAndRoom({ valuation: { form, lists, edit }, messages, t }: FloorAndRoomProps) {
  const { floors, rooms } = lists;
  const [isOther, setIsOther] = useState(false);
  const isTyped = form.room !== '' && !form.room.startsWith('r:');
  const typesRoom = rooms.length === 0 || isOther || isTyped;
  const shared = { placeholder: t('pick.choose'), unknownLabel: t('pick.loading') };
  return (
    <>
      {floors.length > 0 ? (
        <OptionSelect
          {...shared}
          label={t('flat.floor')}
          value={form.floor === '' || form.floor.startsWith('f:') ? form.floor : `f:${form.floor}`}
          groups={[{ options: floors }]}
          problem={messages.floor}
          onChange={(floor) => edit({ ...form, floor })}
        />
      ) : (
        <ValuationTextField
          label={t('flat.floor')}
          value={form.floor.replace(/^f:/, '')}
          inputMode="text"
          maxLength={maxRoomLength}
          problem={messages.floor}
          onChange={(floor) => edit({ ...form, floor })}
        />
      )}
      {rooms.length > 0 ? (
        <OptionSelect
          {...shared}
          label={t('flat.room')}
          value={typesRoom ? otherRoom : form.room}
          groups={[{ options: [...rooms, { value: otherRoom, label: t('flat.otherRoom') }] }]}
          onChange={(value) => {
            setIsOther(value === otherRoom);
            edit(chooseRoom(form, value === otherRoom ? '' : value, rooms));
          }}
        />
      ) : null}
      {typesRoom ? (
        <ValuationTextField
          label={t(rooms.length > 0 ? 'flat.roomTyped' : 'flat.room')}
          value={form.room.replace(/^r:/, '')}
          maxLength={maxRoomLength}
          onChange={(room) => edit(chooseRoom(form, room, rooms))}
        />
      ) : null}
    </>
  );
}
