import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../kernel/index.js';
import type { OpenSession } from './login-sessions.js';

/** An open session, as shown to its owner. */
export const OpenSessionView = Type.Object({
  id: Id,
  device: Nullable(Type.String()),
  opened_at: Instant,
  expires_at: Instant,
  current: Type.Boolean(),
});
export type OpenSessionView = Static<typeof OpenSessionView>;

/** @param current the id of the session that sends the request */
export const sessionViews = (sessions: OpenSession[], current: string): OpenSessionView[] =>
  sessions.map(({ id, device, opened_at, expires_at }) => ({
    id,
    device,
    current: id === current,
    opened_at: opened_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
