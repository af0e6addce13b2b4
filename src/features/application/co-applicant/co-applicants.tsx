import type { CoApplicant } from '@/contracts/application/co-applicant';
import formStyles from '@/components/form/form.module.css';
import { SendLinkBySms } from '@/features/otp/components/send-link-by-sms';
import { useAppDispatch } from '@/store/hooks';
import { applicationOpened } from '../application.slice';
import type { Application } from '../use-application';
import styles from '../components/step.module.css';
import { CorrectNumber } from './correct-number';

interface CoApplicantsProps {
  application: Application;
  coApplicants: readonly CoApplicant[];
  /** Of the application. */
  number: string;
}

/** Who else has confirmed an application that was sent, and who has not yet: these can be texted a new link. */
export function CoApplicants({ application, coApplicants, number }: CoApplicantsProps) {
  const { t, context } = application;
  const { locale, product } = context;
  const dispatch = useAppDispatch();
  const isAwaiting = coApplicants.some(({ state }) => state !== 'confirmed');
  return (
    <section className={styles.summary} aria-labelledby="co-applicants">
      <h2 id="co-applicants">{t('done.coApplicants.title')}</h2>
      {isAwaiting ? <p>{t('done.coApplicants.body')}</p> : null}
      <ul className={styles.people}>
        {coApplicants.map(({ position, name, role, phoneEnding, state }) => (
          <li key={position}>
            <b>
              {t(`done.coApplicants.${state}`, {
                name: role ? t(`done.coApplicants.${role}`, { name }) : name,
                ending: phoneEnding,
              })}
            </b>
            {state === 'confirmed' ? null : (
              <>
                <SendLinkBySms
                  kind="co-apply-link"
                  applicationNumber={number}
                  position={position}
                  locale={locale}
                />
                <CorrectNumber
                  application={application}
                  coApplicant={{ position, name }}
                  number={number}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {isAwaiting ? (
        <p>
          <button
            type="button"
            className={formStyles.plain}
            onClick={() => dispatch(applicationOpened({ locale, product, prefill: {} }))}
          >
            {t('done.coApplicants.refresh')}
          </button>
        </p>
      ) : null}
    </section>
  );
}
