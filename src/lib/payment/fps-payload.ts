/** What a customer pays by FPS: `payeeId` is an FPS identifier, a mobile number such as +852-61234567, or an email address; `amount` in HK$. */
export interface FpsPayment {
  payeeId: string;
  payeeName: string;
  amount: number;
  reference: string;
}

/** Lengths of EMVCo's QR Code Specification for Payment Systems, Merchant-Presented Mode, tables 3.4 and 3.8. */
const maxLength = { name: 25, amount: 13, reference: 25 };
const unnamed = 'NA';
const printableAscii = /^[\x20-\x7e]+$/;

/** The proxies that FPS knows, each with its data object in template 26 (HKMA, Payee-presented QR Code Specification for FPS). */
const proxies: readonly { id: string; pattern: RegExp }[] = [
  { id: '02', pattern: /^\d{7}(?:\d{2})?$/ },
  { id: '03', pattern: /^\+\d{1,3}-\d{5,15}$/ },
  { id: '04', pattern: /^[^\s@]+@[^\s@]+$/ },
];

const dataObject = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The text of a QR code that pays an amount by FPS, as Hong Kong's banking apps read it; null where the payee's identifier is none of FPS or the payment does not fit. */
export function fpsPayload({ payeeId, payeeName, amount, reference }: FpsPayment): string | null {
  const proxy = proxies.find(({ pattern }) => pattern.test(payeeId) && payeeId.length <= 99 - 20);
  const money = String(Number(amount.toFixed(2)));
  if (!proxy || !printableAscii.test(payeeId) || !(amount >= 0.01)) return null;
  if (money.length > maxLength.amount || !printableAscii.test(reference)) return null;
  if (reference.length > maxLength.reference) return null;
  const name = printableAscii.test(payeeName) ? payeeName.slice(0, maxLength.name) : unnamed;
  const content = [
    dataObject('00', '01'),
    // 12: made for one payment
    dataObject('01', '12'),
    dataObject('26', dataObject('00', 'hk.com.hkicl') + dataObject(proxy.id, payeeId)),
    dataObject('52', '0000'),
    // Hong Kong dollar (ISO 4217)
    dataObject('53', '344'),
    dataObject('54', money),
    dataObject('58', 'HK'),
    dataObject('59', name),
    dataObject('60', 'HK'),
    dataObject('62', dataObject('05', reference)),
    '6304',
  ].join('');
  return content + checksum(content);
}

/** CRC-16 of ISO/IEC 13239 with the polynomial 1021 and the start FFFF, as four hexadecimal digits; of ASCII text. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
