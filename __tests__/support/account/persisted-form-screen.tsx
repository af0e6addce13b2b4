import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ScreenProps } from '@/features/account/components/screen-props';
import {
  customer,
  limits,
  loan,
  loanDetail,
  revolvingLoan,
} from '@test/support/account/account-factory';
import { showSignedIn } from '@test/support/account/account-setup';

export const second = loan({ loanNo: 'LN-2023-CCCC3333' });

export const receipt = {
  data: {
    reference: 'RQ-AAAA1111',
    kind: 'email',
    state: 'completed',
    createdAt: '2026-11-21T00:00:00.000Z',
  },
};

const preview = {
  loanNo: 'LN-2024-AAAA1111',
  months: 5,
  from: '2026-12-15',
  resumesOn: '2027-05-15',
  endsOnBefore: '2034-11-15',
  endsOnAfter: '2035-04-15',
  instalment: 36_398.28,
  instalmentAfter: 36_398.28,
  deferredParts: 12,
  interestOfHoliday: 86_666.65,
  totalBefore: 3_494_234.88,
  totalAfter: 3_580_901.53,
};

const known = {
  userInfo: { data: customer() },
  userSessions: { data: [] },
  userActivity: { data: [] },
  serviceRequests: { data: [] },
  loans: { data: [loan(), second, revolvingLoan()] },
  loan: { data: loanDetail() },
  withdrawalLimits: { data: limits() },
  paymHolidayPreview: { data: preview },
  sendOTP: { success: true, requestId: 'r', resendAfterSeconds: 60 },
  verifyOtp: { success: true },
};

export type Shown = Awaited<ReturnType<typeof showSignedIn>>;

export const show = (
  content: (words: ScreenProps) => ReactNode,
  answers: object = {},
): Promise<Shown> => showSignedIn(content, { answers: { ...known, ...answers } });

export const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

export const press = ({ user }: Shown, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
