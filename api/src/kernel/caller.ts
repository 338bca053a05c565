/** The caller, according to the session. */
export interface Member {
  kind: 'member';
  id: string;
  status: 'not_confirmed' | 'active';
  sessionId: string;
}
export interface Staff {
  kind: 'staff';
  id: string;
  role: 'moderator' | 'finance' | 'admin';
  sessionId: string;
}
export type Caller = Member | Staff;
