import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Answers } from './drawing.js';
import { hasSource, type Query } from './visit.js';

/** As many as lie beside each other on the landing page. */
const FACES = 3;

type Asking = Pick<FastifyRequest, 'headers' | 'socket'> & { query: Query };
interface ShownToVisitors {
  logged_out_search: boolean;
  logged_out_search_trafficsource: boolean;
}

/** Asks the API's own routes what the landing page would ask: with the same rights, limits and answers. */
@Injectable()
export class OwnAnswers {
  constructor(private readonly server: HttpAdapterHost) {}

  /**
   * @returns undefined where the page cannot be drawn; `asks`: who came by way of a source before, which their browser
   *   knows, would see more
   */
  async of(request: Asking): Promise<{ answers: Answers; asks: boolean } | undefined> {
    const ask = <T extends object>(path: string) => this.ask<T>(path, request);
    const [settings, packages] = await Promise.all([ask<ShownToVisitors>('settings'), ask('packages')]);
    if (!settings) return undefined;
    const bySource = settings.logged_out_search_trafficsource;
    const open = settings.logged_out_search || (bySource && hasSource(request.query));
    const source = open && !settings.logged_out_search ? '&ref=any' : '';
    const cards = open ? await ask<{ profiles: object[] }>(`visitor-cards?limit=${FACES}${source}`) : undefined;
    return { answers: { settings, packages, cards: cards?.profiles }, asks: !open && bySource };
  }

  private async ask<T>(path: string, { headers, socket }: Asking): Promise<T | undefined> {
    const api = this.server.httpAdapter.getInstance<FastifyInstance>();
    // No validators of the page's own: its answer is always wanted whole.
    const { 'if-none-match': _, 'accept-encoding': __, ...same } = headers;
    const answer = await api.inject({
      url: `/api/${path}`,
      headers: same,
      ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
    });
    return answer.statusCode === 200 ? answer.json<T>() : undefined;
  }
}
