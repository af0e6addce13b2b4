import type { Image } from '@/contracts/content/image';
import type { BlockContext } from '@/content/block-context';

interface PictureProps {
  image: Image;
  context: BlockContext;
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
  /** Whether it stands at the top of the page; any other is loaded when it comes near the screen. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** Widest of the sizes that a browser takes which knows no `srcset`. */
const plainWidth = 960;

/** An image of the library in the size that the screen needs, with its place kept before it is there. */
export function Picture({ image, context, sizes, isFirst = false, className }: PictureProps) {
  const { width, height, sources } = image;
  const plain = sources.findLast((source) => source.width <= plainWidth) ?? sources[0];
  return (
    <img
      className={className}
      src={plain?.path}
      srcSet={sources.map((source) => `${source.path} ${source.width}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={context.text(image, 'alt')}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
