import { circle, curve, ellipse, poly, rect, soften } from './pen.mjs';

/** Columns of windows as dashes inside a wall of `w` × `h` whose top left corner is `x`, `y`. */
export function windows(s, { x, y, w, h, cols, rows, tone = 'mid', fillX = 0.5, fillY = 0.5 }) {
  const stepX = w / cols;
  const stepY = h / rows;
  const top = y + (stepY * (1 - fillY)) / 2;
  const length = h - stepY * (1 - fillY) + 0.2;
  let d = '';
  for (let i = 0; i < cols; i++) d += `M${x + stepX * (i + 0.5)} ${top}v${length}`;
  s.dash(d, { tone, w: stepX * fillX, dash: [stepY * fillY, stepY * (1 - fillY)] });
}

/** A few lit windows on the same grid, in red. */
export function lit(s, { x, y, w, h, cols, rows, fillX = 0.5, fillY = 0.5, cells }) {
  const stepX = w / cols;
  const stepY = h / rows;
  for (const [col, row] of cells)
    s.shape(
      rect(
        x + stepX * (col + 0.5 - fillX / 2),
        y + stepY * (row + 0.5 - fillY / 2),
        stepX * fillX,
        stepY * fillY,
      ),
      'none',
      'red',
    );
}

const roofs = {
  plain: () => '',
  tank: (w) => `M${w * 0.2} 0v-5h${w * 0.3}v5M${w * 0.62} 0v-8h${w * 0.16}v8`,
  mast: (w) => `M${w / 2} 0v-22M${w * 0.3} 0v-6h${w * 0.4}v6`,
  masts: (w) => `M${w * 0.3} 0v-16M${w * 0.7} 0v-10`,
  step: (w) => `M${w * 0.18} 0v-7h${w * 0.64}v7M${w * 0.34} -7v-6h${w * 0.32}v6`,
  dish: (w) => `M${w * 0.15} 0v-4h${w * 0.25}v4M${w * 0.75} 0v-7M${w * 0.68} -9l${w * 0.14} 4`,
};

/** One tower: a paper-filled wall with a roof and one of six faces. */
export function tower(
  s,
  { x, base, w, h, face = 'flats', roof = 'plain', tone = 'ink', lights = [], side = 0 },
) {
  const detail = soften(tone);
  s.place({ x, y: base }, () => {
    if (side) {
      s.shape(
        poly([
          [w, -h],
          [w + side, -h + Math.abs(side) * 0.35],
          [w + side, 0],
          [w, 0],
        ]) + 'z',
        tone,
        'wash',
      );
    }
    s.place({ y: -h }, () => s.line(roofs[roof](w), tone));
    s.shape(rect(0, -h, w, h), tone);
    faces[face](s, { w, h, detail, lights });
  });
}

const grid = (...[w, h, cellW, cellH]) => ({
  cols: Math.max(2, Math.round(w / cellW)),
  rows: Math.max(2, Math.round(h / cellH)),
});
const faces = {
  blank: () => {},
  flats(s, { w, h, detail, lights }) {
    const wall = {
      x: 3,
      y: -h + 5,
      w: w - 6,
      h: h - 9,
      ...grid(w - 6, h - 9, 8, 8.5),
      tone: detail,
    };
    windows(s, wall);
    lit(s, { ...wall, cells: lights });
  },
  bays(s, { w, h, detail, lights }) {
    s.line([1, 2].map((i) => `M${(w * i) / 3} ${-h}V0`).join(''), detail);
    const wall = {
      x: 2,
      y: -h + 5,
      w: w - 4,
      h: h - 9,
      cols: Math.max(3, 3 * Math.round((w - 4) / 24)),
      rows: Math.round((h - 9) / 7),
      tone: detail,
      fillX: 0.48,
      fillY: 0.42,
    };
    windows(s, wall);
    lit(s, { ...wall, cells: lights });
  },
  ribs(s, { w, h, detail }) {
    const n = Math.round(w / 6);
    let d = '';
    for (let i = 1; i < n; i++) d += `M${(w * i) / n} ${-h + 6}V-4`;
    s.line(d, detail);
  },
  slabs(s, { w, h, detail }) {
    let d = '';
    for (let y = -h + 7; y < -4; y += 7) d += `M${3} ${y}h${w - 6}`;
    s.line(d, detail);
  },
  glass(s, { w, h, detail }) {
    let d = `M${w * 0.35} ${-h}V0M${w * 0.7} ${-h}V0`;
    for (let y = -h + 16; y < -6; y += 16) d += `M0 ${y}h${w}`;
    s.line(d, detail);
  },
  round(s, { w, h, detail }) {
    const { cols, rows } = grid(w - 6, h - 8, 7.5, 7.5);
    const stepY = (h - 8) / rows;
    let d = '';
    for (let i = 0; i < cols; i++)
      d += `M${3 + ((w - 6) * (i + 0.5)) / cols} ${-h + 4 + stepY / 2}v${stepY * (rows - 1) + 0.1}`;
    s.dash(d, { tone: detail, w: 4.2, dash: [0.01, stepY], dots: true });
  },
};

export function bankOfChina(s, { x, base, k = 1, tone = 'ink' }) {
  const detail = soften(tone);
  s.place({ x, y: base, k }, () => {
    s.line('M27 -196V-236M35 -189V-228', tone);
    s.shape('M0 0V-112L23 -135V-204L46 -181V0z', tone);
    s.line(
      'M23 -135V0M0 -112L46 -66M23 -135L46 -158M23 -181L46 -158M46 -66L0 -20M0 -66L46 -20M0 -66L46 -112M46 -112L23 -135M46 -20L26 0M0 -20L20 0M0 -66h46M0 -20h46M23 -112h23M23 -158h23',
      detail,
    );
  });
}

export function ifc(s, { x, base, k = 1, tone = 'ink' }) {
  const detail = soften(tone);
  s.place({ x, y: base, k }, () => {
    s.shape(
      'M0 0V-150h3V-186h3V-206q1 -14 6 -22l3 8 4 -10 4 9h2l4 -9 4 10 3 -8q5 8 6 22V-186h3V-150h3V0z',
      tone,
    );
    s.line(
      'M3 -150h42M6 -186h36M6 -206h36M12 -206v-16M36 -206v-16M19 -206v-14M29 -206v-14M24 -206v-12',
      detail,
    );
    s.line([8, 14, 19, 24, 29, 34, 40].map((at) => `M${at} -200V-6`).join(''), detail);
  });
}

export function hsbc(s, { x, base, k = 1, tone = 'ink' }) {
  const detail = soften(tone);
  s.place({ x, y: base, k }, () => {
    s.line('M16 -118v-12M58 -128v-14M52 -128v-8', tone);
    s.shape('M0 0V-96h10V-118h20V-128h34V-106h12V0z', tone);
    s.line('M10 -96V0M30 -118V0M64 -106V0M46 -128V0', detail);
    let d = '';
    for (const y of [-18, -42, -66, -90]) d += `M10 ${y}l10 -8 10 8 8 -8 8 8 9 -8 9 8M10 ${y}h54`;
    s.line(d, tone);
    s.line([-8, -30, -54, -78].map((y) => `M12 ${y}h50M12 ${y - 4}h50`).join(''), detail);
    s.line('M10 -103h20M30 -112h34M30 -119h34', detail);
  });
}

export function theCenter(s, { x, base, k = 1, tone = 'ink' }) {
  const detail = soften(tone);
  s.place({ x, y: base, k }, () => {
    s.line('M19 -176V-206', tone);
    s.shape(
      'M0 0V-142L6 -150V-158L12 -164V-170L19 -178L26 -170V-164L32 -158V-150L38 -142V0z',
      tone,
    );
    s.line('M6 -150h26M12 -164h14M12 -142V0M26 -142V0', detail);
    s.line([0, 1, 2, 3, 4, 5, 6].map((i) => `M12 ${-130 + i * 20}h14`).join(''), detail);
  });
}

export function centralPlaza(s, { x, base, k = 1, tone = 'ink' }) {
  const detail = soften(tone);
  s.place({ x, y: base, k }, () => {
    s.line('M20 -196V-240', tone);
    s.shape('M0 0V-160h6L20 -198L34 -160h6V0z', tone);
    s.line('M6 -160h28M11 -172h18M15 -183h10M6 -160V0M34 -160V0', detail);
    s.line([13, 20, 27].map((at) => `M${at} -154V-6`).join(''), detail);
  });
}

export function conventionCentre(s, { x, base, k = 1, tone = 'ink' }) {
  const detail = soften(tone);
  s.place({ x, y: base, k }, () => {
    s.shape('M8 0V-16Q46 -22 84 -40Q98 -46 112 -40Q140 -22 176 -16V0z', tone);
    s.line(
      'M0 -16Q50 -20 84 -40Q98 -47 112 -40Q142 -20 184 -16M24 -12Q66 -16 98 -32Q130 -16 160 -12',
      tone,
    );
    s.line('M16 -6H168M30 -12V0M52 -16V0M74 -22V0M98 -30V0M122 -22V0M144 -15V0', detail);
  });
}

export function clockTower(s, { x, base, k = 1, tone = 'ink' }) {
  const detail = soften(tone);
  s.place({ x, y: base, k }, () => {
    s.line('M11 -104V-114', tone);
    s.shape('M0 0V-66h3V-88h3V-94Q6 -104 11 -106Q16 -104 16 -94V-88h3V-66h3V0z', tone);
    s.line('M0 -66h22M3 -88h16M0 -12h22M11 -60V-16M6 -60V-16M16 -60V-16', detail);
    s.shape(circle(11, -77, 5.5), tone);
    s.line('M11 -80.5v3.5l2.5 1.5', 'red');
  });
}

export function wheel(s, { x, base, r = 30, tone = 'mid' }) {
  const detail = soften(tone);
  const cy = base - r - 6;
  let spokes = '';
  for (let i = 0; i < 12; i++) {
    const angle = (Math.PI * i) / 6;
    spokes += `M${x} ${cy}L${x + Math.cos(angle) * (r - 3)} ${cy + Math.sin(angle) * (r - 3)}`;
  }
  s.line(spokes, detail);
  s.line(
    circle(x, cy, r - 3) + `M${x} ${cy}L${x - r * 0.5} ${base}M${x} ${cy}L${x + r * 0.5} ${base}`,
    tone,
  );
  s.dash(circle(x, cy, r), { tone, w: 4, dash: [0.01, (Math.PI * r) / 6 - 0.01], dots: true });
}

/** A walk-up of the fifties: shop, floors of balconies, a roof with a hut, laundry and an aerial. */
export function tongLau(
  s,
  { x, base, w = 46, floors = 4, storey = 17, tone = 'ink', kind = 'balcony' },
) {
  const detail = soften(tone);
  const top = -floors * storey - 20;
  s.place({ x, y: base }, () => {
    s.line(
      `M${w * 0.62} ${top}v-9h${w * 0.28}v9M${w * 0.58} ${top - 9}h${w * 0.36}M${w * 0.2} ${top}v-16M${w * 0.12} ${top - 16}h${w * 0.16}M${w * 0.14} ${top - 12}h${w * 0.12}`,
      tone,
    );
    s.shape(rect(0, top, w, -top), tone);
    s.line(`M0 ${top + 4}h${w}`, detail);
    const levels = Array.from({ length: floors }, (_, i) => top + 4 + i * storey);
    if (kind === 'balcony') {
      s.line(
        levels
          .map((y) =>
            [0.2, 0.4, 0.6, 0.8].map((at) => `M${w * at} ${y + 4}v${storey - 11}`).join(''),
          )
          .join(''),
        detail,
      );
      s.shape(levels.map((y) => rect(-1.5, y + storey - 7, w + 3, 5)).join(''), tone);
      s.dash(levels.map((y) => `M1 ${y + storey - 4.5}h${w - 2}`).join(''), {
        tone: detail,
        w: 3,
        dash: [0.9, 2.6],
      });
    } else {
      windows(s, {
        x: 3,
        y: top + 4,
        w: w - 6,
        h: floors * storey,
        cols: 3,
        rows: floors,
        tone: detail,
        fillX: 0.58,
        fillY: 0.62,
      });
      s.line(levels.map((y) => `M2 ${y + storey - 1}h${w - 4}`).join(''), detail);
    }
    s.line(`M0 -17h${w}M${w * 0.12} 0v-12h${w * 0.34}v12M${w * 0.58} 0v-12h${w * 0.3}v12`, tone);
  });
}

/** A signboard that hangs over the street, with strokes that only remind of writing. */
export function sign(s, { x, y, w = 10, h = 34, tone = 'ink', fill = 'paper', arm = 0 }) {
  const detail = soften(tone);
  if (arm) s.line(`M${x - arm} ${y + 4}h${arm}M${x - arm} ${y + h - 4}h${arm}`, tone);
  s.shape(rect(x, y, w, h), fill === 'red' ? 'red' : tone, fill);
  const size = Math.min(w - 4, 7);
  const left = x + (w - size) / 2;
  const step = size + 3;
  let d = '';
  for (let at = y + 4, i = 0; at + size <= y + h - 2; at += step, i++)
    d += glyph(left, at, { size, variant: i + Math.round(x + y) });
  if (fill === 'red') s.paperLine(d, s.weight * 0.7);
  else s.line(d, detail, s.weight * 0.7);
}

/** Plain marks in the rhythm of a signboard: a ring, bars, a diamond, a wave. None is a letter or a character. */
export function glyph(x, y, { size, variant }) {
  const u = size / 6;
  switch (Math.abs(variant) % 4) {
    case 0:
      return circle(x + 3 * u, y + 3 * u, 2.5 * u);
    case 1:
      return `M${x} ${y + u}h${6 * u}M${x + u} ${y + 3 * u}h${4 * u}M${x} ${y + 5 * u}h${6 * u}`;
    case 2:
      return `M${x + 3 * u} ${y}l${3 * u} ${3 * u} ${-3 * u} ${3 * u} ${-3 * u} ${-3 * u}z`;
    default:
      return `M${x} ${y + 2 * u}q${1.5 * u} ${-2 * u} ${3 * u} 0t${3 * u} 0M${x} ${y + 4.5 * u}q${1.5 * u} ${-2 * u} ${3 * u} 0t${3 * u} 0`;
  }
}

/** Bamboo poles lashed over a wall: uneven uprights, ledgers that overshoot, two long braces. */
export function scaffold(s, { x, base, w, h, tone = 'mid', step = 9 }) {
  let d = '';
  for (let at = 0; at <= w + 0.1; at += step)
    d += `M${x + at + s.between(-0.7, 0.7)} ${base}L${x + at + s.between(-0.7, 0.7)} ${base - h - s.between(2, 9)}`;
  for (let at = step; at <= h; at += step)
    d += `M${x - s.between(2, 5)} ${base - at + s.between(-0.7, 0.7)}H${x + w + s.between(2, 5)}`;
  d += `M${x - 2} ${base - 2}L${x + w + 2} ${base - h * 0.55}M${x + w + 2} ${base - h * 0.45}L${x - 2} ${base - h}`;
  s.line(d, tone);
}

/** A hill line that hides what lies behind it; it should start and end low. */
export function ridge(s, { points, tone = 'far' }) {
  s.shape(curve(points), tone);
}

/** Lion Rock: the head to the left, the long back behind it. `x` is where the slope begins; 300 wide, 100 high at scale 1. */
export function lionRock(s, { x, base, k = 1, tone = 'far', flip = false }) {
  s.place({ x, y: base, k, flip }, () => {
    const d =
      'M0 -6C30 -18 56 -30 78 -44L86 -62C88 -74 92 -84 100 -90C108 -97 120 -96 127 -90L131 -80C136 -72 142 -70 150 -72C166 -78 182 -74 198 -64C226 -50 262 -24 300 -8';
    s.shape(d, tone);
    s.line(
      'M101 -84q6 8 3 17t5 17M115 -88q0 10 6 15t3 17M96 -60q-8 10 -16 22M152 -66q6 12 4 22M174 -68q10 10 12 22',
      soften(tone),
    );
  });
}

/** A leafy crown on a trunk; `r` is the radius of the crown. */
export function tree(s, { x, base, r = 12, tone = 'ink', height = r * 1.2 }) {
  const cy = base - height - r * 0.7;
  s.line(`M${x} ${base}v${-height}M${x} ${base - height * 0.5}l${r * 0.4} ${-height * 0.5}`, tone);
  let d = '';
  const bumps = r < 12 ? 5 : 7;
  for (let i = 0; i < bumps; i++) {
    const from = (2 * Math.PI * i) / bumps + 0.3;
    const to = (2 * Math.PI * (i + 1)) / bumps + 0.3;
    const point = (angle) => [x + Math.cos(angle) * r, cy + Math.sin(angle) * r * 0.82];
    const [a, b] = [point(from), point(to)];
    d += `${i === 0 ? `M${a.join(' ')}` : ''}A${(r * 3.3) / bumps} ${(r * 3.3) / bumps} 0 0 1 ${b.join(' ')}`;
  }
  s.shape(`${d}z`, tone);
  if (r < 12)
    s.line(`M${x - r * 0.1} ${cy - r * 0.35}q${r * 0.5} 0 ${r * 0.5} ${r * 0.5}`, soften(tone));
  else
    s.line(
      `M${x - r * 0.5} ${cy + r * 0.1}q${r * 0.2} ${-r * 0.3} ${r * 0.45} 0M${x + r * 0.1} ${cy - r * 0.25}q${r * 0.2} ${-r * 0.3} ${r * 0.45} 0M${x} ${cy + r * 0.4}q${r * 0.2} ${-r * 0.3} ${r * 0.45} 0`,
      soften(tone),
    );
}

/** A line of roofs with nothing but their outline, for what is far away. */
export function farSkyline(
  s,
  { x0, x1, base, low, high, tone = 'far', step = [14, 30], hasWindows = true },
) {
  let d = `M${x0} ${base}`;
  let dots = '';
  for (let x = x0; x1 - x > step[0] * 0.7;) {
    const w = Math.round(Math.min(s.between(step[0], step[1]), x1 - x));
    const h = Math.round(s.between(low, high));
    d += `V${base - h}H${x + w}`;
    if (w > 12)
      for (const at of w > 20 ? [0.28, 0.72] : [0.5])
        dots += `M${Math.round(x + w * at)} ${base - h + 7}V${base - 6}`;
    x += Math.max(w, 4);
    if (s.random() > 0.7 && x1 - x > step[0]) {
      d += `V${base - Math.round(low * 0.6)}h6`;
      x += 6;
    }
  }
  s.shape(`${d}V${base}z`, tone);
  if (hasWindows && soften(tone) !== tone) s.dash(dots, { tone: soften(tone), w: 5, dash: [4, 5] });
}

/** A person of `h` pixels, told by posture and clothes; no face. */
export function figure(
  s,
  { x, base, h = 40, kind = 'coat', tone = 'ink', flip = false, fill = 'paper' },
) {
  s.place({ x, y: base, k: h / 40, flip }, () => {
    const legs = kind === 'skirt' ? 'M-2.5 -8V0M2.5 -8V0' : 'M-2.5 -17L-3.5 0M2.5 -17L3.5 0';
    s.line(legs, tone);
    const body = {
      coat: 'M-4 -31Q0 -33 4 -31L6 -14H-6z',
      shirt: 'M-4.5 -31Q0 -33 4.5 -31L5 -16H-5z',
      skirt: 'M-3.5 -31Q0 -33 3.5 -31L6.5 -8H-6.5z',
    }[kind];
    s.shape(body, tone, fill);
    s.line(`M-4.5 -30L-6.5 -18M4.5 -30L6.5 -18`, tone);
    s.shape(ellipse(0, -36.5, 3.2, 3.6), tone);
  });
}
