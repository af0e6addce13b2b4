import { autopayStatus } from '@/lib/payment/autopay';

type Request = Parameters<typeof autopayStatus>[0][number];
const request = (kind: Request['kind'], state: Request['state'], loanNo = 'L-1'): Request => ({
  kind,
  state,
  loanNo,
});

describe('The autopay of a loan', () => {
  it.each<{ name: string; newestFirst: Request[]; active: number; asked: number; ending: number }>([
    { name: 'nothing asked', newestFirst: [], active: -1, asked: -1, ending: -1 },
    {
      name: 'one asked for while another is in force',
      newestFirst: [request('autopay', 'in-review'), request('autopay', 'completed')],
      active: 1,
      asked: 0,
      ending: -1,
    },
    {
      name: 'one declined after another was set up',
      newestFirst: [request('autopay', 'declined'), request('autopay', 'completed')],
      active: 1,
      asked: -1,
      ending: -1,
    },
    {
      name: 'its end asked for',
      newestFirst: [request('autopay-end', 'received'), request('autopay', 'completed')],
      active: 1,
      asked: -1,
      ending: 0,
    },
    {
      name: 'its end carried out',
      newestFirst: [request('autopay-end', 'completed'), request('autopay', 'completed')],
      active: -1,
      asked: -1,
      ending: -1,
    },
    {
      name: 'set up for another loan',
      newestFirst: [request('autopay', 'completed', 'L-2'), request('settlement', 'completed')],
      active: -1,
      asked: -1,
      ending: -1,
    },
  ])('stands as its last requests say: $name', ({ newestFirst, ...at }) => {
    const { active, asked, ending } = autopayStatus(newestFirst, 'L-1');
    expect({ active, asked, ending }).toEqual({
      active: newestFirst[at.active] ?? null,
      asked: newestFirst[at.asked] ?? null,
      ending: newestFirst[at.ending] ?? null,
    });
  });
});
