import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { callTimes, contactLimits, contactTopics } from '@/contracts/contact/contact-choices';
import styles from './contact-form.module.css';
import type { ContactEntries, ContactField } from './contact-draft';
import type { ContactWordKey } from './contact-words';

interface ContactFieldsProps {
  word: (key: ContactWordKey) => string;
  /** What the fields begin with; what is typed afterwards stays in them. */
  entries: ContactEntries;
  /** What is wrong, in words. */
  problems: Readonly<Partial<Record<ContactField, string>>>;
}

export const contactFieldId = (field: ContactField): string => `contact-${field}`;

/** The fields of the contact form; the browser keeps what is typed in them. */
export function ContactFields({ word, entries, problems }: ContactFieldsProps) {
  const text = (field: 'name' | 'phone' | 'email') => ({ id: contactFieldId(field), name: field, label: word(field), defaultValue: entries[field], problem: problems[field] });
  return (
    <>
      <TextField {...text('name')} autoComplete="name" maxLength={contactLimits.nameMax} />
      <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={30} width="medium" hint={word('phoneHint')} />
      <TextField {...text('email')} type="email" autoComplete="email" maxLength={contactLimits.emailMax} optional={word('optional')} hint={word('emailHint')} />
      <Select field="topic" label={word('topic')} value={entries.topic} problem={problems.topic} options={[{ value: '', label: word('choose') }, ...contactTopics.map((topic) => ({ value: topic, label: word(`topic_${topic}`) }))]} />
      <Message label={word('message')} hint={word('messageHint')} value={entries.message} problem={problems.message} />
      <Select field="callTime" label={word('callTime')} value={entries.callTime} problem={problems.callTime} options={callTimes.map((time) => ({ value: time, label: word(`callTime_${time}`) }))} />
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
      <label htmlFor={id} className={formStyles.label}>{label}</label>
      {problem ? <p id={`${id}-problem`} className={formStyles.problem}>{problem}</p> : null}
      <select id={id} name={field} defaultValue={value} className={`${formStyles.select} ${styles.select}`} aria-invalid={problem ? true : undefined} aria-describedby={problem ? `${id}-problem` : undefined}>
        {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </select>
    </div>
  );
}

function Message({ label, hint, value, problem }: { label: string; hint: string; value: string; problem: string | undefined }) {
  const id = contactFieldId('message');
  return (
    <div className={problem ? `${formStyles.field} ${formStyles.wrong}` : formStyles.field}>
      <label htmlFor={id} className={formStyles.label}>{label}</label>
      <p id={`${id}-hint`} className={formStyles.hint}>{hint}</p>
      {problem ? <p id={`${id}-problem`} className={formStyles.problem}>{problem}</p> : null}
      <textarea id={id} name="message" rows={7} maxLength={contactLimits.messageMax} defaultValue={value} autoComplete="off" className={styles.text} aria-invalid={problem ? true : undefined} aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`} />
    </div>
  );
}
