import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Avatar, Box, Card, IconButton, Typography } from '@mui/material';
import { type RefObject, useState, useEffect, useEffectEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { ListLoading, LoadError } from '../layout/page/loaded';
import { useHold } from '../layout/shows/use-hold';
import { TimelineLink } from '../layout/shows/timeline-link';
import { useFormats, useText } from '../layout/values/words';
import { AnswerForm } from './answer-form';
import type { InboxConversation, InboxMessage } from './inbox';
import { MessageLog } from './message-log';
import { People } from './people';
import { TimeMark } from './time-mark';
import { dataOf, useApi, useRead } from '../providers/api-client';
import { Small } from '../layout/values/card-heading';
import { codeOf } from '../providers/problem';

interface PaneProps {
  id: string;
  draft: string;
  onDraft: (text: string) => void;
  onSent: () => void;
  onBack: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** One conversation: what was written, who both are, and the answer. */
export function ConversationPane({ id, draft, onDraft, onSent, onBack, field }: PaneProps) {
  const translate = useTranslate();
  const { conversation, messages, hasMore, loadOlder, error, refetch } = useConversation(id);
  const claim = useClaim(id, conversation?.claimed);
  if (error && !conversation) return <LoadError error={error} retry={() => void refetch()} />;
  if (!conversation) return <ListLoading />;
  return (
    <Box sx={paneSx}>
      <Card component="section" aria-labelledby="conversation" sx={conversationSx}>
        <Head conversation={conversation} onBack={onBack} />
        <MessageLog conversation={conversation} messages={messages} onOlder={hasMore ? loadOlder : undefined} />
        {claim === 'other' ? (
          <Alert severity="info" sx={{ m: 2 }}>
            {translate('resources.inbox.claimed_by_other')}
          </Alert>
        ) : (
          <AnswerForm
            conversation={conversation}
            seen={messages.at(-1)?.version ?? 1}
            draft={draft}
            onDraft={onDraft}
            onSent={onSent}
            onSettled={() => void refetch()}
            field={field}
          />
        )}
      </Card>
      <People conversation={conversation} />
    </Box>
  );
}

/** Both in sight while one writes; the facts beside say who is fictional. */
const Portraits = ({ of }: { of: InboxConversation['member'][] }) => (
  <Box sx={{ display: 'flex', gap: 0.5 }}>
    {of.map(({ id, photo_url }) => (
      <Avatar key={id} {...(photo_url !== null && { src: photo_url })} alt="" sx={{ width: 40, height: 40 }} />
    ))}
  </Box>
);

function Head({ conversation, onBack }: { conversation: InboxConversation; onBack: () => void }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { id, member, profile, unanswered } = conversation;
  const text = useText('resources.inbox');
  const erased = translate('resources.members.erased');
  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <IconButton aria-label={text('back')} onClick={onBack} sx={{ display: { md: 'none' }, ml: -1.5 }}>
          <ArrowBack />
        </IconButton>
        <Portraits of={[member, profile]} />
        <Typography variant="h6" component="h2" id="conversation" sx={{ overflowWrap: 'anywhere' }}>
          {text('between', { member: member.name || erased, profile: profile.name || erased })}
        </Typography>
        <Box component="span" role="status">
          <TimeMark unanswered={unanswered} />
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <TimelineLink stream={`conversation-${id}`} />
        </Box>
      </Box>
      {unanswered?.answer_by && (
        <Small>
          {text('promise', {
            at: formats.instant(unanswered.answer_by),
            smart_count: unanswered.credits,
            name: member.name || erased,
          })}
        </Small>
      )}
    </Box>
  );
}

const paneSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 272px' },
  alignItems: 'start',
} as const;

const conversationSx = {
  display: 'flex',
  flexDirection: 'column',
  height: { xs: 'auto', md: 'calc(100dvh - 132px)' },
  minHeight: { md: 480 },
  '& [role="region"]': { maxHeight: { xs: '52dvh', md: 'none' } },
} as const;

const LOOK_AGAIN = 10_000;

/** One conversation as it stands, and as far back as was asked for. */
function useConversation(id: string) {
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const [older, setOlder] = useState<{ messages: InboxMessage[]; hasMore: boolean }>();
  const query = useRead(
    ['inbox', 'conversation', id],
    (api) => api.GET('/api/admin/inbox/{id}', { params: { path: { id } } }),
    { refetchInterval: LOOK_AGAIN, retry: false },
  );
  const newest = query.data?.messages ?? [];
  const first = newest[0]?.version ?? Infinity;
  // A page that has moved on meanwhile leaves no gap: what both hold is shown once.
  const messages = [...(older?.messages.filter(({ version }) => version < first) ?? []), ...newest];
  const loadOlder = async () => {
    const before = messages[0]?.version;
    if (before === undefined) return;
    try {
      const page = await dataOf(api.GET('/api/admin/inbox/{id}', { params: { path: { id }, query: { before } } }));
      setOlder({ messages: [...page.messages, ...messages], hasMore: page.has_more });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'console.load_error', { type: 'error' });
    }
  };
  return {
    conversation: query.data,
    messages,
    hasMore: older?.hasMore ?? query.data?.has_more ?? false,
    loadOlder: () => void loadOlder(),
    error: query.error,
    refetch: () => client.invalidateQueries({ queryKey: ['inbox'] }),
  };
}

const KEEP = 60_000;

/**
 * Keeps colleagues from answering in the same conversation while it is open here; `other`: one of them was first.
 * `claimed`: who has it, as it was last read.
 */
function useClaim(id: string, claimed: InboxConversation['claimed'] | undefined): 'asking' | 'mine' | 'other' {
  const api = useApi();
  const client = useQueryClient();
  const [held, setHeld] = useState<'asking' | 'mine' | 'other'>('asking');
  const release = (keepalive: boolean) => {
    api.POST('/api/admin/inbox/{id}/release', { params: { path: { id } }, keepalive }).catch(() => undefined);
  };
  const claim = (isOpen: () => boolean) => {
    api.POST('/api/admin/inbox/{id}/claim', { params: { path: { id } } }).then(
      () => {
        if (!isOpen()) return release(false);
        setHeld('mine');
        void client.invalidateQueries({ queryKey: ['inbox'] });
      },
      (error: unknown) => isOpen() && codeOf(error) === 'conversation_claimed' && setHeld('other'),
    );
  };
  useHold({ of: id, every: KEEP, take: claim, release });
  const claimAgain = useEffectEvent(claim);
  const isFree = held === 'other' && claimed === null;
  useEffect(() => {
    let open = true;
    if (isFree) claimAgain(() => open);
    return () => {
      open = false;
    };
  }, [isFree]);
  return held;
}
