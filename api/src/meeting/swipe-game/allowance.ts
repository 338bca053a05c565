import { Type, type Static } from 'typebox';
import { Instant, Nullable } from '../../kernel/index.js';
import { allowanceAt, type Swipes } from './swipes.js';

export const AllowanceView = {
  /** Likes left in the last 24 hours, by the server's clock. */
  likes_left: Type.Integer(),
  /** When the next like is there; null while some are left. */
  next_like_at: Nullable(Instant),
  /** Hours until then, rounded up; 0 while some are left. */
  wait_hours: Type.Integer(),
};
type AllowanceView = Static<Type.TObject<typeof AllowanceView>>;

export function allowanceView(state: Swipes, now: Date): AllowanceView {
  const { left, nextAt, hours } = allowanceAt(state, now);
  return { likes_left: left, next_like_at: nextAt?.toISOString() ?? null, wait_hours: hours };
}
