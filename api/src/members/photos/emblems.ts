import { Injectable } from '@nestjs/common';
import { Renderer } from './renderer.js';

/** Small square pictures of things, made from an operator's file by the same confined process as photos. */
@Injectable()
export class Emblems {
  constructor(private readonly renderer: Renderer) {}

  /** Nothing of the file survives but its pixels. @returns WebP, 320 × 320. @throws photo_not_readable, photo_too_small, busy */
  async draw(path: string): Promise<Buffer> {
    return Buffer.from((await this.renderer.render(path, 'emblem')).renditions.original);
  }
}
