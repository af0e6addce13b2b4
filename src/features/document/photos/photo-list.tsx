import formStyles from '@/components/form/form.module.css';
import type { Translate } from '@/i18n/text-keys';
import { formatFileSize } from '../upload-messages';
import upload from '../components/upload.module.css';
import styles from './photo-panel.module.css';

interface PhotoListProps {
  photos: readonly File[];
  isBusy: boolean;
  onChange: (photos: File[]) => void;
  t: Translate<'document'>;
}

/** Photos in their order; each can be left out or moved before the one above it. */
export function PhotoList({ photos, isBusy, onChange, t }: PhotoListProps) {
  const moveUp = (index: number): void => {
    const moved = photos.filter((_, other) => other !== index);
    moved.splice(index - 1, 0, ...photos.slice(index, index + 1));
    onChange(moved);
  };
  return (
    <ol className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={`${index} ${photo.name}`} className={styles.photo}>
          <Preview photo={photo} />
          <span className={upload.name}>{photo.name}</span>
          <span className={upload.note}>{formatFileSize(photo.size)}</span>
          {index > 0 && !isBusy ? (
            <button
              type="button"
              className={formStyles.plain}
              aria-label={t('photos.moveUpOf', { name: photo.name })}
              onClick={() => moveUp(index)}
            >
              {t('photos.moveUp')}
            </button>
          ) : null}
          {photos.length > 1 && !isBusy ? (
            <button
              type="button"
              className={formStyles.plain}
              aria-label={t('photos.leaveOutOf', { name: photo.name })}
              onClick={() => onChange(photos.filter((_, other) => other !== index))}
            >
              {t('photos.leaveOut')}
            </button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Preview({ photo }: { photo: File }) {
  const show = (image: HTMLImageElement | null): (() => void) | undefined => {
    if (!image) return undefined;
    const address = URL.createObjectURL(photo);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  // A picture of this device, which no image service can fetch.
  return <img key={photo.name} ref={show} alt="" width={60} height={60} decoding="async" />;
}
