import { mailSignatures } from '@/lib/texts/legal-lines';
import { legalTextIn } from '@test/support/content/legal-text';
import { cooldownSeconds, deskMail } from '@/backoffice/domains/contact/contact.model';
import { receiptMail } from '@/backoffice/domains/contact/receipt-mail';

const now = new Date('2026-05-04T10:00:00.000Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const brandNames = { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' };

describe('The wait between two contact messages', () => {
  // CONTRACT section 8: 180 seconds.
  it.each([
    ['nothing was sent', [], 0],
    ['one was just sent', [before(0)], 180],
    ['part of a second is left', [before(179.4)], 1],
    ['the wait is over to the millisecond', [before(180)], 0],
    ['the last one is old', [before(86_400)], 0],
    ['the list is in any order', [before(10), before(100), before(50)], 170],
  ])('is right when %s', (_case, sentAt, seconds) => {
    expect(cooldownSeconds(sentAt, now)).toBe(seconds);
  });
});

describe('The mail about a contact message', () => {
  const text = {
    name: 'Chan Tai Man',
    phone: '+85291234567',
    email: null,
    callTime: 'morning' as const,
    message: 'First line\nSecond line',
  };

  it('tells the staff who wrote, when to call, and the message as it was written', () => {
    const mail = deskMail({ reference: 'M-1', topic: 'complaint', language: 'hk', text });
    expect(mail.subject).toBe('[M-1] Website message: A complaint');
    expect(mail.text.split('\n')).toEqual([
      'Reference: M-1',
      'Topic: A complaint',
      'Language: 繁體中文',
      'Name: Chan Tai Man',
      'Phone: +85291234567',
      'Email: -',
      'When to call: Morning',
      '',
      'First line',
      'Second line',
    ]);
  });

  it.each(['en', 'hk', 'cn'] as const)(
    'thanks the writer in %s with reference, brand and the lines of the law, and leaves no placeholder',
    (locale) => {
      const { subject, text: body } = receiptMail({
        form: 'contact',
        reference: 'M-77',
        locale,
        brandNames,
        signatures: mailSignatures({ licenceNumber: '1/2026', complaintHotline: '3000 0000' }),
      });
      expect(subject).toContain('M-77');
      expect(body).toContain('M-77');
      expect(body).toContain(brandNames[locale]);
      for (const line of legalTextIn[locale]) expect(body).toContain(`\n${line}`);
      expect(subject + body).not.toContain('{{');
    },
  );
});
