import ts from 'typescript';

/** Inserts `line` after the last import of a source text, and before those of its own folder unless it is one of them. */
export function addImport(text, line) {
  const isNear = (specifier) => specifier.startsWith('.');
  const added = parse(line).statements[0].moduleSpecifier.text;
  const last = parse(text)
    .statements.filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => isNear(added) || !isNear(moduleSpecifier.text))
    .at(-1);
  if (!last) throw new Error('found no imports');
  return insert(text, last.end, `\n${line}`);
}

/** Adds a last entry to the object literal that `isTarget` accepts. */
export function addToObject(text, { isTarget, description, entry }) {
  const object = find(parse(text), (node) => ts.isObjectLiteralExpression(node) && isTarget(node));
  if (!object) throw new Error(`found no ${description}`);
  const { properties } = object;
  return properties.length === 0
    ? insert(text, object.end - 1, ` ${entry} `)
    : insert(text, properties.at(-1).end, `,\n${entry}`);
}

/** Adds a last member to the interface `name`. */
export function addToInterface(text, { name, member }) {
  const found = find(
    parse(text),
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === name,
  );
  const last = found?.members.at(-1);
  if (!last) throw new Error(`found no interface ${name}`);
  return insert(text, last.end, `\n${member}`);
}

/** Adds a statement after the last one that calls a function whose name matches `callee`. */
export function addAfterLastCall(text, { callee, description, statement }) {
  const calls = [];
  find(parse(text), (node) => {
    if (
      ts.isExpressionStatement(node) &&
      ts.isCallExpression(node.expression) &&
      callee.test(node.expression.expression.getText())
    )
      calls.push(node);
    return false;
  });
  const last = calls.at(-1);
  if (!last) throw new Error(`found no ${description}`);
  return insert(text, last.end, `\n${statement}`);
}

/** The object literal is the value of the constant `name`, whatever type assertions surround it. */
export const isValueOf = (name) => (node) => {
  let holder = node.parent;
  while (ts.isAsExpression(holder) || ts.isSatisfiesExpression(holder)) holder = holder.parent;
  return ts.isVariableDeclaration(holder) && holder.name.getText() === name;
};

/** The object literal is an argument of a call of `name`. */
export const isArgumentOf = (name) => (node) =>
  ts.isCallExpression(node.parent) && node.parent.expression.getText() === name;

const parse = (text) => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);

const insert = (text, at, addition) => text.slice(0, at) + addition + text.slice(at);

function find(node, isWanted) {
  if (isWanted(node)) return node;
  return ts.forEachChild(node, (child) => find(child, isWanted));
}
