import { circle, createSheet, curve, ellipse, rect, roundRect } from './pen.mjs';
import { tower, tongLau } from './city.mjs';

const base = 186;

/** A sheet with a ground line, for a half-length figure told by posture, hair, clothes and what is around; no face. */
function vignette({ seed, behind, figure }) {
  const s = createSheet({ width: 220, height: 190, seed, weight: 1.9, grid: 0.5 });
  behind(s);
  figure(s);
  s.line(`M6 ${base}H214`);
  return s;
}

/** Shoulders and neck; the collar is drawn over them. */
function body(s, { x = 110, width = 96, neck = 112, fill = 'paper' }) {
  const half = width / 2;
  s.shape(
    `M${x - half} ${base}C${x - half} ${base - 34} ${x - half * 0.72} ${base - 46} ${x - 13} ${base - 53}V${neck}H${x + 13}V${base - 53}C${x + half * 0.72} ${base - 46} ${x + half} ${base - 34} ${x + half} ${base}z`,
    'ink',
    fill,
  );
  // The neck is open at the bottom, where the clothes begin.
  s.shape(`M${x - 13} ${base - 52}V${neck}H${x + 13}V${base - 52}`);
  s.line(`M${x - half * 0.62} ${base}V${base - 22}M${x + half * 0.62} ${base}V${base - 22}`, 'mid');
}

/** Head and hair, drawn a little lower than their numbers say, so that the neck is short. */
const lowered = (s, draw) => s.place({ y: 8 }, draw);

const head = (s, { x = 110, y = 88, rx = 22, ry = 26 } = {}) => s.shape(ellipse(x, y, rx, ry));

const collar = (x = 110) =>
  `M${x - 13} ${base - 53}L${x - 20} ${base - 42}L${x - 7} ${base - 32}L${x} ${base - 44}L${x + 7} ${base - 32}L${x + 20} ${base - 42}L${x + 13} ${base - 53}L${x} ${base - 42}z`;

function nurse() {
  return vignette({
    seed: 3,
    behind(s) {
      tower(s, { x: 12, base, w: 40, h: 118, face: 'flats', tone: 'far' });
      tower(s, { x: 168, base, w: 38, h: 90, face: 'slabs', tone: 'far' });
    },
    figure(s) {
      s.shape(circle(110, 58, 13), 'ink', 'ink');
      body(s, { fill: 'wash' });
      lowered(s, () => {
        head(s);
        s.shape(
          'M87 86C84 58 98 54 110 54S136 58 133 86C128 74 120 70 110 72S92 74 87 86z',
          'ink',
          'ink',
        );
      });
      s.line(`M97 ${base - 52}L110 ${base - 28}L123 ${base - 52}`);
      s.line(
        `M92 ${base - 50}C86 ${base - 26} 92 ${base - 16} 98 ${base - 16}M128 ${base - 50}C134 ${base - 26} 128 ${base - 14} 122 ${base - 14}`,
        'jade',
        2.4,
      );
      s.shape(circle(98, base - 11, 5), 'jade');
      s.shape(rect(126, base - 26, 10, 14));
    },
  });
}

function manager() {
  return vignette({
    seed: 5,
    behind(s) {
      tongLau(s, { x: 14, base, w: 44, floors: 4, storey: 19, tone: 'far' });
      s.line(
        `M162 ${base}V54h44V${base}M162 80h44M162 106h44M162 132h44M162 158h44M184 54V${base}`,
        'far',
      );
    },
    figure(s) {
      body(s, {});
      lowered(s, () => {
        head(s);
        s.shape('M86 82C86 60 94 50 110 50S134 60 134 82z', 'ink', 'wash');
        s.shape(roundRect(80, 80, 60, 7, 3));
        s.line('M110 50v30M98 54c-3 8-4 16-4 26M122 54c3 8 4 16 4 26', 'mid');
      });
      s.shape(collar());
      s.line(`M110 ${base - 42}V${base}`, 'mid');
      s.shape(`M62 ${base - 30}L150 ${base - 12}L147 ${base + 0}L60 ${base - 18}z`, 'ink', 'wash');
      s.shape(ellipse(61, base - 24, 4, 6.4));
    },
  });
}

function couple() {
  return vignette({
    seed: 7,
    behind(s) {
      tower(s, { x: 10, base, w: 34, h: 104, face: 'flats', tone: 'far' });
      tower(s, { x: 172, base, w: 40, h: 138, face: 'bays', tone: 'far' });
    },
    figure(s) {
      body(s, { x: 136, width: 84, neck: 102 });
      lowered(s, () => {
        head(s, { x: 136, y: 78, rx: 21, ry: 25 });
        s.shape(
          'M114 76C112 52 124 48 136 48S160 52 158 74C152 66 146 62 138 62S120 66 114 76z',
          'ink',
          'mid',
        );
      });
      s.shape(collar(136));
      s.shape('M56 128C50 86 58 62 80 62S110 86 104 128C98 134 62 134 56 128z', 'ink', 'ink');
      body(s, { x: 80, width: 80, neck: 118, fill: 'wash' });
      head(s, { x: 80, y: 96, rx: 19, ry: 23 });
      s.shape(
        'M60 96C58 74 68 70 80 70S102 76 100 96C98 84 90 80 78 84S62 88 60 96z',
        'ink',
        'ink',
      );
      s.line(`M67 ${base - 53}C70 ${base - 42} 90 ${base - 42} 93 ${base - 53}`);
      s.line(`M110 ${base - 26}v16M110 ${base - 16}h6M110 ${base - 11}h5`, 'red', 2.4);
      s.shape(circle(110, base - 32, 6), 'red');
    },
  });
}

function trader() {
  return vignette({
    seed: 9,
    behind(s) {
      for (const [x, y, w] of [
        [8, 168, 46],
        [8, 150, 46],
        [14, 132, 40],
        [166, 168, 46],
        [166, 150, 46],
      ]) {
        s.shape(rect(x, y, w, 18), 'far');
        s.line([0.2, 0.4, 0.6, 0.8].map((at) => `M${x + w * at} ${y + 4}v10`).join(''), 'far');
      }
      s.line(
        'M176 150V70M200 150V70M168 70h46M176 90h24M176 110h24M176 150l24-40M176 110l24-40M206 70v22',
        'far',
      );
    },
    figure(s) {
      body(s, { fill: 'wash' });
      lowered(s, () => {
        head(s);
        s.shape(
          'M87 84C84 58 98 54 110 54S136 58 133 84C130 74 126 70 122 68C112 74 98 72 92 70C89 74 88 80 87 84z',
          'ink',
          'ink',
        );
      });
      s.shape(`M97 ${base - 53}L110 ${base - 10}L123 ${base - 53}L110 ${base - 44}z`);
      s.shape(`M106 ${base - 42}h8l-2 7 4 22-6 8-6-8 4-22z`, 'ink', 'ink');
      s.line(
        `M97 ${base - 53}L84 ${base - 40}L92 ${base - 34}L110 ${base}L128 ${base - 34}L136 ${base - 40}L123 ${base - 53}`,
      );
    },
  });
}

function driver() {
  return vignette({
    seed: 13,
    behind(s) {
      s.shape(`M112 ${base - 10}V92h58l22 30 18 8V${base - 10}z`, 'mid');
      s.shape('M170 100l16 22h-24V100z', 'mid');
      s.line(`M112 140h98M150 92v84`, 'far');
      s.shape(circle(190, base - 10, 11), 'mid');
      s.shape(circle(190, base - 10, 4), 'mid');
      tongLau(s, { x: 10, base, w: 34, floors: 3, storey: 18, tone: 'far' });
    },
    figure(s) {
      body(s, { x: 94, width: 98 });
      lowered(s, () => {
        head(s, { x: 94 });
        s.shape('M72 82C70 62 80 52 96 52S118 60 117 78z', 'ink', 'ink');
        s.shape(
          'M70 84C84 74 106 74 128 82C130 86 126 88 120 87C104 82 86 82 72 88z',
          'ink',
          'paper',
        );
        s.line('M73 92v8M115 92v8', 'mid');
      });
      s.shape(collar(94));
      s.line(`M94 ${base - 42}v18M94 ${base - 34}h.1`, 'mid');
      s.shape(rect(106, base - 26, 16, 13), 'mid');
    },
  });
}

function clerk() {
  return vignette({
    seed: 17,
    behind(s) {
      tower(s, { x: 16, base, w: 36, h: 132, face: 'glass', tone: 'far' });
      tower(s, { x: 170, base, w: 36, h: 108, face: 'ribs', tone: 'far' });
    },
    figure(s) {
      s.shape('M78 148C72 96 80 54 110 54S148 96 142 148C132 156 88 156 78 148z', 'ink', 'ink');
      body(s, {});
      lowered(s, () => {
        head(s, { y: 90 });
        s.shape(
          'M87 92C84 64 98 60 112 60S136 66 133 92C130 78 122 74 116 74C106 82 92 82 87 92z',
          'ink',
          'ink',
        );
      });
      s.line(
        curve([
          [97, base - 53],
          [104, base - 40],
          [110, base - 37],
          [116, base - 40],
          [123, base - 53],
        ]),
      );
      s.line(`M99 ${base - 50}L108 ${base - 22}M121 ${base - 50}L112 ${base - 22}`, 'mid');
      s.shape(roundRect(102, base - 24, 16, 18, 2), 'mid');
      for (const [dx, dy, tone] of [
        [0, 0, 'paper'],
        [7, 6, 'wash'],
        [14, 12, 'paper'],
      ]) {
        s.shape(roundRect(140 + dx, base - 46 + dy, 34, 22, 3), dx === 14 ? 'red' : 'ink', tone);
        s.line(`M${140 + dx} ${base - 39 + dy}h34`, dx === 14 ? 'red' : 'ink');
      }
    },
  });
}

/** One portrait for each kind of person of `portraits` in `src/contracts/site/site.ts`. */
export const portraits = { nurse, manager, couple, trader, driver, clerk };
