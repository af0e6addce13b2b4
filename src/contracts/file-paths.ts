/** Paths of files that pages show or link without a call of their own, so that such a page needs no contract for it. */
export const filePaths = {
  documentThumbnail: '/api/v1/los/documents/{id}/thumbnail',
  loanStatement: '/api/v1/desk/loans/{loanNo}/statements/{stmDate}',
  declineLetter: '/api/v1/desk/applications/{applicationNumber}/decline-letter',
} as const;
