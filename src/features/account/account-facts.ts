/** What the pages of the account say about the lender; the page's server fills it in. */
export interface LenderFacts {
  name: string;
  /** Enquiries and complaints. */
  hotline: string;
  servicePhone: string;
  officeHours: string;
  /** Whether one-time codes are really sent. */
  isSmsLive: boolean;
}
