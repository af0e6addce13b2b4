import { personalTables } from '@/backoffice/db/personal/personal-tables';
import { copyPage } from '@/backoffice/domains/personal-copy/copy-page';
import { filesOf, toPersonalCopy } from '@/backoffice/domains/personal-copy/personal-copy.model';
import type { PersonalRows } from '@/backoffice/domains/personal-copy/personal-rows';
import { keysOf, recordOf } from '@/contracts/typed-record';

const rows = (some: Partial<PersonalRows>): PersonalRows => ({
  ...recordOf(keysOf(personalTables), () => []),
  ...some,
});
const at = new Date('2026-11-16T04:00:00Z');
const page = { locale: 'en', at, brand: 'Harbour Mortgage' } as const;
const document = (more: object) => ({
  id: 'd1',
  name: '身份證.PDF',
  fileKey: 'k',
  status: 'received',
  uploadedAt: at,
  ...more,
});

describe('What goes into a copy', () => {
  it('are tables with rows only, without hashes, staff, secrets and other people', () => {
    const { data, notes } = toPersonalCopy(
      rows({
        customer: [{ id: 'c1', phone: '+85291234567', phoneHash: 'h' }],
        application: [
          {
            number: 'HK-1',
            assignee: 'amy',
            form: {
              applicants: {
                persons: [{ name: 'CHAN' }, { name: 'LEE', idNumber: 'B1111111' }],
                company: { name: 'A Ltd', directors: [{ name: 'WONG' }] },
              },
            },
          },
        ],
        valueAlert: [{ id: 'v', encrypted: { email: 'a@b.hk', token: 't' } }],
      }),
    );
    expect(data).toEqual({
      customer: [{ id: 'c1', phone: '+85291234567' }],
      application: [
        {
          number: 'HK-1',
          form: { applicants: { persons: [{ name: 'CHAN' }], company: { name: 'A Ltd' } } },
        },
      ],
      valueAlert: [{ content: { email: 'a@b.hk' } }],
    });
    expect(notes).toEqual({});
  });

  it('has what staff noted apart, with what it is about', () => {
    const { data, notes } = toPersonalCopy(
      rows({
        requestStep: [
          {
            id: 1,
            reference: 'R1',
            state: 'approved',
            at,
            message: null,
            note: 'Fine.',
            by: 'amy',
          },
          {
            id: 2,
            reference: 'R1',
            state: 'completed',
            at,
            message: 'Done.',
            note: null,
            by: 'amy',
          },
        ],
      }),
    );
    expect(notes).toEqual({ requestStep: [{ id: 1, reference: 'R1', at, note: 'Fine.' }] });
    expect(data.requestStep).toEqual([
      { reference: 'R1', state: 'approved', at, message: null },
      { reference: 'R1', state: 'completed', at, message: 'Done.' },
    ]);
  });

  it('has the files that may be opened, by plain names', () => {
    const files = filesOf(
      rows({
        document: [
          document({}),
          document({ id: 'd2', name: 'no ending' }),
          document({ id: 'd3', status: 'waiting' }),
          document({ id: 'd4', status: 'infected' }),
          document({ id: 'd5', fileKey: null }),
        ],
      }),
    );
    expect(files.map(({ name }) => name)).toEqual(['document-d1.PDF', 'document-d2']);
  });
});

describe('The page of a copy', () => {
  it('has words for names, amounts and moments, and runs nothing that somebody wrote', () => {
    const html = copyPage(
      {
        bankAccount: [{ content: { bankCode: '004' } }],
        loan: [{ loanNo: 'LN-1', originalCents: 123_456, rateMicros: 6_500_000, property: null }],
        threadEntry: [{ at, content: '<script>alert("1")</script>', file: 'a"b.pdf' }],
      },
      page,
    );
    expect(html).toContain('<dd class="deep"><dl><dt>Bank code</dt><dd>004</dd></dl></dd>');
    expect(html).toContain('<dt>Amount lent</dt><dd>HK$1,234.56</dd>');
    expect(html).toContain('<dt>Interest rate a year</dt><dd>6.50%</dd>');
    expect(html).toContain('<dd>16 November 2026 12:00</dd>');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(html).toContain('href="a&quot;b.pdf"');
    expect(html).not.toMatch(/<script|Property|null/);
  });
});
