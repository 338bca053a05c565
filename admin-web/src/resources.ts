import type { ResourceProps } from 'react-admin';
import { members } from './members';
import { photos } from './photos';
import type { Role } from './providers/auth-provider';

/** What each role has on its menu. The server refuses the rest all the same; admins may use everything. */
const RESOURCES: readonly { resource: ResourceProps; roles: readonly Role[] }[] = [
  { resource: members, roles: ['moderator', 'finance'] },
  { resource: photos, roles: ['moderator'] },
];

export const resourcesOf = (role: Role | undefined): ResourceProps[] =>
  RESOURCES.filter(({ roles }) => role === 'admin' || (role && roles.includes(role))).map(({ resource }) => resource);
