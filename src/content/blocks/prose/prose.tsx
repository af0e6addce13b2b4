import { sanitiseHtml } from '@/lib/sanitise-html';
import type { BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import styles from './prose.module.css';

export function Prose({ block, context }: BlockProps<'prose'>) {
  return (
    <Section block={block} context={context}>
      <div
        className={styles.prose}
        dangerouslySetInnerHTML={{
          __html: withLocalisedLinks(sanitiseHtml(context.text(block, 'body')), context.locale),
        }}
      />
    </Section>
  );
}

/** Adds the locale to internal links of staff-written HTML, which carry none. */
function withLocalisedLinks(html: string, locale: string): string {
  return html.replace(/href="\/(?!\/|en\b|hk\b|cn\b)/g, `href="/${locale}/`);
}
