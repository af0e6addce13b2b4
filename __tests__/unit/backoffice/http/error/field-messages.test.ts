import { z } from 'zod';
import { fieldProblems } from '@/backoffice/common/field-problems';
import { fieldMessage } from '@/backoffice/http/error/field-messages';
import { locales, type Locale } from '@/contracts/locale';

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  code: z.string().min(3),
  count: z.number().min(2).max(9),
  list: z.array(z.string()).min(1).max(2),
  day: z.iso.date(),
  at: z.iso.datetime(),
  kind: z.enum(['a', 'b']),
  nested: z.object({ items: z.array(z.object({ href: z.string().regex(/^\//) })) }),
});
const good = {
  name: 'n',
  code: 'abc',
  count: 3,
  list: ['x'],
  day: '2026-11-16',
  at: '2026-11-16T00:00:00Z',
  kind: 'a',
  nested: { items: [{ href: '/' }] },
};

function messages(input: object, locale: Locale): Record<string, string> {
  const result = schema.safeParse(input);
  if (result.success) return {};
  return Object.fromEntries(
    Object.entries(fieldProblems(result.error)).map(([path, problem]) => [
      path,
      fieldMessage(problem, locale),
    ]),
  );
}

describe('Field messages', () => {
  it.each([
    [{ name: '' }, 'name', 'Please fill this in.', '請填寫此項。', '请填写此项。'],
    [{ name: undefined }, 'name', 'Please fill this in.', '請填寫此項。', '请填写此项。'],
    [
      { name: 7 },
      'name',
      'This is not the kind of value expected here.',
      '此項的資料類型不正確。',
      '此项的数据类型不正确。',
    ],
    [
      { name: 'too long' },
      'name',
      'Please use at most 5 characters.',
      '最多可有5個字元。',
      '最多5个字符。',
    ],
    [
      { code: 'ab' },
      'code',
      'Please use at least 3 characters.',
      '最少須有3個字元。',
      '至少需要3个字符。',
    ],
    [{ count: 1 }, 'count', 'Please enter 2 or more.', '不可少於2。', '不能小于2。'],
    [{ count: 10 }, 'count', 'Please enter 9 or less.', '不可多於9。', '不能大于9。'],
    [{ list: [] }, 'list', 'Please enter at least 1.', '最少須有1項。', '至少需要1项。'],
    [{ list: ['a', 'b', 'c'] }, 'list', 'Please enter at most 2.', '最多可有2項。', '最多2项。'],
    [
      { day: '16/11/2026' },
      'day',
      'Please enter a date as YYYY-MM-DD.',
      '請以 YYYY-MM-DD 格式填寫日期。',
      '请按 YYYY-MM-DD 格式填写日期。',
    ],
    [
      { at: 'noon' },
      'at',
      'Please enter a time such as 2026-11-16T09:00:00Z.',
      '請以 2026-11-16T09:00:00Z 的格式填寫時間。',
      '请按 2026-11-16T09:00:00Z 的格式填写时间。',
    ],
    [
      { kind: 'c' },
      'kind',
      'Please choose one of: a, b.',
      '請選擇其中一項：a, b。',
      '请选择其中一项：a, b。',
    ],
    [
      { nested: { items: [{ href: '/' }, { href: 'x' }] } },
      'nested.items.1.href',
      'This is not in the right format.',
      '格式不正確。',
      '格式不正确。',
    ],
    [
      { extra: 1 },
      'body',
      'We do not recognise this: extra.',
      '不接受此項：extra。',
      '不接受此项：extra。',
    ],
  ])('of %j', (change, path, ...words) => {
    const input = { ...good, ...change };
    expect(locales.map((locale) => messages(input, locale))).toEqual(
      words.map((message) => ({ [path]: message })),
    );
  });

  it('are not needed when all is well', () => {
    expect(messages(good, 'en')).toEqual({});
  });
});
