import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { invalidInput, type List } from '../../../kernel/index.js';
import { Inbox, type InboxFilter } from './inbox.js';
import type { InboxItem } from './inbox.schema.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export class ListInbox extends Query<{ items: InboxItem[]; total: number }> {
  constructor(readonly input: { staffId: string; list: Pick<List, 'from' | 'limit' | 'filter'> }) {
    super();
  }
}

@QueryHandler(ListInbox)
export class ListInboxHandler implements IQueryHandler<ListInbox> {
  constructor(private readonly inbox: Inbox) {}

  execute({ input: { staffId, list } }: ListInbox): Promise<{ items: InboxItem[]; total: number }> {
    return this.inbox.list(staffId, list, readFilter(list.filter));
  }
}

function readFilter({ unanswered, profile, ...others }: Record<string, unknown>): InboxFilter {
  const isKnown =
    Object.keys(others).length === 0 &&
    (unanswered === undefined || typeof unanswered === 'boolean') &&
    (profile === undefined || (typeof profile === 'string' && UUID.test(profile)));
  if (!isKnown) throw invalidInput([{ field: 'filter', code: 'invalid' }]);
  return {
    ...(unanswered !== undefined && { unanswered: unanswered }),
    ...(profile !== undefined && { profile: profile }),
  };
}
