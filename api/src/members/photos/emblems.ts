import { Injectable } from '@nestjs/common';
import { Renderer, type Upload } from './renderer.js';

/** Pictures that are nobody's photo, made from an operator's file by the same confined process as photos. */
@Injectable()
export class Emblems {
  constructor(private readonly renderer: Renderer) {}

  /** Nothing of the file survives but its pixels. @returns WebP, 320 × 320. @throws photo_not_readable, photo_too_small, busy */
  async draw(file: Upload): Promise<Buffer> {
    return Buffer.from((await this.renderer.render(file, 'emblem')).renditions.original);
  }

  /**
   * In its own proportions.
   * @returns WebP, at most 1600 pixels wide and high, and its size. @throws photo_not_readable, photo_too_small, busy
   */
  async picture(file: Upload): Promise<{ bytes: Buffer; width: number; height: number }> {
    const { renditions, width, height } = await this.renderer.render(file, 'picture');
    return { bytes: Buffer.from(renditions.original), width, height };
  }
}
