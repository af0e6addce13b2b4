/** Where the page is, and where its router was sent. */
export const navigation = { pathname: '/en', gone: [] as string[] };

const going = () => jest.fn((href: string) => void navigation.gone.push(href));

export const push = going();
export const replace = going();

// What components take of `next/navigation`, which this module stands for in their tests.
const router = { push, replace };
export const useRouter = () => router;
export const usePathname = () => navigation.pathname;
export const useParams = () => ({});
export const useServerInsertedHTML = () => undefined;

export function goTo(address: string): void {
  window.history.replaceState(null, '', address);
  navigation.pathname = window.location.pathname;
  navigation.gone = [];
}

/** As it was before the first test. */
export function resetNavigation(): void {
  Object.assign(navigation, { pathname: '/en', gone: [] });
  push.mockClear();
  replace.mockClear();
}

export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
}
