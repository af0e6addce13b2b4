'use client';

import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import type { CustomerApplication } from '@/contracts/application/application';
import { formatMoney } from '@/lib/format';
import type { TranslationProps } from '@/i18n/translation-props';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { applicationBadge } from '../applications/application-card';

interface OpenApplicationsProps extends TranslationProps<'account' | 'account-screen'> {
  applications: readonly CustomerApplication[];
}

/** Open applications in short; each is followed on the page of applications. */
export function OpenApplications({ applications, t, locale }: OpenApplicationsProps) {
  if (applications.length === 0) return null;
  return (
    <Panel heading={t('overview.applications')}>
      <ul className={panel.list}>
        {applications.map((application) => (
          <li key={application.applicationNumber}>
            <div className={panel.row}>
              <b>
                {t(`product.${application.product}`)} {formatMoney(application.amount)}
              </b>
              <span className={applicationBadge(application)}>
                {t(`application.state.${application.state}`)}
              </span>
            </div>
            <p className={panel.detail}>{application.applicationNumber}</p>
            <SmartLink href={flowPaths.applications} locale={locale}>
              {t('overview.follow')}
              <span className="visually-hidden"> {application.applicationNumber}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
