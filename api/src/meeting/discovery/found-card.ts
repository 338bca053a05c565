import { Type, type Static } from 'typebox';
import { Nullable } from '../../kernel/index.js';
import { LikeableCard } from '../likes/index.js';
import { distanceKm, type Point } from '../../ground/places/index.js';
import type { SettingsValues } from '../../ground/settings/index.js';

/** From town to town; null where one of them is not known, or nobody real lives there. */
export const Distance = { distance_km: Nullable(Type.Integer()) };

/** What a search shows of a member. */
export const FoundCard = Type.Object({ ...LikeableCard.properties, ...Distance });
export type FoundCard = Static<typeof FoundCard>;

interface Ends {
  from: Point | undefined;
  to: Point | undefined;
  fictional: boolean;
}

/** How far somebody lives; where profiles do not name the town, a distance would give it away (PRO-01). */
export function distanceTo({ from, to, fictional }: Ends, shown: SettingsValues['visibleProfileFields']) {
  if (!from || !to || fictional || !shown.includes('city')) return null;
  return Math.round(distanceKm(from, to));
}
