import { fitWithin, smallerEdge } from './photo';

/** A photo as JPEG, upright, and its size in pixels. */
export interface DrawnPhoto {
  jpeg: Blob;
  width: number;
  height: number;
}

const quality = 0.85;

/** Draws a photo anew as a smaller JPEG, in this browser; what the camera noted in it, such as the place, is gone. Throws for one that it cannot read. */
export async function drawSmaller(photo: File): Promise<DrawnPhoto> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitWithin(bitmap, smallerEdge);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw');
    // JPEG knows no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    return { jpeg: await toJpeg(canvas), width, height };
  } finally {
    bitmap.close();
  }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Not drawn'))),
      'image/jpeg',
      quality,
    ),
  );
}
