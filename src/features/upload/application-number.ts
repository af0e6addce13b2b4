const form = /^HK-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/;

/** An application number as it may be typed or pasted: small letters, spaces, other dashes and full-width signs are put right; null when it is none. */
export function readApplicationNumber(text: string): string | null {
  const plain = text.normalize('NFKC').toUpperCase().replaceAll(/[\s\u2010-\u2015\u2212-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  const number = `${plain.slice(0, 2)}-${plain.slice(2, 6)}-${plain.slice(6)}`;
  return form.test(number) ? number : null;
}
