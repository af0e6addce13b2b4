/** A site without estates, landing pages and redirects. */
export const noPageLists = {
  members: { has: async () => false, findElsewhere: async () => undefined },
  redirects: { find: async () => new Map<string, string>() },
};
