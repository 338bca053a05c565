import type { FastifyContextConfig, FastifyInstance } from 'fastify';

/** Every route as declared; also tells whether a path exists for any method, to distinguish 405 from 404. */
export class RouteTable {
  readonly declared: {
    method: string;
    url: string;
    schema: Readonly<Record<string, unknown>>;
    config: FastifyContextConfig;
  }[] = [];
  private readonly patterns = new Set<string>();
  private expression: RegExp | undefined;

  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method, schema = {}, config = {} }) => {
      for (const one of [method].flat()) this.declared.push({ method: one, url, schema: { ...schema }, config });
      if (!url.includes('*')) this.patterns.add(url);
      this.expression = undefined;
    });
  }

  knows(url: string): boolean {
    this.expression ??= new RegExp(
      `^(?:${[...this.patterns].map((pattern) => pattern.replace(/:\w+/g, '[^/]+').replace(/[.]/g, '\\.')).join('|')})$`,
    );
    return this.expression.test(url.split('?')[0]!);
  }
}
