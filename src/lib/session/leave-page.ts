/** Goes to an address outside this document; the page that is left is not in the history, so that the way back does not lead into it. */
export const leavePage = (address: string): void => window.location.replace(address);
