// SVG drawing helpers: a sheet collects strokes and shapes in painting order and writes them as small, attribute-only SVG.

export const colours = {
  ink: '#780D0E',
  mid: '#A4605C',
  far: '#CBA69F',
  haze: '#E2CFC7',
  red: '#EE1C25',
  jade: '#2C5F57',
  paper: '#FBF8F3',
  wash: '#F3EBDD',
  none: 'none',
};
const lighter = { ink: 'mid', mid: 'far', far: 'haze', haze: 'haze', red: 'red', jade: 'jade' };
export const soften = (tone) => lighter[tone];

const arity = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };

/** Turns path text into absolute segments in sheet coordinates, each `[command, …numbers]`, rounded to `grid`. */
export function readPath(d, { frame: { x, y, k, flip }, grid }) {
  const tokens = d.match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const sign = flip ? -1 : 1;
  const snap = (value) => Math.round(value / grid) * grid;
  const segments = [];
  let command = 'M';
  let [cx, cy, sx, sy] = [0, 0, 0, 0];
  for (let i = 0; i < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[i])) command = tokens[i++];
    const kind = command.toUpperCase();
    const isRelative = command !== kind;
    const count = arity[command.toLowerCase()];
    if (count === 0) {
      segments.push(['Z']);
      [cx, cy] = [sx, sy];
      continue;
    }
    const values = tokens.slice(i, i + count).map(Number);
    i += count;
    const [ox, oy] = isRelative ? [cx, cy] : [0, 0];
    const toX = (value) => snap(x + (value + ox) * k * sign);
    const toY = (value) => snap(y + (value + oy) * k);
    if (kind === 'H') {
      segments.push(['L', toX(values[0]), snap(y + cy * k)]);
      cx = values[0] + ox;
      continue;
    }
    if (kind === 'V') {
      segments.push(['L', snap(x + cx * k * sign), toY(values[0])]);
      cy = values[0] + oy;
      continue;
    }
    if (kind === 'A')
      segments.push([
        'A',
        snap(values[0] * k),
        snap(values[1] * k),
        values[2] * sign,
        values[3],
        flip ? 1 - values[4] : values[4],
        toX(values[5]),
        toY(values[6]),
      ]);
    else
      segments.push([
        kind,
        ...values.map((value, index) => (index % 2 === 0 ? toX(value) : toY(value))),
      ]);
    [cx, cy] = [values[count - 2] + ox, values[count - 1] + oy];
    if (kind === 'M') {
      [sx, sy] = [cx, cy];
      command = isRelative ? 'l' : 'L';
    }
  }
  return segments;
}

const round = (value) => {
  const text = (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.');
  return text === '-0' ? '0' : text;
};
const join = (numbers) => numbers.map(round).join(' ').replace(/ -/g, '-');

/** Writes segments as the shorter of absolute and relative commands. */
export function writePath(segments) {
  let out = '';
  let last = '';
  let [cx, cy, sx, sy] = [0, 0, 0, 0];
  const emit = (options) => {
    const texts = options.map(([letter, numbers]) => {
      const body = join(numbers);
      const canOmit = letter === last && !'mM'.includes(letter);
      return { letter, text: canOmit ? (body.startsWith('-') ? body : ` ${body}`) : letter + body };
    });
    const best = texts.reduce((a, b) => (b.text.length < a.text.length ? b : a));
    out += best.text;
    last = best.letter;
  };
  for (const [kind, ...n] of segments) {
    if (kind === 'Z') {
      out += 'z';
      last = 'z';
      [cx, cy] = [sx, sy];
      continue;
    }
    const [x, y] = n.slice(-2);
    const relative =
      kind === 'A'
        ? [...n.slice(0, 5), x - cx, y - cy]
        : n.map((value, index) => value - (index % 2 === 0 ? cx : cy));
    if (kind === 'L' && Math.abs(y - cy) < 0.04)
      emit([
        ['h', [x - cx]],
        ['H', [x]],
      ]);
    else if (kind === 'L' && Math.abs(x - cx) < 0.04)
      emit([
        ['v', [y - cy]],
        ['V', [y]],
      ]);
    else
      emit([
        [kind.toLowerCase(), relative],
        [kind, n],
      ]);
    if (kind === 'M') [sx, sy] = [x, y];
    [cx, cy] = [x, y];
  }
  return out.replace(/^m/, 'M');
}

export const attributeText = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
/** The group whose line every stroke of a sheet inherits. */
export const wrap = (content, weight) =>
  `<g fill="none" stroke="${colours.ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;

/** A sheet of `width` × `height`; `weight` is the main line, lighter tones draw a little finer. The same seed always draws the same city. */
export function createSheet({ width, height, seed = 7, weight = 1.5, grid = 0.1 }) {
  let state = seed;
  let frame = { x: 0, y: 0, k: 1, flip: false };
  const items = [];
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const push = (d, attributes, isFilled = false) =>
    items.push({ segments: readPath(d, { frame, grid }), attributes, isFilled });
  const strokeOf = (tone, w) => {
    const attributes = {};
    if (tone === 'none') attributes.stroke = 'none';
    else if (tone !== 'ink') attributes.stroke = colours[tone];
    const natural = tone === 'ink' || tone === 'red' || tone === 'jade' ? weight : weight * 0.86;
    if (tone !== 'none' && (w ?? natural) !== weight)
      attributes['stroke-width'] = round(w ?? natural);
    return attributes;
  };
  const sheet = {
    width,
    height,
    weight,
    random,
    between: (low, high) => low + (high - low) * random(),
    pick: (list) => list[Math.floor(random() * list.length)],
    /** An open line. */
    line: (d, tone = 'ink', w) => push(d, strokeOf(tone, w)),
    /** A closed shape that hides what is behind it. */
    shape: (d, tone = 'ink', fill = 'paper') =>
      push(d, { ...strokeOf(tone), fill: colours[fill] }, true),
    /** A line in paper colour, over a filled shape. */
    paperLine: (d, w) =>
      push(d, { stroke: colours.paper, 'stroke-width': round(w ?? weight * 0.8) }),
    /** A paper-coloured rim that lifts what is drawn next off what lies behind it. */
    halo: (d) =>
      push(
        d,
        { stroke: colours.paper, 'stroke-width': round(weight * 4), fill: colours.paper },
        true,
      ),
    /** Rows or columns of windows: one wide dashed line each. `round` makes dots. */
    dash: (d, { tone = 'mid', w, dash, dots = false }) =>
      push(d, {
        stroke: colours[tone],
        'stroke-width': round(w * frame.k),
        'stroke-dasharray': dash
          .map((part) => (part < 0.1 ? '.1' : round(part * frame.k)))
          .join(' '),
        ...(dots ? {} : { 'stroke-linecap': 'butt' }),
      }),
    /** Draws with local coordinates at `x`, `y`, scaled by `k` and mirrored if `flip`. Frames nest. */
    place({ x = 0, y = 0, k = 1, flip = false }, body) {
      const outer = frame;
      const sign = outer.flip ? -1 : 1;
      frame = {
        x: outer.x + x * outer.k * sign,
        y: outer.y + y * outer.k,
        k: outer.k * k,
        flip: outer.flip !== flip,
      };
      body(sheet);
      frame = outer;
    },
    /** What has been drawn so far, in painting order. */
    items,
    /** The drawing without its outer element. */
    inner() {
      const parts = [];
      for (let i = 0; i < items.length;) {
        const key = JSON.stringify(items[i].attributes);
        const run = [];
        while (i < items.length && JSON.stringify(items[i].attributes) === key)
          run.push(items[i++]);
        const attributes = attributeText(run[0].attributes);
        if (!run[0].isFilled)
          parts.push(`<path${attributes} d="${writePath(run.flatMap((item) => item.segments))}"/>`);
        else if (run.length === 1)
          parts.push(`<path${attributes} d="${writePath(run[0].segments)}"/>`);
        else
          parts.push(
            `<g${attributes}>${run.map((item) => `<path d="${writePath(item.segments)}"/>`).join('')}</g>`,
          );
      }
      return wrap(parts.join(''), weight);
    },
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${sheet.inner()}</svg>\n`,
  };
  return sheet;
}

/** `x, y, width, height` */
export const rect = (...[x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`;
/** `x, y, width, height, radius` */
export const roundRect = (...[x, y, w, h, r]) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`;
export const circle = (x, y, r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const ellipse = (...[x, y, rx, ry]) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const poly = (points) => `M${points.map((point) => point.join(' ')).join('L')}`;

/** A soft line through the points (Catmull–Rom as cubic curves). */
export function curve(points) {
  let d = `M${points[0].join(' ')}`;
  for (let i = 0; i < points.length - 1; i++) {
    const before = points[i - 1] ?? points[i];
    const [from, to] = [points[i], points[i + 1]];
    const after = points[i + 2] ?? to;
    d += `C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;
  }
  return d;
}
