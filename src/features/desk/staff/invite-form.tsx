'use client';

import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { staffNameMax } from '@/contracts/staff/staff';
import type { Role } from '@/contracts/staff/permissions';
import type { TranslationProps } from '@/i18n/translation-props';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { ApprovalNotice } from '../approval/approval-notice';
import { FailureNotice } from '../frame/failure-notice';
import { InvitationLink } from './invitation-link';
import { RoleFields } from './role-fields';
import { staffAlone, staffInvitation } from './staff-list';

interface InviteFormProps extends TranslationProps<'desk'> {
  onInvited: () => void;
  onClose: () => void;
}

interface Fields {
  name: string;
  email: string;
  roles: Role[];
}

/** Invites somebody; the link is shown once, to be handed over. */
export function InviteForm({ onInvited, onClose, t, locale }: InviteFormProps) {
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { name: '', email: '', roles: [] },
  });
  const { errors } = formState;
  const { data: isAlone } = useQuery(staffAlone, { locale, request: { query: { limit: 1 } } });
  const { isSending, failure, answer, submit } = useSubmission(staffInvitation, {
    locale,
    onDone: onInvited,
  });
  if (answer?.approval)
    return (
      <section className={styles.panel}>
        <h2>{t('staff.invite')}</h2>
        <ApprovalNotice approval={answer.approval} t={t} locale={locale} />
        <p>{t('staff.mailedLater')}</p>
      </section>
    );
  if (answer?.data)
    return <InvitationLink invitation={answer.data} onClose={onClose} t={t} locale={locale} />;
  return (
    <form
      noValidate
      className={styles.panel}
      aria-label={t('staff.invite')}
      onSubmit={(event) =>
        void handleSubmit((values) => {
          if (!isSending) submit({ body: values });
        })(event)
      }
    >
      <h2>{t('staff.invite')}</h2>
      {isAlone === null ? null : (
        <p className={styles.help}>{t(isAlone ? 'staff.alone' : 'staff.together')}</p>
      )}
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <TextField
        id="name"
        label={t('staff.name')}
        problem={errors.name?.message}
        maxLength={staffNameMax}
        {...register('name', { validate: (name) => name.trim() !== '' || t('staff.nameMissing') })}
      />
      <TextField
        id="email"
        type="email"
        label={t('staff.email')}
        problem={errors.email?.message}
        {...register('email', {
          validate: (email) => /^\S+@\S+$/.test(email.trim()) || t('signIn.emailMissing'),
          setValueAs: (email: string) => email.trim(),
        })}
      />
      <RoleFields
        problem={errors.roles?.message}
        registration={register('roles', {
          validate: (roles) => roles.length > 0 || t('staff.rolesMissing'),
        })}
        t={t}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'staff.inviteNow')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
