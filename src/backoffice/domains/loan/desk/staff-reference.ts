const prefix = 'desk:';

/** The booking of a posting by the reference that staff gave it. */
export const entryOf = (reference: string): string => `${prefix}${reference}`;

/** The reference that staff gave to a booking; null where they made none. */
export const staffReferenceOf = (reference: string): string | null =>
  reference.startsWith(prefix) ? reference.slice(prefix.length) : null;
