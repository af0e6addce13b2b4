'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { ApprovalDetail } from '@/contracts/approval/approval';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { FailureNotice } from '../frame/failure-notice';
import { QueryView } from '../frame/query-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { ApprovalDecision } from './approval-decision';
import { ApprovedContent } from './approved-content';
import { ApprovalFacts } from './approval-facts';
import { approvalDetails, approvalWithdrawal } from './approval-list';

interface ApprovalViewProps extends TranslationProps<'desk'> {
  id: string;
}

/** One request with all that is decided, and the decision. */
export function ApprovalView({ id, t, locale }: ApprovalViewProps) {
  const { data, ...query } = useQuery(approvalDetails, {
    locale,
    request: { params: { id } },
    key: id,
  });
  const own = useDeskSelector(staffSessionSlice.selectors.selectSession)?.member.email;
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'approvals')}>{t('approval.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[id] }} t={t}>
        {(approval) => (
          <>
            <h1>
              {t(`approvalKind.${approval.kind}`)} · {id}
            </h1>
            <Summary approval={approval} t={t} locale={locale} />
            <section className={styles.panel} aria-labelledby="decided">
              <h2 id="decided">{t('approval.decided')}</h2>
              <ApprovalFacts facts={approval.facts} t={t} locale={locale} />
            </section>
            <ApprovedContent facts={approval.facts} t={t} locale={locale} />
            {approval.blocked === null ? (
              <ApprovalDecision
                approval={approval}
                onChanged={query.reload}
                t={t}
                locale={locale}
              />
            ) : (
              <p className={styles.help}>{t(`approvalBlocked.${approval.blocked}`)}</p>
            )}
            {approval.state === 'waiting' && approval.maker === own ? (
              <Withdrawal id={id} onDone={query.reload} t={t} locale={locale} />
            ) : null}
          </>
        )}
      </QueryView>
    </>
  );
}

interface SummaryProps extends TranslationProps<'desk'> {
  approval: ApprovalDetail;
}

function Summary({ approval, t, locale }: SummaryProps) {
  const { state, subject, maker, madeAt, checker, decidedAt, reason, result } = approval;
  const time = (instant: string): string => formatDayAndTime(new Date(instant), locale);
  return (
    <section className={styles.panel} aria-label={t('approval.summary')}>
      <Facts
        items={[
          [t('approval.state'), <b key="state">{t(`approvalState.${state}`)}</b>],
          [t('approval.subject'), <code key="subject">{subject}</code>],
          [t('approval.maker'), maker],
          [t('approval.asked'), time(madeAt)],
          ...(checker === null ? [] : [[t('approval.checker'), checker] as const]),
          ...(decidedAt === null ? [] : [[t('approval.decidedAt'), time(decidedAt)] as const]),
          ...(reason === null ? [] : [[t('approval.reason'), reason] as const]),
          ...(result === null ? [] : [[t('approval.result'), result] as const]),
        ]}
      />
    </section>
  );
}

interface WithdrawalProps extends TranslationProps<'desk'> {
  id: string;
  onDone: () => void;
}

function Withdrawal({ id, onDone, t, locale }: WithdrawalProps) {
  const { isSending, failure, submit } = useSubmission(approvalWithdrawal, { locale, onDone });
  return (
    <>
      {failure ? <FailureNotice failure={failure} onRetry={onDone} t={t} /> : null}
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={isSending || undefined}
          onClick={() => (isSending ? undefined : submit({ params: { id }, body: {} }))}
        >
          {t('approval.withdraw')}
        </button>
      </p>
    </>
  );
}
