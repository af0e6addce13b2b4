import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './source-graph';

/** The first words of the methods of repositories, with what each does; a word is added only for what none of these says. */
const firstWords: Record<string, string> = {
  find: 'reads one, or null',
  list: 'reads many',
  count: 'answers how many',
  sum: 'answers a total',
  is: 'answers whether',
  has: 'answers whether there is one',
  lock: 'reads and keeps the rows locked until the transaction ends',
  claim: 'takes what no other instance or call may take now',
  consume: 'uses something up, at most so often as it is good for',
  create: 'writes a new row',
  add: 'writes what belongs to something that exists',
  ensure: 'reads one, or creates it',
  save: 'creates or replaces',
  replace: 'puts a new one in the place of the current one',
  update: 'changes columns',
  mark: 'changes a row to a state that it keeps',
  schedule: 'puts off until a moment',
  revoke: 'ends before its time',
  remove: 'deletes',
};

/** A key is named after `By`, a moment after `Before` or `After`. */
const otherPrepositions = ['For', 'From', 'In', 'Of', 'To', 'Under'];

interface Method {
  name: string;
  /** As it is written; empty where the compiler infers it. */
  answers: string;
}

/** The methods of the objects that the exported functions of a file return. */
function methodsOf(file: string, text: string): Method[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isFunctionDeclaration)
    .filter(({ name }) => /^create\w+Repository$/.test(name?.text ?? ''))
    .flatMap(({ body }) => [...(body?.statements ?? [])])
    .filter(ts.isReturnStatement)
    .flatMap(({ expression }) =>
      expression && ts.isObjectLiteralExpression(expression) ? [...expression.properties] : [],
    )
    .map((member) => {
      const type =
        ts.isPropertyAssignment(member) && ts.isArrowFunction(member.initializer)
          ? member.initializer.type
          : ts.isMethodDeclaration(member)
            ? member.type
            : undefined;
      return { name: member.name?.getText(source) ?? '', answers: type?.getText(source) ?? '' };
    });
}

function faultsOf({ name, answers }: Method): string[] {
  const [first = '', ...others] = name.split(/(?=[A-Z])/);
  const isMany = /^Promise<(?:Map<|ListPage<|.*\[\]>$)/s.test(answers);
  return [
    ...(Object.hasOwn(firstWords, first) ? [] : [`${first} is no first word`]),
    ...(first === 'find' && isMany ? ['many are listed'] : []),
    ...(first === 'list' && answers !== '' && !isMany ? ['one is found'] : []),
    ...others.filter((word) => otherPrepositions.includes(word)).map((word) => `${word} is not By`),
  ];
}

const repositories = sourceFiles().filter((file) => file.endsWith('.repository.ts'));

describe('The methods of repositories', () => {
  it('are read with their first words, their prepositions and what they answer', () => {
    const text = `export function createThingRepository(db) {
      return {
        async getById(id: string): Promise<Row> {},
        findRows: async (): Promise<Row[]> => [],
        listForCustomer(id: string): Promise<Row | null> {},
        listSteps: (): Promise<Map<string, Row[]>> => steps,
        async list(): Promise<ListPage<Row>> {},
        remove(id: string): Promise<void> {},
      };
    }`;
    expect(
      methodsOf('thing.repository.ts', text).map((method) => [method.name, ...faultsOf(method)]),
    ).toEqual([
      ['getById', 'get is no first word'],
      ['findRows', 'many are listed'],
      ['listForCustomer', 'one is found', 'For is not By'],
      ['listSteps'],
      ['list'],
      ['remove'],
    ]);
  });

  it('begin with one of a few words that say what they do, and name their keys after By', () => {
    const methods = repositories.flatMap((file) =>
      methodsOf(file, readFileSync(file, 'utf8')).map((method) => ({ file, ...method })),
    );
    expect(methods.length).toBeGreaterThan(150);
    expect(
      methods.flatMap((method) =>
        faultsOf(method).map((fault) => `${method.file}: ${method.name}: ${fault}`),
      ),
    ).toEqual([]);
  });
});
