import type { Locale } from '@/contracts/locale';
import { useQuery } from '@/store/use-query';
import { accountThreads } from './thread-queries';

/** The number of answers of the lender that the customer has not opened; 0 until it is known. */
export function useUnreadAnswers({
  locale,
  isSignedIn,
}: {
  locale: Locale;
  isSignedIn: boolean;
}): number {
  const { data } = useQuery(accountThreads, {
    locale,
    request: isSignedIn ? {} : null,
    isKept: true,
  });
  return data?.reduce((sum, { unread }) => sum + unread, 0) ?? 0;
}
