import type { Icon as IconName } from '@/contracts/content/block-fields';
import { iconPaths } from './icon-paths';

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
}

/** A line icon in the colour of the text around it; decorative, so the words beside it must carry the meaning. */
export function Icon({ name, size = 36 }: IconProps) {
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d={iconPaths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
