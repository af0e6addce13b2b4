import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './source-graph';

const services = sourceFiles().filter((file) => file.endsWith('.service.ts'));

const hasDoc = (node: ts.Node): boolean => ts.getJSDocCommentsAndTags(node).length > 0;

/** The declaration that a member of a returned object takes its words from: an interface of the file, or a function beside it. */
function documentedElsewhere(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Service'))
      for (const member of node.members)
        if (hasDoc(member)) names.add(member.name?.getText(source) ?? '');
    if (ts.isFunctionDeclaration(node) && hasDoc(node)) names.add(node.name?.text ?? '');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** The exported functions of a service and the functions of the objects that they return, where no TSDoc says what they mean. */
function undocumented(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const elsewhere = documentedElsewhere(source);
  const isMissing = (node: ts.Node, name: string) => !hasDoc(node) && !elsewhere.has(name);
  const found: string[] = [];
  for (const node of source.statements) {
    const isExported =
      ts.isFunctionDeclaration(node) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!ts.isFunctionDeclaration(node) || !isExported) continue;
    const name = node.name?.text ?? '';
    if (isMissing(node, name)) found.push(`${file}: ${name}`);
    for (const statement of node.body?.statements ?? [])
      if (
        ts.isReturnStatement(statement) &&
        statement.expression &&
        ts.isObjectLiteralExpression(statement.expression)
      )
        for (const member of statement.expression.properties) {
          const isFunction =
            ts.isMethodDeclaration(member) ||
            (ts.isPropertyAssignment(member) && ts.isArrowFunction(member.initializer));
          const memberName = member.name?.getText(source) ?? '';
          if (isFunction && isMissing(member, memberName)) found.push(`${file}: ${memberName}`);
        }
  }
  return found;
}

it('Every function of a service says what it means to who calls it', () => {
  expect(services.length).toBeGreaterThan(20);
  expect(services.flatMap(undocumented)).toEqual([]);
});

it('Every service has a unit test of its own', () => {
  const testOf = (file: string) =>
    file.replace(/^src\//, '__tests__/unit/').replace(/\.service\.ts$/, '-service.test.ts');
  expect(services.filter((file) => !existsSync(testOf(file)))).toEqual([]);
});
