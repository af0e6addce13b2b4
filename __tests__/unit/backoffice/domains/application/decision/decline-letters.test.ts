import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import { createLetterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import { createDeclineLetters } from '@/backoffice/domains/application/decision/decline-letters';
import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import { brandNames } from '@/config/brand';
import { legalSettingsOf } from '@/config/legal-settings';
import { declineReasons } from '@/contracts/application/application-choices';
import { locales, type Locale } from '@/contracts/locale';
import { declineTexts } from '@/lib/texts/document/decline-texts';
import { legalLines } from '@/lib/texts/legal-lines';
import { applicantPhone, ownersOf } from '@test/support/backoffice/in-memory-applications';
import { friday, number, setUpSentApplications } from '@test/support/backoffice/sent-applications';

function setUp(
  application: Partial<ApplicationRow> = {},
  { message = null }: { message?: string | null } = {},
) {
  const { repositories, options, store } = setUpSentApplications({
    state: 'declined',
    declineReasons: ['affordability', 'credit-history'],
    ...application,
  });
  const drawn: PdfDocumentContent[] = [];
  const audited: NewAuditRow[] = [];
  const by = { number, state: 'declined', by: 'amy', note: 'weak, inside only' } as const;
  store.steps.push({ ...by, at: new Date(friday), message });
  const letters = createDeclineLetters({
    ...options,
    repositories: {
      application: repositories.application,
      audit: { create: async (row) => void audited.push(row) },
    },
    findOwner: ownersOf({ 'customer-1': applicantPhone, other: '+85261234567' }),
    renderPdf: async (content) => {
      drawn.push(content);
      return new Uint8Array([37]);
    },
    letterheads: createLetterheads(brandNames, (locale) =>
      legalLines(
        locale,
        legalSettingsOf({ LICENCE_NUMBER: '1234/2026', COMPLAINT_HOTLINE: '3000 0000' }),
      ),
    ),
  });
  const textOf = async (): Promise<string> => {
    await letters.renderForApplicant(number, 'customer-1');
    return JSON.stringify(drawn.at(-1));
  };
  return { letters, drawn, audited, textOf };
}

describe('The letter about a declined application', () => {
  it.each<[Locale, RegExp[]]>([
    [
      'en',
      [/7 days/, /30 days/, /40 days/, /Registrar of Money Lenders/, /TransUnion/, /3000 0000/],
    ],
    ['hk', [/7 ?[日天]/, /30 ?[日天]/, /40 ?[日天]/, /放債人註冊處處長/, /環聯/, /3000 0000/]],
    ['cn', [/7 ?[日天]/, /30 ?[日天]/, /40 ?[日天]/, /放债人注册处处长/, /环联/, /3000 0000/]],
  ])(
    'says in %s why in plain words, whom to ask, how to complain and which data may be asked for',
    async (language, said) => {
      const { textOf, drawn } = setUp({ language }, { message: 'Come back in May.' });
      const text = await textOf();
      for (const words of said) expect(text).toMatch(words);
      const t = declineTexts.in(language);
      expect(text).toContain(t('reason.affordability'));
      expect(text).toContain(t('reason.credit-history'));
      expect(text).not.toContain(t('reason.title'));
      expect(text).toContain('Come back in May.');
      expect(text).not.toMatch(/inside only|\{\{/);
      expect(drawn[0]?.recipient).toHaveLength(2);
    },
  );

  it('has plain words for every reason in every language, short enough for a letter', () => {
    for (const locale of locales)
      for (const reason of declineReasons)
        expect(declineTexts.in(locale)(`reason.${reason}`).length).toBeGreaterThan(8);
  });

  it('offers the reasons where none were stored, and tells of no credit report without consent', async () => {
    const { textOf } = setUp({
      declineReasons: [],
      consents: {
        textVersion: 'x',
        language: 'en',
        acceptedAt: friday,
        creditReference: false,
        marketingOwn: false,
      },
    });
    const text = await textOf();
    expect(text).toContain('Ask us for the reasons');
    expect(text).not.toContain('TransUnion');
  });

  it('is for its applicant and, written down, for staff, and only once it was declined', async () => {
    const { letters, audited } = setUp();
    await expect(letters.renderForApplicant(number, 'other')).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(audited).toEqual([]);
    expect(await letters.renderForStaff('amy', number)).toMatchObject({
      fileName: `decision-${number}.pdf`,
    });
    expect(audited).toMatchObject([
      { staff: 'amy', action: 'read', target: `application:${number}` },
    ]);
    const open = setUp({ state: 'in-assessment' }).letters;
    await expect(open.renderForApplicant(number, 'customer-1')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(open.renderForStaff('amy', number)).rejects.toMatchObject({ code: 'not_found' });
  });
});
