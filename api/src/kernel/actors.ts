/** Acts where no person does. */
export const SYSTEM = 'system';

const STAFF = 'staff:';

/**
 * The actor of what a staff member does. An event says by its actor alone that it belongs in the audit log, and an index
 * holds just those (ADM-05).
 */
export const staffActor = (staffId: string): string => (staffId === SYSTEM ? SYSTEM : STAFF + staffId);

/** Who of the staff an actor is; undefined for everybody else. */
export const staffIdOf = (actor: string): string | undefined =>
  actor.startsWith(STAFF) ? actor.slice(STAFF.length) : undefined;
