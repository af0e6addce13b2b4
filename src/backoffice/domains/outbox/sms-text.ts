/** Characters of the GSM 7-bit alphabet (3GPP TS 23.038) that our texts can contain. */
const gsmText = /^[A-Za-z0-9 \n@£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà!"#¤%&'()*+,\-./:;<=>?¡_ΔΦΓΛΩΠΨΣΘΞ]*$/;

const plainCharacters: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '·': '-',
  '•': '*',
  '…': '...',
  '\u00A0': ' ',
};

/**
 * The text as it is sent by SMS. A single character outside the GSM alphabet, such as a typographic apostrophe, shortens every part from 153 to
 * 67 characters; a text that needs no such character is therefore written without.
 */
export function smsText(text: string): string {
  const plain = text.replaceAll(
    /[‘’“”–—·•…\u00A0]/g,
    (character) => plainCharacters[character] ?? character,
  );
  return gsmText.test(plain) ? plain : text;
}
