import type { PageMaker, PageRequest } from '@/backoffice/adapters/picture/page-maker';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import {
  createDocumentPages,
  type DocumentPagesOptions,
} from '@/backoffice/domains/document/viewer/document-pages';
import type { DocumentRow } from '@/backoffice/domains/document/document.repository';
import { documentRow, inMemoryDocuments } from '@test/support/backoffice/in-memory-documents';
import { standIn, testClock } from '@test/support/backoffice/service-tools';

type Member = NonNullable<
  Awaited<ReturnType<DocumentPagesOptions['repositories']['member']['findByEmail']>>
>;

function setUp(
  document: Partial<DocumentRow> = {},
  drawn: Awaited<ReturnType<PageMaker['make']>> = {
    pages: 2,
    width: 3,
    height: 4,
    picture: Buffer.from('RIFF'),
  },
) {
  const clock = testClock('2026-11-20T09:30:00.000Z');
  const audited: NewAuditRow[] = [];
  const asked: PageRequest[] = [];
  const pages = createDocumentPages({
    repositories: {
      document: inMemoryDocuments([documentRow(document)]).repository,
      audit: { create: async (row) => void audited.push(row) },
      member: { findByEmail: async () => standIn<Member>({ name: 'Amy Ho' }) },
    },
    applications: { find: async () => null },
    openDocument: async () => {
      throw new Error('Opened by the program that draws');
    },
    makePage: async (_open, request) => {
      expect(audited).toHaveLength(1);
      asked.push(request);
      return drawn;
    },
    now: clock.now,
  });
  const view = (page = 1) => pages.view('amy@lender.hk', { id: documentRow().id, page });
  return { view, audited, asked };
}

describe('A page that staff look at', () => {
  it('is written down before it is drawn, with who looks and when across it', async () => {
    const { view, audited, asked } = setUp();
    expect(await view(2)).toMatchObject({
      data: { page: 2, pages: 2, width: 3, height: 4, picture: 'data:image/webp;base64,UklGRg==' },
      slot: 'identity',
    });
    expect(audited).toMatchObject([
      {
        staff: 'amy@lender.hk',
        action: 'read',
        target: `document:${documentRow().id}`,
        after: { application: 'HK-2026-7F3K9Q2M', slot: 'identity', page: 2 },
      },
    ]);
    expect(asked).toEqual([
      {
        type: 'application/pdf',
        page: 2,
        watermark: 'Amy Ho · amy@lender.hk · 20 November 2026 17:30',
      },
    ]);
  });

  it.each([
    ['locked', { isLocked: true }],
    ['not scanned yet', { status: 'waiting' }],
    ['of another type', { type: 'image/tiff' }],
  ] as const)('is not drawn of a file that is %s', async (_what, document) => {
    const { view, audited, asked } = setUp(document);
    await expect(view()).rejects.toMatchObject({ code: 'document_unreadable' });
    expect([audited, asked]).toEqual([[], []]);
  });

  it('is said to be unreadable where it costs too much, and not found beyond the last', async () => {
    await expect(setUp({}, null).view()).rejects.toMatchObject({ code: 'document_unreadable' });
    const beyond = { pages: 2, width: 0, height: 0, picture: Buffer.alloc(0) };
    await expect(setUp({}, beyond).view(3)).rejects.toMatchObject({ code: 'not_found' });
  });
});
