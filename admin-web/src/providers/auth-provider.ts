import type { AuthProvider, UserIdentity } from 'react-admin';
import type { paths } from '../api/schema';
import { API } from './data-provider';
import type { HttpClient } from './http-client';
import { codeOf } from './problem';

export type Session = paths['/api/admin/session']['get']['responses'][200]['content']['application/json'];
export type Role = Session['role'];
export type Credentials = paths['/api/admin/login']['post']['requestBody']['content']['application/json'];

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
    const asked = (session ??= http<Session>(`${API}/session`).then(({ json }) => json));
    asked.catch(() => {
      if (session === asked) session = undefined;
    });
    return asked;
  };

  return {
    async login(credentials: Credentials) {
      const { json } = await post<Session>('login', credentials);
      session = Promise.resolve(json);
      ended = false;
    },

    async logout() {
      if (session && !ended) await post('logout').catch(unlessLoggedOut);
      session = undefined;
      ended = false;
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
      const { id, email, role } = await current();
      return { id, fullName: email, role };
    },

    getPermissions: () =>
      current().then(
        ({ role }) => role,
        () => undefined,
      ),
  } satisfies AuthProvider;
}

const isLoggedOut = (error: unknown) => codeOf(error) === 'authentication_required';
const silently = () => Object.assign(new Error(), { message: false });

function unlessLoggedOut(error: unknown): void {
  if (!isLoggedOut(error)) throw error;
}
