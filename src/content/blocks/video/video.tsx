import { locales } from '@/contracts/locale';
import { localeMetadata } from '@/config/locales';
import { localise } from '@/lib/localise';
import type { BlockProps } from '@/content/block-context';
import { Section } from '@/content/section';
import { draftIdOf } from '@/lib/preview/draft-entry';
import { getVideos } from '@/content/page/site-data';
import styles from './video.module.css';

/** The video is fetched only when played (`preload="none"`); a transcript is given below it. */
export async function Video({ block, context }: BlockProps<'video'>) {
  const { locale, t, text } = context;
  const video = (await getVideos(locale))[0];
  if (!video) return null;
  return (
    <Section block={block} context={context}>
      <div id={draftIdOf('infographic-video', video)} className={styles.frame}>
        <video
          className={styles.video}
          controls
          muted
          playsInline
          preload="none"
          poster={video.poster}
          width={video.width}
          height={video.height}
          aria-label={t('video.play', { seconds: Math.round(video.durationSeconds) })}
        >
          <source src={video.src} type="video/mp4" />
          {locales.map((language) => (
            <track
              key={language}
              kind="captions"
              src={localise(video, 'captions', { locale: language })}
              srcLang={localeMetadata[language].hrefLang}
              label={localeMetadata[language].label}
              default={language === locale}
            />
          ))}
        </video>
        <details className={styles.transcript}>
          <summary>{t('video.transcript')}</summary>
          <p>{text(video, 'transcript')}</p>
        </details>
      </div>
    </Section>
  );
}
