import {
  bankOfChina,
  centralPlaza,
  farSkyline,
  hsbc,
  ifc,
  ridge,
  theCenter,
  tongLau,
  tower,
  tree,
} from './city.mjs';
import { circle, createSheet, curve, rect } from './pen.mjs';
import { disc, ground } from './street.mjs';
import { cloud, ferry as ferryBoat, gulls, junk, pier, waves } from './water.mjs';

const size = { width: 720, height: 480, weight: 1.6 };

/** New towers on their podium, near ones dark and far ones pale. */
export function towers() {
  const s = createSheet({ ...size, seed: 19 });
  const base = 404;
  disc(s, { x: 366, y: 210, r: 184 });
  cloud(s, { x: 96, y: 112, tone: 'far' });
  cloud(s, { x: 566, y: 78, k: 0.8, tone: 'far' });
  ridge(s, {
    points: [
      [46, 372],
      [120, 318],
      [196, 286],
      [280, 300],
      [380, 262],
      [470, 292],
      [560, 280],
      [674, 372],
    ],
    tone: 'haze',
  });
  farSkyline(s, { x0: 74, x1: 650, base, low: 70, high: 150, step: [22, 40] });
  tower(s, { x: 120, base, w: 56, h: 214, face: 'bays', roof: 'tank', tone: 'far' });
  tower(s, { x: 552, base, w: 58, h: 226, face: 'bays', roof: 'step', tone: 'far' });
  tower(s, { x: 300, base, w: 62, h: 318, face: 'bays', roof: 'step', tone: 'far' });
  homes(s, { x: 190, base, w: 84, h: 272, floors: 17, tone: 'mid' });
  homes(s, { x: 470, base, w: 88, h: 292, floors: 18, tone: 'mid' });
  homes(s, { x: 256, base, w: 98, h: 306, floors: 18, tone: 'ink', red: [[1, 5]] });
  homes(s, {
    x: 372,
    base,
    w: 108,
    h: 344,
    floors: 20,
    tone: 'ink',
    red: [
      [0, 8],
      [3, 13],
    ],
  });
  s.shape(rect(150, base - 44, 426, 44));
  s.line(`M142 ${base - 44}h442M150 ${base - 36}h426`);
  for (let i = 0; i < 10; i++) s.line(`M${164 + i * 41.5} ${base}v-24q14 -10 28 0v24`, 'mid');
  s.line(`M160 ${base - 44}v-9M572 ${base - 44}v-9M160 ${base - 53}h412`, 'mid');
  for (const [x, r] of [
    [176, 10],
    [236, 9],
    [366, 10],
    [504, 9],
    [556, 10],
  ])
    tree(s, { x, base: base - 44, r, height: 8 });
  ground(s, { x0: 34, x1: 690, y: base });
  tree(s, { x: 112, base, r: 27, height: 42 });
  tree(s, { x: 616, base, r: 24, height: 36 });
  tree(s, { x: 650, base, r: 17, height: 24 });
  minibus(s, { x: 300, base: base + 26 });
  s.line(`M90 ${base + 26}h150M430 ${base + 26}h96M560 ${base + 26}h40M170 ${base + 40}h60`, 'far');
  return s;
}

function homes(s, { x, base, w, h, floors, tone, red = [] }) {
  const detail = { ink: 'mid', mid: 'far' }[tone];
  s.place({ x, y: base }, () => {
    s.shape(`M${w * 0.36} ${-h}v-12h${w * 0.28}v12M${w * 0.44} ${-h - 12}v-9h${w * 0.12}v9`, tone);
    s.shape(rect(0, -h, w, h), tone);
    s.shape(`M${w * 0.4} ${-h}h${w * 0.2}V0h${-w * 0.2}z`, 'none', 'wash');
    s.line(`M${w * 0.4} ${-h}V0M${w * 0.6} ${-h}V0M0 ${-h + 6}h${w}`, tone);
    const step = (h - 12) / floors;
    let sills = '';
    let panes = '';
    for (let i = 0; i < floors; i++) {
      const y = -h + 12 + i * step;
      sills += `M${w * 0.05} ${y + step * 0.72}h${w * 0.3}M${w * 0.65} ${y + step * 0.72}h${w * 0.3}M${w * 0.44} ${y + step * 0.6}h${w * 0.12}`;
    }
    for (const at of [0.13, 0.27, 0.73, 0.87])
      panes += `M${w * at} ${-h + 12 + step * 0.12}v${step * (floors - 0.4)}`;
    s.line(sills, detail);
    s.dash(panes, { tone: detail, w: w * 0.085, dash: [step * 0.46, step * 0.54] });
    for (const [col, row] of red) {
      const at = [0.13, 0.27, 0.73, 0.87][col];
      s.shape(
        rect(w * (at - 0.0425), -h + 12 + step * (row + 0.12), w * 0.085, step * 0.46),
        'none',
        'red',
      );
    }
  });
}

function minibus(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.halo('M0 0V-34L6 -40H96L104 -24V0z');
    s.shape('M2 -6V-34Q2 -40 8 -40H90Q96 -40 98 -34L104 -20V-6z');
    s.shape('M3 -38Q5 -44 12 -44H84Q92 -44 95 -38z', 'red', 'red');
    s.line('M8 -33h66v13H8zM24 -33v13M41 -33v13M58 -33v13M80 -33h12l6 13H80z', 'mid');
    s.line('M4 -14H102');
    s.shape(circle(24, -6, 8) + circle(82, -6, 8));
    s.line(circle(24, -6, 3) + circle(82, -6, 3), 'mid');
  });
}

/** A key afloat on the harbour: the city stands on its shaft as the bit, the ferry sails in its bow. */
export function key() {
  const s = createSheet({ ...size, seed: 5 });
  disc(s, { x: 452, y: 208, r: 160, horizon: 300 });
  cloud(s, { x: 560, y: 92, k: 0.9, tone: 'far' });
  const deck = 300;
  farSkyline(s, { x0: 300, x1: 612, base: deck, low: 44, high: 96, step: [20, 36] });
  tower(s, { x: 322, base: deck, w: 34, h: 122, face: 'bays', roof: 'tank', tone: 'mid' });
  tower(s, { x: 352, base: deck, w: 40, h: 152, face: 'flats', roof: 'step', lights: [[1, 4]] });
  theCenter(s, { x: 398, base: deck, k: 0.9 });
  tower(s, { x: 438, base: deck, w: 30, h: 96, face: 'slabs', roof: 'plain', tone: 'mid' });
  ifc(s, { x: 458, base: deck, k: 0.92 });
  tower(s, { x: 506, base: deck, w: 34, h: 106, face: 'round', tone: 'ink' });
  bankOfChina(s, { x: 546, base: deck, k: 0.86 });
  tower(s, { x: 592, base: deck, w: 34, h: 92, face: 'flats', roof: 'dish' });
  s.shape(
    `M268 ${deck}H640Q654 ${deck} 654 ${deck + 12}Q654 ${deck + 24} 640 ${deck + 24}H268z`,
    'ink',
  );
  s.line(`M284 ${deck + 8}H634M284 ${deck + 15}H600`, 'far');
  s.shape(rect(262, deck - 8, 14, 40));
  const [cx, cy] = [166, deck + 12];
  s.shape(circle(cx, cy, 112));
  s.shape(circle(cx, cy, 88), 'ink', 'paper');
  s.line(
    `M${cx - 100} ${cy}a100 100 0 0 1 100 -100M${cx + 100} ${cy + 8}a100 100 0 0 1 -92 92`,
    'far',
  );
  s.line(
    'M98 288C112 276 120 272 132 276C146 254 160 248 172 254C186 250 202 262 216 278C224 280 230 286 236 292',
    'far',
  );
  s.line('M88 300h156', 'mid');
  tower(s, { x: 116, base: 300, w: 12, h: 26, face: 'blank', tone: 'mid' });
  tower(s, { x: 132, base: 300, w: 10, h: 38, face: 'blank', tone: 'mid' });
  tower(s, { x: 184, base: 300, w: 12, h: 32, face: 'blank', tone: 'mid' });
  tower(s, { x: 200, base: 300, w: 14, h: 22, face: 'blank', tone: 'mid' });
  ferryBoat(s, { x: 104, y: 338, k: 0.82 });
  s.line(
    'M86 328q5 -4 10 0t10 0M238 330q-5 -4 -10 0M98 358q6 -5 12 0t12 0 12 0M152 362q6 -5 12 0t12 0 12 0 12 0M124 374q6 -5 12 0t12 0 12 0 12 0',
    'far',
  );
  waves(s, { x0: 292, x1: 676, y: 352, rows: 4, step: 16, tones: ['mid', 'far', 'far', 'haze'] });
  waves(s, { x0: 40, x1: 660, y: 434, rows: 2, step: 15, tones: ['far', 'haze'] });
  gulls(s, {
    points: [
      [282, 108, 1],
      [312, 92, 0.7],
    ],
  });
  return s;
}

/** The crossing: the old home on one pier, the new one on the other, the ferry between them. */
export function ferry() {
  const s = createSheet({ ...size, seed: 29 });
  const shore = 300;
  disc(s, { x: 360, y: 190, r: 166, horizon: 300 });
  cloud(s, { x: 196, y: 78, tone: 'far' });
  gulls(s, {
    points: [
      [452, 96, 1],
      [484, 112, 0.8],
      [424, 120, 0.6],
    ],
  });
  ridge(s, {
    points: [
      [150, 296],
      [220, 262],
      [290, 214],
      [342, 182],
      [378, 172],
      [420, 192],
      [470, 226],
      [530, 244],
      [590, 292],
    ],
  });
  farSkyline(s, { x0: 216, x1: 520, base: shore, low: 26, high: 78, step: [16, 30] });
  tongLau(s, { x: 50, base: shore, w: 66, floors: 4, storey: 28 });
  tongLau(s, { x: 116, base: shore, w: 58, floors: 3, storey: 28, kind: 'window' });
  tree(s, { x: 196, base: shore, r: 15, height: 20 });
  tower(s, { x: 536, base: shore, w: 40, h: 168, face: 'bays', roof: 'tank', tone: 'mid' });
  tower(s, { x: 628, base: shore, w: 40, h: 178, face: 'bays', roof: 'tank', tone: 'mid' });
  tower(s, { x: 572, base: shore, w: 58, h: 220, face: 'bays', roof: 'step', lights: [[2, 6]] });
  tree(s, { x: 526, base: shore, r: 15, height: 20 });
  s.shape(rect(36, shore, 172, 12) + rect(512, shore, 172, 12));
  s.line(`M36 ${shore + 6}h172M512 ${shore + 6}h172`, 'mid');
  s.line(`M214 ${shore}H504`, 'far');
  pier(s, { x: 98, base: shore + 22, w: 128 });
  pier(s, { x: 494, base: shore + 22, w: 128 });
  waves(s, {
    x0: 40,
    x1: 684,
    y: 350,
    rows: 6,
    step: 17,
    tones: ['far', 'mid', 'mid', 'far', 'far', 'haze'],
    gaps: [[190, 540, 3]],
  });
  ferryBoat(s, { x: 214, y: 390, k: 1.9 });
  return s;
}

/** The view from the Peak: the tram climbs, the towers stand below, the hills close the harbour. */
export function peak() {
  const s = createSheet({ ...size, seed: 83 });
  disc(s, { x: 420, y: 150, r: 112 });
  cloud(s, { x: 120, y: 96, tone: 'far' });
  cloud(s, { x: 566, y: 84, k: 0.8, tone: 'far' });
  ridge(s, {
    points: [
      [60, 226],
      [140, 190],
      [200, 200],
      [262, 164],
      [300, 178],
      [350, 150],
      [392, 140],
      [418, 156],
      [470, 150],
      [540, 186],
      [600, 172],
      [676, 226],
    ],
    tone: 'haze',
  });
  farSkyline(s, { x0: 96, x1: 660, base: 238, low: 14, high: 44, step: [12, 26] });
  s.line('M70 238H680', 'far');
  waves(s, { x0: 70, x1: 690, y: 254, rows: 3, step: 14, tones: ['haze', 'far', 'haze'] });
  junk(s, { x: 262, y: 270, k: 0.56 });
  ferryBoat(s, { x: 590, y: 268, k: 0.36, accent: false });
  const low = 440;
  farSkyline(s, { x0: 92, x1: 540, base: low, low: 110, high: 172, step: [24, 40] });
  tower(s, { x: 98, base: low, w: 40, h: 168, face: 'flats', roof: 'tank', tone: 'mid' });
  tower(s, { x: 142, base: low, w: 34, h: 140, face: 'slabs', roof: 'step', tone: 'mid' });
  ifc(s, { x: 186, base: low, k: 1.12 });
  tower(s, { x: 244, base: low, w: 42, h: 150, face: 'round', roof: 'plain' });
  hsbc(s, { x: 284, base: low, k: 1.2 });
  bankOfChina(s, { x: 366, base: low, k: 1.16 });
  centralPlaza(s, { x: 434, base: low, k: 0.94, tone: 'mid' });
  tower(s, { x: 474, base: low, w: 42, h: 112, face: 'flats', roof: 'plain', tone: 'mid' });
  const slope = [
    [36, 446],
    [110, 420],
    [190, 398],
    [280, 386],
    [372, 366],
    [460, 330],
    [540, 280],
    [610, 236],
    [688, 214],
  ];
  s.shape(`${curve(slope)}V446Q360 470 36 446z`, 'none');
  s.line(curve(slope));
  const rail = [
    [180, 440],
    [300, 424],
    [400, 398],
    [480, 358],
    [560, 306],
    [640, 262],
  ];
  s.line(curve(rail), 'mid');
  s.line(curve(rail.map(([x, y]) => [x + 4, y + 8])), 'mid');
  s.line(
    'M214 437l3 9M250 432l3 9M286 427l3 9M322 419l4 9M358 410l4 9M394 400l5 8M430 385l6 8M466 367l6 8M502 345l6 8M538 321l6 8M574 299l6 8M610 278l6 8',
    'mid',
  );
  peakTram(s, { x: 404, y: 399 });
  pavilion(s, { x: 604, base: 238 });
  for (const [x, base, r] of [
    [90, 428, 15],
    [128, 418, 19],
    [232, 392, 14],
    [330, 378, 16],
    [664, 300, 20],
    [628, 330, 17],
    [560, 268, 13],
  ])
    tree(s, { x, base, r, height: r * 0.8 });
  for (const [x, base, r] of [
    [596, 411, 24],
    [546, 430, 18],
    [650, 391, 26],
    [498, 442, 15],
  ])
    tree(s, { x, base, r, height: r * 0.7 });
  s.line(
    curve([
      [396, 462],
      [470, 449],
      [550, 429],
      [620, 402],
      [694, 368],
    ]),
    'mid',
  );
  s.line('M560 452h70M600 438h80M650 424h34M300 462h60M210 458h60', 'far');
  return s;
}

function peakTram(s, { x, y }) {
  s.place({ x, y }, () => {
    const at = ([dx, dy]) => `${dx * 0.89 + dy * 0.455} ${-dx * 0.455 + dy * 0.89}`;
    const shape = (points) => `M${points.map(at).join('L')}z`;
    s.halo(
      shape([
        [-4, 2],
        [-4, -40],
        [104, -40],
        [104, 2],
      ]),
    );
    s.shape(
      shape([
        [0, -4],
        [0, -34],
        [6, -40],
        [96, -40],
        [102, -34],
        [102, -4],
      ]),
      'red',
      'red',
    );
    s.shape(
      shape([
        [0, -20],
        [0, -34],
        [6, -40],
        [96, -40],
        [102, -34],
        [102, -20],
      ]),
    );
    for (let i = 0; i < 5; i++)
      s.shape(
        shape([
          [8 + i * 18, -23],
          [8 + i * 18, -35],
          [22 + i * 18, -35],
          [22 + i * 18, -23],
        ]),
        'mid',
      );
    s.shape(
      shape([
        [12, -4],
        [12, 1],
        [28, 1],
        [28, -4],
      ]) +
        shape([
          [74, -4],
          [74, 1],
          [90, 1],
          [90, -4],
        ]),
    );
  });
}

function pavilion(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.line('M8 0V-34M28 -6V-34M52 -12V-34M68 -16V-34');
    s.shape('M-6 -34Q20 -40 38 -58Q56 -40 82 -34z');
    s.line('M38 -58v-8M-6 -34l-6 -4M82 -34l6 -4M8 -12L68 -26', 'ink');
    s.line('M22 -44Q38 -40 54 -44M8 -37h60', 'mid');
  });
}

/** The suspension bridge from our shore to the other one. */
export function bridge() {
  const s = createSheet({ ...size, seed: 37 });
  const deck = 276;
  disc(s, { x: 362, y: 196, r: 170, horizon: 276 });
  cloud(s, { x: 86, y: 84, tone: 'far' });
  cloud(s, { x: 470, y: 62, k: 0.8, tone: 'far' });
  ridge(s, {
    points: [
      [40, 340],
      [110, 290],
      [180, 250],
      [240, 236],
      [310, 262],
      [380, 240],
      [450, 214],
      [520, 236],
      [600, 276],
      [684, 340],
    ],
    tone: 'far',
  });
  farSkyline(s, { x0: 470, x1: 668, base: 346, low: 60, high: 120, step: [18, 34] });
  farSkyline(s, { x0: 50, x1: 220, base: 346, low: 50, high: 100, step: [18, 34] });
  needle(s, { x: 604, base: 346 });
  tower(s, { x: 636, base: 346, w: 36, h: 150, face: 'ribs', roof: 'step', tone: 'mid' });
  tower(s, { x: 560, base: 346, w: 34, h: 116, face: 'slabs', roof: 'tank', tone: 'mid' });
  tower(s, { x: 52, base: 346, w: 34, h: 136, face: 'bays', roof: 'tank', tone: 'mid' });
  tower(s, { x: 90, base: 346, w: 34, h: 160, face: 'bays', roof: 'step', tone: 'mid' });
  s.line('M36 346H230M486 346H686', 'mid');
  const cable = (x) =>
    x < 196
      ? 92 + ((196 - x) / 160) * 176
      : x > 524
        ? 92 + ((x - 524) / 160) * 176
        : 92 + 168 * (1 - ((x - 360) / 164) ** 2);
  let hangers = '';
  for (let x = 60; x <= 660; x += 15)
    if (Math.abs(x - 196) > 8 && Math.abs(x - 524) > 8 && cable(x) < deck - 6)
      hangers += `M${x} ${cable(x)}V${deck}`;
  s.line(hangers, 'mid');
  for (const x of [196, 524]) {
    s.shape(`M${x - 12} 372L${x - 8} 82h5L${x - 4} 372zM${x + 4} 372L${x + 3} 82h5L${x + 12} 372z`);
    s.shape(rect(x - 9, 118, 18, 9) + rect(x - 10, 190, 20, 9) + rect(x - 11, 258, 22, 9));
  }
  const points = (from, to) =>
    Array.from({ length: 17 }, (_, i) => from + ((to - from) * i) / 16).map((x) => [x, cable(x)]);
  s.line(`M36 268L196 92${curve(points(196, 524)).replace('M', 'L')}L684 268`);
  s.shape(`M36 ${deck}H684V${deck + 14}H36z`);
  s.line(
    Array.from({ length: 36 }, (_, i) => `M${36 + i * 18} ${deck + 14}l9 -10l9 10`).join(''),
    'mid',
  );
  s.line(`M36 ${deck + 4}H684`);
  s.shape(rect(182, 372, 28, 14) + rect(510, 372, 28, 14));
  bus(s, { x: 286, base: deck });
  car(s, { x: 402, base: deck });
  car(s, { x: 448, base: deck });
  waves(s, {
    x0: 36,
    x1: 690,
    y: 376,
    rows: 5,
    step: 17,
    tones: ['far', 'mid', 'far', 'far', 'haze'],
    gaps: [
      [292, 410, 3],
      [176, 216, 0],
      [504, 544, 0],
    ],
  });
  junk(s, { x: 306, y: 420, k: 1.35 });
  gulls(s, {
    points: [
      [300, 130, 1],
      [330, 146, 0.7],
    ],
  });
  return s;
}

function needle(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.line('M0 -214V-250', 'mid');
    s.shape('M-13 0Q-2 -84 -9 -168L-5 -206L0 -216L5 -206L9 -168Q2 -84 13 0z', 'mid');
    s.line('M-11 -20L4 -60L-4 -100L6 -140L-9 -168M11 -20L-4 -60L4 -100L-6 -140L9 -168', 'far');
  });
}

function bus(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.shape('M0 -4V-38Q0 -42 4 -42H60Q66 -42 67 -36L68 -4z', 'red', 'red');
    s.paperLine('M5 -32H60M5 -20H62', 5);
    s.shape(circle(14, -4, 5) + circle(54, -4, 5));
  });
}

function car(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.shape('M0 -4V-9L6 -10L11 -16H22L28 -10L33 -8V-4z');
    s.shape(circle(8, -4, 3.5) + circle(26, -4, 3.5));
  });
}
