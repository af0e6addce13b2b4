/** Texts of notices that are HTML; every text of a document that is not named here is plain. */
export const noticeHtmlFields: readonly string[] = ['content', 'announcement'];

/** Texts of blocks that are HTML, by type. */
export const blockHtmlFields: Readonly<Record<string, readonly string[]>> = { prose: ['body'] };
