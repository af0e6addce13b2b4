/** Yearly rates, in percent, of the Money Lenders Ordinance (Cap. 163, ss.24-25), for agreements from 30 December 2022. */
export const rateThresholds = { presumedExtortionate: 36, offence: 48 } as const;

/** Largest annual rate ever reported, in percent; a shorter or dearer loan is shown at this figure. */
export const maxReportedRate = 1_000_000_000;
