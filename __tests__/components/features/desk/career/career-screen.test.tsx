import { screen, within } from '@testing-library/react';
import type { DeskJobApplication } from '@/contracts/job-application/job-application';
import { jobs } from '@/copy/collections/jobs';
import { CareerScreen } from '@/features/desk/career/career-screen';
import { showDesk } from '@test/support/staff/show-desk';

const [job] = jobs;
const titles = {
  jobTitleEn: job?.titleEn ?? '',
  jobTitleHk: job?.titleHk ?? '',
  jobTitleCn: job?.titleCn ?? '',
};
const row = (more: Partial<DeskJobApplication>): DeskJobApplication => ({
  reference: 'JA-7F3K9Q2M',
  at: '2026-11-16T04:00:00.000Z',
  language: 'hk',
  jobId: 'job',
  ...titles,
  name: 'CHAN Tai Man',
  phone: '+85291234567',
  email: 'taiman@example.com',
  message: '',
  cv: null,
  ...more,
});

describe('The list of applications for jobs', () => {
  it('has each position in the language of the desk, and as the applicant read it where that differs', async () => {
    await showDesk((words) => <CareerScreen id={null} query={new URLSearchParams()} {...words} />, {
      answers: {
        deskJobApplications: {
          data: [row({}), row({ reference: 'JA-7F3K9Q2N', language: 'en' })],
          next: null,
          total: 2,
        },
      },
      roles: ['administrator'],
    });
    const [, hk, en] = await screen.findAllByRole('row');
    const inHk = within(hk ?? document.body);
    expect(inHk.getByText(titles.jobTitleEn)).toBeVisible();
    expect(inHk.getByText(titles.jobTitleHk)).toHaveAttribute('lang', 'zh-Hant-HK');
    const inEn = within(en ?? document.body);
    expect(inEn.getByText(titles.jobTitleEn)).toBeVisible();
    expect(inEn.queryByText(titles.jobTitleHk)).toBeNull();
  });
});
