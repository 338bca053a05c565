import type { Role } from '../src/ground/staff/index.js';
import { siteAt, Visitor } from './visitor.js';

export const PASSWORD = 'velvet-demo-2026';
export const STAFF: readonly { email: string; role: Role }[] = [
  { email: 'moderator@example.com', role: 'moderator' },
  { email: 'finance@example.com', role: 'finance' },
  { email: 'admin@example.com', role: 'admin' },
];

/** `name` tells this login from all others of the demo. */
export async function logIn(console: string, role: Role, name: string): Promise<Visitor> {
  const { email } = STAFF.find((member) => member.role === role)!;
  let logins = 0;
  const enter = async (): Promise<string> => {
    const door = new Visitor(siteAt(console));
    await door.post('/admin/login', `login ${email}${name} ${logins++}`, { email, password: PASSWORD });
    return door.session;
  };
  return Visitor.withSession(siteAt(console), await enter()).entersBy(enter);
}
