// Stroke animation: every stroke of a drawing appears along its path.
import { attributeText, wrap, writePath } from '../illustrations/pen.mjs';

export const clamp = (value) => Math.min(1, Math.max(0, value));
export const easeInOut = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
export const easeOut = (t) => 1 - (1 - t) ** 3;
/** How far `time` is through the span that starts at `start` and lasts `seconds`, eased, from 0 to 1. */
export const during = (time, { start, seconds, ease = easeInOut }) =>
  ease(clamp((time - start) / seconds));
export const mix = (from, to, t) => from + (to - from) * t;

function subpaths(segments) {
  const parts = [];
  for (const segment of segments) {
    if (segment[0] === 'M') parts.push([]);
    parts[parts.length - 1].push(segment);
  }
  return parts;
}

/** A length that is never too short: chords between control points are summed, arcs count as their boxes. */
function lengthOf(segments) {
  let length = 0;
  let [cx, cy, sx, sy] = [0, 0, 0, 0];
  for (const [kind, ...n] of segments) {
    if (kind === 'Z') {
      length += Math.hypot(sx - cx, sy - cy);
      continue;
    }
    const points =
      kind === 'A'
        ? [n.slice(5)]
        : Array.from({ length: n.length / 2 }, (_, i) => [n[2 * i], n[2 * i + 1]]);
    if (kind === 'M') {
      [cx, cy] = points[0];
      [sx, sy] = points[0];
      continue;
    }
    for (const [x, y] of points) {
      length += Math.hypot(x - cx, y - cy) * (kind === 'A' ? 1.6 : kind === 'T' ? 1.2 : 1);
      [cx, cy] = [x, y];
    }
  }
  return length + 0.5;
}

/** Prepares the items of a sheet once; `frameAt(progress)` is then cheap. Items start one after another and overlap. */
export function prepare(sheet, { overlap = 0.35 } = {}) {
  const items = sheet.items.map((item) => ({
    ...item,
    text: attributeText(item.attributes),
    whole: writePath(item.segments),
    parts: subpaths(item.segments).map((segments) => ({
      d: writePath(segments),
      length: lengthOf(segments),
    })),
    isFaded: 'stroke-dasharray' in item.attributes || item.attributes.stroke === 'none',
  }));
  return {
    frameAt(progress) {
      if (progress <= 0) return '';
      let out = '';
      items.forEach((item, index) => {
        const begin = ((1 - overlap) * index) / Math.max(1, items.length);
        const t = progress >= 1 ? 1 : easeOut(clamp((progress - begin) / overlap));
        if (t <= 0) return;
        if (t >= 1) out += `<path${item.text} d="${item.whole}"/>`;
        else if (item.isFaded)
          out += `<path${item.text} opacity="${t.toFixed(2)}" d="${item.whole}"/>`;
        else {
          if (item.isFilled)
            out += `<path${item.text} stroke-opacity="0" fill-opacity="${clamp(t * 1.6).toFixed(2)}" d="${item.whole}"/>`;
          const stroke = item.isFilled ? item.text.replace(/ fill="[^"]*"/, '') : item.text;
          for (const part of item.parts)
            out += `<path${stroke} stroke-dasharray="${(part.length * t).toFixed(1)} ${(part.length * 2).toFixed(1)}" d="${part.d}"/>`;
        }
      });
      return wrap(out, sheet.weight);
    },
  };
}
