/** What a person types; it lives in the store, so that a change of language keeps it. */
export interface __Pascal__Form {
  title: string;
}

export const empty__Pascal__Form: __Pascal__Form = { title: '' };

const maxTitleLength = 120;

/** The fields that cannot be sent yet, each with the code whose words stand in the locale files. */
export function problemsOf({ title }: __Pascal__Form): Partial<Record<keyof __Pascal__Form, 'required' | 'tooLong'>> {
  if (title.trim() === '') return { title: 'required' };
  return title.trim().length > maxTitleLength ? { title: 'tooLong' } : {};
}
