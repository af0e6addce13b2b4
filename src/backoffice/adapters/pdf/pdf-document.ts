/** The content of a PDF as plain data, so that it can be posted to a worker thread. */
export interface PdfDocumentContent {
  title: string;
  author: string;
  /** BCP 47, such as `zh-Hant-HK`. */
  language: string;
  /** The script whose font is preferred; characters it lacks come from the other. */
  script: 'traditional' | 'simplified';
  /** Top left, in the brand's colour. */
  heading: string;
  /** Whether the brand's mark stands before the heading. */
  hasLogo?: boolean;
  /** Top right. */
  subheading: string;
  /** Below the heading, wrapped. */
  recipient: readonly string[];
  /** Label and value a line. */
  summary: readonly (readonly [label: string, value: string])[];
  /** Whether the first line of the summary is what the document is about, and larger. */
  hasLead?: boolean;
  /** Below the summary, each under its heading. */
  sections?: readonly PdfSection[];
  table: PdfTable | null;
  /** Below the table, wrapped. */
  passages?: readonly PdfPassage[];
  /** At the foot of every page; `{page}` and `{count}` are replaced. */
  footer: { lines: readonly string[]; pageLine: string };
}

export interface PdfSection {
  heading: string;
  rows: PdfDocumentContent['summary'];
}

export interface PdfPassage {
  heading: string;
  /** Paragraphs of at most about 300 characters each. */
  paragraphs: readonly string[];
}

export interface PdfTable {
  heading?: string;
  columns: readonly PdfColumn[];
  /** A cell for each column. */
  rows: readonly (readonly string[])[];
  /** Shown instead of rows if there are none. */
  emptyText: string;
}

/** `x` and `width` in points from the left edge of an A4 page. */
export interface PdfColumn {
  heading: string;
  x: number;
  width: number;
  align: 'left' | 'right';
}
