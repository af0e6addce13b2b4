// No zod here: the form of the desk reads these values, too.

export const shortLinkStates = ['live', 'ended'] as const;
export type ShortLinkState = (typeof shortLinkStates)[number];

/** Characters of what staff write about a link. */
export const shortLinkLimits = { name: 80, path: 200, code: 40, days: 90 } as const;

/** The end of a short address, `/go/{code}`; typed from a poster, it is found in any case. */
export const shortCodePattern = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A page of this site without language, query and fragment. */
export const sitePathPattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;
