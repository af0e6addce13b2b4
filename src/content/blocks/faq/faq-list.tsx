import { wordGap } from '@/content/fill-word';
import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import { faqCategories, type Faq } from '@/contracts/site/site';
import type { BlockProps } from '@/content/block-context';
import { Paragraphs, Section } from '@/content/section';
import { getFaqs } from '@/content/page/site-data';
import { draftIdOf } from '@/lib/preview/draft-entry';
import { FaqSearch } from './faq-search';
import styles from './faq-list.module.css';
import listStyles from './questions.module.css';

/** Every answer is in the document; the search only hides what does not match. A limited list has no search. */
export async function FaqList({ block, context }: BlockProps<'faqList'>) {
  const { locale, t, text } = context;
  const faqs = await getFaqs(locale);
  const entry = (faq: Faq) => {
    const draftId = draftIdOf('faqs', faq);
    return (
      <details key={faq._id} id={faq._id} open={draftId !== undefined || undefined} data-faq>
        <summary>
          <h3 id={draftId}>{text(faq, 'question')}</h3>
        </summary>
        <div className={listStyles.answer}>
          <Paragraphs text={text(faq, 'answer')} />
        </div>
      </details>
    );
  };
  if (block.limit) {
    return (
      <Section block={block} context={context}>
        <div className={listStyles.list}>{faqs.slice(0, block.limit).map(entry)}</div>
        <p className={styles.more}>
          <SmartLink href={contentPaths.faq} locale={locale}>
            {t('faq.more')}
          </SmartLink>
        </p>
      </Section>
    );
  }
  const categories = faqCategories.filter(
    (category) =>
      faqs.some((faq) => faq.category === category) &&
      (block.categories?.includes(category) ?? true),
  );
  return (
    <Section block={block} context={context}>
      <FaqSearch
        locale={locale}
        words={{
          label: text(block, 'searchLabel') || t('faq.search'),
          results: t('faq.results', { count: wordGap }),
          noResult: t('faq.noResult'),
        }}
      />
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category}>
            <a href={`#${category}`}>{t(`faq.category.${category}`)}</a>
          </li>
        ))}
      </ul>
      {categories.map((category) => (
        <div key={category} id={category} className={styles.group} data-faq-group>
          <h2>{t(`faq.category.${category}`)}</h2>
          <div className={listStyles.list}>
            {faqs.filter((faq) => faq.category === category).map(entry)}
          </div>
        </div>
      ))}
    </Section>
  );
}
