import type { __Pascal__ } from '@/contracts/__kebab__';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import styles from './__kebab__-list.module.css';

interface __Pascal__ListProps {
  items: __Pascal__[];
  locale: Locale;
  words: { heading: string; none: string };
}

export function __Pascal__List({ items, locale, words }: __Pascal__ListProps) {
  return (
    <section className={styles.list} aria-labelledby="__kebab__-heading">
      <h2 id="__kebab__-heading">{words.heading}</h2>
      {items.length === 0 ? <p>{words.none}</p> : <ul>{items.map((item) => <li key={item._id}>{localise(item, 'title', { locale })}</li>)}</ul>}
    </section>
  );
}
