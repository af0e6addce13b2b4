import { __camel__TitleMaxLength } from '@/contracts/__kebab__';

export interface __Pascal__Form {
  title: string;
}

/** The code of a problem; its message is `problem.<code>` in the locale files. */
export type __Pascal__Problem = 'required' | 'tooLong';

export const empty__Pascal__Form: __Pascal__Form = { title: '' };

/** The fields that cannot be submitted yet, each with its problem. */
export function validate__Pascal__({
  title,
}: __Pascal__Form): Partial<Record<keyof __Pascal__Form, __Pascal__Problem>> {
  const length = title.trim().length;
  if (length === 0) return { title: 'required' };
  return length > __camel__TitleMaxLength ? { title: 'tooLong' } : {};
}
