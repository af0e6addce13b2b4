import type { Locale } from '@/contracts/locale';
import type { Notification } from '@/contracts/site/site';
import { localise } from '@/lib/localise';
import { sanitiseHtml } from '@/lib/sanitise-html';
import { NoticeDismiss } from './notice-dismiss';
import { dismissalMaxAgeSeconds } from './notice-cookie';
import styles from './notice-banner.module.css';

// Runs during parsing, before the first paint: a dismissed notice never flashes, and it can be dismissed before hydration.
// On the document and in the capture phase, because React stops clicks from bubbling during hydration.
const hideIfDismissed = `(function(s){var n=s&&s.previousElementSibling;if(!n)return;var c=n.id+'=close';if(document.cookie.split('; ').indexOf(c)>-1)n.hidden=true;
document.addEventListener('click',function(e){if(!n.contains(e.target)||!e.target.closest('button'))return;document.cookie=c+'; Path=/; Max-Age=${dismissalMaxAgeSeconds}; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'');n.hidden=true;document.getElementById('content').focus({preventScroll:true})},true)})(document.currentScript)`;

/** The first notification, dismissible; its cookie is `notification{_id}` = `close`. */
export function NoticeBanner({
  notification,
  locale,
  words,
}: {
  notification: Notification;
  locale: Locale;
  words: { label: string; dismiss: string };
}) {
  const cookieName = `notification${notification._id}`;
  return (
    <>
      <aside
        id={cookieName}
        className={styles.notice}
        aria-label={words.label}
        suppressHydrationWarning
      >
        <div className={styles.row}>
          <div
            className={styles.content}
            dangerouslySetInnerHTML={{
              __html: sanitiseHtml(localise(notification, 'content', { locale })),
            }}
          />
          <NoticeDismiss cookieName={cookieName} label={words.dismiss} />
        </div>
      </aside>
      <script dangerouslySetInnerHTML={{ __html: hideIfDismissed }} />
    </>
  );
}
