'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { deskHref } from '@/config/desk/desk-paths';
import type { Role } from '@/contracts/staff/permissions';
import type { StaffDetail } from '@/contracts/staff/staff';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import { DeskLink } from '../frame/desk-link';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { InvitationLink } from './invitation-link';
import { RoleFields } from './role-fields';
import { departure, rolesChange, staffDetails, staffReinvitation } from './staff-list';

interface StaffMemberViewProps extends TranslationProps<'desk'> {
  id: string;
  mayManage: boolean;
}

/** One member of staff: ways in, roles, and the end of the access. */
export function StaffMemberView({ id, mayManage, t, locale }: StaffMemberViewProps) {
  const { data, ...query } = useQuery(staffDetails, {
    locale,
    request: { params: { id } },
    key: id,
  });
  const ownId = useDeskSelector(staffSessionSlice.selectors.selectSession)?.member.id;
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'staff')}>{t('staff.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[id] }} t={t}>
        {(member) => {
          const isClosed = id === ownId || member.isBreakGlass || member.state === 'left';
          return (
            <>
              <h1>{member.name}</h1>
              <Facts
                items={[
                  [t('staff.email'), member.email],
                  [t('staff.state'), t(`staffState.${member.state}`)],
                  [t('staff.passkeys'), member.passkeys],
                  [t('staff.app'), t(member.hasTotp ? 'state.yes' : 'state.no')],
                  [t('staff.workAccount'), t(member.hasWorkAccount ? 'state.yes' : 'state.no')],
                  [t('staff.sessions'), member.sessions],
                  [
                    t('staff.lastSeen'),
                    member.lastSeenAt
                      ? formatDayAndTime(new Date(member.lastSeenAt), locale)
                      : t('staff.never'),
                  ],
                ]}
              />
              {mayManage && !isClosed ? (
                <Management member={member} onChanged={query.reload} t={t} locale={locale} />
              ) : (
                <p className={styles.help}>
                  {t(
                    member.isBreakGlass
                      ? 'staff.breakGlass'
                      : id === ownId
                        ? 'staff.isOwn'
                        : 'staff.readOnly',
                  )}
                </p>
              )}
            </>
          );
        }}
      </QueryView>
    </>
  );
}

interface ManagementProps extends TranslationProps<'desk'> {
  member: StaffDetail;
  onChanged: () => void;
}

function Management({ member, onChanged, t, locale }: ManagementProps) {
  const { id, name } = member;
  const { register, handleSubmit, formState } = useForm<{ roles: Role[] }>({
    defaultValues: { roles: member.roles },
  });
  const change = useSubmission(rolesChange, { locale, onDone: onChanged });
  const reinvitation = useSubmission(staffReinvitation, { locale, onDone: onChanged });
  const leaving = useSubmission(departure, { locale, onDone: onChanged });
  const [asked, setAsked] = useState<'reinvite' | 'leave' | null>(null);
  const failure = change.failure ?? reinvitation.failure ?? leaving.failure;
  return (
    <>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <form
        noValidate
        className={styles.panel}
        onSubmit={(event) =>
          void handleSubmit(({ roles }) => change.submit({ params: { id }, body: { roles } }))(
            event,
          )
        }
      >
        <RoleFields
          problem={formState.errors.roles?.message}
          registration={register('roles', {
            validate: (roles) => roles.length > 0 || t('staff.rolesMissing'),
          })}
          t={t}
        />
        <p className={styles.actions}>
          <button
            type="submit"
            className={styles.primary}
            aria-disabled={change.isSending || undefined}
          >
            {t(change.isSending ? 'state.sending' : 'staff.saveRoles')}
          </button>
        </p>
        {change.answer ? (
          <ApprovalNotice approval={change.answer.data} t={t} locale={locale} />
        ) : null}
      </form>
      {reinvitation.answer?.approval ? (
        <section className={styles.panel}>
          <ApprovalNotice approval={reinvitation.answer.approval} t={t} locale={locale} />
          <p>{t('staff.mailedLater')}</p>
        </section>
      ) : reinvitation.answer?.data ? (
        <InvitationLink
          invitation={reinvitation.answer.data}
          onClose={reinvitation.dismiss}
          t={t}
          locale={locale}
        />
      ) : (
        <section className={styles.panel} aria-label={t('staff.access')}>
          <h2>{t('staff.access')}</h2>
          {asked === null ? (
            <p className={styles.actions}>
              <button type="button" className={styles.button} onClick={() => setAsked('reinvite')}>
                {t('staff.reinvite')}
              </button>
              <button type="button" className={styles.button} onClick={() => setAsked('leave')}>
                {t('staff.leave')}
              </button>
            </p>
          ) : (
            <>
              <p>{t(asked === 'leave' ? 'staff.leaveAsk' : 'staff.reinviteAsk', { name })}</p>
              <p className={styles.actions}>
                <button
                  type="button"
                  className={styles.primary}
                  autoFocus
                  onClick={() => {
                    setAsked(null);
                    (asked === 'leave' ? leaving : reinvitation).submit({
                      params: { id },
                      body: {},
                    });
                  }}
                >
                  {t(asked === 'leave' ? 'staff.leave' : 'staff.reinvite')}
                </button>
                <button type="button" className={styles.button} onClick={() => setAsked(null)}>
                  {t('state.cancel')}
                </button>
              </p>
            </>
          )}
        </section>
      )}
    </>
  );
}
