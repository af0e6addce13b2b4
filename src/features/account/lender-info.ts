/** Lender details shown on the account pages; supplied by the server-rendered page. */
export interface LenderInfo {
  name: string;
  /** Phone number for enquiries and complaints. */
  hotline: string;
  officeHours: string;
  /** Whether one-time codes are really sent by SMS. */
  isSmsLive: boolean;
}
