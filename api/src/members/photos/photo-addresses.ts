import { Injectable } from '@nestjs/common';
import { Clock, isSameSecret, Vault } from '../../kernel/index.js';
import type { Rendition } from './renditions.js';

const HOUR = 60 * 60;
/** Maximum validity of a URL, in seconds; it stays the same for half of that, so that browsers can cache it. */
const MAX_VALIDITY_SECONDS = 48 * HOUR;

export interface Signature {
  expires: number;
  signature: string;
}

/**
 * Signed URLs of renditions that expire and are valid for one viewer only. A valid URL does not imply permission:
 * whoever serves the picture must check that on each request.
 */
@Injectable()
export class PhotoAddresses {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** `viewerId`: null for visitors. */
  of(photoId: string, rendition: Rendition, viewerId: string | null, place = '/api/photos'): string {
    const half = MAX_VALIDITY_SECONDS / 2;
    const expires = (Math.floor(this.clock.now().getTime() / 1000 / half) + 2) * half;
    const signature = this.sign(photoId, rendition, expires, viewerId);
    return `${place}/${photoId}/${rendition}?expires=${expires}&signature=${signature}`;
  }

  isValid(photoId: string, rendition: Rendition, viewerId: string | null, given: Partial<Signature>): boolean {
    const { expires, signature } = given;
    if (expires === undefined || signature === undefined || expires * 1000 <= this.clock.now().getTime()) return false;
    const matches = (viewer: string | null) => isSameSecret(signature, this.sign(photoId, rendition, expires, viewer));
    return matches(null) || (viewerId !== null && matches(viewerId));
  }

  private sign(photoId: string, rendition: Rendition, expires: number, viewerId: string | null): string {
    return this.vault.hmac('photo address', `${photoId} ${rendition} ${expires} ${viewerId ?? '*'}`);
  }
}
