import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { callTimes, contactLimits, contactTopics } from '@/contracts/contact/contact-choices';
import { textLimits } from '@/contracts/limits/limits';
import styles from './contact-form.module.css';
import type { ContactFormValues, ContactField } from './contact-store';
import type { ContactWordKey } from './contact-words';

interface ContactFieldsProps {
  word: (key: ContactWordKey) => string;
  /** Default values of the uncontrolled fields. */
  initialValues: ContactFormValues;
  /** Localised error message by field. */
  problems: Readonly<Partial<Record<ContactField, string>>>;
}

export const contactFieldId = (field: ContactField): string => `contact-${field}`;

/** The fields of the contact form; uncontrolled inputs. */
export function ContactFields({ word, initialValues, problems }: ContactFieldsProps) {
  const field = (name: ContactField) => ({
    id: contactFieldId(name),
    name,
    label: word(name),
    defaultValue: initialValues[name],
    problem: problems[name],
  });
  return (
    <>
      <TextField {...field('name')} autoComplete="name" maxLength={contactLimits.nameMax} />
      <TextField
        {...field('phone')}
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
        className={styles.select}
        choices={[
          { value: '', label: word('choose') },
          ...contactTopics.map((topic) => ({ value: topic, label: word(`topic_${topic}`) })),
        ]}
      />
      <TextAreaField
        {...field('message')}
        rows={7}
        maxLength={contactLimits.messageMax}
        autoComplete="off"
        className={styles.message}
        hint={word('messageHint')}
      />
      <SelectField
        {...field('callTime')}
        className={styles.select}
        choices={callTimes.map((time) => ({ value: time, label: word(`callTime_${time}`) }))}
      />
    </>
  );
}
