'use client';

import { useEffect, useRef } from 'react';
import { LinkAction } from '@/components/link-action/link-action';
import { RequireNamespace } from '@/components/loading/require-namespace';
import card from '@/components/tool/result-card.module.css';
import { valueAlertActions, valueAlertHash } from '@/config/message-links';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { hasCode, idle, isLoading } from '@/lib/saga/request-record';
import type { AppStore } from '@/store/make-store';
import styles from './alert.module.css';
import { useValueAlert } from './use-value-alert';

interface AlertLinkProps {
  locale: Locale;
  /** The part of the address behind the `#`. */
  hash: string;
  loadStore?: () => Promise<AppStore>;
}

/** Where the links of mails about a value lead. */
export function AlertLink(props: AlertLinkProps) {
  return (
    <RequireNamespace namespace="evaluation-answer">
      <Panel {...props} />
    </RequireNamespace>
  );
}

function Panel({ locale, hash, loadStore }: AlertLinkProps) {
  const t = useTranslate('evaluation-answer');
  const { alert, dispatch } = useValueAlert(loadStore);
  // Another link of the same visit has its own answer.
  const link = alert.usedHash === hash ? alert.link : idle;
  const [, name, token = ''] = valueAlertHash.exec(hash) ?? [];
  const action = valueAlertActions.find((known) => known === name);
  const isSending = isLoading(link);
  const section = useRef<HTMLElement>(null);
  // On a phone the button would stand behind the bar at the bottom.
  useEffect(() => section.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <section
      ref={section}
      className={`${card.card} ${styles.link}`}
      aria-labelledby="alert-link-heading"
    >
      <h2 id="alert-link-heading">{t(`alert.link.${action ?? 'confirm'}.heading`)}</h2>
      <LinkAction
        words={{
          text: t(`alert.link.${action ?? 'confirm'}.text`),
          button: isSending ? t('alert.sending') : t(`alert.link.${action ?? 'confirm'}.button`),
          done: t(`alert.link.${action ?? 'confirm'}.done`),
          expired: t('alert.link.expired'),
        }}
        isExpired={action === undefined || hasCode(link.failure, 'not_found')}
        isDone={link.status === 'succeeded'}
        isSending={isSending}
        problem={link.failure && t('alert.failed')}
        onPress={() => {
          if (action) dispatch((actions) => actions.alertLinkUsed({ action, token, hash, locale }));
        }}
      />
    </section>
  );
}
