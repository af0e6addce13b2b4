import {
  farSkyline,
  figure,
  lionRock,
  ridge,
  scaffold,
  sign,
  tower,
  tree,
  windows,
} from './city.mjs';
import { circle, createSheet, rect } from './pen.mjs';
import { arcade, disc, ground, rooftop, taxi, tram as tramCar, walkUp } from './street.mjs';
import { cloud, gulls, lamp } from './water.mjs';

const size = { width: 720, height: 480, weight: 1.6 };

/** A street of walk-ups with balconies, signs over the pavement and the red taxi. */
export function tongLau() {
  const s = createSheet({ ...size, seed: 31 });
  const base = 424;
  disc(s, { x: 372, y: 216, r: 188 });
  cloud(s, { x: 92, y: 104, k: 0.8, tone: 'far' });
  farSkyline(s, { x0: 58, x1: 664, base, low: 150, high: 250, step: [26, 46] });
  tower(s, { x: 84, base, w: 50, h: 288, face: 'flats', roof: 'tank', tone: 'far' });
  tower(s, { x: 590, base, w: 52, h: 318, face: 'bays', roof: 'step', tone: 'far' });

  walkUp(s, { x: 134, base, w: 138, floors: 4, bays: 3, pediment: true });
  arcade(s, { x: 134, base, w: 138, shops: 2, open: [true, false] });
  walkUp(s, { x: 272, base, w: 122, floors: 3, bays: 3, kind: 'ribbon', storey: 62 });
  rooftop(s, { x: 272, y: base - 66 - 3 * 62 - 8, w: 122 });
  arcade(s, { x: 272, base, w: 122, shops: 2, open: [false, true] });
  walkUp(s, { x: 394, base, w: 150, floors: 4, bays: 4, storey: 56 });
  rooftop(s, { x: 394, y: base - 66 - 4 * 56 - 8, w: 150, washing: false });
  arcade(s, { x: 394, base, w: 150, shops: 3, open: [true, true, false] });
  s.line('M262 170h44M262 262h44');
  sign(s, { x: 288, y: 160, w: 30, h: 112, fill: 'red' });
  s.line('M544 232h26M544 318h26');
  sign(s, { x: 556, y: 222, w: 26, h: 106 });
  sign(s, { x: 112, y: 262, w: 22, h: 76, arm: 0 });
  s.line('M394 366h-24M394 372h-24');
  sign(s, { x: 350, y: 356, w: 40, h: 18 });

  ground(s, { x0: 34, x1: 690, y: base });
  s.line(
    `M96 ${base + 26}h120M244 ${base + 26}h40M500 ${base + 26}h96M620 ${base + 26}h22M150 ${base + 40}h46`,
    'far',
  );
  tree(s, { x: 88, base, r: 25, height: 42 });
  lamp(s, { x: 640, base, h: 118 });
  figure(s, { x: 222, base, h: 50, kind: 'coat' });
  s.line(`M222 ${base - 22}V${base - 60}`);
  s.shape(
    `M202 ${base - 58}Q204 ${base - 76} 222 ${base - 77}Q240 ${base - 76} 242 ${base - 58}q-5 -4 -10 0q-5 -4 -10 0q-5 -4 -10 0q-5 -4 -10 0z`,
  );
  figure(s, { x: 548, base, h: 50, kind: 'skirt' });
  figure(s, { x: 564, base, h: 34, kind: 'shirt' });
  taxi(s, { x: 330, base: base + 24, k: 1.12 });
  return s;
}

/** The tram on its rails in front of the shops. */
export function tram() {
  const s = createSheet({ ...size, seed: 43 });
  const base = 410;
  disc(s, { x: 348, y: 206, r: 186 });
  farSkyline(s, { x0: 70, x1: 650, base, low: 180, high: 270, step: [30, 50], tone: 'haze' });
  walkUp(s, { x: 92, base, w: 116, floors: 3, bays: 3, tone: 'mid', storey: 56 });
  arcade(s, { x: 92, base, w: 116, shops: 2, tone: 'mid', open: [true, false] });
  walkUp(s, { x: 208, base, w: 128, floors: 4, bays: 3, kind: 'ribbon', tone: 'mid', storey: 54 });
  arcade(s, { x: 208, base, w: 128, shops: 2, tone: 'mid', open: [true, true] });
  walkUp(s, { x: 336, base, w: 110, floors: 3, bays: 3, tone: 'mid', storey: 60, pediment: true });
  arcade(s, { x: 336, base, w: 110, shops: 2, tone: 'mid' });
  walkUp(s, { x: 446, base, w: 140, floors: 4, bays: 4, kind: 'ribbon', tone: 'mid', storey: 52 });
  arcade(s, { x: 446, base, w: 140, shops: 3, tone: 'mid', open: [false, true, true] });
  scaffold(s, { x: 448, base: base - 62, w: 136, h: 214, tone: 'far', step: 17 });
  sign(s, { x: 70, y: 252, w: 22, h: 78, tone: 'mid' });
  s.line('M44 166Q348 186 676 164M44 176Q348 196 676 174', 'far');
  s.line('M632 410V150M632 166H560M632 172L596 166');
  s.line('M620 410h24', 'ink');
  tramCar(s, { x: 212, base: 420, k: 1.16 });
  ground(s, { x0: 34, x1: 690, y: 422 });
  s.line(
    'M60 440H660M84 452H640M110 440v6M170 440v6M230 440v6M290 440v6M350 440v6M410 440v6M470 440v6M530 440v6M590 440v6',
    'far',
  );
  s.shape(rect(520, 330, 92, 8));
  s.line('M528 338V422M604 338V422');
  sign(s, { x: 528, y: 352, w: 20, h: 34 });
  figure(s, { x: 566, base: 422, h: 60, kind: 'coat' });
  figure(s, { x: 588, base: 422, h: 56, kind: 'skirt' });
  figure(s, { x: 122, base: 422, h: 58, kind: 'shirt' });
  s.line('M115 396v12h-9v-10h9', 'ink');
  figure(s, { x: 168, base: 422, h: 38, kind: 'shirt', fill: 'wash' });
  return s;
}

/** A small shop with red market lamps over its crates, under somebody's flat. */
export function shopfront() {
  const s = createSheet({ ...size, seed: 57 });
  const base = 420;
  disc(s, { x: 366, y: 214, r: 186 });
  farSkyline(s, { x0: 62, x1: 170, base, low: 150, high: 250, step: [26, 40] });
  farSkyline(s, { x0: 560, x1: 664, base, low: 150, high: 240, step: [26, 40] });
  s.shape(rect(160, 62, 400, 358));
  rooftop(s, { x: 180, y: 62, w: 360 });
  s.line('M152 62h416M160 74h400');
  for (const x of [184, 312, 440]) {
    s.shape(rect(x, 92, 96, 62));
    s.line(`M${x + 32} 92v62M${x + 64} 92v62M${x} 112h96`, 'mid');
    s.line(`M${x - 5} 158h106`);
  }
  s.shape(rect(286, 132, 20, 22) + rect(414, 132, 20, 22));
  s.line('M290 138h12M290 143h12M290 148h12M418 138h12M418 143h12M418 148h12', 'mid');
  s.line('M196 164V176M268 164V176M190 172Q232 180 276 172', 'mid');
  s.shape('M206 174l14 1v20h-14zM228 176l4 3h8l4 -3 5 7 -5 3v12h-12v-12l-5 -3z', 'mid');
  s.shape(rect(172, 200, 376, 44));
  s.line(rect(179, 207, 362, 30), 'mid');
  for (let i = 0; i < 7; i++) s.line(marks(200 + i * 47, 213, 18, i));
  awning(s, { x: 152, y: 244, w: 416, drop: 34, stripes: 13 });

  s.line(`M176 286V${base}M544 286V${base}M360 286V${base}`);
  s.line(`M186 ${base}V296h78V${base}M225 296V${base}M264 ${base}V296h84`);
  s.line('M240 356v18M210 356v18', 'mid');
  s.line('M272 314h68M272 341h68M272 368h68', 'mid');
  goods(s, { x: 276, y: 314 });
  s.shape(rect(266, 376, 86, 44));
  s.line('M266 386h86M276 396h24v16h-24zM310 396h32M310 404h32M310 412h20', 'mid');
  for (const x of [400, 452, 504]) marketLamp(s, { x, y: 288 });
  crates(s, { x: 372, base });
  figure(s, { x: 342, base, h: 92, kind: 'shirt' });
  s.shape(`M332 ${base - 62}h20l3 34h-26z`, 'ink', 'wash');
  ground(s, { x0: 34, x1: 690, y: base });
  trolley(s, { x: 84, base });
  cat(s, { x: 604, base });
  tree(s, { x: 640, base, r: 26, height: 46 });
  s.line(
    `M120 ${base + 22}h80M230 ${base + 22}h30M430 ${base + 22}h130M590 ${base + 22}h20`,
    'far',
  );
  return s;
}

const marks = (...[x, y, u, i]) =>
  [
    circle(x + u / 2, y + u / 2, u * 0.42),
    `M${x} ${y + 3}h${u}M${x + 3} ${y + 9}h${u - 6}M${x} ${y + 15}h${u}`,
    `M${x + u / 2} ${y}l${u / 2} ${u / 2} ${-u / 2} ${u / 2} ${-u / 2} ${-u / 2}z`,
    `M${x} ${y + 6}q4.5 -6 9 0t9 0M${x} ${y + 14}q4.5 -6 9 0t9 0`,
  ][i % 4];

function awning(s, { x, y, w, drop, stripes }) {
  const step = w / stripes;
  s.shape(`M${x + 14} ${y}h${w - 28}L${x + w} ${y + drop}H${x}z`);
  for (let i = 0; i < stripes; i++) {
    const left = x + i * step;
    const scallop = `a${step / 2} ${step / 2} 0 0 1 ${-step} 0`;
    const topLeft = x + 14 + (i * (w - 28)) / stripes;
    const red = i % 2 === 0;
    if (red)
      s.shape(
        `M${topLeft} ${y}h${(w - 28) / stripes}L${left + step} ${y + drop}${scallop}z`,
        'red',
        'red',
      );
    else s.shape(`M${left + step} ${y + drop}${scallop}`);
  }
}

function marketLamp(s, { x, y }) {
  s.line(`M${x} ${y - 4}V${y + 16}`);
  s.shape(`M${x - 6} ${y + 16}h12l9 18h-30z`, 'red', 'red');
  s.shape(`M${x - 7} ${y + 34}q7 9 14 0z`);
}

function crates(s, { x, base }) {
  for (let row = 0; row < 2; row++)
    for (let col = 0; col < 3; col++) {
      const left = x + col * 56;
      const top = base - 34 - row * 42;
      let fruit = '';
      for (let i = 0; i < 4; i++) fruit += circle(left + 9 + i * 11.6, top - 3, 6);
      s.shape(fruit, 'ink', col === 1 && row === 1 ? 'wash' : 'paper');
      s.shape(rect(left, top, 53, 34 - 2));
      s.line(
        `M${left} ${top + 11}h53M${left} ${top + 21}h53M${left + 8} ${top}v32M${left + 45} ${top}v32`,
        'mid',
      );
    }
}

function goods(s, { x, y }) {
  let d = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 5; i++) {
      const left = x + i * 13;
      const h = [14, 18, 12, 20, 16][(i + row * 2) % 5];
      d +=
        i % 2
          ? rect(left, y + row * 27 - h + (row === 0 ? 0 : 0), 8, h)
          : `M${left + 1} ${y + row * 27}v${-h + 5}l2 -5h3l2 5v${h - 5}z`;
    }
  s.line(d, 'mid');
}

function trolley(s, { x, base }) {
  s.line(`M${x} ${base - 96}q-10 0 -10 8l16 76h52`);
  s.shape(rect(x + 10, base - 44, 44, 30) + rect(x + 14, base - 70, 34, 26));
  s.line(`M${x + 27} ${base - 44}v10h10v-10M${x + 27} ${base - 70}v9h8v-9`, 'mid');
  s.shape(circle(x + 16, base - 7, 7) + circle(x + 50, base - 7, 7));
}

function cat(s, { x, base }) {
  s.shape(`M${x} ${base}q-10 -8 -4 -24l-2 -12 7 5h6l7 -5 -1 13q12 8 8 23z`);
  s.line(`M${x + 20} ${base}q14 2 14 -10`);
}

/** An estate under Lion Rock with its ball court. */
export function estate() {
  const s = createSheet({ ...size, seed: 71 });
  const base = 384;
  disc(s, { x: 372, y: 206, r: 182 });
  cloud(s, { x: 110, y: 92, k: 0.9, tone: 'far' });
  ridge(s, {
    points: [
      [40, 330],
      [120, 280],
      [200, 250],
      [290, 262],
      [380, 230],
      [480, 262],
      [580, 270],
      [680, 336],
    ],
    tone: 'haze',
  });
  lionRock(s, { x: 110, base: 304, k: 1.95 });
  tower(s, { x: 92, base, w: 66, h: 196, face: 'flats', roof: 'tank', tone: 'far' });
  tower(s, { x: 596, base, w: 60, h: 214, face: 'bays', roof: 'step', tone: 'far' });
  tower(s, { x: 140, base, w: 76, h: 262, face: 'bays', roof: 'step', tone: 'mid' });
  slab(s, { x: 208, base, w: 268, h: 186 });
  tower(s, { x: 488, base, w: 96, h: 286, face: 'blank', roof: 'tank', side: 22 });
  const wall = { x: 494, y: base - 278, w: 84, h: 262, cols: 6, rows: 22 };
  s.line(`M520 ${base - 286}V${base}M552 ${base - 286}V${base}`, 'mid');
  windows(s, { ...wall, fillX: 0.5, fillY: 0.5 });
  s.shape(rect(496.5, 238, 7, 6) + rect(566, 178, 7, 6) + rect(538, 298, 7, 6), 'none', 'red');
  ground(s, { x0: 34, x1: 690, y: base });
  tree(s, { x: 96, base, r: 27, height: 40 });
  tree(s, { x: 606, base, r: 26, height: 36 });
  tree(s, { x: 480, base, r: 17, height: 22 });
  s.shape('M150 400H570L632 456H88z', 'ink');
  s.line(
    'M196 408H524L568 446H152zM360 408V446M332 427a28 10 0 1 0 56 0a28 10 0 1 0 -56 0M186 416q44 4 30 22',
    'far',
  );
  hoop(s, { x: 166, base: 436 });
  figure(s, { x: 300, base: 432, h: 56, kind: 'shirt' });
  figure(s, { x: 420, base: 438, h: 58, kind: 'shirt' });
  s.line('M423 397l10 -16M297 401l-12 -8');
  s.halo(circle(262, 376, 6));
  s.shape(circle(262, 376, 6), 'red', 'red');
  s.shape(rect(520, 418, 62, 5));
  s.line('M526 423v12M576 423v12');
  figure(s, { x: 610, base: 436, h: 52, kind: 'skirt' });
  gulls(s, {
    points: [
      [540, 66, 0.9],
      [570, 78, 0.7],
    ],
  });
  return s;
}

function slab(s, { x, base, w, h }) {
  s.place({ x, y: base }, () => {
    s.line(
      `M${w * 0.2} ${-h}v-14h40v14M${w * 0.7} ${-h}v-20h26v20M${w * 0.5} ${-h}v-16M${w * 0.46} ${-h - 14}h22`,
    );
    s.shape(rect(0, -h, w, h));
    const floors = 8;
    const step = (h - 26) / floors;
    s.line([1, 2, 3].map((i) => `M${(w * i) / 4} ${-h}V-22`).join(''), 'mid');
    s.line(
      Array.from({ length: floors + 1 }, (_, i) => `M0 ${-h + 4 + i * step}h${w}`).join(''),
      'far',
    );
    windows(s, {
      x: 4,
      y: -h + 4,
      w: w - 8,
      h: h - 26,
      cols: 16,
      rows: floors,
      fillX: 0.56,
      fillY: 0.46,
    });
    const poles = [
      [1, 2],
      [4, 5],
      [7, 1],
      [10, 4],
      [13, 5],
      [2, 6],
      [8, 6],
      [12, 2],
      [6, 7],
    ];
    for (const [index, [col, row]] of poles.entries()) {
      const px = 4 + ((w - 8) * (col + 0.5)) / 16;
      const py = -h + 4 + step * (row + 0.8);
      s.line(`M${px} ${py}l14 5`);
      s.shape(
        `M${px + 4} ${py + 1.5}l7 2.5v9l-7 -2z`,
        index % 4 === 0 ? 'red' : 'ink',
        index % 4 === 0 ? 'red' : 'paper',
      );
    }
    s.line(`M0 -22h${w}`);
    for (let i = 0; i < 8; i++) s.line(`M${12 + i * 32} 0v-16h20v16`);
  });
}

function hoop(s, { x, base }) {
  s.line(`M${x} ${base}V${base - 92}M${x} ${base - 80}H${x + 24}M${x - 8} ${base}h16`);
  s.shape(rect(x + 20, base - 108, 9, 38));
  s.line(`M${x + 29} ${base - 78}h22l-4 16h-13l-5 -16`, 'mid');
  s.line(`M${x + 29} ${base - 78}h22`, 'red');
}
