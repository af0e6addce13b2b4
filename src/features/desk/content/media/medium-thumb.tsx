import type { Image } from '@/contracts/content/image';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';

/** The smallest size of an image. */
export function MediumThumb({
  image: { sources, width, height, ...image },
  locale,
  className,
}: {
  image: Pick<Image, 'sources' | 'width' | 'height' | 'altEn' | 'altHk' | 'altCn'>;
  locale: Locale;
  className: string | undefined;
}) {
  return (
    <img
      className={className}
      src={sources[0]?.path}
      width={width}
      height={height}
      alt={localise(image, 'alt', { locale })}
      loading="lazy"
      decoding="async"
    />
  );
}
