'use client';

import { useSyncExternalStore } from 'react';
import { LinkAction } from '@/components/link-action/link-action';
import { SmartLink } from '@/components/smart-link';
import { subscribeToHash } from '@/components/subscribe-to-hash';
import { linkTokenPattern } from '@/contracts/account/link-token';
import { flowPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { failureMessage } from '@/features/account/components/query-states';
import type { LenderInfo } from '@/features/account/lender-info';
import styles from '@/features/account/session/sign-in.module.css';
import { useSubmission, type Submission } from '@/store/use-submission';
import { hasCode } from '@/lib/saga/request-record';
import { notMeSubmission, verifyEmailSubmission } from './details-submissions';

interface LinkPageProps {
  locale: Locale;
  lender: LenderInfo;
}

/** Where the link of a notice leads: one press stops withdrawals, without signing in. */
export function NotMe({ locale, lender }: LinkPageProps) {
  const submission = useSubmission(notMeSubmission, { locale });
  return <LinkPage name="notMe" submission={submission} locale={locale} lender={lender} />;
}

/** Where the link leads that was mailed to an address: one press verifies it, without signing in. */
export function VerifyEmail({ locale, lender }: LinkPageProps) {
  const submission = useSubmission(verifyEmailSubmission, { locale });
  return <LinkPage name="verifyEmail" submission={submission} locale={locale} lender={lender} />;
}

function LinkPage({
  name,
  submission: { isSending, failure, answer, submit },
  locale,
  lender,
}: LinkPageProps & {
  name: 'notMe' | 'verifyEmail';
  submission: Submission<'freezePayoutsByLink'> | Submission<'verifyEmail'>;
}) {
  const t = useTranslate('account');
  const token = useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash.slice(1),
    () => '',
  );
  const params = { phone: lender.hotline, hours: lender.officeHours };
  const isExpired = !linkTokenPattern.test(token) || hasCode(failure, 'not_found');
  const isOver = isExpired || answer !== null;
  return (
    <div>
      <h1>{t(`${name}.title`)}</h1>
      {isOver ? null : <p className={styles.lead}>{t(`${name}.lead`)}</p>}
      <noscript>
        <p>{t('noScript', params)}</p>
      </noscript>
      <div className={styles.card}>
        <LinkAction
          words={{
            text: t(`${name}.text`),
            button: isSending ? t('state.sending') : t(`${name}.button`),
            done: t(`${name}.done`, params),
            expired: t(`${name}.expired`, params),
          }}
          isExpired={isExpired}
          isDone={answer !== null}
          isSending={isSending}
          problem={failure && failureMessage(failure, t)}
          onPress={() => submit({ body: { token } })}
        />
        {isOver && name === 'verifyEmail' ? (
          <p>
            <SmartLink href={flowPaths.details} locale={locale}>
              {t('details.nav')}
            </SmartLink>
          </p>
        ) : null}
      </div>
    </div>
  );
}
