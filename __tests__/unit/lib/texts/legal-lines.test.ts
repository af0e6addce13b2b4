import { receiptMail } from '@/backoffice/domains/contact/receipt-mail';
import { createLetterheads, letterOf } from '@/backoffice/adapters/pdf/letterhead';
import { brandNames } from '@/config/brand';
import { locales } from '@/contracts/locale';
import { legalLines, mailSignatures } from '@/lib/texts/legal-lines';
import { unavailablePage } from '@/server/page/unavailable-page';
import { legalSettings, legalTextIn } from '@test/support/content/legal-text';

describe.each(locales)('Risk warning, licence number and complaint hotline in %s', (locale) => {
  it('stand on the page of an outage', () => {
    const { html } = unavailablePage(locale, legalSettings);
    for (const line of legalTextIn[locale]) expect(html).toContain(`<p>${line}</p>`);
  });

  it('stand at the foot of each page of a statement or certificate', () => {
    const letterheads = createLetterheads(brandNames, (language) =>
      legalLines(language, legalSettings),
    );
    const { footer } = letterOf(letterheads[locale], {
      title: 'Statement',
      subject: '2026-10-31',
      pageLine: 'Page',
      notes: [],
      customer: { name: null, address: null },
    });
    const foot = footer.lines.join('\n');
    for (const line of legalTextIn[locale]) expect(foot).toContain(line);
  });

  it('stand below the mail to an applicant for a job', () => {
    const signatures = mailSignatures(legalSettings);
    const { text } = receiptMail({
      form: 'jobApplication',
      reference: 'JA-1',
      locale,
      brandNames,
      signatures,
    });
    for (const line of legalTextIn[locale]) expect(text.split('\n')).toContain(line);
  });
});

describe('A licence number with signs of HTML', () => {
  it('does not become markup of the page of an outage', () => {
    const { html } = unavailablePage('en', { ...legalSettings, licenceNumber: '<b>1&2' });
    expect(html).toContain('Licence No. &lt;b&gt;1&amp;2');
  });
});
