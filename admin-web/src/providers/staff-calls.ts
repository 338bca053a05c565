import type { paths } from '../api/schema';
import type { Enrolment, Role } from './auth-provider';
import { API } from './api';
import type { HttpClient } from './http-client';

export type OwnAccount = paths['/api/admin/account']['get']['responses'][200]['content']['application/json'];
export type StaffMember = paths['/api/admin/staff/{id}']['get']['responses'][200]['content']['application/json'];
export type StaffLanguage = 'nl' | 'en';
interface Codes {
  recovery_codes: string[];
}

export interface StaffCalls {
  changeStaffRole(id: string, role: Role, reason: string): Promise<unknown>;
  disableStaff(id: string, reason: string): Promise<unknown>;
  enableStaff(id: string, reason: string): Promise<unknown>;
  resetSecondFactor(id: string, reason: string): Promise<unknown>;
  /** Mails a link to a first or new password. */
  sendStaffLink(id: string, language: StaffLanguage): Promise<unknown>;
  /** With the token of the mailed link. */
  setPassword(token: string, password: string): Promise<unknown>;
  ownAccount(): Promise<OwnAccount>;
  rename(name: string): Promise<unknown>;
  changePassword(old_password: string, new_password: string): Promise<unknown>;
  endSession(id: string): Promise<unknown>;
  endOtherSessions(): Promise<unknown>;
  beginAuthenticator(password: string): Promise<{ token: string; enrolment: Enrolment }>;
  /** The recovery codes, shown this once. */
  confirmAuthenticator(token: string, code: string): Promise<string[]>;
  removeAuthenticator(password: string): Promise<unknown>;
  renewRecoveryCodes(password: string): Promise<string[]>;
}

/** Colleagues, and one's own account. */
export function staffCalls(http: HttpClient): StaffCalls {
  const send = <Body>(method: string, path: string, body?: object) =>
    http<Body>(`${API}/${path}`, { method, ...(body && { body: JSON.stringify(body) }) }).then(({ json }) => json);
  const post = <Body>(path: string, body?: object) => send<Body>('POST', path, body);
  return {
    changeStaffRole: (id, role, reason) => post(`staff/${id}/role`, { role, reason }),
    disableStaff: (id, reason) => post(`staff/${id}/disable`, { reason }),
    enableStaff: (id, reason) => post(`staff/${id}/enable`, { reason }),
    resetSecondFactor: (id, reason) => post(`staff/${id}/reset-second-factor`, { reason }),
    sendStaffLink: (id, language) => post(`staff/${id}/link`, { language }),
    setPassword: (token, password) => post('password', { token, password }),
    ownAccount: () => http<OwnAccount>(`${API}/account`).then(({ json }) => json),
    rename: (name) => send('PUT', 'account/name', { name }),
    changePassword: (old_password, new_password) => send('PUT', 'account/password', { old_password, new_password }),
    endSession: (id) => send('DELETE', `account/sessions/${id}`),
    endOtherSessions: () => post('account/sessions/end-others'),
    beginAuthenticator: (password) => post('account/authenticator', { password }),
    confirmAuthenticator: async (token, code) =>
      (await post<Codes>('account/authenticator/confirm', { token, code })).recovery_codes,
    removeAuthenticator: (password) => post('account/authenticator/remove', { password }),
    renewRecoveryCodes: async (password) => (await post<Codes>('account/recovery-codes', { password })).recovery_codes,
  };
}
