import { createContext, useContext } from 'react';
import type { ContentDraft } from '@/contracts/content/content-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import type { Translate } from '@/i18n/text-keys';

/** What every field of the form of a document goes by. */
export interface ContentFormContext extends TranslationProps<'desk'> {
  tForm: Translate<'content-form'>;
  draft: ContentDraft;
  /** Texts that are said to be right although another language was changed. */
  upToDate: readonly string[];
  onUpToDate: (text: string, isRight: boolean) => void;
}

export const FormContext = createContext<ContentFormContext | null>(null);

/** Throws outside of the form of a document. */
export function useContentForm(): ContentFormContext {
  const context = useContext(FormContext);
  if (context === null) throw new Error('A field of content needs its form');
  return context;
}
