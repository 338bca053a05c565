import type { Role } from '../staff/index.js';
import { siteAt, Visitor } from './visitor.js';

export const PASSWORD = 'velvet-demo-2026';
export const STAFF: readonly { email: string; role: Role }[] = [
  { email: 'moderator@example.com', role: 'moderator' },
  { email: 'finance@example.com', role: 'finance' },
  { email: 'admin@example.com', role: 'admin' },
];

/** `name` tells this login from all others of the demo. */
export async function logIn(console: string, role: Role, name: string): Promise<Visitor> {
  const visitor = new Visitor(siteAt(console));
  const { email } = STAFF.find((member) => member.role === role)!;
  await visitor.post('/admin/login', `login ${email}${name}`, { email, password: PASSWORD });
  return visitor;
}
