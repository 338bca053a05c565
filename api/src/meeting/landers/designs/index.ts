import type { Design } from '../page.js';
import { alonetonight } from './alonetonight.js';
import { collagelanding } from './collagelanding.js';
import { gallery } from './gallery.js';
import { iconslanding } from './iconslanding.js';
import { maplanding } from './maplanding.js';
import { socialnetwork } from './socialnetwork.js';
import { tinderswipe } from './tinderswipe.js';
import { transitionsvideolanding } from './transitionsvideolanding.js';
import { video } from './video.js';

const all = [
  tinderswipe,
  alonetonight,
  collagelanding,
  gallery,
  iconslanding,
  maplanding,
  socialnetwork,
  transitionsvideolanding,
  video,
];

/** The landers by their names in addresses (CLI-04). */
export const designs: ReadonlyMap<string, Design> = new Map(all.map((design) => [design.name, design]));
