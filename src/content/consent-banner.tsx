import type { Consent } from '@/lib/analytics/consent';
import styles from './consent-banner.module.css';

export interface ConsentWords {
  title: string;
  body: string;
  accept: string;
  refuse: string;
  more: string;
}

interface ConsentBannerProps {
  words: ConsentWords;
  privacyHref: string;
  onAnswer: (consent: Consent) => void;
}

/** Both answers are equally easy to give. */
export function ConsentBanner({ words, privacyHref, onAnswer }: ConsentBannerProps) {
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title">{words.title}</h2>
        <p>
          {words.body} <a href={privacyHref}>{words.more}</a>
        </p>
      </div>
      <p className={styles.answers}>
        <button type="button" onClick={() => onAnswer('denied')}>
          {words.refuse}
        </button>
        <button type="button" onClick={() => onAnswer('granted')}>
          {words.accept}
        </button>
      </p>
    </section>
  );
}
