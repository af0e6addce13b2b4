'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { DeskMessage } from '@/contracts/contact/contact-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import thread from '../thread/thread.module.css';
import { ContactHandling } from './contact-handling';
import { contactDetails } from './contact-queries';
import { ContactSteps } from './contact-steps';

interface ContactViewProps extends TranslationProps<'desk'> {
  reference: string;
}

/** One message of a visitor with what was done, and what may be done with it. */
export function ContactView({ reference, t, locale }: ContactViewProps) {
  const { data, ...query } = useQuery(contactDetails, {
    locale,
    request: { params: { reference } },
    key: reference,
  });
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'enquiries')}>{t('contact.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[reference] }} t={t}>
        {(message) => (
          <>
            <h1>{reference}</h1>
            <Summary message={message} t={t} locale={locale} />
            <p
              className={`${thread.customer} ${thread.text}`}
              lang={localeMetadata[message.language].htmlLang}
            >
              {message.message}
            </p>
            <ContactSteps steps={message.steps} t={t} locale={locale} />
            {permissions.includes('message.answer') ? (
              <ContactHandling
                message={message}
                mayAssign={permissions.includes('message.assign')}
                onChanged={query.reload}
                t={t}
                locale={locale}
              />
            ) : null}
          </>
        )}
      </QueryView>
    </>
  );
}

function Summary({ message, t, locale }: TranslationProps<'desk'> & { message: DeskMessage }) {
  const { name, phone, email, language, topic, callTime, state, due, assignedTo, at } = message;
  const time = (instant: string): string => formatDayAndTime(new Date(instant), locale);
  return (
    <section className={styles.panel} aria-label={t('application.summary')}>
      <Facts
        items={[
          [t('contact.name'), name],
          [
            t('contact.phone'),
            <a key="phone" href={`tel:${phone}`}>
              {phone}
            </a>,
          ],
          [t('contact.email'), email ?? '–'],
          [t('contact.callTime'), t(`callTime.${callTime}`)],
          [t('application.language'), localeMetadata[language].label],
          [t('thread.topic'), t(`contactTopic.${topic}`)],
          [t('thread.state'), <b key="state">{t(`contactState.${state}`)}</b>],
          [
            t('thread.due'),
            due === null ? '–' : t(`threadDue.${due.what}`, { time: time(due.at) }),
          ],
          [t('thread.assignee'), assignedTo ?? t('thread.nobody')],
          [t('contact.at'), time(at)],
        ]}
      />
    </section>
  );
}
