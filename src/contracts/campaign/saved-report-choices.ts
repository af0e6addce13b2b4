// No zod here: the forms of the desk read these values, too.

export const savedReportLimits = {
  /** Characters of a name. */
  name: 80,
  /** Reports that one member of staff may keep. */
  ofPerson: 50,
} as const;

/** Where a program that reads mail asks that a weekly report stops, and the desk, too. */
export const stopReportMailPath = '/api/v1/campaign/report-mails/{token}/stop';
