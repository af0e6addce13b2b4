import postcss, { type ChildNode, type Container } from 'postcss';

/** Classes that an element and those around it must have. */
interface Selector {
  text: string;
  classes: readonly string[];
}

/** Part of a style sheet: kept whole, or for the elements of some of its `selectors`. */
type StylePart =
  | { kind: 'always'; css: string }
  | { kind: 'rule'; body: string; selectors: readonly Selector[] }
  | { kind: 'group'; head: string; parts: readonly StylePart[] };

// What these hold may be missing from the element, or need not be in the document.
const functionalPseudo = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const classPattern = /\.(-?[A-Za-z_][\w-]*)/g;
const conditional = new Set(['media', 'supports', 'container', 'layer']);

function partsOf(container: Container): StylePart[] {
  return (container.nodes ?? []).flatMap((node) => (node.type === 'comment' ? [] : [partOf(node)]));
}

function partOf(node: ChildNode): StylePart {
  if (node.type === 'rule')
    return {
      kind: 'rule',
      body: node.toString().slice(node.selector.length),
      selectors: node.selectors.map((text) => ({
        text,
        classes: [...text.replaceAll(functionalPseudo, '').matchAll(classPattern)].map(
          ([, name = '']) => name,
        ),
      })),
    };
  if (node.type !== 'atrule') return { kind: 'always', css: node.toString() };
  if (node.nodes === undefined) return { kind: 'always', css: `${node.toString()};` };
  return conditional.has(node.name)
    ? { kind: 'group', head: `@${node.name} ${node.params}`, parts: partsOf(node) }
    : { kind: 'always', css: node.toString() };
}

function write(parts: readonly StylePart[], used: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'always') return part.css;
      if (part.kind === 'group') {
        const within = write(part.parts, used);
        return within === '' ? '' : `${part.head}{${within}}`;
      }
      const wanted = part.selectors.filter(({ classes }) =>
        classes.every((name) => used.has(name)),
      );
      return wanted.length > 0 ? wanted.map(({ text }) => text).join() + part.body : '';
    })
    .join('');
}

const parsedSheets = new Map<string, readonly StylePart[]>();

function parsed(css: string): readonly StylePart[] {
  const known = parsedSheets.get(css);
  if (known) return known;
  const parts = partsOf(postcss.parse(css));
  parsedSheets.set(css, parts);
  return parts;
}

/** The rules of a built style sheet for elements that have only these classes, in their order. */
export const usedStyles = (css: string, classes: ReadonlySet<string>): string =>
  write(parsed(css), classes);

/** Every class that an element of the document has. */
export const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** The styles without the custom properties that neither they nor an element of the document read. */
export function withoutUnreadProperties(css: string, html: string): string {
  const read = new Set(
    [css, html].flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  );
  return css.replaceAll(
    /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^";{}])*(?:;|(?=\}))/g,
    (declaration, name: string) => (read.has(name) ? declaration : ''),
  );
}
