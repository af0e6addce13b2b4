'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { ApplicationState } from '@/contracts/application/application-choices';
import type { DeskApplication } from '@/contracts/application/application-desk';
import type { Permission } from '@/contracts/staff/permissions';
import type { TranslationProps } from '@/i18n/translation-props';
import { filePaths } from '@/contracts/file-paths';
import { fillPath } from '@/lib/api/fill-path';
import { formatDayAndTime } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { Affordability } from './affordability';
import { ApplicationAnswers } from './application-answers';
import { ApplicationHandling } from './application-handling';
import { ApplicationHistory } from './application-history';
import { applicationDetails } from './application-queries';
import { AskForDocument } from './documents/ask-for-document';
import { AskedDocuments } from './documents/asked-documents';
import { DocumentsPanel } from './documents/documents-panel';
import { OpenDocuments } from './documents/open-documents';
import { OffersPanel } from './offers-panel';
import { StateForm } from './state-form';
import { StatePath } from './state-path';

/** Until it is decided, documents may be asked for. */
const askableStates: readonly ApplicationState[] = ['received', 'needs-documents', 'in-assessment'];

interface ApplicationViewProps extends TranslationProps<'desk'> {
  number: string;
}

/** All that is known of one application, and what may be done with it. */
export function ApplicationView({ number, t, locale }: ApplicationViewProps) {
  const { data, ...query } = useQuery(applicationDetails, {
    locale,
    request: { params: { applicationNumber: number } },
    key: number,
  });
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'applications')}>{t('application.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[number] }} t={t}>
        {(application) => (
          <>
            <h1>{number}</h1>
            <StatePath application={application} t={t} />
            <Summary application={application} permissions={permissions} t={t} locale={locale} />
            <Affordability application={application} t={t} locale={locale} />
            {permissions.includes('application.change') && application.nextStates.length > 0 ? (
              <StateForm application={application} onChanged={query.reload} t={t} locale={locale} />
            ) : null}
            {permissions.includes('document.read') ? (
              <DocumentsPanel
                application={application}
                onReviewed={query.reload}
                t={t}
                locale={locale}
              >
                <AskedDocuments
                  application={application}
                  mayChange={permissions.includes('application.change')}
                  onChanged={query.reload}
                  t={t}
                  locale={locale}
                />
                {permissions.includes('application.change') &&
                askableStates.includes(application.state) ? (
                  <AskForDocument
                    application={application}
                    onAsked={query.reload}
                    t={t}
                    locale={locale}
                  />
                ) : null}
                <OpenDocuments
                  application={application}
                  mayChange={permissions.includes('application.change')}
                  t={t}
                  locale={locale}
                />
              </DocumentsPanel>
            ) : null}
            {permissions.includes('offer.read') ? (
              <OffersPanel
                application={application}
                permissions={permissions}
                onChanged={query.reload}
                t={t}
                locale={locale}
              />
            ) : null}
            <ApplicationAnswers
              application={application}
              onCorrected={permissions.includes('application.change') ? query.reload : undefined}
              t={t}
              locale={locale}
            />
            <ApplicationHandling
              application={application}
              mayChange={permissions.includes('application.change')}
              onChanged={query.reload}
              t={t}
              locale={locale}
            />
            <ApplicationHistory application={application} t={t} locale={locale} />
          </>
        )}
      </QueryView>
    </>
  );
}

interface SummaryProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  permissions: readonly Permission[];
}

function Summary({ application, permissions, t, locale }: SummaryProps) {
  const { product, amount, state, promisedBy, receivedAt, documentsCompleteAt, phone, language } =
    application;
  const { customerId, loanNo } = application;
  const time = (instant: string): string => formatDayAndTime(new Date(instant), locale);
  const linkTo = (section: 'customers' | 'loans', id: string, text: string) => (
    <DeskLink key={section} href={deskHref(locale, section, id)}>
      {text}
    </DeskLink>
  );
  const source = Object.values(application.campaign).filter((value) => value !== undefined);
  return (
    <section className={styles.panel} aria-label={t('application.summary')}>
      <Facts
        items={[
          [t('application.state'), <b key="state">{t(`applicationState.${state}`)}</b>],
          ...(state === 'declined'
            ? [
                [
                  t('decline.reasons'),
                  application.declineReasons
                    .map((reason) => t(`declineReason.${reason}`))
                    .join(localeMetadata[locale].listSeparator) || t('decline.noReasons'),
                ] as const,
                [
                  t('decline.letter'),
                  <a
                    key="letter"
                    download
                    href={fillPath(filePaths.declineLetter, {
                      applicationNumber: application.applicationNumber,
                    })}
                  >
                    {t('decline.letterDownload')}
                  </a>,
                ] as const,
              ]
            : []),
          [t('application.product'), t(`product.${product}`)],
          [t('application.amount'), formatMoney(amount)],
          [t('application.due'), promisedBy === null ? t('application.notDue') : time(promisedBy)],
          [t('handling.assignee'), application.assignedTo ?? t('handling.nobody')],
          [t('application.received'), time(receivedAt)],
          [
            t('application.documents'),
            documentsCompleteAt === null ? t('application.incomplete') : time(documentsCompleteAt),
          ],
          [
            t('application.phone'),
            <a key="phone" href={`tel:${phone}`}>
              {phone}
            </a>,
          ],
          ...(customerId !== null && permissions.includes('customer.read')
            ? [
                [
                  t('approvalFact.customer'),
                  linkTo('customers', customerId, t('application.openCustomer')),
                ] as const,
              ]
            : []),
          ...(loanNo === null
            ? []
            : [
                [
                  t('approvalFact.loanNo'),
                  permissions.includes('loan.read') ? linkTo('loans', loanNo, loanNo) : loanNo,
                ] as const,
              ]),
          [t('application.language'), localeMetadata[language].label],
          [
            t('application.source'),
            source.length === 0 ? t('application.direct') : source.join(' / '),
          ],
          ...application.coApplicants.map(
            ({ name, phoneEnding, state: reached }) =>
              [
                t('application.coApplicant', { name }),
                `${t(`coApplicantState.${reached}`)} (…${phoneEnding})`,
              ] as const,
          ),
        ]}
      />
    </section>
  );
}
