import type { LoanDetail } from '@/contracts/account/account-loan';
import type { AccountForms } from '@/features/account/account-forms.slice';

/** The limit that is offered is a multiple of it, in HK$, so that a small rise of the rate stays within. */
const limitStep = 1_000;

/** The form before anything is typed: the next payment, rounded up, is the most that is collected. */
export function emptyAutopay({
  nextPayment,
}: Pick<LoanDetail, 'nextPayment'>): AccountForms['autopay'] {
  return {
    bankCode: '',
    accountNumber: '',
    holder: '',
    maxAmount: nextPayment
      ? String((Math.floor(nextPayment.amount / limitStep) + 1) * limitStep)
      : '',
    isOpen: false,
    isConfirming: false,
  };
}
