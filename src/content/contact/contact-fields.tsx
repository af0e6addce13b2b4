import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { callTimes, contactLimits, contactTopics } from '@/contracts/contact/contact-choices';
import { textLimits } from '@/contracts/limits/limits';
import { formatWhole } from '@/lib/format';
import { fillWord } from '../fill-word';
import styles from './contact-form.module.css';
import type { ContactFormValues, ContactField } from './contact-store';
import type { ContactWordKey } from './contact-words';

interface ContactFieldsProps {
  word: (key: ContactWordKey) => string;
  /** Default values of the uncontrolled fields. */
  initialValues: ContactFormValues;
  messageLength: number;
  /** Localised error message by field. */
  problems: Readonly<Partial<Record<ContactField, string>>>;
}

/** How few characters are left when their number is announced. */
const announcedFrom = 50;

export const contactFieldId = (field: ContactField): string => `contact-${field}`;

/** The fields of the contact form; uncontrolled inputs. */
export function ContactFields({
  word,
  initialValues,
  messageLength,
  problems,
}: ContactFieldsProps) {
  const charactersLeft = contactLimits.messageMax - messageLength;
  const required = { requiredText: word('required'), 'aria-required': true } as const;
  const field = (name: ContactField) => ({
    id: contactFieldId(name),
    name,
    label: word(name),
    defaultValue: initialValues[name],
    problem: problems[name],
  });
  return (
    <>
      <TextField
        {...field('name')}
        {...required}
        autoComplete="name"
        maxLength={contactLimits.nameMax}
      />
      <TextField
        {...field('phone')}
        {...required}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={textLimits.phone}
        width="medium"
        hint={word('phoneHint')}
      />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={contactLimits.emailMax}
        optional={word('optional')}
        hint={word('emailHint')}
      />
      <SelectField
        {...field('topic')}
        {...required}
        className={styles.select}
        choices={[
          { value: '', label: word('choose') },
          ...contactTopics.map((topic) => ({ value: topic, label: word(`topic_${topic}`) })),
        ]}
      />
      <TextAreaField
        {...field('message')}
        {...required}
        rows={7}
        maxLength={contactLimits.messageMax}
        autoComplete="off"
        className={styles.message}
        hint={word('messageHint')}
      />
      <p className={styles.count} aria-live={charactersLeft <= announcedFrom ? 'polite' : 'off'}>
        {fillWord(word('left'), formatWhole(charactersLeft))}
      </p>
      <SelectField
        {...field('callTime')}
        className={styles.select}
        choices={callTimes.map((time) => ({ value: time, label: word(`callTime_${time}`) }))}
      />
    </>
  );
}
