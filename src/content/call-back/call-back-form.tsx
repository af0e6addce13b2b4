import { useState, type FormEvent } from 'react';
import { SlotFields } from '@/components/appointment/slot-fields';
import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { contactLimits, contactTopics } from '@/contracts/contact/contact-choices';
import { textLimits } from '@/contracts/limits/limits';
import type { Locale } from '@/contracts/locale';
import styles from './call-back.module.css';
import {
  emptyCallBack,
  useCallBackValues,
  type Booking,
  type CallBackField,
} from './call-back-values';
import type { CallBackWord } from './call-back-words';
import { SlotsState } from './slots-state';
import { useSlots } from './use-slots';

interface CallBackFormProps {
  locale: Locale;
  word: CallBackWord;
  onBooked: (booking: Booking) => void;
}

type Problems = Partial<Record<CallBackField, string>>;
const fieldId = (field: CallBackField): string => `call-back-${field}`;
const fields: readonly CallBackField[] = ['startsAt', 'name', 'phone', 'topic'];

/** Day, time, name, phone and topic of a call. */
export function CallBackForm({ locale, word, onBooked }: CallBackFormProps) {
  const { slots, failure, read } = useSlots(locale);
  const [values, setValues] = useCallBackValues(emptyCallBack);
  const [problems, setProblems] = useState<Problems>({});
  const [general, setGeneral] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);

  if (!slots || slots.length === 0)
    return <SlotsState word={word} failure={failure} isFull={slots?.length === 0} onRetry={read} />;

  const show = (next: Problems, whole: string | null): void => {
    setProblems(next);
    setGeneral(whole);
    setAttempt((count) => count + 1);
  };
  const send = async (): Promise<void> => {
    const calls = await import('./call-back-calls');
    const found = calls.callBackProblems(values);
    const wrong = fields.flatMap((field) => {
      const problem = found[field];
      return problem ? [[field, word(`problem_${problem}`)] as const] : [];
    });
    if (wrong.length > 0) return show(Object.fromEntries(wrong), null);
    try {
      const booking = await calls.bookCall(values, locale);
      setValues(emptyCallBack);
      onBooked(booking);
    } catch (error) {
      const reason = calls.failureOf(error);
      switch (reason.kind) {
        case 'taken':
          setValues({ ...values, startsAt: '' });
          read();
          return show({ startsAt: word('gone') }, null);
        case 'tooSoon':
          return show({}, word('tooSoon'));
        case 'gone':
          return show({}, word('unavailable'));
        case 'failed':
          return show({}, reason.words || word('failed'));
      }
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    void send()
      .catch(() => show({}, word('failed')))
      .finally(() => setIsSending(false));
  };

  const required = { requiredText: word('required'), 'aria-required': true } as const;
  const field = (name: 'name' | 'phone' | 'topic') => ({
    id: fieldId(name),
    label: word(name),
    value: values[name],
    ...(problems[name] === undefined ? {} : { problem: problems[name] }),
    ...required,
  });
  const isTopic = (text: string) => contactTopics.find((topic) => topic === text) ?? '';
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <ErrorSummary
        heading={word('problemHeading')}
        titlePrefix={word('errorPrefix')}
        attempt={attempt}
        errors={[
          ...(general === null ? [] : [{ fieldId: null, text: general }]),
          ...fields.flatMap((name) => {
            const text = problems[name];
            return text === undefined ? [] : [{ fieldId: fieldId(name), text }];
          }),
        ]}
      />
      <SlotFields
        id={fieldId('startsAt')}
        slots={slots}
        locale={locale}
        words={{
          day: word('day'),
          time: word('time'),
          choose: word('choose'),
          required: word('required'),
        }}
        value={values.startsAt}
        problem={problems.startsAt}
        onChange={(startsAt) => setValues({ ...values, startsAt })}
      />
      <TextField
        {...field('name')}
        autoComplete="name"
        maxLength={contactLimits.nameMax}
        onChange={(event) => setValues({ ...values, name: event.target.value })}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={textLimits.phone}
        width="medium"
        hint={word('phoneHint')}
        onChange={(event) => setValues({ ...values, phone: event.target.value })}
      />
      <SelectField
        {...field('topic')}
        className={styles.topic}
        choices={[
          { value: '', label: word('choose') },
          ...contactTopics.map((topic) => ({ value: topic, label: word(`topic_${topic}`) })),
        ]}
        onChange={(event) => setValues({ ...values, topic: isTopic(event.target.value) })}
      />
      <p className={styles.notice}>{word('notice')}</p>
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary} aria-disabled={isSending || undefined}>
          {word(isSending ? 'sending' : 'book')}
        </button>
      </p>
      <BotCheckNote />
    </form>
  );
}
