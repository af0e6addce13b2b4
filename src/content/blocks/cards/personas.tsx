import { SmartLink } from '@/components/smart-link';
import type { BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import { getPersonas } from '@/content/page/site-data';
import { draftIdOf } from '@/lib/preview/draft-entry';
import { Picture } from '../image/picture';
import styles from './personas.module.css';

/** Customer stories with a drawn portrait, each labelled as illustrative. */
export async function Personas({ block, context }: BlockProps<'personas'>) {
  const { locale, t, text } = context;
  const personas = await getPersonas(locale);
  return (
    <Section block={block} context={context}>
      <ul className={styles.personas}>
        {personas.map((persona) => (
          <li key={persona._id} id={draftIdOf('personas', persona)}>
            <div className={styles.who}>
              {persona.image ? (
                <Picture image={persona.image} context={context} sizes="132px" />
              ) : persona.portrait ? (
                <img
                  src={`/images/portraits/${persona.portrait}.svg`}
                  width="220"
                  height="190"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ) : null}
              <div>
                <p className={styles.label}>{t('persona.illustrative')}</p>
                <h3>{text(persona, 'name')}</h3>
              </div>
            </div>
            <p className={styles.situation}>{text(persona, 'situation')}</p>
            <p>{text(persona, 'story')}</p>
            <p className={styles.outcome}>{text(persona, 'outcome')}</p>
            <SmartLink href={persona.href} locale={locale}>
              {t('persona.more')}
              <span className="visually-hidden">: {text(persona, 'name')}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
