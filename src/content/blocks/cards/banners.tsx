import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/smart-link';
import type { BlockProps } from '@/content/block-context';
import { getBanners } from '@/content/page/site-data';
import { draftIdOf } from '@/lib/preview/draft-entry';
import { Picture } from '../image/picture';
import styles from './banners.module.css';

/** Campaign banners as a ruled strip, each offer together with its condition. */
export async function Banners({ context }: BlockProps<'banners'>) {
  const { locale, text } = context;
  const banners = await getBanners(locale);
  if (banners.length === 0) return null;
  return (
    <ul className={styles.banners}>
      {banners.map((banner) => (
        <li
          key={banner._id}
          id={draftIdOf('banners', banner)}
          className={banner.image ? styles.pictured : undefined}
        >
          {banner.image ? (
            <Picture
              image={banner.image}
              context={context}
              className={styles.picture}
              sizes="(max-width: 719px) 84vw, 420px"
            />
          ) : (
            <span className={styles.icon}>
              <Icon name={banner.icon} />
            </span>
          )}
          <div>
            <h2>{text(banner, 'title')}</h2>
            <p>{text(banner, 'body')}</p>
            <SmartLink href={banner.action.href} locale={locale}>
              {text(banner.action, 'label')}
            </SmartLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
