import { SafeHtml } from '@/components/safe-html';
import type { ContentBlock } from '@/contracts/content/blocks';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import styles from './legal-dialog.module.css';

interface LegalBlocksProps {
  blocks: readonly ContentBlock[];
  locale: Locale;
}

/** The text blocks of a legal page; what only makes sense on the page itself is left out. */
export function LegalBlocks({ blocks, locale }: LegalBlocksProps) {
  // Blocks have no identity of their own and never change place.
  return blocks.map((block, index) => <LegalBlock key={index} block={block} locale={locale} />);
}

function LegalBlock({ block, locale }: { block: ContentBlock; locale: Locale }) {
  const read = (source: object, field: string): string => localise(source, field, { locale });
  const heading = read(block, 'heading');
  const title = heading ? <h3>{heading}</h3> : null;
  switch (block.type) {
    case 'prose':
      return (
        <section>
          {title}
          <SafeHtml html={read(block, 'body')} locale={locale} />
        </section>
      );
    case 'notice':
      return (
        <section>
          {title}
          <p>{read(block, 'body')}</p>
        </section>
      );
    case 'questions':
      return (
        <section>
          {title}
          {block.items.map((item) => (
            <div key={item.questionEn}>
              <h4>{read(item, 'question')}</h4>
              <p>{read(item, 'answer')}</p>
            </div>
          ))}
        </section>
      );
    case 'table':
      return (
        <section>
          {title}
          <p>{read(block, 'lead')}</p>
          <div className={styles.table}>
            <table>
              <thead>
                <tr>
                  {block.columns.map((column) => (
                    <th key={column.labelEn} scope="col">
                      {read(column, 'label')}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {block.rows.map((row) => (
                  <tr key={row.cells[0]?.textEn}>
                    {row.cells.map((cell) => (
                      <td key={cell.textEn}>{read(cell, 'text')}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>{read(block, 'note')}</p>
        </section>
      );
    case 'applicationStart':
    case 'audience':
    case 'banners':
    case 'callBack':
    case 'callToAction':
    case 'cards':
    case 'contactForm':
    case 'contacts':
    case 'diagram':
    case 'documents':
    case 'faqList':
    case 'hero':
    case 'image':
    case 'jobList':
    case 'pageEntries':
    case 'personas':
    case 'privateLinks':
    case 'productFacts':
    case 'rateTable':
    case 'sectionCards':
    case 'sectionTools':
    case 'steps':
    case 'video':
    case 'workedExample':
      return null;
  }
}
