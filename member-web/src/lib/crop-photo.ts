/** A part of a picture, in pixels of the picture as it is turned. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawn {
  image: HTMLImageElement;
  url: string;
  width: number;
  height: number;
}

/** Pixels; the server makes no larger picture of it. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.92;

/** The picture as this device draws it, the way up its camera says; null if it cannot. */
export async function drawn(url: string): Promise<Drawn | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { image, url, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  }
}

/**
 * A JPEG of that area. It also leaves out where and with what the photo was taken.
 *
 * @param turns quarters, to the right
 * @returns null if the device has no room for it
 */
export async function cropPhoto({ name }: File, { image, width, height }: Drawn, area: Area, turns: number) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What a JPEG cannot show through.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(-area.x, -area.y);
  const lies = turns % 2 !== 0;
  context.translate((lies ? height : width) / 2, (lies ? width : height) / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
