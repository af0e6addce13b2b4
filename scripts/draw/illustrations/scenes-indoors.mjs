import { bankOfChina, farSkyline, hsbc, ifc, ridge, theCenter, tower } from './city.mjs';
import { circle, createSheet, ellipse, rect, roundRect } from './pen.mjs';
import { disc, fromBehind, ground, plant, roomWindow } from './street.mjs';
import { cloud, ferry, gulls, junk, lamp, waves } from './water.mjs';

const size = { width: 720, height: 480, weight: 1.6 };

/** The strip of city one sees from a room: hill, far roofs, three towers one knows. */
function cityView(s, { x, base, w }) {
  ridge(s, {
    points: [
      [x + 1, base - 40],
      [x + w * 0.3, base - 74],
      [x + w * 0.55, base - 96],
      [x + w * 0.8, base - 66],
      [x + w - 1, base - 48],
    ],
    tone: 'haze',
  });
  farSkyline(s, { x0: x + 4, x1: x + w - 4, base, low: 24, high: 56, step: [14, 24] });
}

/** A tailor's workroom: machine, dress form, cloth, and a ledger that goes the right way. */
export function workshop() {
  const s = createSheet({ ...size, seed: 61 });
  const top = 330;
  disc(s, { x: 372, y: 214, r: 186, horizon: 404 });
  roomWindow(s, {
    x: 216,
    y: 66,
    w: 200,
    h: 150,
    view: () => {
      cityView(s, { x: 216, base: 216, w: 200 });
      ifc(s, { x: 250, base: 216, k: 0.54, tone: 'mid' });
      bankOfChina(s, { x: 344, base: 216, k: 0.52, tone: 'mid' });
      tower(s, { x: 296, base: 216, w: 26, h: 64, face: 'flats', tone: 'mid' });
    },
  });
  s.line('M500 40V96');
  s.shape('M476 120Q480 96 500 96Q520 96 524 120z', 'red', 'red');
  s.shape('M490 120q10 10 20 0z');
  shelf(s, { x: 470, y: 190 });
  shelf(s, { x: 470, y: 262, variant: 1 });
  dressForm(s, { x: 122, base: 428 });
  s.shape(rect(178, top, 420, 14));
  s.line(
    `M200 ${top + 14}L192 428M218 ${top + 14}L210 428M576 ${top + 14}L584 428M558 ${top + 14}L566 428M206 396H572`,
  );
  s.shape(rect(470, top + 14, 84, 40));
  s.line(`M504 ${top + 34}h16`);
  s.shape(
    `M298 ${top}Q330 ${top - 14} 372 ${top - 6}Q410 ${top - 2} 436 ${top}V${top + 46}Q420 ${top + 56} 404 ${top + 42}Q384 ${top + 58} 362 ${top + 44}Q338 ${top + 58} 318 ${top + 44}Q306 ${top + 50} 298 ${top + 40}z`,
    'red',
    'red',
  );
  s.paperLine(
    `M322 ${top + 4}V${top + 36}M350 ${top + 2}V${top + 38}M378 ${top + 4}V${top + 40}M404 ${top + 6}V${top + 34}`,
    1.1,
  );
  sewingMachine(s, { x: 250, base: top });
  ledger(s, { x: 468, base: top });
  spool(s, { x: 216, base: top });
  spool(s, { x: 236, base: top, k: 0.8 });
  s.line(`M432 ${top - 2}l28 -14M432 ${top - 14}l28 12`);
  s.line(circle(427, top - 16, 4) + circle(427, top - 4, 4));
  stool(s, { x: 352, base: 428 });
  plant(s, { x: 632, base: 428, k: 1.2 });
  ground(s, { x0: 34, x1: 690, y: 428 });
  s.line('M96 448h90M250 448h150M452 448h60M560 448h80', 'far');
  return s;
}

function shelf(s, { x, y, variant = 0 }) {
  const bolts = variant
    ? [
        [6, 26],
        [36, 30],
        [70, 22],
        [96, 34],
      ]
    : [
        [8, 34],
        [46, 24],
        [74, 30],
        [108, 20],
      ];
  for (const [dx, w] of bolts) {
    s.shape(rect(x + dx, y - 34, w, 34), 'ink', dx % 4 === 0 ? 'wash' : 'paper');
    s.line(`M${x + dx + w * 0.5} ${y - 34}V${y}M${x + dx} ${y - 26}h${w}`, 'mid');
  }
  s.shape(rect(x, y, 148, 7));
  s.line(`M${x + 18} ${y + 7}v10M${x + 130} ${y + 7}v10`);
}

function dressForm(s, { x, base }) {
  s.line(
    `M${x} ${base - 146}V${base - 18}M${x} ${base - 18}l-30 18M${x} ${base - 18}l30 18M${x} ${base - 18}V${base}`,
  );
  s.shape(
    `M${x - 8} ${base - 300}h16v14Q${x + 40} ${base - 280} ${x + 42} ${base - 262}Q${x + 40} ${base - 232} ${x + 28} ${base - 212}Q${x + 34} ${base - 180} ${x + 42} ${base - 150}H${x - 42}Q${x - 34} ${base - 180} ${x - 28} ${base - 212}Q${x - 40} ${base - 232} ${x - 42} ${base - 262}Q${x - 40} ${base - 280} ${x - 8} ${base - 286}z`,
  );
  s.shape(ellipse(x, base - 300, 9, 4));
  s.line(
    `M${x} ${base - 284}V${base - 150}M${x - 28} ${base - 212}Q${x} ${base - 204} ${x + 28} ${base - 212}M${x - 40} ${base - 250}Q${x} ${base - 236} ${x + 40} ${base - 250}`,
    'mid',
  );
  s.line(
    `M${x - 26} ${base - 280}Q${x - 14} ${base - 238} ${x - 24} ${base - 196}M${x + 26} ${base - 280}Q${x + 8} ${base - 240} ${x + 20} ${base - 190}l6 10`,
    'red',
  );
}

function sewingMachine(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.halo('M-2 -2V-30L10 -60 30 -86H150V-40H130V-2z');
    s.shape('M0 0V-18H150V0z');
    s.shape(
      'M110 -18V-60Q110 -64 106 -64H46Q40 -64 40 -58V-46H22V-66Q22 -88 44 -88H128Q142 -88 142 -74V-18z',
    );
    s.line('M31 -46V-30M26 -30h10M31 -30V-18M22 -18h20M22 -66H40M110 -60Q110 -88 128 -88', 'mid');
    s.shape(circle(150, -66, 16));
    s.line(`${circle(150, -66, 6)}M50 -76H104M50 -70H92`, 'mid');
    s.line('M60 -88V-100M54 -100h12M56 -100v-10h8v10M64 -104Q44 -112 31 -88', 'ink');
  });
}

function ledger(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.shape('M0 0L14 -58Q34 -66 54 -56L60 0z');
    s.shape('M54 -56Q76 -68 98 -58L112 0H60z');
    s.line('M12 -14h38M15 -26h34M17 -38h30', 'far');
    s.line('M68 -10L76 -22 84 -20 96 -44', 'jade', 2.2);
    s.line('M89 -42l7.5 -3 2 8', 'jade', 2.2);
    s.line('M66 -6h38', 'mid');
  });
}

function spool(s, { x, base, k = 1 }) {
  s.place({ x, y: base, k }, () => {
    s.shape('M-9 0V-4H9V0zM-9 -26V-22H9V-26zM-7 -4Q-5 -13 -7 -22H7Q5 -13 7 -4z');
    s.line('M-6 -8H6M-6 -13H6M-6 -18H6', 'mid');
  });
}

function stool(s, { x, base }) {
  s.line(
    `M${x - 16} ${base - 34}L${x - 24} ${base}M${x + 16} ${base - 34}L${x + 24} ${base}M${x - 20} ${base - 16}H${x + 20}`,
  );
  s.shape(roundRect(x - 26, base - 42, 52, 9, 4));
}

/** A desk by the window: the numbers on the screen, the papers beside it, tea. */
export function desk() {
  const s = createSheet({ ...size, seed: 67 });
  const top = 352;
  disc(s, { x: 362, y: 206, r: 180, horizon: 400 });
  roomWindow(s, {
    x: 84,
    y: 74,
    w: 236,
    h: 196,
    view: () => {
      cityView(s, { x: 84, base: 270, w: 236 });
      theCenter(s, { x: 112, base: 270, k: 0.6, tone: 'mid' });
      ifc(s, { x: 150, base: 270, k: 0.66, tone: 'mid' });
      hsbc(s, { x: 192, base: 270, k: 0.62, tone: 'mid' });
      bankOfChina(s, { x: 250, base: 270, k: 0.62, tone: 'mid' });
      cloud(s, { x: 236, y: 112, k: 0.6, tone: 'far' });
    },
  });
  s.shape(rect(500, 96, 124, 92));
  s.line('M508 164q10 -16 22 -12q10 -24 26 -16q14 -8 26 10q14 2 34 20M508 176h108', 'far');
  s.shape(rect(540, 130, 12, 46) + rect(556, 112, 14, 64) + rect(576, 142, 12, 34), 'mid');
  s.line(rect(508, 104, 108, 76), 'mid');
  s.shape(rect(64, top, 592, 14));
  s.line(
    `M92 ${top + 14}L84 436M110 ${top + 14}L104 436M628 ${top + 14}L636 436M610 ${top + 14}L616 436`,
  );
  s.shape(rect(440, top + 14, 148, 62));
  s.line(`M440 ${top + 44}h148M504 ${top + 29}h20M504 ${top + 60}h20`);
  laptop(s, { x: 250, base: top });
  deskLamp(s, { x: 150, base: top });
  papers(s, { x: 452, base: top });
  mug(s, { x: 214, base: top });
  calculator(s, { x: 556, base: top });
  plant(s, { x: 632, base: top, k: 0.9 });
  chair(s, { x: 326, base: 436 });
  ground(s, { x0: 34, x1: 690, y: 436 });
  s.line('M110 454h80M240 454h130M430 454h60M540 454h90', 'far');
  return s;
}

function laptop(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.halo('M14 -8V-122H182V-8z');
    s.shape(roundRect(16, -122, 164, 114, 8));
    s.shape(rect(24, -114, 148, 98), 'mid');
    for (let i = 0; i < 9; i++) {
      const h = 62 - i * 6;
      s.shape(rect(36 + i * 14, -26 - h, 9, h), 'mid', i % 2 ? 'paper' : 'wash');
    }
    s.line('M36 -96L60 -90 88 -72 116 -60 160 -36', 'jade', 2.2);
    s.line('M32 -26H164M110 -102h50M128 -94h32', 'mid');
    s.line('M110 -102h26', 'red', 2.6);
    s.shape('M0 0Q2 -8 8 -8H188Q194 -8 196 0z');
    s.line('M84 -8q2 4 6 4h16q4 0 6 -4', 'mid');
  });
}

function deskLamp(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.line('M0 -6L-28 -84L14 -146', 'ink', 2.4);
    s.shape('M-22 0Q-20 -8 -10 -8H10Q20 -8 22 0z');
    s.shape(circle(-28, -84, 5));
    s.halo('M6 -152L30 -168L70 -126L16 -116z');
    s.shape('M6 -150Q10 -166 30 -166L68 -128L18 -114z', 'red', 'red');
    s.line('M10 -146l-6 4', 'ink', 2.4);
    s.paperLine('M34 -154L58 -131');
    s.line('M34 -108l3 12M52 -113l7 10', 'far');
  });
}

function papers(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.shape('M4 0V-5H92V0zM0 -5V-10H90V-5zM6 -10V-15H94V-10z');
    s.shape('M12 -15L26 -108H104L90 -15z');
    s.line('M36 -94h32M34 -82h30M32 -70h34M30 -58h40', 'far');
    s.line('M28 -40q6 -10 11 0t9 -3 8 2', 'ink');
    s.line('M26 -30h40', 'mid');
    s.shape(circle(88, -78, 11), 'jade');
    s.line('M83 -78l4 4 7 -8', 'jade', 2.2);
    s.shape('M62 -34L94 -66l6 6L68 -28l-9 3z');
  });
}

function mug(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.shape('M-14 -32H14V-6Q14 0 8 0H-8Q-14 0 -14 -6z');
    s.line('M14 -26h5q6 0 6 8t-6 8h-5M-6 -40q-4 -6 0 -12t0 -12M5 -40q-4 -6 0 -12t0 -12', 'mid');
    s.line('M-9 -17q4.5 -5 9 0t9 0', 'red');
  });
}

function calculator(s, { x, base }) {
  s.place({ x, y: base }, () => {
    s.shape('M0 0L8 -42H46L52 0z');
    s.shape('M10 -36H43L44 -28H9z', 'mid');
    s.dash('M9 -21H46M8 -13H48M6 -6H49', { tone: 'mid', w: 4, dash: [5, 5] });
  });
}

function chair(s, { x, base }) {
  s.shape(roundRect(x - 36, base - 70, 72, 46, 12));
  s.line(`M${x - 28} ${base - 58}H${x + 28}M${x - 28} ${base - 46}H${x + 28}`, 'mid');
  s.line(
    `M${x} ${base - 24}V${base - 12}M${x - 28} ${base - 2}L${x} ${base - 12}L${x + 28} ${base - 2}`,
  );
  s.shape(circle(x - 28, base - 3, 3) + circle(x + 28, base - 3, 3));
}

/** The letter with the good news, the telephone that sent the papers, the stamp with the harbour. */
export function letter() {
  const s = createSheet({ ...size, seed: 79 });
  disc(s, { x: 356, y: 214, r: 180 });
  s.shape('M150 214L336 92L522 214V410H150z');
  s.shape(rect(196, 62, 280, 280), 'ink', 'paper');
  tower(s, { x: 222, base: 146, w: 18, h: 42, face: 'flats', tone: 'mid' });
  tower(s, { x: 244, base: 146, w: 20, h: 58, face: 'flats', tone: 'ink' });
  tower(s, { x: 268, base: 146, w: 18, h: 34, face: 'slabs', tone: 'mid' });
  s.line('M214 146h80');
  s.line('M314 96h134M314 110h110M314 124h124M314 138h84', 'far');
  s.line('M222 172h228', 'mid');
  for (let i = 0; i < 3; i++) {
    const y = 192 + i * 29;
    s.shape(circle(232, y, 10), 'jade');
    s.line(`M227 ${y}l4 4 7 -8`, 'jade', 2.2);
    s.line(`M256 ${y - 5}h${[150, 118, 134][i]}M256 ${y + 6}h${[96, 136, 76][i]}`, 'far');
  }
  s.shape('M150 214L336 336L522 214V410H150z');
  s.line('M150 410L300 312M522 410L372 312', 'ink');
  s.shape(circle(336, 340, 27), 'red', 'red');
  s.paperLine(`${circle(336, 332, 8)}M336 340v18M336 348h7M336 355h5M331 333q2.5 -3 5 0t5 0`, 1.8);
  phone(s, { x: 548, y: 214 });
  stamp(s, { x: 62, y: 268 });
  s.line(
    'M62 236C34 196 44 156 82 138C104 130 112 148 98 156C82 164 72 144 86 124C96 110 114 102 126 100',
    'far',
  );
  s.shape('M124 100L180 64L160 122L148 108z');
  s.line('M180 64L148 108L150 126L158 113', 'ink');
  ground(s, { x0: 34, x1: 690, y: 430 });
  s.line('M120 448h110M270 448h170M486 448h50M570 448h60', 'far');
  return s;
}

function phone(s, { x, y }) {
  s.place({ x, y }, () => {
    s.halo(roundRect(-2, -2, 100, 200, 14));
    s.shape(roundRect(0, 0, 96, 196, 14));
    s.shape(roundRect(7, 8, 82, 180, 8), 'mid');
    s.line('M38 15h20', 'mid', 2.4);
    s.shape('M22 40H60L74 54V124H22z');
    s.line('M60 40V54H74M31 66h32M31 78h32M31 90h24', 'mid');
    s.line('M48 118V100M41 107l7 -7 7 7', 'red', 2.2);
    s.shape(roundRect(18, 142, 60, 22, 11), 'jade');
    s.line('M41 153l5 5 9 -10', 'jade', 2.2);
  });
}

function stamp(s, { x, y }) {
  s.place({ x, y }, () => {
    s.shape('M0 0H66V88H0z');
    s.line(rect(7, 7, 52, 74), 'mid');
    s.line('M12 58q8 -20 18 -18q10 -6 24 14', 'far');
    tower(s, { x: 20, base: 60, w: 8, h: 26, face: 'blank', tone: 'mid' });
    tower(s, { x: 32, base: 60, w: 8, h: 36, face: 'blank', tone: 'mid' });
    s.line('M11 66q4 -4 8 0t8 0 8 0 8 0 8 0M15 73q4 -4 8 0t8 0 8 0 8 0', 'red');
    s.dash('M0 0H66V88H0z', { tone: 'paper', w: 5, dash: [0.01, 7.333], dots: true });
  });
}

/** A family on the promenade, seen from behind, with the harbour in front of them. */
export function people() {
  const s = createSheet({ ...size, seed: 97 });
  const shore = 232;
  disc(s, { x: 372, y: 176, r: 142, horizon: shore });
  cloud(s, { x: 96, y: 92, tone: 'far' });
  cloud(s, { x: 560, y: 74, k: 0.8, tone: 'far' });
  ridge(s, {
    points: [
      [70, 228],
      [140, 196],
      [220, 160],
      [300, 128],
      [352, 116],
      [400, 130],
      [460, 152],
      [530, 146],
      [600, 186],
      [668, 226],
    ],
    tone: 'haze',
  });
  farSkyline(s, { x0: 66, x1: 670, base: shore, low: 26, high: 62, step: [14, 28], tone: 'far' });
  for (const [x, w, h, face] of [
    [110, 24, 76, 'flats'],
    [176, 22, 88, 'slabs'],
    [470, 24, 82, 'flats'],
    [548, 24, 94, 'bays'],
    [584, 24, 76, 'bays'],
  ])
    tower(s, { x, base: shore, w, h, face, tone: 'far' });
  theCenter(s, { x: 206, base: shore, k: 0.6, tone: 'mid' });
  ifc(s, { x: 246, base: shore, k: 0.66, tone: 'mid' });
  hsbc(s, { x: 352, base: shore, k: 0.66, tone: 'mid' });
  bankOfChina(s, { x: 424, base: shore, k: 0.64, tone: 'mid' });
  s.line(`M50 ${shore}H680`, 'mid');
  waves(s, {
    x0: 46,
    x1: 686,
    y: shore + 18,
    rows: 6,
    step: 17,
    tones: ['haze', 'far', 'far', 'mid', 'far', 'far'],
  });
  junk(s, { x: 526, y: 292, k: 1 });
  ferry(s, { x: 96, y: 282, k: 0.72 });
  const base = 428;
  s.shape(`M36 348H690V${base - 10}H36z`, 'none');
  s.line('M36 352H690M36 362H690', 'ink');
  s.line(Array.from({ length: 12 }, (_, i) => `M${58 + i * 55} 362V406`).join(''), 'ink');
  s.line('M36 378H690M36 392H690', 'mid');
  s.line('M36 406H690', 'ink');
  lamp(s, { x: 640, base, h: 224 });
  ground(s, { x0: 34, x1: 690, y: base });
  s.line('M60 444h120M216 444h70M330 444h160M540 444h90M120 458h90M280 458h60M430 458h110', 'far');
  fromBehind(s, { x: 236, base: base + 6, k: 1.14, look: 'elder', coat: 'wash' });
  fromBehind(s, { x: 306, base: base + 6, k: 1.12, look: 'woman' });
  fromBehind(s, { x: 372, base: base + 8, k: 1.06, look: 'child', coat: 'red' });
  fromBehind(s, { x: 438, base: base + 6, k: 1.16, look: 'man', coat: 'paper' });
  gulls(s, {
    points: [
      [150, 150, 0.8],
      [176, 136, 0.6],
    ],
  });
  return s;
}
