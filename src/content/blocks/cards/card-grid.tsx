import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/smart-link';
import type { Icon as IconName } from '@/contracts/content/block-fields';
import type { Locale } from '@/contracts/locale';
import styles from './card-grid.module.css';

export interface Card {
  key: string;
  /** Its id on the page, where something leads to it. */
  anchor?: string | undefined;
  title: string;
  body: string;
  fact?: string;
  icon?: IconName;
  /** Stands in place of the icon. */
  picture?: ReactNode;
  href?: string;
  action?: string;
}

interface CardGridProps {
  cards: Card[];
  locale: Locale;
  /** Cards of few words: two in a row on a phone, where a link shows no body. */
  isDense?: boolean;
  /** Cards of more words: one row to move sideways on a phone. */
  isStrip?: boolean;
}

function CardIcon({ name }: { name: IconName }) {
  return (
    <span className={styles.icon}>
      <Icon name={name} />
    </span>
  );
}

/** Cards in a ruled grid; a card with an href is a single link. */
export function CardGrid({ cards, locale, isDense = false, isStrip = false }: CardGridProps) {
  const classes = [styles.grid, isDense && styles.dense, isStrip && styles.strip];
  return (
    // A row without links must take the focus itself to be moved by keyboard.
    <ul className={classes.filter(Boolean).join(' ')} tabIndex={isStrip ? 0 : undefined}>
      {cards.map((card) => {
        const content = (
          <>
            {card.picture ? <span className={styles.picture}>{card.picture}</span> : null}
            {card.icon && !card.picture ? <CardIcon name={card.icon} /> : null}
            <h3>{card.title}</h3>
            <p>{card.body}</p>
            {card.fact ? <p className={styles.fact}>{card.fact}</p> : null}
            {card.action ? <span className={styles.action}>{card.action}</span> : null}
          </>
        );
        return (
          <li key={card.key} id={card.anchor}>
            {card.href ? (
              <SmartLink href={card.href} locale={locale} className={styles.card}>
                {content}
              </SmartLink>
            ) : (
              <div className={styles.card}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
