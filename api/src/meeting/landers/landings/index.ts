import type { Design } from '../page.js';
import { landing } from './landing.js';
import { landing2 } from './landing2.js';
import { landing3 } from './landing3.js';

/** The pages around one member's card by their names in addresses (DSC-02). */
export const landings: ReadonlyMap<string, Design> = new Map(
  [landing, landing2, landing3].map((design) => [design.name, design]),
);
