import { useState } from 'react';
import { SelectField } from '@/components/form/select-field';
import type { Slot } from '@/contracts/appointment/appointment';
import type { Locale } from '@/contracts/locale';
import { slotDay, slotTime } from '@/lib/appointment/slot-words';
import { hongKongDay } from '@/lib/hong-kong-day';
import styles from './slot-fields.module.css';

interface SlotFieldsProps {
  /** Id of the time field; the id of the day field is this one with the suffix `-day`. */
  id: string;
  slots: readonly Slot[];
  locale: Locale;
  words: { day: string; time: string; choose: string; required?: string };
  /** The start of the chosen slot; empty where none is. */
  value: string;
  problem?: string | undefined;
  onChange: (startsAt: string) => void;
}

const dayOf = ({ startsAt }: Pick<Slot, 'startsAt'>): string => hongKongDay(new Date(startsAt));

/** Fields that select a day and a time among the bookable slots. */
export function SlotFields({
  id,
  slots,
  locale,
  words,
  value,
  problem,
  onChange,
}: SlotFieldsProps) {
  const chosen = slots.find(({ startsAt }) => startsAt === value);
  const [picked, setDay] = useState<string>();
  const firstOfDays = slots.filter((slot, index) => {
    const before = slots[index - 1];
    return !before || dayOf(before) !== dayOf(slot);
  });
  const day = picked ?? (chosen && dayOf(chosen)) ?? (firstOfDays[0] ? dayOf(firstOfDays[0]) : '');
  const times = slots.filter((slot) => dayOf(slot) === day);
  return (
    <div className={styles.row}>
      <SelectField
        id={`${id}-day`}
        label={words.day}
        className={styles.select}
        value={day}
        choices={firstOfDays.map((slot) => ({
          value: dayOf(slot),
          label: slotDay(slot.startsAt, locale),
        }))}
        onChange={(event) => {
          setDay(event.target.value);
          onChange('');
        }}
      />
      <SelectField
        id={id}
        label={words.time}
        className={styles.select}
        value={chosen ? value : ''}
        {...(problem === undefined ? {} : { problem })}
        {...(words.required === undefined
          ? {}
          : { requiredText: words.required, 'aria-required': true })}
        choices={[
          { value: '', label: words.choose },
          ...times.map(({ startsAt, endsAt }) => ({
            value: startsAt,
            label: `${slotTime(startsAt)}–${slotTime(endsAt)}`,
          })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
