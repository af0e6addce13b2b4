/**
 * Whether a page of this site can be had now. A soft navigation that fails becomes a full load of the page, which loses what is typed and
 * shows the browser's own error.
 */
export async function isReachable(path: string): Promise<boolean> {
  // Where there is no fetch, nothing can be found out.
  if (typeof fetch !== 'function') return true;
  try {
    const { status } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
