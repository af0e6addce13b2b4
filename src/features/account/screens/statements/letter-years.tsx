import type { CustomerApplication } from '@/contracts/application/application';
import type { Letter } from '@/contracts/letter/letter';
import { formatDay } from '@/lib/dates';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { TranslationProps } from '@/i18n/translation-props';
import { DownloadButton } from '@/features/account/components/download-button';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import type { Download } from '@/features/account/download.slice';
import styles from './statements-screen.module.css';

type AccountTexts = TranslationProps<'account' | 'account-screen'>;

interface ListedLetter {
  title: string;
  /** The day of the letter in Hong Kong. */
  issuedOn: string;
  /** What it is about, such as a loan number. */
  subject: string;
  download: Download;
}

/** The letters about loans and about applications that were declined, by calendar year, of which only the newest is open; nothing where there are none. */
export function LetterYears({
  letters,
  applications,
  t,
  locale,
}: AccountTexts & {
  letters: readonly Letter[];
  applications: readonly CustomerApplication[];
}) {
  const listed = [
    ...letters.map(({ loanNo, name, kind, issuedOn, on }): ListedLetter => ({
      title: t(`letter.kind.${kind}`, { date: on === null ? '' : formatDay(on, locale) }),
      issuedOn,
      subject: loanNo,
      download: { id: `${loanNo} ${name}`, locale, loanNo, letterName: name },
    })),
    ...applications.flatMap((application) => declineLetter(application, { t, locale })),
  ].sort((one, other) => other.issuedOn.localeCompare(one.issuedOn));
  if (listed.length === 0) return null;
  const years = [...new Set(listed.map(({ issuedOn }) => issuedOn.slice(0, 4)))];
  return (
    <Panel heading={t('letter.heading')} lead={t('letter.lead')}>
      {years.map((year, index) => (
        <details key={year} className={styles.year} open={index === 0}>
          <summary>{year}</summary>
          <ul className={panel.list}>
            {listed
              .filter(({ issuedOn }) => issuedOn.startsWith(year))
              .map(({ title, issuedOn, subject, download }) => (
                <li key={download.id}>
                  <div className={panel.row}>
                    <h3 className={styles.date}>{title}</h3>
                    <DownloadButton
                      download={download}
                      label={t('statement.pdf')}
                      about={`${title} ${subject}`}
                      t={t}
                    />
                  </div>
                  <p className={panel.detail}>
                    {[formatDay(issuedOn, locale), subject].join(' · ')}
                  </p>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
}

function declineLetter(
  { applicationNumber, declineReasons, history }: CustomerApplication,
  { t, locale }: AccountTexts,
): ListedLetter[] {
  const declined = history.findLast(({ state }) => state === 'declined');
  if (!declineReasons || !declined) return [];
  return [
    {
      title: t('letter.kind.application-declined'),
      issuedOn: hongKongDay(new Date(declined.at)),
      subject: applicationNumber,
      download: { id: `letter-${applicationNumber}`, locale, letterOf: applicationNumber },
    },
  ];
}
