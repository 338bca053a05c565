import { Type, type Static } from 'typebox';
import type { OpenSession } from './login-sessions.js';

const instant = Type.String({ format: 'date-time' });

/** One place where somebody is logged in, as its owner sees it. */
export const OpenSessionView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  device: Type.Union([Type.String(), Type.Null()]),
  opened_at: instant,
  expires_at: instant,
  current: Type.Boolean(),
});
export type OpenSessionView = Static<typeof OpenSessionView>;

/** @param current the session that asks */
export const sessionViews = (sessions: OpenSession[], current: string): OpenSessionView[] =>
  sessions.map(({ id, device, opened_at, expires_at }) => ({
    ...{ id, device, current: id === current },
    opened_at: opened_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
