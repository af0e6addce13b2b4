import { useId, useState } from 'react';
import { TextField } from '@/components/form/text-field';
import formStyles from '@/components/form/form.module.css';
import type { CoApplicant } from '@/contracts/application/co-applicant';
import { textLimits } from '@/contracts/limits/limits';
import { linkRequested, textedLinkSlice } from '@/features/otp/texted-link.slice';
import { phoneProblem } from '@/lib/application/field-tests';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { fieldProblemMessage } from '../form/field-messages';
import type { Application } from '../use-application';
import styles from '../components/step.module.css';

interface CorrectNumberProps {
  application: Application;
  coApplicant: Pick<CoApplicant, 'position' | 'name'>;
  /** Of the application. */
  number: string;
}

/** Another number for one whose number was wrong: the link goes there, and the one before ends. */
export function CorrectNumber({
  application: { t, context },
  coApplicant: { position, name },
  number,
}: CorrectNumberProps) {
  const { locale } = context;
  const id = useId();
  const dispatch = useAppDispatch();
  const { link, request } = useAppSelector(textedLinkSlice.selectors.selectTextedLink);
  const [phone, setPhone] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const path = `applicants.persons.${position}.phone`;
  const wrong = phoneProblem(phone);
  const isOwn = link?.position === position && link.phone !== undefined;
  const isSending = isOwn && request.status === 'loading';
  const send = (): void => {
    setIsChecked(true);
    if (wrong || isSending) return;
    dispatch(
      linkRequested({
        link: { kind: 'co-apply-link', applicationNumber: number, position, phone },
        locale,
      }),
    );
  };
  return (
    <details className={styles.more}>
      <summary>{t('done.coApplicants.wrongNumber')}</summary>
      <TextField
        id={id}
        label={t('done.coApplicants.number', { name })}
        type="tel"
        inputMode="tel"
        width="medium"
        maxLength={textLimits.phone}
        value={phone}
        problem={isChecked && wrong ? fieldProblemMessage(path, wrong, { t, locale }) : undefined}
        onChange={({ target }) => setPhone(target.value)}
      />
      <button
        type="button"
        className={formStyles.secondary}
        aria-disabled={isSending || undefined}
        onClick={send}
      >
        {t('done.coApplicants.correct')}
      </button>
      <p role="status">
        {isOwn && request.status === 'succeeded'
          ? t('done.coApplicants.corrected', { ending: (link.phone ?? '').trim().slice(-4) })
          : isOwn && request.failure
            ? request.failure.message
            : ''}
      </p>
    </details>
  );
}
