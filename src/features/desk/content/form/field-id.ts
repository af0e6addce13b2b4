/** The identifier of the field of a value. */
export const idOf = (name: string): string => name.replaceAll('.', '-');
