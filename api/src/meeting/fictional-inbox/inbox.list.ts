import { customList } from '../../ground/lists/index.js';
import { invalidInput, isUuid } from '../../kernel/index.js';
import { Inbox, type InboxFilter } from './inbox.js';
import { InboxItem } from './inbox.schema.js';

export class InboxList extends customList({
  resource: 'inbox',
  summary: 'Conversations of fictional profiles, the longest unanswered first, in the conventions of simple-rest',
  access: 'staff:moderator',
  item: InboxItem,
  inject: { inbox: Inbox },
  sort: ['since'],
  defaultSort: ['since', 'ASC'],
  page: ({ caller, filter, ...list }, { inbox }) => inbox.page(caller.id, list, readFilter(filter)),
}) {}

function readFilter({ unanswered, profile, ...others }: Record<string, unknown>): InboxFilter {
  const isKnown =
    Object.keys(others).length === 0 &&
    (unanswered === undefined || typeof unanswered === 'boolean') &&
    (profile === undefined || (typeof profile === 'string' && isUuid(profile)));
  if (!isKnown) throw invalidInput([{ field: 'filter', code: 'invalid' }]);
  return { unanswered, profile };
}
