/** The closed form of an annuity, computed here and not by the engine: P·i / (1 − (1 + i)^−n). */
export function annuity({
  loan,
  annualRate,
  months,
}: {
  loan: number;
  annualRate: number;
  months: number;
}): string {
  const rate = annualRate / 1200;
  const payment = (loan * rate) / (1 - (1 + rate) ** -months);
  return `HK$${Math.round(payment).toLocaleString('en')}`;
}
