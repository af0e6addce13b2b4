import type { BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import styles from './image-block.module.css';
import { Picture } from './picture';

/** An image of the library, with what is said about it. */
export function ImageBlock({ block, context }: BlockProps<'image'>) {
  const caption = context.text(block, 'caption');
  return (
    <Section block={block} context={context}>
      <figure className={styles.figure}>
        <Picture
          image={block.image}
          context={context}
          className={styles.image}
          sizes="(max-width: 1040px) 92vw, 960px"
        />
        {caption ? <figcaption>{caption}</figcaption> : null}
      </figure>
    </Section>
  );
}
