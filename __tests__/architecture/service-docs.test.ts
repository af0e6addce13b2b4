import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './source-graph';

const services = sourceFiles().filter((file) => file.endsWith('.service.ts'));
const documented = sourceFiles().filter(
  (file) =>
    /\.(?:service|repository|model)\.ts$/.test(file) || /^src\/(?:lib|contracts)\//.test(file),
);

/** Methods of repositories whose name and types say everything: one row by its key or by the column that is named. */
const plainMethod = /^(?:create|update|remove|findBy[A-Z]\w*)$/;

const hasDoc = (node: ts.Node): boolean => ts.getJSDocCommentsAndTags(node).length > 0;

/** The declaration that a member of a returned object takes its words from: a type of the file, or a function beside it. */
function documentedElsewhere(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))
      for (const member of node.members)
        if (hasDoc(member)) names.add(member.name?.getText(source) ?? '');
    if (ts.isFunctionDeclaration(node) && hasDoc(node)) names.add(node.name?.text ?? '');
    if (ts.isVariableDeclaration(node) && hasDoc(node)) names.add(node.name.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** The names of all functions of a file, those inside of others included. */
function functionsOf(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node)) names.add(node.name?.text ?? '');
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
      names.add(node.name.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const isExported = (node: ts.FunctionDeclaration | ts.VariableStatement): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The names of exported constants that are functions, where no TSDoc stands before them. */
const undocumentedConstants = (node: ts.VariableStatement): string[] =>
  node.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && ts.isArrowFunction(initializer) && !hasDoc(node) ? name.getText() : [],
  );

/** The exported functions of a file and the functions of the objects that they return, where no TSDoc says what they mean. */
function undocumented(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const elsewhere = documentedElsewhere(source);
  const functions = functionsOf(source);
  const isMissing = (node: ts.Node, name: string) => !hasDoc(node) && !elsewhere.has(name);
  const found: string[] = [];
  for (const node of source.statements) {
    if (ts.isVariableStatement(node) && isExported(node))
      found.push(...undocumentedConstants(node).map((name) => `${file}: ${name}`));
    if (!ts.isFunctionDeclaration(node) || !isExported(node)) continue;
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
            (ts.isShorthandPropertyAssignment(member) &&
              (file.endsWith('.service.ts') || functions.has(member.name.text))) ||
            (ts.isPropertyAssignment(member) && ts.isArrowFunction(member.initializer));
          const memberName = member.name?.getText(source) ?? '';
          const isPlain = file.endsWith('.repository.ts') && plainMethod.test(memberName);
          if (isFunction && !isPlain && isMissing(member, memberName))
            found.push(`${file}: ${memberName}`);
        }
  }
  return found;
}

it('Every function of services, repositories, models, the library and the contracts says what it means to who calls it', () => {
  expect(documented.length).toBeGreaterThan(200);
  expect(documented.flatMap(undocumented)).toEqual([]);
});

it('Every service has a unit test of its own', () => {
  const testOf = (file: string) =>
    file.replace(/^src\//, '__tests__/unit/').replace(/\.service\.ts$/, '-service.test.ts');
  expect(services.filter((file) => !existsSync(testOf(file)))).toEqual([]);
});
