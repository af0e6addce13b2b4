import { formatDay } from '@/lib/dates';
import { localiseList } from '@/lib/localise';
import { draftIdOf } from '@/lib/preview/draft-entry';
import { brand, ifSet } from '@/config/brand';
import type { BlockProps } from '../block-context';
import { Section } from '../section';
import { getJobs } from '../page/site-data';
import styles from './job-list.module.css';

export async function JobList({ block, context }: BlockProps<'jobList'>) {
  const { locale, t, text } = context;
  const jobs = await getJobs(locale);
  const email = ifSet(brand.email);
  return (
    <Section block={block} context={context}>
      {jobs.length === 0 ? <p>{t('jobs.none')}</p> : null}
      {jobs.map((job) => (
        <article key={job._id} id={job._id} className={styles.job}>
          <h3 id={draftIdOf('jobs', job)}>{text(job, 'title')}</h3>
          <p className={styles.meta}>
            {[text(job, 'team'), text(job, 'location'), t(`jobs.type.${job.employment}`)].join(
              ' · ',
            )}
          </p>
          <p>{text(job, 'summary')}</p>
          <div className={styles.lists}>
            <div>
              <h4>{t('jobs.duties')}</h4>
              <ul>
                {localiseList(job, 'duties', locale).map((duty) => (
                  <li key={duty}>{duty}</li>
                ))}
              </ul>
            </div>
            <div>
              <h4>{t('jobs.requirements')}</h4>
              <ul>
                {localiseList(job, 'requirements', locale).map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
            </div>
          </div>
          <p className={styles.meta}>
            {t('jobs.posted', { date: formatDay(job.postedOn, locale) })} ·{' '}
            {t('jobs.until', { date: formatDay(job.validThrough, locale) })}
          </p>
          {email ? <p>{t('jobs.apply', { email })}</p> : null}
        </article>
      ))}
      {jobs.length > 0 ? context.slots?.jobApplication(t('jobs.applyHere')) : null}
    </Section>
  );
}
