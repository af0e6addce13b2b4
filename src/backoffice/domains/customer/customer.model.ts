/** Country code and last four digits only. */
export function maskPhoneWithCountry(phone: string): string {
  const country = phone.startsWith('+86') ? '+86' : '+852';
  return `${country} •••• ${phone.slice(-4)}`;
}
