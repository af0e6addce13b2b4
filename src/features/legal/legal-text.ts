/** The legal texts that open over a form. */
export type LegalText = 'privacy' | 'terms';
