/** Its entry in the browser's storage. */
export const draftHintKey = 'application-draft';

/** Notes in this browser whether an application was begun here, so that its pages do not wait to open it. Holds nothing of it. */
export function setDraftHint(hasDraft: boolean): void {
  try {
    if (hasDraft) window.localStorage.setItem(draftHintKey, '1');
    else window.localStorage.removeItem(draftHintKey);
  } catch {
    // Without storage an application is opened when somebody touches the page.
  }
}
