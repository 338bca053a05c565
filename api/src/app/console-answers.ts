import type { FastifyInstance } from 'fastify';
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
  const withheld = new Map<string, Paths>();
  const keyOf = (method: string, url: string | undefined, role: Staff['role']) => `${method} ${url} ${role}`;
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (!url.startsWith('/api/admin/')) return;
    const replies = Object.entries((schema?.response ?? {}) as Record<string, object>);
    const answers = replies.filter(([status]) => status.startsWith('2')).map(([, answer]) => answer);
    for (const role of ROLES) {
      const fields = answers.flatMap((answer) => withheldFields(url, answer, role));
      const paths = fields.map(({ path }) => path.split('.'));
      if (paths.length > 0) for (const one of [method].flat()) withheld.set(keyOf(one, url, role), paths);
    }
  });
  app.addHook('preSerialization', (request, reply, answer, done) => {
    const { caller, method, routeOptions } = request;
    const succeeded = reply.statusCode < 300;
    const paths = caller?.kind === 'staff' && succeeded && withheld.get(keyOf(method, routeOptions.url, caller.role));
    done(null, paths ? without(answer, paths) : answer);
  });
}
