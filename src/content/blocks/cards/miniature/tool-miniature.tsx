import type { ReactNode } from 'react';
import { contentPaths } from '@/config/paths';
import type { BlockContext } from '@/content/block-context';
import { getExampleQuote } from '@/content/page/example-quote';
import { getFinderQuestions } from '@/content/page/site-data';
import { findProduct } from '@/content/blocks/table/product-facts';
import { ChoicesMiniature } from './choices-miniature';
import { exampleLoan, PaymentsMiniature } from './payments-miniature';
import { RangeMiniature } from './range-miniature';

type DrawMiniature = (context: BlockContext) => Promise<ReactNode>;

const miniatures: Partial<Record<string, DrawMiniature>> = {
  [contentPaths.loanCalculator]: async (context) => {
    const product = findProduct(context, 'first');
    const loan = product && exampleLoan(product);
    return (
      loan && (
        <PaymentsMiniature
          example={product.example}
          loan={loan}
          t={context.t}
          locale={context.locale}
        />
      )
    );
  },
  [contentPaths.onlineProperty]: async ({ locale, t }) => {
    const quote = await getExampleQuote(locale);
    return quote && quote.low < quote.high && <RangeMiniature quote={quote} t={t} />;
  },
  [contentPaths.productFinder]: async ({ locale, text }) => {
    const [question] = await getFinderQuestions(locale);
    return (
      question !== undefined && (
        <ChoicesMiniature choices={question.options.map((option) => text(option, 'label'))} />
      )
    );
  },
};

/** A tool at work, with figures of its own, in place of an icon; nothing for a link that leads to no tool. */
export async function toolMiniature(
  href: string | undefined,
  context: BlockContext,
): Promise<ReactNode> {
  return href === undefined ? null : miniatures[href]?.(context);
}
