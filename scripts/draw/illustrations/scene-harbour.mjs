import {
  bankOfChina,
  centralPlaza,
  clockTower,
  conventionCentre,
  farSkyline,
  hsbc,
  ifc,
  lionRock,
  ridge,
  scaffold,
  sign,
  theCenter,
  tongLau,
  tower,
  tree,
  wheel,
} from './city.mjs';
import { createSheet } from './pen.mjs';
import { cloud, ferry, gulls, junk, waves } from './water.mjs';

const quay = 250;

/** The whole waterfront as a strip for wide screens: estates under Lion Rock, walk-ups, Central under the Peak, the eastern blocks. */
export function harbour() {
  const s = createSheet({ width: 1440, height: 300, seed: 11, weight: 1.4, grid: 0.5 });
  const base = quay;
  cloud(s, { x: 268, y: 70, k: 0.9 });
  cloud(s, { x: 1046, y: 54, k: 1.1 });
  ridge(s, {
    points: [
      [-10, 214],
      [60, 196],
      [130, 206],
      [220, 190],
      [330, 216],
      [430, 236],
    ],
    tone: 'haze',
  });
  lionRock(s, { x: 10, base: 246, k: 1.5 });
  ridge(s, {
    points: [
      [340, 238],
      [430, 206],
      [500, 168],
      [566, 128],
      [622, 104],
      [660, 90],
      [704, 104],
      [756, 132],
      [806, 126],
      [866, 150],
      [930, 134],
      [1000, 168],
      [1080, 156],
      [1150, 184],
      [1230, 176],
      [1330, 206],
      [1450, 222],
    ],
  });
  s.line('M657 90v-14M663 91v-9M650 90h20', 'far');
  farSkyline(s, { x0: -6, x1: 330, base, low: 34, high: 74 });
  farSkyline(s, { x0: 372, x1: 1446, base, low: 44, high: 96, hasWindows: false });

  for (const [x, w, h, roof] of [
    [-12, 30, 92, 'tank'],
    [24, 30, 124, 'step'],
    [58, 30, 108, 'tank'],
    [92, 30, 132, 'step'],
  ])
    tower(s, {
      x,
      base,
      w,
      h,
      roof,
      face: 'bays',
      tone: x === 24 || x === 92 ? 'ink' : 'mid',
      lights:
        x === 24
          ? [
              [1, 5],
              [2, 9],
            ]
          : x === 92
            ? [[0, 7]]
            : [],
    });
  tower(s, { x: 126, base, w: 50, h: 70, roof: 'dish', face: 'flats' });
  tongLau(s, { x: 182, base, w: 38, floors: 4 });
  tongLau(s, { x: 220, base, w: 34, floors: 3, kind: 'window' });
  tongLau(s, { x: 254, base, w: 40, floors: 4 });
  scaffold(s, { x: 219, base, w: 36, h: 76 });
  sign(s, { x: 176, y: 186, w: 9, h: 32, arm: 0 });
  sign(s, { x: 294, y: 172, w: 10, h: 36, fill: 'red' });
  tree(s, { x: 316, base, r: 9 });
  clockTower(s, { x: 332, base });
  tree(s, { x: 370, base, r: 8, tone: 'mid' });

  for (const [x, w, h, face, roof] of [
    [392, 28, 96, 'flats', 'tank'],
    [424, 26, 118, 'slabs', 'plain'],
    [492, 26, 92, 'slabs', 'plain'],
    [606, 30, 84, 'flats', 'dish'],
    [762, 28, 120, 'slabs', 'step'],
    [880, 26, 108, 'flats', 'tank'],
    [912, 30, 86, 'ribs', 'plain'],
    [986, 28, 118, 'slabs', 'mast'],
    [1052, 28, 100, 'flats', 'tank'],
    [1262, 28, 126, 'bays', 'step'],
    [1340, 28, 112, 'bays', 'tank'],
  ])
    tower(s, { x, base, w, h, face, roof, tone: 'mid' });
  theCenter(s, { x: 448, base });
  tower(s, { x: 524, base, w: 26, h: 128, face: 'ribs', roof: 'step' });
  ifc(s, { x: 556, base, k: 0.98 });
  tower(s, { x: 638, base, w: 38, h: 116, face: 'round', lights: [] });
  hsbc(s, { x: 682, base });
  tower(s, { x: 768, base, w: 40, h: 158, face: 'glass' });
  bankOfChina(s, { x: 818, base, k: 0.97 });
  tower(s, { x: 892, base, w: 32, h: 76, face: 'slabs', roof: 'tank' });
  centralPlaza(s, { x: 942, base, k: 0.9 });
  tower(s, { x: 1020, base, w: 30, h: 92, face: 'flats', roof: 'dish', lights: [[1, 3]] });
  tower(s, { x: 1090, base, w: 30, h: 124, face: 'ribs', roof: 'step' });
  tower(s, { x: 1140, base, w: 34, h: 108, face: 'bays', roof: 'tank', lights: [[2, 4]] });
  tower(s, { x: 1182, base, w: 34, h: 88, face: 'blank' });
  scaffold(s, { x: 1182, base, w: 34, h: 92 });
  s.line('M1199 158V120M1178 126H1238M1199 120l-20 6M1199 120l36 6M1230 126v12');
  tower(s, { x: 1226, base, w: 32, h: 140, face: 'bays', roof: 'step', lights: [[1, 10]] });
  tower(s, { x: 1290, base, w: 32, h: 118, face: 'bays', roof: 'tank' });
  tower(s, {
    x: 1326,
    base,
    w: 32,
    h: 148,
    face: 'bays',
    roof: 'step',
    lights: [
      [0, 6],
      [2, 13],
    ],
  });
  tongLau(s, { x: 1366, base, w: 38, floors: 3 });
  tongLau(s, { x: 1404, base, w: 44, floors: 4, kind: 'window' });
  sign(s, { x: 1395, y: 182, w: 9, h: 30, fill: 'red' });
  wheel(s, { x: 632, base: 250, r: 22, tone: 'mid' });
  conventionCentre(s, { x: 956, base, k: 0.86 });
  for (const [x, r] of [
    [500, 8],
    [592, 7],
    [868, 8],
    [886, 7],
    [1128, 7],
    [1178, 8],
    [1272, 8],
    [1362, 7],
  ])
    tree(s, { x, base, r });
  s.shape(`M-5 ${base}H1445V${base + 7}H-5z`, 'none');
  s.line(`M-5 ${base}H1445M-5 ${base + 5}H1445`);
  waves(s, {
    x0: -10,
    x1: 1450,
    y: 264,
    rows: 4,
    step: 9.5,
    gaps: [
      [668, 860, 2],
      [214, 300, 1],
      [1234, 1300, 1],
    ],
  });
  junk(s, { x: 222, y: 272, k: 0.92 });
  ferry(s, { x: 690, y: 283, k: 0.98 });
  s.line('M1240 272l4 8h40l10 -10h-16l-4 -8h-14v8z');
  s.line('M1262 262v-6M1250 276h34', 'mid');
  gulls(s, {
    points: [
      [1130, 118, 0.7],
      [1152, 128, 0.55],
      [380, 132, 0.7],
      [402, 122, 0.55],
    ],
  });
  return s;
}

/** The same waterfront for phones: fewer buildings, a heavier line, because it is shown at half its size. */
export function harbourNarrow() {
  const s = createSheet({ width: 780, height: 300, seed: 23, weight: 2 });
  const base = quay;
  lionRock(s, { x: -60, base: 238, k: 1 });
  ridge(s, {
    points: [
      [190, 240],
      [270, 196],
      [340, 140],
      [400, 108],
      [440, 96],
      [492, 116],
      [560, 152],
      [620, 140],
      [690, 172],
      [790, 196],
    ],
  });
  farSkyline(s, { x0: -6, x1: 790, base, low: 34, high: 80, step: [22, 40] });
  tower(s, { x: -10, base, w: 38, h: 112, face: 'flats', roof: 'tank' });
  tower(s, { x: 34, base, w: 38, h: 138, face: 'flats', roof: 'step', lights: [[1, 4]] });
  tongLau(s, { x: 80, base, w: 48, floors: 3, storey: 20 });
  tongLau(s, { x: 128, base, w: 44, floors: 4, storey: 20, kind: 'window' });
  sign(s, { x: 172, y: 170, w: 14, h: 44, fill: 'red' });
  tower(s, { x: 204, base, w: 34, h: 104, face: 'slabs', roof: 'tank', tone: 'mid' });
  theCenter(s, { x: 226, base, k: 1.02 });
  ifc(s, { x: 284, base, k: 1.02 });
  tower(s, { x: 344, base, w: 42, h: 104, face: 'round' });
  hsbc(s, { x: 390, base, k: 1.05 });
  tower(s, { x: 470, base, w: 36, h: 132, face: 'slabs', tone: 'mid', roof: 'step' });
  bankOfChina(s, { x: 500, base, k: 1 });
  tower(s, { x: 556, base, w: 36, h: 96, face: 'flats', roof: 'dish' });
  centralPlaza(s, { x: 602, base, k: 0.9 });
  tower(s, { x: 650, base, w: 36, h: 86, face: 'blank' });
  scaffold(s, { x: 650, base, w: 36, h: 90, step: 12 });
  tower(s, { x: 696, base, w: 38, h: 146, face: 'flats', roof: 'step', lights: [[2, 6]] });
  tower(s, { x: 740, base, w: 44, h: 116, face: 'flats', roof: 'tank' });
  for (const [x, r] of [
    [196, 10],
    [338, 9],
    [640, 10],
  ])
    tree(s, { x, base, r });
  s.shape(`M-5 ${base}H785V${base + 7}H-5z`, 'none');
  s.line(`M-5 ${base}H785`);
  waves(s, {
    x0: -10,
    x1: 790,
    y: 265,
    rows: 3,
    step: 13,
    gaps: [
      [330, 540, 2],
      [110, 200, 1],
    ],
  });
  junk(s, { x: 118, y: 276, k: 1.1 });
  ferry(s, { x: 350, y: 284, k: 1.15 });
  return s;
}
