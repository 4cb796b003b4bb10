import { PICTURE_PIXELS } from '@talent-os/contracts/identity/own-photo';

/** Width and height that fit, in the same proportion; never larger than they were. */
export function fitted(width: number, height: number, most = PICTURE_PIXELS): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const QUALITY = 0.88;

/**
 * A picture drawn anew in the browser, at most 512 pixels wide and high: what a camera wrote into it, the place above all,
 * stays behind. Throws where the file is no picture this browser can show.
 */
export async function redrawn(file: File, type: 'image/png' | 'image/jpeg'): Promise<File> {
  const picture = await createImageBitmap(file);
  const { width, height } = fitted(picture.width, picture.height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('This browser cannot draw');
  if (type === 'image/jpeg') {
    // What is transparent would be black.
    draw.fillStyle = '#fff';
    draw.fillRect(0, 0, width, height);
  }
  draw.drawImage(picture, 0, 0, width, height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (!blob) throw new Error('This browser cannot write the picture');
  return new File([blob], `picture.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}
