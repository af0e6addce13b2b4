'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { DeskRequest } from '@/contracts/account/request-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { QueryView } from '../frame/query-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { DecisionForm } from './decision-form';
import { requestDetails } from './request-queries';
import { RequestHandling } from './request-handling';
import { RequestSteps } from './request-steps';
import { RequestSummary } from './request-summary';

interface RequestViewProps extends TranslationProps<'desk'> {
  reference: string;
}

/** One request with its history and what contradicts it, and what may be decided. */
export function RequestView({ reference, t, locale }: RequestViewProps) {
  const { data, ...query } = useQuery(requestDetails, {
    locale,
    request: { params: { reference } },
    key: reference,
  });
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'requests')}>{t('ask.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[reference] }} t={t}>
        {(request) => (
          <>
            <h1>{reference}</h1>
            <RequestSummary request={request} permissions={permissions} t={t} locale={locale} />
            {request.text === null ? null : (
              <section className={styles.panel} aria-label={t('ask.words')}>
                <h2>{t('ask.words')}</h2>
                <p lang={localeMetadata[request.language].htmlLang}>{request.text}</p>
              </section>
            )}
            <Conflicts request={request} t={t} locale={locale} />
            {permissions.includes('request.decide') && request.nextStates.length > 0 ? (
              <DecisionForm
                key={request.state}
                request={request}
                onChanged={query.reload}
                t={t}
                locale={locale}
              />
            ) : null}
            {permissions.includes('request.decide') && request.nextStates.length > 0 ? (
              <RequestHandling request={request} onChanged={query.reload} t={t} locale={locale} />
            ) : null}
            <section className={styles.panel} aria-labelledby="history">
              <h2 id="history">{t('application.history')}</h2>
              <RequestSteps request={request} from={0} t={t} locale={locale} />
            </section>
          </>
        )}
      </QueryView>
    </>
  );
}

function Conflicts({ request, t, locale }: TranslationProps<'desk'> & { request: DeskRequest }) {
  if (request.conflicts.length === 0) return null;
  return (
    <div className={styles.failure} role="note">
      <p>{t('ask.conflicts')}</p>
      <ul>
        {request.conflicts.map(({ reference, kind, state }) => (
          <li key={reference}>
            <DeskLink href={deskHref(locale, 'requests', reference)}>{reference}</DeskLink>{' '}
            {t(`requestKind.${kind}`)} · {t(`requestState.${state}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
