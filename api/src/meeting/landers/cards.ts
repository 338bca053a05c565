import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { busy, DomainError, isRefusal } from '../../kernel/index.js';
import { RequestLimits } from '../../ground/authentication/index.js';
import { GetVisitorCard, ListVisitorCards, type Home, type VisitorCard } from '../discovery/index.js';

interface Visitor {
  ip: string;
  host: string;
  withTrafficSource: boolean;
}

/** Whom a page shows. */
interface Wanted {
  gender: 'male' | 'female' | null;
  home: Home | null;
  /** Of the home's region alone. */
  regionOnly: boolean;
}

/**
 * The cards of a page. They are limited per network like the routes for single cards; a page without them is still a
 * page, so whatever is refused, or cannot be read at the moment, is left out.
 */
@Injectable()
export class LanderCards {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: RequestLimits,
  ) {}

  /** `later`: nobody knows at the moment. */
  async of(memberId: string, visitor: Visitor): Promise<VisitorCard | 'later' | undefined> {
    return orElse<VisitorCard | 'later' | undefined>('later', async () => {
      if (!(await this.may('profiles', visitor))) return undefined;
      return orNone(this.queries.execute(new GetVisitorCard({ viewer: undefined, memberId, host: visitor.host })));
    });
  }

  /** Members of where the page is about first, which is where the visitor is if it names nothing. */
  some(limit: number, visitor: Visitor, wanted: Wanted): Promise<VisitorCard[]> {
    return orElse([], async () => {
      const cards = await this.found(limit, visitor, wanted);
      return cards.length === 0 || (await this.may('cards', visitor, cards.length)) ? cards : [];
    });
  }

  private async found(limit: number, visitor: Visitor, { gender, home, regionOnly }: Wanted): Promise<VisitorCard[]> {
    if (limit === 0 || !(await this.may('search', visitor))) return [];
    const filter = { ...(gender && { gender }), ...(regionOnly && home) };
    const { host, withTrafficSource } = visitor;
    const asked = new ListVisitorCards({ filter, home, limit, host, withTrafficSource });
    return (await orNone(this.queries.execute(asked))) ?? [];
  }

  private async may(budget: 'profiles' | 'search' | 'cards', { ip }: Visitor, taken = 1): Promise<boolean> {
    return (await this.limits.take(budget, { caller: undefined, ip }, taken)) === 0;
  }
}

/** What is said while the database does not answer: an advertisement leads to a page all the same. */
async function orElse<T>(instead: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DomainError && error.code === busy.code) return instead;
    throw error;
  }
}

async function orNone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}
