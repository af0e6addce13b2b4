/** The parameter of an address that makes it a preview; its value is the signed link. */
export const previewParam = 'preview';
