/** What a salaried owner of one flat answers, by the id of the field; a choice is named by its value. Fields without an entry stay empty. */
export const applicantAnswers: Readonly<Record<string, string>> = {
  'property.kind': 'private',
  'property.saleableAreaSqft': '585',
  'property.estimatedValue': '9,000,000',
  'existing.hasMortgages': 'no',
  'loan.amount': '3,000,000',
  'loan.tenorMonths': '20',
  'loan.purpose': 'renovation',
  'income.employment': 'own-payroll',
  'income.employer': 'Harbour Trading Limited',
  'income.monthlyIncome': '85,000',
  'income.monthlyDebt': '0',
  'applicants.persons.0.name': 'CHAN TAI MAN',
  'applicants.persons.0.idNumber': 'A123456(3)',
  'applicants.persons.0.dateOfBirth': '28/2/1985',
  'applicants.persons.0.address': 'property',
  'intermediary.involved': 'no',
  'consents.creditReference': 'true',
};

const { 'income.monthlyDebt': _noDebts, ...answersOfFastPass } = applicantAnswers;

/** The same for a fast pass, which asks for other debts only if there are any. */
export const fastPassAnswers: Readonly<Record<string, string>> = answersOfFastPass;

/** The same with a mortgage of a bank on the flat. */
export const mortgagorAnswers: Readonly<Record<string, string>> = {
  ...applicantAnswers,
  'existing.hasMortgages': 'yes',
  'existing.mortgages.0.lender': 'Harbour Bank',
  'existing.mortgages.0.outstanding': '1,000,000',
  'existing.mortgages.0.monthlyPayment': '8,000',
};
