'use client';

import { localeMetadata } from '@/config/locales';
import type { ActivityKind } from '@/contracts/account/activity-kinds';
import { staffEventKinds, type CustomerEventKind } from '@/contracts/customer/customer-choices';
import type { CustomerFile } from '@/contracts/customer/customer-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDayAndTime } from '@/lib/dates';
import { FileTable } from './file-table';

interface CustomerSafetyProps extends TranslationProps<'desk'> {
  customer: CustomerFile;
}

const isShownToCustomers = (kind: CustomerEventKind): kind is ActivityKind =>
  !staffEventKinds.some((one) => one === kind);

/** What a customer agreed to, where they are signed in, and what concerned the safety of the account. */
export function CustomerSafety({
  customer: { consents, sessions, passkeys, events },
  t,
  locale,
}: CustomerSafetyProps) {
  const tAccount = useTranslate('account-screen');
  const time = (instant: string): string => formatDayAndTime(new Date(instant), locale);
  const deviceName = (device: string): string =>
    device === '' ? t('customer.unknownDevice') : device;
  const agreed = (isAgreed: boolean): string =>
    t(isAgreed ? 'customer.marketingYes' : 'customer.marketingNo');
  return (
    <>
      <FileTable
        title={t('customer.consents')}
        rows={consents}
        keyOf={({ applicationNumber }) => applicationNumber}
        columns={[
          { heading: t('application.number'), cell: ({ applicationNumber }) => applicationNumber },
          { heading: t('customer.agreedAt'), cell: ({ acceptedAt }) => time(acceptedAt) },
          {
            heading: t('customer.textVersion'),
            cell: ({ textVersion, language }) =>
              `${textVersion} (${localeMetadata[language].label})`,
          },
          { heading: t('customer.credit'), cell: ({ creditReference }) => agreed(creditReference) },
          { heading: t('customer.marketing'), cell: ({ marketingOwn }) => agreed(marketingOwn) },
        ]}
        t={t}
      />
      <FileTable
        title={t('customer.sessions')}
        rows={sessions}
        keyOf={({ device, signedInAt }) => `${signedInAt} ${device}`}
        columns={[
          { heading: t('customer.device'), cell: ({ device }) => deviceName(device) },
          { heading: t('customer.signedIn'), cell: ({ signedInAt }) => time(signedInAt) },
          { heading: t('customer.lastSeen'), cell: ({ lastSeenAt }) => time(lastSeenAt) },
        ]}
        t={t}
      />
      <FileTable
        title={t('customer.passkeys')}
        rows={passkeys}
        keyOf={({ name, createdAt }) => `${createdAt} ${name}`}
        columns={[
          { heading: t('customer.passkey'), cell: ({ name }) => name },
          { heading: t('customer.added'), cell: ({ createdAt }) => time(createdAt) },
          {
            heading: t('customer.lastUsed'),
            cell: ({ lastUsedAt }) => (lastUsedAt === null ? '–' : time(lastUsedAt)),
          },
        ]}
        t={t}
      />
      <FileTable
        title={t('customer.events')}
        rows={events}
        keyOf={({ id }) => String(id)}
        columns={[
          { heading: t('audit.at'), cell: ({ at }) => time(at) },
          {
            heading: t('customer.event'),
            cell: ({ kind }) =>
              isShownToCustomers(kind)
                ? tAccount(`activity.kind.${kind}`)
                : t(`customerEvent.${kind}`),
          },
          { heading: t('audit.staff'), cell: ({ staff }) => staff ?? t('customer.one') },
          { heading: t('customer.device'), cell: ({ device }) => device },
        ]}
        t={t}
      />
    </>
  );
}
