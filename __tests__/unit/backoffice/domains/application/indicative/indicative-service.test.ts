import { createLetterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import { createDraftService } from '@/backoffice/domains/application/draft/draft.service';
import {
  createIndicativeService,
  type IndicativeServiceOptions,
} from '@/backoffice/domains/application/indicative/indicative.service';
import { brandNames } from '@/config/brand';
import { legalSettingsOf } from '@/config/legal-settings';
import type { StoredEntry } from '@/backoffice/domains/site/site.repository';
import type { Collection, CollectionEntry } from '@/contracts/desk';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { indicativeChecks } from '@/copy/collections/indicative-checks';
import { indicativeRules } from '@/copy/collections/indicative-rules';
import { productOf } from '@/copy/collections/products';
import { legalLines } from '@/lib/texts/legal-lines';
import { fastPassForm } from '@test/support/application/application-form';
import {
  applicationFieldEncryption as fieldEncryption,
  applicationHash as hash,
  applicationRow,
  inMemoryApplications,
} from '@test/support/backoffice/in-memory-applications';
import { inMemoryDrafts } from '@test/support/backoffice/in-memory-drafts';
import { numbered, standIn, testClock, unitOfWorkOn } from '@test/support/backoffice/service-tools';

async function setUp(prefill: ApplicationForm) {
  const { now } = testClock('2026-11-23T10:00:00.000Z');
  const store = inMemoryDrafts();
  const drafts = createDraftService({
    repositories: store.repositories,
    unitOfWork: unitOfWorkOn(store.repositories),
    hash,
    fieldEncryption,
    now,
    newToken: numbered('token'),
  });
  const { draft, token } = await drafts.create(
    { product: 'fast-pass', language: 'en', prefill },
    { token: null, proof: null },
  );
  const applications = inMemoryApplications();
  const drawn: PdfDocumentContent[] = [];
  const service = createIndicativeService({
    repositories: {
      application: applications.repository,
      applicationDraft: store.repositories.applicationDraft,
      site: standIn<IndicativeServiceOptions['repositories']['site']>({
        listEntries: async <C extends Collection>(collection: C): Promise<StoredEntry<C>[]> => {
          const entries: Partial<{ [K in Collection]: CollectionEntry<K>[] }> = {
            'indicative-rules': indicativeRules,
            'indicative-checks': indicativeChecks,
          };
          return (entries[collection] ?? []).map((entry, position) => ({ position, entry }));
        },
      }),
    },
    hash,
    fieldEncryption,
    now,
    valueProperty: async () => ({ value: 6_000_000, isRough: true }),
    fastPass: () => productOf('fast-pass'),
    promises: () => undefined,
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
  const call = { reference: draft.reference, token };
  return { ...service, call, applications, drawn };
}

describe('The result of a fast pass before it is sent', () => {
  it('follows what was saved, and needs neither name nor phone', async () => {
    const { property, loan, income } = fastPassForm();
    const { find, call } = await setUp({ property, loan, income });
    expect(await find(call)).toMatchObject({
      result: 'needs-review',
      valuation: null,
      figures: { usualAmount: 2_950_000, validUntil: '2026-12-21' },
    });
  });

  it('takes our valuation where no value was given, and says that it is rough', async () => {
    const { property, ...others } = fastPassForm();
    const { find, call } = await setUp({
      ...others,
      property: { ...property, estimatedValue: undefined },
    });
    expect(await find(call)).toMatchObject({
      valuation: { value: 6_000_000, isRough: true },
      figures: { propertyValue: 6_000_000 },
      reasons: expect.arrayContaining([
        expect.objectContaining({ textEn: expect.stringContaining('rests on few figures') }),
      ]),
    });
  });

  it('is not there while an answer is missing, nor for another browser', async () => {
    const { find, renderFile, call } = await setUp({ ...fastPassForm(), income: undefined });
    expect(await find(call)).toBeNull();
    await expect(renderFile(call, 'en')).rejects.toMatchObject({ code: 'not_found' });
    for (const token of [null, 'token of another'])
      await expect(find({ ...call, token })).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['en', 'What could be lent', 'Up to HK$2,950,000'],
    ['hk', '可借金額', '最多 HK$2,950,000'],
    ['cn', '可贷金额', '最多 HK$2,950,000'],
  ] as const)('can be kept as PDF that names nobody, in %s', async (locale, label, value) => {
    const { renderFile, call, drawn } = await setUp(fastPassForm());
    expect(await renderFile(call, locale)).toMatchObject({
      fileName: 'indication-2026-11-23.pdf',
      contentType: 'application/pdf',
    });
    expect(drawn[0]?.summary[0]).toEqual([label, value]);
    expect(JSON.stringify(drawn)).not.toMatch(/LEE|9123|Harbour Road|\{\{|undefined/);
  });
});

it('The result of a fast pass stays as it was sent', async () => {
  const { find, renderFile, call, applications, drawn } = await setUp(fastPassForm());
  const asked = await find(call);
  if (!asked) throw new Error('There is no result');
  applications.rows.push(
    applicationRow({
      draftId: call.reference,
      product: 'fast-pass',
      indicative: { ...asked, result: 'outside-range' },
    }),
  );
  expect(await find(call)).toMatchObject({ result: 'outside-range' });
  await renderFile(call, 'en');
  expect(drawn[0]?.summary).toContainEqual(['Application number', 'HK-2026-7F3K9Q2M']);
});
