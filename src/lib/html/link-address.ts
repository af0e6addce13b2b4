const linkPattern = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/i;

/** Whether a link may lead there: a page of this site, or an address that the sanitiser leaves. */
export const isLinkAddress = (address: string): boolean => linkPattern.test(address);
