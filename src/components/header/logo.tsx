import { logoPaths } from '@/lib/brand/logo-paths';

/** The mark of the brand in the colour of the text around it, with the red wave; the name stands beside it as text. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 44 44"
      width="44"
      height="44"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={logoPaths.wave} stroke="#EE1C25" strokeWidth="2.2" />
      <path d={logoPaths.city} fill="currentColor" stroke="none" />
      <path d={logoPaths.key} />
    </svg>
  );
}
