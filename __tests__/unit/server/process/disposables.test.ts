import { createDisposables } from '@/server/process/disposables';

describe('The closer', () => {
  it('closes in the reverse order, each thing once', async () => {
    const closed: string[] = [];
    const closer = createDisposables();
    closer.add(() => void closed.push('database'));
    closer.add(async () => void closed.push('pages'));
    await closer.close();
    await closer.close();
    expect(closed).toEqual(['pages', 'database']);
  });

  it('goes on when one of them fails, at once or later', async () => {
    const closed: string[] = [];
    const closer = createDisposables();
    closer.add(() => void closed.push('first'));
    closer.add(() => Promise.reject(new Error('later')));
    closer.add(() => {
      throw new Error('at once');
    });
    await closer.close();
    expect(closed).toEqual(['first']);
  });
});
