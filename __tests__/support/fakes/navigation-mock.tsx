import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/** Where the page is, and where a click would go: stands for `next/navigation` and the router behind `next/link`. */
export const navigation = { pathname: '/en', gone: [] as string[] };

export const nextNavigation = {
  usePathname: () => navigation.pathname,
  useRouter: () => ({
    push: (href: string) => void navigation.gone.push(href),
    replace: (href: string) => void navigation.gone.push(href),
  }),
};

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  prefetch?: boolean;
}

/** As Next's own link does on a plain click: its own handler first, then a soft navigation to the `href` property, whatever the element says. */
export function NextLink({ href, prefetch, onClick, ...rest }: LinkProps) {
  const onPlainClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    navigation.gone.push(href);
  };
  return <a href={href} data-prefetch={prefetch} onClick={onPlainClick} {...rest} />;
}

export function goTo(address: string): void {
  window.history.replaceState(null, '', address);
  navigation.pathname = window.location.pathname;
  navigation.gone = [];
}

export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
}
