import { circle, rect, soften } from './pen.mjs';

/** Rows of broken swell between `x0` and `x1`, fading towards the viewer or away. `gaps` are spans kept free. */
export function waves(
  s,
  { x0, x1, y, rows = 4, step = 10, tones = ['mid', 'far', 'far', 'haze'], gaps = [] },
) {
  for (let row = 0; row < rows; row++) {
    const top = y + row * step;
    let d = '';
    let x = x0 + row * 17 + s.between(0, 20);
    while (x < x1 - 24) {
      const crests = 1 + Math.floor(s.random() * 4);
      const length = crests * 22;
      const end = Math.min(x + length, x1);
      const isFree = gaps.every(
        (gap) => end < gap[0] || x > gap[1] || (gap[2] !== undefined && row > gap[2]),
      );
      if (isFree && x + length <= x1)
        d += `M${x} ${top}q5.5 -4 11 0${'t11 0'.repeat(crests * 2 - 1)}`;
      x += length + s.between(8, 30);
    }
    s.line(d, tones[Math.min(row, tones.length - 1)]);
  }
}

/** The double-ended cross-harbour ferry: 150 wide at scale 1, waterline at `y`. */
export function ferry(s, { x, y, k = 1, tone = 'ink', accent = true }) {
  const detail = soften(tone);
  s.place({ x, y, k }, () => {
    s.halo(
      'M0 -6L6 8H144L150 -6 138 -14V-30H128V-41H112V-33H84L83 -60H67L66 -33H38V-41H22V-30H12V-14z',
    );
    s.line('M40 -42v-16M112 -42v-14', tone);
    s.line('M40 -58l8 3 -8 3', accent ? 'red' : tone);
    s.shape('M66 -42L67 -60H83L84 -42z', tone);
    s.shape('M66.5 -51H83.5L83.2 -55H66.8z', accent ? 'red' : tone, accent ? 'red' : 'paper');
    s.shape(rect(22, -41, 16, 11), tone);
    s.shape(rect(112, -41, 16, 11), tone);
    s.dash('M24 -36h13M114 -36h13', { tone: detail, w: 4, dash: [3, 1.6] });
    s.shape('M14 -30Q75 -36 136 -30V-27H14z', tone);
    s.shape(rect(19, -27, 112, 11), tone);
    s.dash('M23 -21.5h105', { tone: detail, w: 6, dash: [5, 3.3] });
    s.shape('M10 -16H140V-13H10z', tone);
    s.shape(rect(14, -13, 122, 9), tone);
    s.dash('M18 -8.5h115', { tone: detail, w: 5, dash: [4, 2.94] });
    s.shape('M0 -6Q8 -4 14 -4H136Q142 -4 150 -6Q144 6 136 8H14Q6 6 0 -6z', tone);
    s.line('M8 1H142', detail);
    s.line('M-16 9q8 -5 14 -1t12 0M138 9q8 -4 14 0t14 -2', tone);
  });
}

/** A junk with batten sails, 66 wide at scale 1. */
export function junk(s, { x, y, k = 1, tone = 'ink', sail = 'red' }) {
  s.place({ x, y, k }, () => {
    s.halo('M0 -10L14 6H52L66 -11 62 -16 55 -37 46 -34 38 -60H34L24 -40 16 -45 5 -14z');
    s.line('M16 -6V-44M36 -8V-60M54 -10V-36', tone);
    const batten = sail === 'red' ? 'paper' : soften(tone);
    s.shape(
      'M34 -58Q22 -40 21 -14Q32 -12 47 -13Q50 -36 38 -60z',
      sail,
      sail === 'red' ? 'red' : 'paper',
    );
    s.shape(
      'M15 -43Q6 -30 5 -14Q12 -12 20 -13Q22 -30 16 -45z',
      sail === 'red' ? 'red' : tone,
      'paper',
    );
    s.shape(
      'M53 -35Q47 -26 48 -16Q54 -14 61 -16Q62 -28 55 -37z',
      sail === 'red' ? 'red' : tone,
      'paper',
    );
    if (batten === 'paper')
      s.paperLine('M25.5 -46Q36 -44 46 -46M23 -35Q35 -33 48 -35M21.5 -24Q34 -22 48 -24');
    else s.line('M25.5 -46Q36 -44 46 -46M23 -35Q35 -33 48 -35M21.5 -24Q34 -22 48 -24', batten);
    s.line(
      'M9 -33Q14 -32 20 -33M6 -23Q13 -22 20 -23M49 -28h11M48 -22h13',
      sail === 'red' ? 'red' : tone,
    );
    s.shape('M0 -10L5 -8Q30 -4 52 -8L64 -14L66 -11Q60 4 52 6H14Q5 2 0 -10z', tone);
    s.line('M6 -3Q32 1 60 -5', soften(tone));
  });
}

export function gulls(s, { points, tone = 'far' }) {
  s.line(
    points
      .map(
        ([x, y, k = 1]) =>
          `M${x - 9 * k} ${y - 2 * k}q${5 * k} ${-4 * k} ${9 * k} ${2 * k}q${4 * k} ${-6 * k} ${9 * k} ${-2 * k}`,
      )
      .join(''),
    tone,
  );
}

/** A flat-bottomed cloud drawn with one line. */
export function cloud(s, { x, y, k = 1, tone = 'haze' }) {
  s.place({ x, y, k }, () =>
    s.line('M0 0H78M8 0C4 -10 16 -16 24 -12C28 -26 50 -26 54 -12C64 -16 74 -8 68 0', tone),
  );
}

/** A small open ferry pier on piles with a hipped roof. */
export function pier(s, { x, base, w = 110, tone = 'ink', flip = false }) {
  const detail = soften(tone);
  s.place({ x, y: base, flip }, () => {
    s.line([0.06, 0.28, 0.5, 0.72, 0.94].map((at) => `M${w * at} 0v14`).join(''), tone);
    s.shape(rect(0, -5, w, 5), tone);
    s.shape(rect(8, -28, w - 16, 23), tone);
    s.line([0.2, 0.4, 0.6, 0.8].map((at) => `M${w * at} -28v23`).join(''), detail);
    s.shape(`M2 -28L16 -40H${w - 16}L${w - 2} -28z`, tone);
    s.line(`M10 -34H${w - 10}`, detail);
  });
}

/** Lamp post on a promenade. */
export function lamp(s, { x, base, h = 60, tone = 'ink' }) {
  s.line(
    `M${x} ${base}V${base - h}M${x - 9} ${base - h + 4}Q${x} ${base - h - 8} ${x + 9} ${base - h + 4}M${x - 4} ${base}h8`,
    tone,
  );
  s.shape(circle(x - 9, base - h + 7, 3), tone);
  s.shape(circle(x + 9, base - h + 7, 3), tone);
}
