import { isIP } from 'node:net';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config, notFound } from '../../kernel/index.js';

/** No page of a stranger whose name leads to this machine reads what is for this machine alone. */
@Injectable()
export class OwnHost implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { host = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    const own = name === 'localhost' || name === new URL(this.config.origin).hostname;
    if (!own && isIP(name.replace(/^\[|\]$/g, '')) === 0) throw notFound({});
    return true;
  }
}
