import type { AuthProvider, UserIdentity } from 'react-admin';
import { actAs, actAsNobody } from './account';
import { API } from './api';
import type { HttpClient } from './http-client';
import { codeOf } from './problem';
import type { Answer, Body } from './api-client';

export type Session = Answer<'/api/admin/session', 'get'>;
export type Role = Session['role'];
export type LoginReply = Answer<'/api/admin/login', 'post'>;
export type Enrolment = Extract<LoginReply, { step: 'enrolment' }>['enrolment'];
type Enrolled = Answer<'/api/admin/login/enrolment', 'post'>;
type CodeAnswer = Body<'/api/admin/login/code', 'post'>;
export type Credentials = Body<'/api/admin/login', 'post'>;

export interface StaffIdentity extends UserIdentity {
  id: string;
  fullName: string;
  role: Role;
}

/** Staff log in with a cookie that the browser keeps; who they are is asked once. */
export function createAuthProvider(http: HttpClient) {
  let session: Promise<Session> | undefined;
  let ended = false;

  const post = <Body>(path: string, body?: object) =>
    http<Body>(`${API}/${path}`, { method: 'POST', ...(body && { body: JSON.stringify(body) }) });

  const current = () => {
    const asked = (session ??= http<Session>(`${API}/session`).then(({ json }) => known(json)));
    asked.catch(() => {
      if (session === asked) session = undefined;
    });
    return asked;
  };

  const enter = (staff: Session) => {
    session = Promise.resolve(known(staff));
    ended = false;
  };

  return {
    /** The password; with `done` one is in, otherwise the reply says what comes next. */
    async begin(credentials: Credentials) {
      const { json } = await post<LoginReply>('login', credentials);
      if (json.step === 'done') enter(json.staff);
      return json;
    },

    async confirm(answer: CodeAnswer) {
      enter((await post<Session>('login/code', answer)).json);
    },

    /** The new recovery codes. */
    async enrol(answer: CodeAnswer) {
      const { json } = await post<Enrolled>('login/enrolment', answer);
      enter(json.staff);
      return json.recovery_codes;
    },

    /** react-admin's word for going in, once one of the steps above was the last. */
    async login() {
      await current();
    },

    /** After a change of one's own account. */
    forget() {
      session = undefined;
    },

    async logout() {
      if (session && !ended) await post('logout').catch(unlessLoggedOut);
      session = undefined;
      ended = false;
      actAsNobody();
    },

    async checkAuth() {
      try {
        await current();
      } catch (error) {
        // Nothing is said about a visitor who has not logged in yet. When the server cannot be asked, the page itself
        // tells so and offers another try; nobody is logged out for a lost connection.
        if (isLoggedOut(error)) throw silently();
      }
    },

    async checkError(error: unknown) {
      if (!isLoggedOut(error)) return;
      // The session stays known until `logout`: react-admin says that it ended only to someone who had one.
      ended = true;
      throw error;
    },

    async getIdentity(): Promise<StaffIdentity> {
      const { id, email, name, role } = await current();
      return { id, fullName: name || email, role };
    },

    getPermissions: () =>
      current().then(
        ({ role }) => role,
        () => undefined,
      ),
  } satisfies AuthProvider;
}

export type StaffAuthProvider = ReturnType<typeof createAuthProvider>;

function known(staff: Session): Session {
  actAs(staff.id);
  return staff;
}

const isLoggedOut = (error: unknown) => codeOf(error) === 'authentication_required';
const silently = () => Object.assign(new Error(), { message: false });

function unlessLoggedOut(error: unknown): void {
  if (!isLoggedOut(error)) throw error;
}
