// The film: six pictures on one pavement, 960 apart, and the camera that walks along them.
import { harbourNarrow } from '../illustrations/scene-harbour.mjs';
import { colours, circle, createSheet, curve, rect, roundRect } from '../illustrations/pen.mjs';
import { farSkyline, tower, tree, windows } from '../illustrations/city.mjs';
import { cloud, lamp } from '../illustrations/water.mjs';
import { plant, taxi } from '../illustrations/street.mjs';
import { amount, dollars } from './figures.mjs';
import { during, easeInOut, easeOut, mix, prepare } from './motion.mjs';

export const stage = { width: 960, height: 540, framesPerSecond: 24 };
/** The film's own size: the stage, drawn larger. */
export const output = { width: 1280, height: 720 };
/** When each picture begins, and the end. */
export const beats = [0, 4.4, 10.6, 15, 19.6, 24, 29.2];
const ground = 440;
const weight = 2;
const sheetOf = (seed) => createSheet({ width: stage.width, height: stage.height, weight, seed });

const monthlyPayment = (loan) => {
  const rate = 0.08 / 12;
  return (loan * rate) / (1 - (1 + rate) ** -120);
};
const tick = (s, { x, y, r = 13 }) => {
  s.shape(circle(x, y, r), 'jade');
  s.line(`M${x - r * 0.45} ${y}l${r * 0.35} ${r * 0.35} ${r * 0.6} ${-r * 0.7}`, 'jade', 2.6);
};

const flat = {
  still() {
    const s = sheetOf(3);
    tower(s, { x: 296, base: ground, w: 84, h: 226, face: 'bays', roof: 'tank', tone: 'far' });
    tower(s, { x: 612, base: ground, w: 88, h: 252, face: 'bays', roof: 'step', tone: 'far' });
    tower(s, { x: 412, base: ground, w: 136, h: 330, face: 'blank', roof: 'step' });
    s.shape(rect(466, 110, 28, 330), 'none', 'wash');
    s.line('M466 110V440M494 110V440');
    for (const x of [418, 500])
      windows(s, { x, y: 124, w: 42, h: 280, cols: 2, rows: 14, fillX: 0.5, fillY: 0.5 });
    s.shape(rect(404, 404, 152, 36));
    s.line('M470 440v-24h20v24M418 418h32M510 418h32', 'mid');
    tree(s, { x: 350, base: ground, r: 30, height: 34 });
    tree(s, { x: 596, base: ground, r: 24, height: 28 });
    lamp(s, { x: 724, base: ground, h: 132 });
    return s;
  },
  moving(s, time) {
    const on = during(time, { start: 2, seconds: 0.4 });
    if (on > 0) s.shape(rect(526, 194, 11, 10), 'none', on > 0.5 ? 'red' : 'wash');
    const grow = during(time, { start: 2.3, seconds: 0.7, ease: easeOut });
    if (grow > 0) s.line(`M540 198L${mix(540, 596, grow)} ${mix(198, 150, grow)}`, 'red', 2.4);
    const tag = during(time, { start: 2.7, seconds: 0.7, ease: easeOut });
    if (tag > 0)
      s.place({ x: 596, y: 150, k: Math.max(0.05, tag) }, () => {
        s.halo(roundRect(0, -36, 240, 60, 10));
        s.shape(roundRect(0, -36, 240, 60, 10));
        amount(s, {
          text: 'HK$6,000,000',
          x: 120,
          y: -18,
          height: 24,
          weight: 2.4,
          shown: during(time, { start: 2.9, seconds: 0.7 }),
        });
      });
    const drive = during(time, { start: 0.9, seconds: 2.6, ease: easeOut });
    if (drive > 0) taxi(s, { x: mix(-160, 150, drive), base: ground + 26, k: 1.1 });
  },
};

const numbers = {
  still() {
    const s = sheetOf(5);
    s.shape(roundRect(230, 92, 500, 318, 16));
    s.line(roundRect(244, 106, 472, 290, 8), 'mid');
    s.line('M268 248H692', 'far', 5);
    s.line('M268 372H692', 'mid');
    s.shape('M180 440Q186 414 204 412H756Q774 414 780 440z');
    s.line('M430 412q4 12 14 12h72q10 0 14 -12', 'mid');
    plant(s, { x: 836, base: ground, k: 1.3 });
    s.shape('M96 392H140V428Q140 440 128 440H108Q96 440 96 428z');
    s.line(
      'M140 400h6q9 0 9 11t-9 11h-6M110 380q-6 -8 0 -16t0 -16M126 380q-6 -8 0 -16t0 -16',
      'mid',
    );
    return s;
  },
  moving(s, time) {
    const seen = during(time, { start: 0.6, seconds: 0.7 });
    if (seen <= 0) return;
    const slide = during(time, { start: 1.3, seconds: 3 });
    const loan = Math.round(mix(1_000_000, 3_000_000, slide) / 10_000) * 10_000;
    const handle = mix(338, 480, slide);
    amount(s, {
      text: dollars(loan),
      x: 268,
      y: 142,
      height: 46,
      weight: 3.4,
      align: 'start',
      shown: seen,
    });
    s.line(`M268 248H${handle}`, 'ink', 5);
    s.shape(circle(handle, 248, 13));
    const bars = 12;
    for (let i = 0; i < bars; i++) {
      const rise = during(time, { start: 1.1 + i * 0.05, seconds: 0.7, ease: easeOut });
      const h = (84 - i * 6) * rise * mix(0.5, 1, slide);
      if (h > 1) s.shape(rect(270 + i * 19, 372 - h, 12, h), 'mid', i % 2 ? 'paper' : 'wash');
    }
    const pay = during(time, { start: 1.8, seconds: 0.4 });
    if (pay > 0) {
      s.shape(roundRect(660, 272, 32, 30, 4));
      s.line('M660 281H692M668 268v7M684 268v7', 'ink');
      s.dash('M666 288H687M666 295H680', { tone: 'mid', w: 3.4, dash: [3.4, 3.2] });
      amount(s, {
        text: dollars(monthlyPayment(loan)),
        x: 692,
        y: 322,
        height: 26,
        weight: 2.6,
        align: 'end',
        shown: pay,
      });
    }
  },
};

const form = {
  still() {
    const s = sheetOf(7);
    s.shape(circle(300, 262, 112));
    s.line(circle(300, 262, 98), 'far');
    s.line(
      Array.from({ length: 12 }, (_, i) => {
        const a = (Math.PI * i) / 6;
        const from = i % 3 === 0 ? 82 : 89;
        return `M${300 + Math.sin(a) * from} ${262 - Math.cos(a) * from}L${300 + Math.sin(a) * 95} ${262 - Math.cos(a) * 95}`;
      }).join(''),
    );
    s.line('M300 150V138');
    s.shape(roundRect(284, 126, 32, 12, 4));
    s.line('M248 374L232 440M352 374L368 440M216 440h32M352 440h32');
    s.shape(roundRect(540, 76, 196, 364, 24));
    s.line(roundRect(552, 90, 172, 336, 14), 'mid');
    s.line('M622 102h32', 'mid', 4);
    for (let i = 0; i < 4; i++) s.line(roundRect(572, 128 + i * 54, 132, 38, 6), 'mid');
    tree(s, { x: 826, base: ground, r: 30, height: 36 });
    tree(s, { x: 108, base: ground, r: 24, height: 28 });
    return s;
  },
  moving(s, time) {
    const sweep = during(time, { start: 0.9, seconds: 2.5 });
    if (sweep > 0) {
      const angle = sweep * (Math.PI / 3);
      const [hx, hy] = [300 + Math.sin(angle) * 78, 262 - Math.cos(angle) * 78];
      s.shape(`M300 262V184A78 78 0 0 1 ${hx} ${hy}z`, 'none', 'wash');
      s.line(`M300 262V184`, 'far');
      s.line(`M300 262L${hx} ${hy}`, 'red', 3.4);
    }
    s.line('M300 262L262 286', 'ink', 3.4);
    s.shape(circle(300, 262, 5));
    for (let i = 0; i < 4; i++) {
      const typed = during(time, { start: 1 + i * 0.55, seconds: 0.5 });
      if (typed > 0)
        s.line(`M584 ${147 + i * 54}H${584 + [58, 74, 44, 66][i] * typed}`, 'ink', 3.4);
      const done = during(time, { start: 1.45 + i * 0.55, seconds: 0.25, ease: easeOut });
      if (done > 0) tick(s, { x: 686, y: 147 + i * 54, r: 10 * Math.max(0.1, done) });
    }
    const press = during(time, { start: 3.2, seconds: 0.4, ease: easeOut });
    if (press > 0) {
      s.shape(roundRect(572, 350, 132, 44, 22), 'red', press > 0.3 ? 'red' : 'paper');
      if (press > 0.4) s.paperLine('M618 372H656M646 362l10 10 -10 10', 3);
    }
  },
};

const documentCards = [
  {
    x: 150,
    y: 150,
    mark: (s) => {
      s.line(
        'M18 34a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M12 76q0 -22 20 -22t20 22M66 30h44M66 46h44M66 62h30',
        'mid',
      );
    },
  },
  {
    x: 96,
    y: 236,
    mark: (s) => {
      s.line('M16 24h60M16 42h92M16 58h92', 'mid');
      s.line('M70 76h38', 'red', 3);
    },
  },
  {
    x: 176,
    y: 318,
    mark: (s) => {
      s.line('M22 76V40h20V76M42 76V22h24V76M66 76V50h18V76M14 76h82', 'mid');
    },
  },
];
const papers = {
  still() {
    const s = sheetOf(9);
    s.shape(roundRect(392, 92, 176, 348, 24));
    s.line(roundRect(404, 106, 152, 320, 14), 'mid');
    s.line('M464 118h32', 'mid', 4);
    s.line('M434 322V352H526V322M480 336V256M456 280l24 -24 24 24', 'ink', 3);
    s.shape('M660 120H790L828 158V440H660z');
    s.line('M790 120V158H828', 'mid');
    for (let i = 0; i < 3; i++)
      s.line(`M722 ${208 + i * 70}h80M722 ${224 + i * 70}h${[56, 72, 44][i]}`, 'far', 3);
    for (let i = 0; i < 3; i++) s.line(circle(692, 216 + i * 70, 13), 'far');
    lamp(s, { x: 76, base: ground, h: 120 });
    tree(s, { x: 890, base: ground, r: 24, height: 28 });
    return s;
  },
  moving(s, time) {
    documentCards.forEach((card, i) => {
      const enter = during(time, { start: 0.5 + i * 0.2, seconds: 0.6, ease: easeOut });
      const fly = during(time, { start: 1.5 + i * 0.7, seconds: 0.8 });
      if (enter > 0 && fly < 1) {
        const k = mix(1, 0.25, fly) * Math.max(0.05, enter);
        const x = mix(card.x, 465, fly);
        const y = mix(card.y, 216, fly) - Math.sin(fly * Math.PI) * 60;
        s.place({ x, y, k }, () => {
          s.halo(roundRect(0, 0, 124, 92, 8));
          s.shape(roundRect(0, 0, 124, 92, 8));
          card.mark(s);
        });
      }
      const done = during(time, { start: 2.25 + i * 0.7, seconds: 0.35, ease: easeOut });
      if (done > 0) tick(s, { x: 692, y: 216 + i * 70, r: 14 * Math.max(0.1, done) });
    });
  },
};

const signature = [
  [0, 0],
  [12, -26],
  [22, -30],
  [20, -8],
  [30, 4],
  [44, -18],
  [52, -20],
  [54, -2],
  [66, 2],
  [80, -14],
  [90, -8],
  [100, 2],
  [128, -6],
];
const solicitor = {
  still() {
    const s = sheetOf(11);
    s.line('M220 150V416M176 440Q180 418 220 416Q260 418 264 440zM138 182H302', 'ink');
    s.shape(circle(220, 146, 9));
    s.line('M138 182L102 276M138 182L174 276M302 182L266 276M302 182L338 276');
    s.shape(
      'M94 276H182Q176 306 138 306Q100 306 94 276zM258 276H346Q340 306 302 306Q264 306 258 276z',
    );
    s.shape('M420 84H664L706 126V440H420z');
    s.line('M664 84V126H706', 'mid');
    s.line('M454 132H600M454 158H668M454 180H668M454 202H640M454 224H668M454 246H598', 'far', 3);
    s.line('M454 366H600', 'mid');
    s.line('M454 350l8 8M462 350l-8 8', 'mid');
    plant(s, { x: 836, base: ground, k: 1.4 });
    return s;
  },
  moving(s, time) {
    const written = during(time, { start: 1, seconds: 1.8 });
    const points = signature.map(([x, y]) => [474 + x * 0.95, 352 + y]);
    const shown = Math.max(2, Math.ceil(written * (points.length - 1)) + 1);
    const part = written * (points.length - 1);
    const index = Math.min(points.length - 2, Math.floor(part));
    const tip = [
      mix(points[index][0], points[index + 1][0], part - index),
      mix(points[index][1], points[index + 1][1], part - index),
    ];
    if (written > 0)
      s.line(curve([...points.slice(0, Math.min(shown - 1, index + 1)), tip]), 'ink', 3);
    const leave = during(time, { start: 2.9, seconds: 0.5 });
    const arrive = during(time, { start: 0.5, seconds: 0.5 });
    if (arrive > 0 && leave < 1)
      s.place(
        {
          x: tip[0] + mix(120, 0, arrive) + leave * 160,
          y: tip[1] - mix(120, 0, arrive) - leave * 130,
          k: 1,
        },
        () => {
          s.halo('M0 0L8 -22L92 -106L108 -90L22 -8z');
          s.shape('M0 0L8 -22L92 -106L108 -90L22 -8z');
          s.line('M8 -22L22 -8M80 -94L96 -78', 'ink');
          s.shape('M92 -106L98 -112Q106 -116 112 -110Q118 -104 114 -96L108 -90z', 'red', 'red');
        },
      );
    const seal = during(time, { start: 3, seconds: 0.45, ease: easeOut });
    if (seal > 0)
      s.place({ x: 648, y: 356, k: mix(1.8, 1, seal) }, () => {
        s.shape(circle(0, 0, 30), 'red', 'red');
        s.paperLine(`${circle(0, -9, 9)}M0 0V18M0 9H8M0 16H6M-6 -8q3 -3 6 0t6 0`, 2.2);
      });
  },
};

const money = {
  still: () => harbourNarrow(),
  frame: { x: 31, y: 152, k: 1.15 },
  moving(s, time) {
    const drop = during(time, { start: 1.8, seconds: 0.8, ease: easeOut });
    if (drop <= 0) return;
    const y = mix(18, 46, drop);
    s.halo(roundRect(246, y, 468, 92, 46));
    s.shape(roundRect(246, y, 468, 92, 46), 'ink', 'paper');
    amount(s, {
      text: 'HK$3,000,000',
      x: 450,
      y: y + 27,
      height: 38,
      weight: 3.6,
      shown: during(time, { start: 1.9, seconds: 0.8 }),
    });
    const good = during(time, { start: 2.5, seconds: 0.5, ease: easeOut });
    if (good > 0) tick(s, { x: 664, y: y + 46, r: 24 * Math.max(0.08, good) });
  },
};

const pictures = [flat, numbers, form, papers, solicitor, money].map((picture) => ({
  ...picture,
  drawing: prepare(picture.still(), { overlap: 0.4 }),
}));
const backdrop = (() => {
  const s = createSheet({ width: 3800, height: stage.height, weight: 1.7, seed: 41 });
  farSkyline(s, {
    x0: -40,
    x1: 3300,
    base: ground,
    low: 40,
    high: 150,
    step: [26, 52],
    tone: 'haze',
  });
  for (const x of [40, 620, 1010, 1500, 1990, 2420])
    cloud(s, { x, y: 70 + ((x * 7) % 60), k: 1.1, tone: 'far' });
  return s.inner();
})();

/** Where the camera stands, in pictures: 0 is the flat, 5 the money. */
export function cameraAt(time) {
  let position = 0;
  for (let i = 1; i < beats.length - 1; i++)
    position += during(time, { start: beats[i] - 0.55, seconds: 1.1, ease: easeInOut });
  return position;
}

function progressLine(time) {
  const s = sheetOf(1);
  const [left, right, y] = [330, 630, 514];
  const position = cameraAt(time);
  s.line(`M${left} ${y}H${right}`, 'far', 2);
  if (position > 0) s.line(`M${left} ${y}H${mix(left, right, position / 5)}`, 'red', 3);
  for (let i = 0; i < 6; i++)
    s.shape(
      circle(mix(left, right, i / 5), y, 5),
      i <= position + 0.02 ? 'red' : 'far',
      i <= position + 0.02 ? 'red' : 'paper',
    );
  return s.inner();
}

/** One frame as SVG. */
export function frameAt(time) {
  const camera = cameraAt(time);
  const open = during(time, { start: 0, seconds: 0.8 });
  let body = `<rect width="${stage.width}" height="${stage.height}" fill="${colours.paper}"/><circle cx="480" cy="258" r="${(186 * (0.9 + 0.1 * open)).toFixed(1)}" fill="${colours.wash}" opacity="${open.toFixed(2)}"/>`;
  body += `<g transform="translate(${(-camera * 420).toFixed(2)} 0)" opacity="${open.toFixed(2)}">${backdrop}</g>`;
  const line = createSheet({ ...stage, weight, seed: 1 });
  line.shape(`M-4 ${ground}H964V${ground + 3}H-4z`, 'none');
  line.line(`M${480 - 484 * open} ${ground}H${480 + 484 * open}`);
  body += line.inner();
  pictures.forEach((picture, index) => {
    const offset = (index - camera) * stage.width;
    if (Math.abs(offset) >= stage.width + 40) return;
    const local = time - beats[index];
    const drawn = Math.min(
      1,
      Math.max(0, (local + (index === 0 ? -0.2 : 0.35)) / (index === 0 ? 2.6 : 2)),
    );
    const moving = sheetOf(1);
    picture.moving(moving, local);
    const { x, y, k } = picture.frame ?? { x: 0, y: 0, k: 1 };
    body += `<g transform="translate(${offset.toFixed(2)} 0)"><g transform="translate(${x} ${y}) scale(${k})">${picture.drawing.frameAt(drawn)}</g>${moving.inner()}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${output.width}" height="${output.height}" viewBox="0 0 ${stage.width} ${stage.height}">${body}${progressLine(time)}</svg>`;
}
