import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { App } from '../src/app/app.js';

const withFormats = addFormats as unknown as (ajv: Ajv) => Ajv;

interface Called {
  method: string;
  /** With the `/api` prefix and any query string. */
  url: string;
  status: number;
  contentType: string | null;
  body: unknown;
}
interface Reply {
  content?: Record<string, { schema: object }>;
}

/** Throws if a response violates the route's contract, and thus the OpenAPI document. */
export interface ContractCheck {
  (called: Called): void;
  /**
   * Compiles all validators in advance, instead of on a route's first response (some 3 ms each on the serving thread);
   * for tests that measure response times.
   */
  prepare(): void;
}

const KEPT = Symbol.for('dating.contract-validators');
const kept = globalThis as { [KEPT]?: { ajv: Ajv; compiled: Map<string, ValidateFunction> } };

/** Kept between test files, each of which loads this module anew: compiling takes a twenty-fifth of their CPU time. */
const { ajv, compiled } = (kept[KEPT] ??= {
  ajv: withFormats(new Ajv({ strict: false, allErrors: true })),
  compiled: new Map(),
});

function validatorOf(schema: string): ValidateFunction {
  const made = compiled.get(schema) ?? ajv.compile(JSON.parse(schema) as object);
  compiled.set(schema, made);
  return made;
}

/** Statuses not in contracts: tests provoke 500 themselves, and 304 has no body. */
const UNDOCUMENTED_STATUSES = [304, 500];

/**
 * The API's own path for a URL: the specification uses `.php` suffixes, and saves a push subscription at the login URL.
 */
const pathOf = (url: string) =>
  /^\/api\/user(\.php)?\?push=1/.test(url) ? '/api/push/subscription' : url.split('?')[0]!.replace(/\.php$/, '');

/** The console's routes do not exist on the member site, and vice versa. */
const isNowhere = (body: unknown) => (body as { code?: string } | null)?.code === 'not_found';

export function contractCheck({ routes }: Pick<App, 'routes'>): ContractCheck {
  const known = routes.declared
    .filter(({ schema }) => schema['response'] !== undefined && !('hide' in schema))
    .map(({ method, url, schema }) => ({
      method,
      name: `${method} ${url}`,
      pattern: new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
      replies: schema['response'] as Record<string, Reply & object>,
      // A path without parameters takes precedence over a route with a parameter.
      plain: !url.includes(':'),
    }))
    .sort((one, other) => Number(other.plain) - Number(one.plain));
  const own = new Map<object, ValidateFunction>();
  const validator = (schema: object) => {
    const made = own.get(schema) ?? validatorOf(JSON.stringify(schema));
    own.set(schema, made);
    return made;
  };
  const check = ({ method, url, status: sent, contentType, body }: Called) => {
    // Sent with 200 to whoever wants mistakes as answers, and in the contract by its own status.
    const isMistake = sent === 200 && contentType?.startsWith('application/problem+json');
    const status = isMistake ? (body as { status: number }).status : sent;
    const path = pathOf(url);
    const route = known.find((one) => one.method === method && one.pattern.test(path));
    if (!route || UNDOCUMENTED_STATUSES.includes(status) || isNowhere(body)) return;
    const reply = route.replies[status];
    const description = `${route.name} answers ${status} ${JSON.stringify(body).slice(0, 300)}`;
    if (!reply) throw new Error(`${description}, which is not in its contract`);
    if (!contentType?.includes('json')) return;
    const schema = reply.content ? reply.content[contentType.split(';')[0]!]?.schema : reply;
    if (!schema) throw new Error(`${description} as ${contentType}, which is not in its contract`);
    const validate = validator(schema);
    if (!validate(body))
      throw new Error(`${description}, which violates its contract: ${ajv.errorsText(validate.errors)}`);
  };
  const prepare = () => {
    for (const reply of known.flatMap(({ replies }) => Object.values(replies))) {
      if (!reply.content) validator(reply);
      for (const [type, { schema }] of Object.entries(reply.content ?? {}))
        if (type.includes('json')) validator(schema);
    }
  };
  return Object.assign(check, { prepare });
}
