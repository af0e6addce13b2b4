import type { Locale } from '@/contracts/locale';
import { textsOf } from '../content/locale-files';

/** What stands at `namespace:dotted.key`, with its values filled in. */
export type Say = (key: `${string}:${string}`, values?: Record<string, string>) => string;

/** The words of a language as its pages say them, so that one walk reads in each of them. */
export function wordsIn(locale: Locale): Say {
  const read = new Map<string, Map<string, string>>();
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const texts = read.get(namespace) ?? textsOf(locale, namespace);
    read.set(namespace, texts);
    const text = texts.get(path);
    if (text === undefined) throw new Error(`${locale} has no ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
  };
}
