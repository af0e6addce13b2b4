'use client';

import { useState } from 'react';
import { textLimits } from '@/contracts/limits/limits';
import type { TranslationProps } from '@/i18n/translation-props';
import type { EvaluationState } from '../evaluation.types';
import type { Valuation } from '../use-valuation';
import { chooseRoom } from '../valuation-form';
import { ValuationTextField } from './valuation-text-field';
import { fieldId, type FieldMessages } from './field-messages';
import { OptionSelect } from './option-select';

export interface FloorAndRoomProps extends TranslationProps<'evaluation'> {
  valuation: Pick<Valuation, 'form' | 'evaluation' | 'edit'>;
  messages: FieldMessages;
}

const otherRoom = 'other';

/** Floor and room in a selected building: selected from lists where known, otherwise typed. */
export function FloorAndRoom({
  valuation: { form, evaluation, edit },
  messages,
  t,
}: FloorAndRoomProps) {
  const { floorInfo: floors, roomInfo: rooms } = evaluation;
  const [isOther, setIsOther] = useState(false);
  // An answer to another request clears both lists until they are read again; a chosen option stays one meanwhile.
  const hasFloors =
    floors.length > 0 || (isAwaited(evaluation, 'floorInfo') && form.floor.startsWith('f:'));
  const hasRooms =
    rooms.length > 0 || (isAwaited(evaluation, 'roomInfo') && form.room.startsWith('r:'));
  const isTyped = form.room !== '' && !form.room.startsWith('r:');
  const typesRoom = !hasRooms || isOther || isTyped;
  const shared = { placeholder: t('pick.choose'), unknownLabel: t('pick.loading') };
  return (
    <>
      {hasFloors ? (
        <OptionSelect
          {...shared}
          unknownLabel={
            floors.length > 0
              ? t('flat.floorNamed', { floor: form.floor.replace(/^f:/, '') })
              : t('pick.loading')
          }
          id={fieldId('floor')}
          label={t('flat.floor')}
          value={form.floor === '' || form.floor.startsWith('f:') ? form.floor : `f:${form.floor}`}
          groups={[{ options: floors }]}
          problem={messages.floor}
          onChange={(floor) => edit((latest) => ({ ...latest, floor }))}
        />
      ) : (
        <ValuationTextField
          id={fieldId('floor')}
          label={t('flat.floor')}
          value={form.floor.replace(/^f:/, '')}
          inputMode="text"
          maxLength={textLimits.floor}
          problem={messages.floor}
          onChange={(floor) => edit((latest) => ({ ...latest, floor }))}
        />
      )}
      {hasRooms ? (
        <OptionSelect
          {...shared}
          label={t('flat.room')}
          value={typesRoom ? otherRoom : form.room}
          groups={[{ options: [...rooms, { value: otherRoom, label: t('flat.otherRoom') }] }]}
          onChange={(value) => {
            setIsOther(value === otherRoom);
            edit((latest) => chooseRoom(latest, value === otherRoom ? '' : value, rooms));
          }}
        />
      ) : null}
      {typesRoom ? (
        <ValuationTextField
          label={t(hasRooms ? 'flat.roomTyped' : 'flat.room')}
          value={form.room.replace(/^r:/, '')}
          maxLength={textLimits.room}
          onChange={(room) => edit((latest) => chooseRoom(latest, room, rooms))}
        />
      ) : null}
    </>
  );
}

const isAwaited = (
  { requests, listSignatures }: EvaluationState,
  type: 'floorInfo' | 'roomInfo',
): boolean => requests[type]?.status === 'loading' || listSignatures[type] === undefined;
