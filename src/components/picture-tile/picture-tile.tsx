'use client';

import { useState } from 'react';
import styles from './picture-tile.module.css';

interface PictureTileProps {
  /** Address of a small picture; null where there is none. */
  picture: string | null;
  /** Name of the file, whose ending stands where no picture can be shown. */
  fileName: string;
}

const endingPattern = /\.([A-Za-z0-9]{1,4})$/;

/** A small picture of a file, beside its name: nothing for a screen reader. */
export function PictureTile({ picture, fileName }: PictureTileProps) {
  const [failedPicture, setFailedPicture] = useState<string | null>(null);
  if (picture === null || failedPicture === picture)
    return (
      <span className={styles.tile} aria-hidden="true">
        {endingPattern.exec(fileName)?.[1]?.toUpperCase()}
      </span>
    );
  return (
    // The picture is the person's own and made for this page; Next's image service is to know nothing of it.
    <img
      className={styles.tile}
      src={picture}
      alt=""
      width={60}
      height={60}
      loading="lazy"
      decoding="async"
      onError={() => setFailedPicture(picture)}
    />
  );
}
