import { createContext, useContext } from 'react';
import type { ContentDraft } from '@/contracts/content/content-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import type { Translate } from '@/i18n/text-keys';

/** Shared context of all fields in a document's form. */
export interface ContentFormContext extends TranslationProps<'desk'> {
  tForm: Translate<'content-form'>;
  draft: ContentDraft;
  /** Paths of texts that the editor has confirmed as still correct after a change in another language. */
  upToDate: readonly string[];
  onUpToDate: (text: string, isRight: boolean) => void;
  mayEdit: boolean;
  /** Called by a text with markup once somebody writes in it, with a way to write there. */
  onWriting: (insert: (text: string) => void) => void;
}

export const FormContext = createContext<ContentFormContext | null>(null);

/** Throws outside of the form of a document. */
export function useContentForm(): ContentFormContext {
  const context = useContext(FormContext);
  if (context === null) throw new Error('A field of content needs its form');
  return context;
}
