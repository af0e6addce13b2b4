import { SmartLink } from '@/components/smart-link';
import type { Persona } from '@/contracts/site/site';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasTokens } from '@/lib/fill-tokens';
import { localise } from '@/lib/localise';
import type { RequestRecord } from '@/lib/saga/request-record';
import styles from './fitting-persona.module.css';

interface FittingPersonaProps extends TranslationProps<'product-finder'> {
  product: Persona['product'];
  personas: readonly Persona[];
  record: RequestRecord;
  onRetry: () => void;
}

/** An illustrative story of somebody with the recommended product; nothing where there is none. */
export function FittingPersona({
  product,
  personas,
  record,
  onRetry,
  t,
  locale,
}: FittingPersonaProps) {
  if (record.status === 'loading')
    return (
      <p role="status" className={styles.state}>
        {t('persona.loading')}
      </p>
    );
  if (record.failure)
    return (
      <div role="alert" className={styles.state}>
        <p>{t('persona.failed')}</p>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      </div>
    );
  // The finder does not load the values of tokens, so a story with tokens is not shown.
  const persona = personas.find(
    (candidate) => candidate.product === product && !hasTokens(JSON.stringify(candidate)),
  );
  if (!persona) return null;
  return (
    <section className={styles.persona} aria-labelledby="finder-persona">
      <p className={styles.label}>{t('persona.illustrative')}</p>
      <h2 id="finder-persona">{t('persona.heading')}</h2>
      <h3>{localise(persona, 'name', { locale })}</h3>
      <p>{localise(persona, 'situation', { locale })}</p>
      <p>{localise(persona, 'story', { locale })}</p>
      <p className={styles.outcome}>{localise(persona, 'outcome', { locale })}</p>
      <SmartLink href={persona.href} locale={locale}>
        {t('persona.more')}
      </SmartLink>
    </section>
  );
}
