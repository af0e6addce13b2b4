/** The page's address as a projection of the form: read at the start, written on every change. */
export interface FormUrl<F> {
  /** The form that a link carries; null for an address without one. */
  read: () => F | null;
  write: (form: F) => void;
  /** Whether both forms have the same address. */
  isSame: (one: F, other: F) => boolean;
}

interface FormQueryOptions<F> {
  /** All query parameters of the form; others, such as those of campaigns, are kept. */
  params: readonly string[];
  parse: (query: URLSearchParams) => F;
  /** The form as query parameters, without values that must not appear in an address. */
  serialise: (form: F) => URLSearchParams;
}

export interface FormQuery<F> extends FormQueryOptions<F> {
  has: (query: URLSearchParams) => boolean;
  /** The current query string with the form's parameters. */
  merge: (search: string, form: F) => string;
}

export const createFormQuery = <F>({
  params,
  parse,
  serialise,
}: FormQueryOptions<F>): FormQuery<F> => ({
  params,
  parse,
  serialise,
  has: (query) => params.some((name) => query.has(name)),
  merge(search, form) {
    const query = new URLSearchParams(search);
    for (const name of params) query.delete(name);
    serialise(form).forEach((value, name) => query.append(name, value));
    const text = query.toString();
    return text === '' ? '' : `?${text}`;
  },
});

/** The address of the browser; writing replaces the entry of the history. */
export const createFormUrl = <F>({ has, parse, merge, serialise }: FormQuery<F>): FormUrl<F> => ({
  read() {
    const query = new URLSearchParams(window.location.search);
    return has(query) ? parse(query) : null;
  },
  write(form) {
    const { pathname, search, hash } = window.location;
    const next = merge(search, form);
    if (next !== search) window.history.replaceState(null, '', `${pathname}${next}${hash}`);
  },
  isSame: (one, other) => serialise(one).toString() === serialise(other).toString(),
});
