// No zod here: this file is imported by client components.
export const jobApplicationLimits = { nameMax: 80, emailMax: 200, messageMax: 2_000 } as const;

/** What a CV may be, told by the bytes of the file. */
export const cvTypes = [
  'application/pdf',
  'application/x-cfb',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
export const cvEndings = ['.pdf', '.doc', '.docx'] as const;

/** An application is deleted this long after it was sent, unless the applicant asks for it sooner. */
export const jobApplicationMonths = 24;
