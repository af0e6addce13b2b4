import type { Locale } from '@/contracts/locale';
import { ApiError } from '../api/api-error';
import { callFromBrowser } from '../api/browser-call';
import { setSessionHint } from './session-hint';

/** Asks the API who is signed in and notes it on this page; where it cannot be asked, what is known stays. */
export async function requestName(locale: Locale): Promise<void> {
  try {
    const { data } = await callFromBrowser('userInfo', {}, { locale, skipErrors: false });
    setSessionHint(true, data.name);
  } catch (error) {
    if (error instanceof ApiError && (error.endsSession || error.status === 401))
      setSessionHint(false);
  }
}
