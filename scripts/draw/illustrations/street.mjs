import { circle, ellipse, rect, roundRect, soften } from './pen.mjs';
import { windows } from './city.mjs';

/** The pale disc behind a scene: the sun or the moon of this city, cut off at `horizon` if it sets. */
export function disc(s, { x, y, r, horizon }) {
  if (horizon === undefined || horizon >= y + r) return s.shape(circle(x, y, r), 'none', 'wash');
  const half = Math.sqrt(r * r - (horizon - y) ** 2);
  return s.shape(
    `M${x - half} ${horizon}A${r} ${r} 0 ${horizon > y ? 1 : 0} 1 ${x + half} ${horizon}z`,
    'none',
    'wash',
  );
}

/** A pavement that ends in dashes instead of at the edge of the sheet. */
export const ground = (s, { x0, x1, y, tone = 'ink' }) =>
  s.line(
    `M${x0 + 46} ${y}H${x1 - 46}M${x0 + 18} ${y}h16M${x0} ${y}h6M${x1 - 34} ${y}h16M${x1 - 6} ${y}h6`,
    tone,
  );

/** A walk-up seen close: `bays` windows wide, balconies with balusters or ribbon windows, an open ground floor with columns. */
export function walkUp(
  s,
  {
    x,
    base,
    w,
    floors,
    storey = 58,
    bays = 3,
    kind = 'balcony',
    tone = 'ink',
    pediment = false,
    shop = 66,
  },
) {
  const detail = soften(tone);
  const top = base - shop - floors * storey;
  if (pediment)
    s.shape(
      `M${x + w * 0.22} ${top - 8}v-14h${w * 0.14}Q${x + w / 2} ${top - 46} ${x + w * 0.64} ${top - 22}h${w * 0.14}v14z`,
      tone,
    );
  s.shape(rect(x, top - 8, w, base - top + 8), tone);
  s.line(`M${x - 4} ${top - 8}h${w + 8}M${x} ${top}h${w}`, tone);
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * storey;
    const step = w / bays;
    if (kind === 'balcony') {
      for (let bay = 0; bay < bays; bay++) {
        const left = x + bay * step + step * 0.2;
        s.line(
          `M${left} ${y + storey - 18}V${y + 12}h${step * 0.6}V${y + storey - 18}M${left + step * 0.3} ${y + 12}V${y + storey - 18}M${left} ${y + 21}h${step * 0.6}`,
          detail,
        );
      }
      s.shape(rect(x - 6, y + storey - 21, w + 12, 18), tone);
      s.dash(`M${x - 3} ${y + storey - 12}h${w + 6}`, { tone: detail, w: 11, dash: [1.2, 5.4] });
      s.line(`M${x - 6} ${y + storey - 18}h${w + 12}`, detail);
    } else {
      windows(s, {
        x: x + 5,
        y: y + 8,
        w: w - 10,
        h: storey - 22,
        cols: bays * 2,
        rows: 2,
        tone: soften(detail),
        fillX: 0.78,
        fillY: 0.78,
      });
      s.line(`M${x} ${y + storey - 9}h${w}M${x} ${y + storey - 5}h${w}`, detail);
      const ac = x + 10 + ((floor * 2 + 1) % bays) * step;
      s.shape(rect(ac, y + storey - 26, 17, 12), tone);
      s.line(`M${ac + 3} ${y + storey - 22}h11M${ac + 3} ${y + storey - 18}h11`, detail);
    }
  }
}

/** Shops under the floors: columns, a fascia, shutters that are open, half open or down. */
export function arcade(s, { x, base, w, h = 62, shops = 2, tone = 'ink', open = [] }) {
  const detail = soften(tone);
  const step = w / shops;
  s.line(`M${x} ${base - h}h${w}M${x} ${base - h + 12}h${w}`, tone);
  for (let i = 0; i < shops; i++) {
    const left = x + i * step + 7;
    const width = step - 14;
    const top = base - h + 17;
    s.line(`M${left} ${base}V${top}h${width}V${base}`, tone);
    const down = open[i] ? 12 : h - 22;
    let d = '';
    for (let y = 4; y < down; y += 5) d += `M${left + 3} ${top + y}h${width - 6}`;
    s.line(d, detail);
  }
}

/** A rooftop: hut, tank, aerial, a line of washing. */
export function rooftop(s, { x, y, w, tone = 'ink', washing = true }) {
  const detail = soften(tone);
  s.shape(rect(x + w * 0.62, y - 24, w * 0.26, 24), tone);
  s.line(`M${x + w * 0.58} ${y - 24}h${w * 0.34}M${x + w * 0.7} ${y}v-14h${w * 0.08}v14`, tone);
  s.line(
    `M${x + w * 0.16} ${y}v-40M${x + w * 0.08} ${y - 38}h${w * 0.16}M${x + w * 0.1} ${y - 31}h${w * 0.12}M${x + w * 0.5} ${y}v-22`,
    tone,
  );
  if (!washing) return;
  s.line(`M${x + w * 0.16} ${y - 22}Q${x + w * 0.33} ${y - 16} ${x + w * 0.5} ${y - 21}`, detail);
  s.shape(
    `M${x + w * 0.24} ${y - 19}l9 1v12h-9zM${x + w * 0.36} ${y - 18.5}l3 2h5l3 -2 3 5 -3 2v7h-8v-7l-3 -2z`,
    detail,
  );
}

/** The red urban taxi, 118 long, seen from its side. */
export function taxi(s, { x, base, k = 1, flip = false }) {
  s.place({ x, y: base, k, flip }, () => {
    s.halo('M2 -8V-24L26 -29 40 -44H78L94 -28 116 -23V-8z');
    s.shape('M34 -28L44 -42H76L90 -28z');
    s.shape('M2 -8V-20Q4 -26 12 -27L32 -29H92L108 -26Q116 -24 116 -17V-8z', 'red', 'red');
    s.line('M60 -42V-28', 'ink');
    s.paperLine('M33 -24H92M60 -26V-10M66 -21h7M38 -21h7');
    s.shape(rect(54, -47, 12, 5));
    s.shape(circle(26, -8, 9) + circle(92, -8, 9));
    s.line(circle(26, -8, 3.5) + circle(92, -8, 3.5), 'mid');
  });
}

/** The double-decker tram, 210 long and 176 high without its pole. */
export function tram(s, { x, base, k = 1 }) {
  s.place({ x, y: base, k }, () => {
    s.halo('M8 0V-168H202V0z');
    s.line('M98 -178L138 -226M106 -178H122L140 -226M132 -226h14', 'ink');
    s.shape('M16 -168Q105 -186 194 -168V-164H16z');
    s.shape('M10 -98V-150Q10 -164 22 -164H188Q200 -164 200 -150V-98z');
    s.shape('M8 -14V-84Q8 -98 16 -98H194Q202 -98 202 -84V-14z');
    s.shape(rect(10, -108, 190, 20), 'red', 'red');
    s.paperLine(
      'M48 -98h12M66 -102h22M66 -95h14M96 -98q5 -6 10 0t10 0 10 0M134 -102h22M134 -95h18',
    );
    for (let i = 0; i < 6; i++) s.shape(roundRect(20 + i * 29.4, -152, 23, 34, 3));
    s.line([0, 1, 2, 3, 4, 5].map((i) => `M${20 + i * 29.4} -140h23`).join(''), 'mid');
    s.shape(roundRect(18, -80, 26, 62, 3) + roundRect(166, -80, 26, 62, 3));
    s.line('M31 -80v62M179 -80v62M18 -50h26M166 -50h26', 'mid');
    for (let i = 0; i < 4; i++) s.shape(roundRect(54 + i * 27, -78, 21, 32, 3));
    s.line('M50 -38H160M50 -32H160M8 -14H202', 'mid');
    heads(s, [
      [34, -126],
      [92, -126],
      [152, -126],
      [66, -56],
      [122, -56],
    ]);
    s.shape('M26 -14H184L178 -6H32z');
    s.shape(circle(66, -7, 9) + circle(144, -7, 9));
    s.line(circle(66, -7, 3) + circle(144, -7, 3), 'mid');
    s.shape(circle(105, -24, 4.5));
  });
}

const heads = (s, points) => {
  for (const [x, y] of points) s.shape(`M${x - 7} ${y + 8}q0 -9 7 -9t7 9z`, 'mid', 'wash');
  for (const [x, y] of points) s.shape(ellipse(x, y - 5, 4, 4.6), 'mid');
};

/** Somebody seen from behind, 180 high. `look` is man, woman, elder or child. */
export function fromBehind(s, { x, base, k = 1, look, coat = 'paper', hair = 'ink' }) {
  s.place({ x, y: base, k }, () => drawings[look](s, { coat, hair }));
}
const toneOf = (fill) => (fill === 'red' ? 'red' : 'ink');
const drawings = {
  man(s, { coat, hair }) {
    s.shape('M-18 -86L-19 -3H-4L0 -66L5 -3H19L18 -86z');
    s.line('M-22 -1h18M4 -1h18');
    s.shape('M-6 -158V-146H6V-158z');
    s.shape(
      'M-7 -150Q-30 -146 -32 -132L-35 -82H-24V-74Q0 -70 24 -74V-82H35L32 -132Q30 -146 7 -150Q0 -146 -7 -150z',
      toneOf(coat),
      coat,
    );
    s.line('M-22 -124L-24 -82M22 -124L24 -82M-8 -149Q0 -142 8 -149M0 -100V-74', 'mid');
    s.shape(
      'M-11.5 -162Q-14 -181 0 -181Q14 -181 11.5 -162Q9 -153 0 -153Q-9 -153 -11.5 -162z',
      'ink',
      hair,
    );
  },
  woman(s, { coat, hair }) {
    s.line('M-8 -40L-7 -4M7 -40L8 -4M-11 -2h9M4 -2h9');
    s.shape('M-13 -100L-24 -38Q0 -31 24 -38L13 -100z', 'ink', 'wash');
    s.line('M-6 -88L-10 -38M6 -88L10 -38', 'mid');
    s.shape(
      'M-6 -146Q-24 -142 -26 -130L-31 -86H-21L-18 -94Q0 -88 18 -94L21 -86H31L26 -130Q24 -142 6 -146z',
      toneOf(coat),
      coat,
    );
    s.line('M-17 -122L-19 -94M17 -122L19 -94', 'mid');
    s.shape(
      'M-13 -140Q-17 -176 0 -177Q17 -176 13 -140Q7 -135 0 -135Q-7 -135 -13 -140z',
      'ink',
      hair,
    );
    s.paperLine('M-3 -170Q-6 -155 -5 -142M5 -168Q7 -154 6 -144', 0.8);
  },
  elder(s, { coat }) {
    s.line('M-8 -20L-8 -4M8 -20L9 -4M-13 -2h10M4 -2h10');
    s.shape('M-16 -70L-17 -18Q0 -14 18 -18L16 -70z');
    s.shape(
      'M-7 -124Q-26 -121 -28 -108L-31 -60H-20L-19 -56Q0 -51 19 -56L20 -60H31L28 -108Q26 -121 7 -124z',
      toneOf(coat),
      coat,
    );
    s.line('M-19 -104L-20 -60M19 -104L20 -60M-9 -92h18M-9 -84h18', 'mid');
    s.shape(
      'M-11 -134Q-13 -151 0 -151Q13 -151 11 -134Q8 -126 0 -126Q-8 -126 -11 -134z',
      'ink',
      'wash',
    );
    s.shape(circle(0, -140, 5.5), 'ink', 'wash');
  },
  child(s, { coat, hair }) {
    s.line('M-7 -34L-7 -4M7 -34L7 -4M-12 -2h9M3 -2h9');
    s.shape('M-13 -50L-14 -28H-2L0 -40L2 -28H14L13 -50z');
    s.shape(
      'M-6 -86Q-18 -84 -20 -76L-25 -50H-16L-15 -42H15L16 -50H25L20 -76Q18 -84 6 -86z',
      toneOf(coat),
      coat,
    );
    s.shape(roundRect(-11, -80, 22, 30, 6));
    s.line('M-11 -62H11M-4 -68h8', 'mid');
    s.shape('M-12 -96Q-15 -116 0 -116Q15 -116 12 -96Q9 -87 0 -87Q-9 -87 -12 -96z', 'ink', hair);
  },
};

/** A potted plant. */
export function plant(s, { x, base, k = 1, tone = 'ink' }) {
  s.place({ x, y: base, k }, () => {
    s.line(
      'M0 -22Q-2 -44 -16 -54M0 -22Q2 -50 14 -62M0 -22Q-6 -34 -22 -34M0 -22Q8 -34 22 -38',
      tone,
    );
    s.shape(
      'M-16 -54q-10 -2 -14 -12q12 -2 14 12zM14 -62q2 -12 14 -14q0 12 -14 14zM-22 -34q-8 4 -16 -2q6 -8 16 2zM22 -38q4 -10 14 -8q-2 10 -14 8z',
      tone,
    );
    s.shape('M-15 -22H15L11 0H-11z', tone);
    s.line('M-14 -16H14', soften(tone));
  });
}

/** A window in a room that looks out on the city; `view` paints inside the frame. */
export function roomWindow(s, { x, y, w, h, view }) {
  s.shape(rect(x, y, w, h));
  view();
  s.line(
    `${rect(x, y, w, h)}${rect(x - 6, y - 6, w + 12, h + 12)}M${x + w / 2} ${y}v${h}M${x - 12} ${y + h + 12}h${w + 24}`,
  );
}
