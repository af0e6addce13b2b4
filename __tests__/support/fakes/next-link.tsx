import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigation } from './next-navigation';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  prefetch?: boolean;
}

/** Stands for `next/link` in tests of components. As Next's own on a plain click: its own handler first, then a soft navigation to the `href` property, whatever the element says. */
export default function NextLink({ href, prefetch, onClick, ...rest }: LinkProps) {
  const onPlainClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    navigation.gone.push(href);
  };
  return <a href={href} data-prefetch={prefetch} onClick={onPlainClick} {...rest} />;
}
