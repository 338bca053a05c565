import { Injectable } from '@nestjs/common';
import { Renderer, type Upload } from './renderer.js';

/** A stranger's picture as a picture of ours: drawn anew by the same confined process as photos. */
@Injectable()
export class Redrawn {
  constructor(private readonly renderer: Renderer) {}

  /** Nothing of the file survives but its pixels. @returns WebP, at most 2000 pixels a side. @throws photo_not_readable, photo_too_small, busy */
  async draw(file: Upload): Promise<Buffer> {
    return Buffer.from((await this.renderer.render(file)).renditions.original);
  }
}
