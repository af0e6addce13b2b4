/** Characters of what staff write: notes stay inside, messages go to applicants, `search` is what they look for, `bankReference` names a posting. */
export const staffTextLimits = {
  note: 1_000,
  message: 300,
  search: 200,
  bankReference: 60,
  documentName: 80,
  documentReason: 200,
} as const;

/** Characters of a file of the bank; a day of a busy account has some hundred thousand. */
export const bankFileMaxLength = 900_000;
