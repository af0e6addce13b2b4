import { knownSession } from '@/lib/session/session-hint';

/** Marks the notices of a page; the value says for whom: `signedIn`, or empty for everybody. */
export const noticeAttribute = 'data-notice';
/** The pages of a notice, without language and separated by spaces; left out for all. */
export const noticePathsAttribute = 'data-paths';

/** Whether a path without language is one of the pages of a notice, or stands below one; `/` is the home page alone. */
export function isOnPaths(paths: string | null, path: string): boolean {
  return (
    paths === null || paths.split(' ').some((one) => path === one || path.startsWith(`${one}/`))
  );
}

/** The path of an address without its language. */
export const pathWithoutLocale = (pathname: string): string =>
  pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '') || '/';

/** Shows the first notice in the order of staff that is for this page and visitor and was not closed, and hides the others. */
export function chooseNotice(pathname: string): void {
  const closed = document.cookie.split('; ');
  const path = pathWithoutLocale(pathname);
  let isChosen = false;
  for (const notice of document.querySelectorAll<HTMLElement>(`[${noticeAttribute}]`)) {
    const isFit =
      !closed.includes(`${notice.id}=close`) &&
      isOnPaths(notice.getAttribute(noticePathsAttribute), path) &&
      (notice.getAttribute(noticeAttribute) !== 'signedIn' || knownSession().isSignedIn);
    notice.hidden = isChosen || !isFit;
    isChosen ||= isFit;
  }
}
