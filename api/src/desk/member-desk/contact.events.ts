import type { Event, Sealed } from '../../kernel/domain.js';

/** A mail by staff to a member; subject and text are sealed with the member's key. */
export type StaffMailWritten = Event<
  'StaffMailWritten',
  { mailId: string; language: string; subject: Sealed; text: Sealed; writtenAt: string }
>;
/** The mail server has taken it. */
export type StaffMailSent = Event<'StaffMailSent', { mailId: string; sentAt: string }>;
/** The member's address takes no mail. */
export type StaffMailRefused = Event<'StaffMailRefused', { mailId: string; refusedAt: string }>;
/** Staff ended all of the member's sessions. */
export type MemberLoggedOut = Event<'MemberLoggedOut', { reason: Sealed; loggedOutAt: string }>;

export type ContactEvent = StaffMailWritten | StaffMailSent | StaffMailRefused | MemberLoggedOut;
