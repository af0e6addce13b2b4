import { firstDelayMs, loadWithRetry, maxRetries } from '@/i18n/http-backend';

function source(answers: (Response | Error)[]) {
  const asked: string[] = [];
  const waits: number[] = [];
  return {
    asked,
    waits,
    options: {
      fetcher: async (url: string) => {
        asked.push(url);
        const answer = answers[Math.min(asked.length, answers.length) - 1];
        if (answer instanceof Response) return answer;
        throw answer ?? new Error('No answer is left');
      },
      wait: async (milliseconds: number) => void waits.push(milliseconds),
    },
  };
}

describe('Loading translations', () => {
  it('asks once when the file comes', async () => {
    const { asked, waits, options } = source([new Response('{"a":"b"}')]);
    expect(await loadWithRetry('/locales/hk/common.json', options)).toBe('{"a":"b"}');
    expect([asked, waits]).toEqual([['/locales/hk/common.json'], []]);
  });

  it('tries again after a network error and after a bad status', async () => {
    const { waits, options } = source([
      new Error('offline'),
      new Response('', { status: 503 }),
      new Response('{}'),
    ]);
    expect(await loadWithRetry('/x', options)).toBe('{}');
    expect(waits).toEqual([350, 700]);
  });

  it('gives up after five more tries, each after twice the time', async () => {
    const { asked, waits, options } = source([new Response('', { status: 500 })]);
    await expect(loadWithRetry('/x', options)).rejects.toThrow('/x answered 500');
    expect(asked).toHaveLength(6);
    expect(waits).toEqual([350, 700, 1_400, 2_800, 5_600]);
  });

  it('follows the numbers of the specification', () => {
    expect([firstDelayMs, maxRetries]).toEqual([350, 5]);
  });
});
