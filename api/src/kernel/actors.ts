/** The actor recorded when no person is involved. */
export const SYSTEM = 'system';

const STAFF = 'staff:';

/**
 * The actor recorded for a staff member's action. The prefix alone marks an event as belonging to the audit log, and a
 * partial index covers exactly those events (ADM-05).
 */
export const staffActor = (staffId: string): string => (staffId === SYSTEM ? SYSTEM : STAFF + staffId);

/** The staff id of an actor; undefined if the actor is not a staff member. */
export const staffIdOf = (actor: string): string | undefined =>
  actor.startsWith(STAFF) ? actor.slice(STAFF.length) : undefined;
