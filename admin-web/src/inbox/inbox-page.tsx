import { Box, Card, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { KeyHints } from '../layout/keys/key-hints';
import { ListLoading, LoadError } from '../layout/page/loaded';
import { LinesDrawing, Notice } from '../layout/page/notice';
import { PageTitle } from '../layout/page/page-title';
import { useScreenKeys } from '../layout/keys/screen-keys';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useAddress, useAddressChoice } from '../layout/address/use-address';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { ConversationList } from './conversation-list';
import { ConversationPane } from './conversation-pane';
import { neighbour, nextWaiting, VIEWS, type View, type InboxItem } from './inbox';
import { keepPreviousData } from '@tanstack/react-query';
import { useText } from '../layout/values/words';

const HINTS = [
  { keys: ['J', 'K'], text: 'walk' },
  { keys: ['R'], text: 'answer' },
];

/** Conversations left, the chosen one right; on a phone one after the other. */
export function InboxPage() {
  const [params, change] = useAddress();
  const [view, setView] = useAddressChoice('view', VIEWS);
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  useUnsaved(Object.values(drafts).some((draft) => draft.trim() !== ''));
  const field = useRef<HTMLTextAreaElement>(null);
  const [pages, setPages] = useState(1);
  // Colleagues and members change it all the time.
  const inbox = useGetList<InboxItem>(
    'inbox',
    {
      pagination: { page: 1, perPage: PAGE * pages },
      sort: { field: 'since', order: 'ASC' },
      filter: { unanswered: view === 'unanswered' },
    },
    { refetchInterval: LOOK_AGAIN, placeholderData: keepPreviousData },
  );
  const { data: items = [], total = 0, isPending: loading, error } = inbox;
  const chosen = params.get('conversation');
  const select = (id: string | undefined) => change({ conversation: id ?? null });
  const walk = (by: 1 | -1) => () => {
    const ids = items.map(({ id }) => id);
    const next = neighbour(ids, chosen, by);
    if (next) select(next);
  };
  useShortcuts({
    ArrowDown: walk(1),
    j: walk(1),
    ArrowUp: walk(-1),
    k: walk(-1),
    ...(chosen && { r: () => field.current?.focus(), Escape: () => select(undefined) }),
  });
  useScreenKeys(HINTS);
  const text = useText('resources.inbox');
  const more = items.length < total ? () => setPages(pages + 1) : undefined;
  if (error && items.length === 0) return <LoadError error={error} retry={() => void inbox.refetch()} />;
  return (
    <>
      <PageTitle>{text('name')}</PageTitle>
      <Box sx={barSx(chosen)}>
        <Box role="status" sx={waitingSx}>
          {view === 'unanswered' && !loading && text('waiting', { smart_count: total })}
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={text('filter.label')}
          onChange={(_, value: View | null) => value && setView(value)}
          sx={{ order: { md: 3 } }}
        >
          {VIEWS.map((value) => (
            <ToggleButton key={value} value={value} sx={{ px: 1.5, minHeight: 36 }}>
              {text(`filter.${value}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ ml: { md: 'auto' } }}>
          <KeyHints hints={HINTS} />
        </Box>
      </Box>
      <Box sx={panesSx}>
        <Card sx={{ ...listSx, display: { xs: chosen ? 'none' : 'block', md: 'block' } }}>
          {loading ? (
            <ListLoading />
          ) : items.length === 0 ? (
            <Nothing>{text(`empty.${view}`)}</Nothing>
          ) : (
            <ConversationList items={items} selected={chosen} onSelect={select} onMore={more} />
          )}
        </Card>
        <Box sx={{ minWidth: 0, display: { xs: chosen ? 'block' : 'none', md: 'block' } }}>
          {chosen ? (
            <ConversationPane
              key={chosen}
              id={chosen}
              draft={drafts[chosen] ?? ''}
              onDraft={(draft) => setDrafts((all) => ({ ...all, [chosen]: draft }))}
              onSent={() => {
                setDrafts((all) => ({ ...all, [chosen]: '' }));
                // On to whoever waits next; among what is answered one stays.
                if (view === 'unanswered') select(nextWaiting(items, chosen));
              }}
              onBack={() => select(undefined)}
              field={field}
            />
          ) : (
            items.length > 0 && <Nothing>{text('choose')}</Nothing>
          )}
        </Box>
      </Box>
    </>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <Notice
    drawing={
      <LinesDrawing>
        <path d="M16 26h44a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H38L26 66V56H16z" />
        <path d="M66 40h8a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-2v8l-10-8H48" />
      </LinesDrawing>
    }
  >
    {children}
  </Notice>
);

const barSx = (chosen: string | null) =>
  ({
    display: { xs: chosen ? 'none' : 'flex', md: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1,
    mb: 1.5,
  }) as const;

/** On a phone in a line of its own, also while it is empty: what is pressed below stays in its place. */
const waitingSx = { fontWeight: 600, width: { xs: '100%', md: 'auto' }, minHeight: '1lh' } as const;

const panesSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

const listSx = { overflowY: 'auto', maxHeight: { md: 'calc(100dvh - 132px)' } } as const;

const PAGE = 25;
const LOOK_AGAIN = 15_000;
