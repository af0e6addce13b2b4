import type { Locale } from '@/contracts/locale';
import type { Notification } from '@/contracts/site/site';
import { localise } from '@/lib/localise';
import { sanitiseHtml } from '@/lib/sanitise-html';
import { sessionHintKey } from '@/lib/session/session-hint';
import { noticeAttribute, noticePathsAttribute } from './notice-choice';
import { NoticeChooser } from './notice-chooser';
import { NoticeDismiss } from './notice-dismiss';
import { dismissalMaxAgeSeconds } from './notice-cookie';
import styles from './notice-banner.module.css';

// `chooseNotice` once more, during parsing and before the first paint: no notice flashes that is not for this visitor, and it can be closed before hydration.
// On the document and in the capture phase, because React stops clicks from bubbling during hydration.
const chooseAtOnce = `(function(){var k=document.cookie.split('; '),p=location.pathname.replace(/^\\/[^/]+/,'').replace(/\\/$/,'')||'/',d=false,s=false;
try{s=localStorage.getItem('${sessionHintKey}')!==null}catch(e){}
document.querySelectorAll('[${noticeAttribute}]').forEach(function(n){var a=n.getAttribute('${noticePathsAttribute}'),
f=k.indexOf(n.id+'=close')<0&&(a===null||a.split(' ').some(function(o){return p===o||p.indexOf(o+'/')===0}))&&(n.getAttribute('${noticeAttribute}')!=='signedIn'||s);n.hidden=d||!f;d=d||f});
document.addEventListener('click',function(e){var b=e.target.closest('[${noticeAttribute}] button');if(!b)return;var n=b.closest('[${noticeAttribute}]');document.cookie=n.id+'=close; Path=/; Max-Age=${dismissalMaxAgeSeconds}; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'');n.hidden=true;document.getElementById('content').focus({preventScroll:true})},true)})()`;

const isForAll = ({ paths = [], forSignedIn }: Notification): boolean =>
  paths.length === 0 && forSignedIn !== true;

/** The first notification that is for this page and visitor and was not closed; its cookie is `notification{_id}` = `close`. Without scripts it is the first that is for everybody. */
export function NoticeBanner({
  notifications,
  locale,
  words,
}: {
  notifications: readonly Notification[];
  locale: Locale;
  words: { label: string; dismiss: string };
}) {
  if (notifications.length === 0) return null;
  const first = notifications.find(isForAll);
  return (
    <>
      {notifications.map((notification) => {
        const cookieName = `notification${notification._id}`;
        return (
          <aside
            key={cookieName}
            id={cookieName}
            className={styles.notice}
            aria-label={words.label}
            hidden={notification !== first}
            {...{ [noticeAttribute]: notification.forSignedIn ? 'signedIn' : '' }}
            {...(notification.paths?.length
              ? { [noticePathsAttribute]: notification.paths.join(' ') }
              : {})}
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
        );
      })}
      <script dangerouslySetInnerHTML={{ __html: chooseAtOnce }} />
      <NoticeChooser notices={notifications.map(({ _id }) => _id).join(' ')} />
    </>
  );
}
