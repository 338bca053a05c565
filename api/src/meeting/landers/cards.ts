import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isTold, type Caller } from '../../kernel/index.js';
import { RequestLimits } from '../../ground/authentication/index.js';
import { isCountry } from '../../ground/settings/index.js';
import { GetVisitorCard, ListVisitorCards, type VisitorCard } from '../discovery/index.js';

interface Visitor {
  ip: string;
  host: string;
  country: string | null;
  withTrafficSource: boolean;
}

/**
 * The cards of a page. They are limited per network like the routes for single cards; a page without them is still a
 * page, so whatever is refused is left out.
 */
@Injectable()
export class LanderCards {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: RequestLimits,
  ) {}

  async of(memberId: string, visitor: Visitor): Promise<VisitorCard | undefined> {
    if (!(await this.may('profiles', visitor))) return undefined;
    return orNone(this.queries.execute(new GetVisitorCard({ viewer: undefined, memberId, host: visitor.host })));
  }

  /** Members of the visitor's own country first. */
  async some(limit: number, visitor: Visitor): Promise<VisitorCard[]> {
    if (limit === 0 || !(await this.may('search', visitor))) return [];
    const { country } = visitor;
    const near = country !== null && isCountry(country) ? await this.list({ country }, limit, visitor) : [];
    if (near.length >= limit) return near;
    const known = new Set(near.map(({ id }) => id));
    const far = await this.list({}, limit, visitor);
    return [...near, ...far.filter(({ id }) => !known.has(id))].slice(0, limit);
  }

  private async list(
    filter: ListVisitorCards['input']['filter'],
    limit: number,
    { host, withTrafficSource }: Visitor,
  ): Promise<VisitorCard[]> {
    return (await orNone(this.queries.execute(new ListVisitorCards({ filter, limit, host, withTrafficSource })))) ?? [];
  }

  private async may(budget: 'profiles' | 'search', { ip }: Visitor): Promise<boolean> {
    const caller: Caller | undefined = undefined;
    return (await this.limits.take(budget, { caller, ip })) === 0;
  }
}

async function orNone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isTold(error)) return undefined;
    throw error;
  }
}
