import { screen } from '@testing-library/react';
import { mediumExample } from '@/backoffice/http/openapi/examples/medium';
import { MediumView } from '@/features/desk/content/media/medium-view';
import { ApiError } from '@/lib/api/api-error';
import { showDesk } from '@test/support/staff/show-desk';

const details = { data: { ...mediumExample, uses: [] } };
const fieldOf = (language: string) =>
  screen.getByRole('textbox', { name: `What is to be seen (${language})` });

describe('The words for an image', () => {
  it('are kept as they were typed where somebody was quicker, with what was saved beside, and are saved on that version', async () => {
    const read: string[] = [];
    const { answers, asked, user } = await showDesk(
      (words) => (
        <MediumView
          id={mediumExample.id}
          mayEdit
          onChanged={() => read.push('library')}
          {...words}
        />
      ),
      {
        answers: {
          deskMedium: details,
          deskChangeMedium: new ApiError('Changed', { status: 412, code: 'changed_meanwhile' }),
        },
        roles: ['content-editor'],
      },
    );
    await user.clear(fieldOf('English'));
    await user.type(fieldOf('English'), 'Our office');
    answers.deskMedium = { data: { ...details.data, version: 2, altEn: 'Their office' } };
    const save = screen.getByRole('button', { name: 'Save the words' });
    await user.click(save);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Somebody changed these words/);
    expect(fieldOf('English')).toHaveValue('Our office');
    expect(fieldOf('English')).toHaveAccessibleDescription('Saved by somebody else: Their office');
    expect(fieldOf('简体中文')).not.toHaveAccessibleDescription();

    answers.deskChangeMedium = { data: { ...mediumExample, version: 3, altEn: 'Our office' } };
    answers.deskMedium = { data: { ...details.data, version: 3, altEn: 'Our office' } };
    await user.click(save);
    expect(await screen.findByText('The words are saved.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    const sent = asked.filter(({ key }) => key === 'deskChangeMedium');
    expect(sent.map(({ options }) => options.headers?.['If-Match'])).toEqual(['"1"', '"2"']);
    expect(read).toEqual(['library']);
  });
});
