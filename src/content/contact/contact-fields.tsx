import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { callTimes, contactLimits, contactTopics } from '@/contracts/contact/contact-choices';
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
  const text = (field: 'name' | 'phone' | 'email') => ({
    id: contactFieldId(field),
    name: field,
    label: word(field),
    defaultValue: initialValues[field],
    problem: problems[field],
  });
  return (
    <>
      <TextField {...text('name')} autoComplete="name" maxLength={contactLimits.nameMax} />
      <TextField
        {...text('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        width="medium"
        hint={word('phoneHint')}
      />
      <TextField
        {...text('email')}
        type="email"
        autoComplete="email"
        maxLength={contactLimits.emailMax}
        optional={word('optional')}
        hint={word('emailHint')}
      />
      <Select
        field="topic"
        label={word('topic')}
        value={initialValues.topic}
        problem={problems.topic}
        options={[
          { value: '', label: word('choose') },
          ...contactTopics.map((topic) => ({ value: topic, label: word(`topic_${topic}`) })),
        ]}
      />
      <Message
        label={word('message')}
        hint={word('messageHint')}
        value={initialValues.message}
        problem={problems.message}
      />
      <Select
        field="callTime"
        label={word('callTime')}
        value={initialValues.callTime}
        problem={problems.callTime}
        options={callTimes.map((time) => ({ value: time, label: word(`callTime_${time}`) }))}
      />
    </>
  );
}

interface SelectProps {
  field: 'topic' | 'callTime';
  label: string;
  value: string;
  problem: string | undefined;
  options: readonly { value: string; label: string }[];
}

function Select({ field, label, value, problem, options }: SelectProps) {
  const id = contactFieldId(field);
  return (
    <div className={problem ? `${formStyles.field} ${formStyles.wrong}` : formStyles.field}>
      <label htmlFor={id} className={formStyles.label}>
        {label}
      </label>
      {problem ? (
        <p id={`${id}-problem`} className={formStyles.problem}>
          {problem}
        </p>
      ) : null}
      <select
        id={id}
        name={field}
        defaultValue={value}
        className={`${formStyles.select} ${styles.select}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Message({
  label,
  hint,
  value,
  problem,
}: {
  label: string;
  hint: string;
  value: string;
  problem: string | undefined;
}) {
  const id = contactFieldId('message');
  return (
    <div className={problem ? `${formStyles.field} ${formStyles.wrong}` : formStyles.field}>
      <label htmlFor={id} className={formStyles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={formStyles.hint}>
        {hint}
      </p>
      {problem ? (
        <p id={`${id}-problem`} className={formStyles.problem}>
          {problem}
        </p>
      ) : null}
      <textarea
        id={id}
        name="message"
        rows={7}
        maxLength={contactLimits.messageMax}
        defaultValue={value}
        autoComplete="off"
        className={styles.text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
      />
    </div>
  );
}
