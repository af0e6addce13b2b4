import {
  getPageEntries,
  getPrivateLinks,
  getSectionCards,
  getSectionTools,
} from '@/content/page/site-data';
import type { BlockContext, BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import { draftIdOf } from '@/lib/preview/draft-entry';
import { Picture } from '../image/picture';
import { CardGrid, type Card } from './card-grid';
import styles from './card-grid.module.css';
import { toolMiniature } from './miniature/tool-miniature';

interface CardSource {
  _id: string;
  icon?: Card['icon'];
  href?: string;
}

function toCard(source: CardSource, { text }: BlockContext): Card {
  return {
    key: source._id,
    title: text(source, 'title'),
    body: text(source, 'body'),
    icon: source.icon,
    href: source.href,
  };
}

export function Cards({ block, context }: BlockProps<'cards'>) {
  const cards = block.items.map((item) => ({
    ...toCard({ ...item, _id: item.titleEn }, context),
    fact: context.text(item, 'fact'),
    picture: item.image ? (
      <Picture
        image={item.image}
        context={context}
        className={styles.photo}
        sizes="(max-width: 599px) 88vw, 400px"
      />
    ) : undefined,
  }));
  return (
    <Section block={block} context={context}>
      <CardGrid
        cards={cards}
        locale={context.locale}
        isDense={cards.every(({ href, fact }) => href && fact)}
      />
    </Section>
  );
}

export async function SectionTools({ block, context }: BlockProps<'sectionTools'>) {
  const tools = await getSectionTools(context.locale, block.source);
  const cards = await Promise.all(
    tools.map(async (tool) => ({
      ...toCard(tool, context),
      anchor: draftIdOf(block.source, tool),
      href: tool.action?.href,
      action: tool.action ? context.text(tool.action, 'label') : undefined,
      picture: await toolMiniature(tool.action?.href, context),
    })),
  );
  return (
    <Section block={block} context={context}>
      <CardGrid
        cards={cards}
        locale={context.locale}
        isDense={tools.every(({ action }) => action)}
        isStrip={tools.every(({ action }) => !action)}
      />
    </Section>
  );
}

export async function SectionCards({ block, context }: BlockProps<'sectionCards'>) {
  const cards = await getSectionCards(context.locale);
  return (
    <Section block={block} context={context}>
      <CardGrid
        cards={cards.map((card) => ({
          ...toCard(card, context),
          anchor: draftIdOf(block.source, card),
        }))}
        locale={context.locale}
      />
    </Section>
  );
}

export async function PageEntries({ block, context }: BlockProps<'pageEntries'>) {
  const entries = await getPageEntries(context.locale);
  return (
    <Section block={block} context={context}>
      <CardGrid
        cards={entries.map((entry) => ({
          ...toCard(entry, context),
          anchor: draftIdOf(block.source, entry),
        }))}
        locale={context.locale}
      />
    </Section>
  );
}

export async function PrivateLinks({ block, context }: BlockProps<'privateLinks'>) {
  const links = await getPrivateLinks(context.locale);
  return (
    <Section block={block} context={context}>
      <CardGrid
        cards={links.map((link) => ({
          ...toCard(link, context),
          anchor: draftIdOf('private-links', link),
        }))}
        locale={context.locale}
      />
    </Section>
  );
}
