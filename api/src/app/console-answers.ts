import type { FastifyInstance, preSerializationHookHandler } from 'fastify';
import { withheldFields, without } from '../ground/field-rights/index.js';
import type { Staff } from '../kernel/domain.js';

const ROLES: readonly Staff['role'][] = ['moderator', 'finance', 'admin'];
type Paths = readonly (readonly string[])[];

/**
 * Leaves out of every answer of the console what the table of fields does not give to the caller's role (ADM-05), so
 * that no route can forget it. Files are not looked into: the route says who may fetch one, and a list declares the
 * columns of its file by role.
 */
export function withholdFields(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/admin/')) return;
    const replies = Object.entries((route.schema?.response ?? {}) as Record<string, object>);
    const answers = replies.filter(([status]) => status.startsWith('2')).map(([, answer]) => answer);
    const withheld = new Map(ROLES.map((role): [Staff['role'], Paths] => [role, pathsOf(route.url, answers, role)]));
    if ([...withheld.values()].every((paths) => paths.length === 0)) return;
    const withhold: preSerializationHookHandler = ({ caller }, reply, answer, done) => {
      const paths = caller?.kind === 'staff' && reply.statusCode < 300 ? withheld.get(caller.role)! : [];
      done(null, paths.length > 0 ? without(answer, paths) : answer);
    };
    route.preSerialization = [withhold, route.preSerialization ?? []].flat();
  });
}

const pathsOf = (url: string, answers: readonly object[], role: Staff['role']): Paths =>
  answers.flatMap((answer) => withheldFields(url, answer, role)).map(({ path }) => path.split('.'));
