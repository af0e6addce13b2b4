import type { Approval } from '@/contracts/approval/approval';
import { applicationNumber, instant } from './application';

/** A request that waits for a second person. */
export const approvalExample: Approval = {
  id: 'AR-7F3K9Q2M',
  kind: 'loan-booking',
  state: 'waiting',
  subject: `application:${applicationNumber}`,
  amount: 3_000_000,
  maker: 'amy@lender.hk',
  madeAt: instant,
  checker: null,
  decidedAt: null,
  reason: null,
  result: null,
};
