// Amounts drawn as strokes, so that the film needs no font.

const shapes = {
  0: 'M6 0C2 0 0 4.5 0 10S2 20 6 20 12 15.5 12 10 10 0 6 0z',
  1: 'M2 4L7 0V20',
  2: 'M0.5 5C0.5 -1.8 12 -1.8 12 5.5C12 10 5 14 0 20H12',
  3: 'M1 3C3 -1.5 11 -1 11 4.7C11 8 8 9.5 5 9.5C9 9.5 12 11 12 14.5C12 21.5 2 21.5 0 16.5',
  4: 'M9 20V0L0 14H12.5',
  5: 'M11 0H2L1 9C4 7 12 7 12 13.5C12 21.5 2 21.5 0 17',
  6: 'M10 0C4 3 0 8 0 13.5C0 22 12 22 12 13.5C12 6 2 6 0 13',
  7: 'M0 0H12L4 20',
  8: 'M6 9.3C0.5 9.3 0.5 0 6 0S11.5 9.3 6 9.3C-1.8 9.3 -1.8 20 6 20S13.8 9.3 6 9.3z',
  9: 'M2 20C8 17 12 12 12 6.5C12 -2 0 -2 0 6.5C0 14 10 14 12 7',
  ',': 'M2 18.5V20L0.5 23.5',
  $: 'M11 4C9 0 1 0 1 5C1 11 12 8.5 12 15C12 20 2 20 0 15.5M6 -3V23',
  H: 'M0 0V20M12 0V20M0 10H12',
  K: 'M0 0V20M11 0L0 12M4 8.5L12 20',
  ' ': 'M0 0',
};
const advance = { ',': 8, 1: 13, ' ': 8 };

/** Draws `HK$3,000,000` with its baseline box at `y`; `height` is that of a digit; `align` is the side that `x` means; `shown` is how much of it is written already. */
export function amount(
  sheet,
  { text, x, y, height = 20, tone = 'ink', weight = 2, align = 'middle', shown = 1 },
) {
  const k = height / 20;
  const widths = [...text].map((character) => advance[character] ?? 17);
  const total = widths.reduce((sum, width) => sum + width, 0) - 5;
  let left = x - (align === 'middle' ? (total * k) / 2 : align === 'end' ? total * k : 0);
  const visible = Math.ceil(text.length * shown);
  [...text].forEach((character, index) => {
    if (index >= visible) return;
    sheet.place({ x: left, y, k }, () => sheet.line(shapes[character], tone, weight));
    left += widths[index] * k;
  });
}

export const dollars = (value) =>
  `HK$${Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')}`;
