/** A site without estates, landing pages and redirects. */
export const noPageLists = {
  members: { has: async () => false },
  redirects: { find: async () => new Map<string, string>() },
};
