const applicationNumberPattern = /^HK-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Parses a typed or pasted application number, tolerating case, spaces, other dashes and full-width characters; null if it is invalid. */
export function parseApplicationNumber(text: string): string | null {
  const normalised = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015\u2212-]/g, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0');
  const number = `${normalised.slice(0, 2)}-${normalised.slice(2, 6)}-${normalised.slice(6)}`;
  return applicationNumberPattern.test(number) ? number : null;
}
