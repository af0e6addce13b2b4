import { ActionLinks } from '@/components/action-links';
import type { BlockProps } from '@/content/block-context';
import { Claims } from '@/content/claims';
import { Picture } from '../image/picture';
import { HeroEstimate } from './hero-estimate';
import styles from './hero.module.css';

/** First block of a page: the only `h1`, its claims each with their condition, and the page's illustration. */
export function Hero({ block, context }: BlockProps<'hero'>) {
  const { locale, text } = context;
  const { image } = block;
  const illustration = image ? undefined : block.illustration;
  const isHarbour = illustration === 'harbour';
  const lead = text(block, 'lead');
  return (
    <section className={isHarbour ? styles.harbour : styles.hero}>
      <div
        className={
          block.estimate || image || (illustration && !isHarbour) ? styles.split : styles.single
        }
      >
        <div>
          <h1>{text(block, 'heading')}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          <div className={styles.steps}>
            <ActionLinks actions={block.actions} locale={locale} />
          </div>
          {block.claims.length > 0 ? (
            <Claims claims={block.claims} locale={locale} className={styles.claims} />
          ) : null}
        </div>
        {block.estimate ? <HeroEstimate context={context} /> : null}
        {image ? (
          <Picture
            image={image}
            context={context}
            isFirst
            className={styles.picture}
            sizes="(max-width: 959px) min(520px, 92vw), 560px"
          />
        ) : null}
        {illustration && !isHarbour ? (
          <img
            className={styles.picture}
            src={`/images/illustrations/${illustration}.svg`}
            alt=""
            width={720}
            height={480}
          />
        ) : null}
      </div>
      {isHarbour ? (
        <picture className={styles.skyline}>
          <source
            media="(max-width: 959px)"
            srcSet="/images/illustrations/harbour-narrow.svg"
            width={780}
            height={300}
          />
          <img src="/images/illustrations/harbour.svg" alt="" width={1440} height={300} />
        </picture>
      ) : null}
    </section>
  );
}
