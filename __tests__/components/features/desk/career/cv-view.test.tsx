import { screen } from '@testing-library/react';
import { CvView } from '@/features/desk/career/cv-view';
import { showDesk } from '@test/support/staff/show-desk';

const drawn = { width: 100, height: 140, pages: 2, picture: 'data:image/webp;base64,AA==' };

describe('The CV of an application for a job', () => {
  it('is leafed through once it is known how many pages it has', async () => {
    const { user, asked } = await showDesk((words) => <CvView reference="JA-1" {...words} />, {
      answers: { deskCvPage: { data: { page: 1, ...drawn } } },
      roles: ['administrator'],
    });
    expect(await screen.findByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(asked.map(({ request }) => Object(request).params.page)).toEqual(['1', '2']);
  });

  it('has no pages to leaf through while none was drawn', async () => {
    await showDesk((words) => <CvView reference="JA-1" {...words} />, {
      answers: {},
      roles: ['administrator'],
    });
    expect(screen.getByRole('link', { name: /Save/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
    expect(screen.queryByText(/^Page 1/)).toBeNull();
  });
});
