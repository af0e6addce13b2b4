/** Country code and last four digits only. */
export function maskPhoneWithCountry(phone: string): string {
  const country = phone.startsWith('+86') ? '+86' : '+852';
  return `${country} •••• ${phone.slice(-4)}`;
}

/** What an encrypted column of a customer is bound to. */
export function customerFieldContext(
  id: string,
  column: 'phone' | 'name' | 'email' | 'address',
): string {
  return `customer/${column}/${id}`;
}
