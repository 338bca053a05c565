import type { FastifyInstance } from 'fastify';

/** Which paths exist, whatever the method: tells 405 from 404. */
export class RouteTable {
  private readonly patterns = new Set<string>();
  private expression: RegExp | undefined;

  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url }) => {
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
