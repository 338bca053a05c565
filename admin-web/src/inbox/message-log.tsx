import Undo from '@mui/icons-material/UndoOutlined';
import { Box, Button } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { GiftLine } from '../layout/values/gift';
import { Mark } from '../layout/values/mark';
import { visuallyHidden } from '../layout/values/visually-hidden';
import { useFormats, useText } from '../layout/values/words';
import type { InboxConversation, InboxMessage } from './inbox';

interface LogProps {
  conversation: InboxConversation;
  messages: InboxMessage[];
  onOlder: (() => void) | undefined;
}

/** All that was written, the member's left and ours right. */
export function MessageLog({ conversation, messages, onOlder }: LogProps) {
  const translate = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.version;
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [newest]);
  return (
    <Box
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={translate('resources.inbox.messages')}
      sx={{
        overflowY: 'auto',
        flex: 1,
        minHeight: 160,
        p: 2,
        bgcolor: 'background.default',
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      {onOlder && (
        <Box sx={{ textAlign: 'center', mb: 1 }}>
          <Button onClick={onOlder}>{translate('resources.inbox.older')}</Button>
        </Box>
      )}
      <div role="log" aria-live="polite">
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {messages.map((message) => (
            <Message key={message.version} message={message} conversation={conversation} />
          ))}
        </Box>
      </div>
    </Box>
  );
}

function Message({ message, conversation }: { message: InboxMessage; conversation: InboxConversation }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { by_member, body, gift, photo, taken_down, sent_at, returned, written_by } = message;
  const text = useText('resources.inbox');
  const name = (by_member ? conversation.member : conversation.profile).name || translate('resources.members.erased');
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.25, justifyItems: by_member ? 'start' : 'end' }}>
      <Box component="span" sx={visuallyHidden}>
        {text(by_member ? 'by_member' : 'by_us', { name })}
      </Box>
      {photo && body !== null ? (
        <Box
          component="a"
          href={photo.url}
          target="_blank"
          rel="noopener"
          sx={{ ...bubbleSx, ...(by_member ? memberSx : ourSx), p: 0.5 }}
        >
          <Box component="img" src={photo.card_url} alt={text('photo_by', { name })} sx={photoSx} />
        </Box>
      ) : (
        <Box component="p" sx={{ ...bubbleSx, ...(by_member ? memberSx : ourSx) }}>
          {gift && <GiftLine gift={gift} />}
          {body ?? <em>{text(taken_down ? 'taken_down' : 'erased')}</em>}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', color: 'text.secondary' }}>
        <time dateTime={sent_at}>{formats.instant(sent_at)}</time>
        {written_by && <span>{text('written_by', { name: written_by })}</span>}
        {returned && <Mark look={{ icon: Undo, color: 'error.main' }} word={text('returned')} />}
      </Box>
    </Box>
  );
}

const photoSx = {
  display: 'block',
  width: 180,
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: '8px',
} as const;

const bubbleSx = {
  m: 0,
  px: 1.5,
  py: 1,
  maxWidth: 'min(88%, 560px)',
  borderRadius: '12px',
  border: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
const memberSx = { bgcolor: 'background.paper', borderColor: 'divider', borderBottomLeftRadius: '4px' } as const;
const ourSx = { bgcolor: 'action.selected', borderColor: 'transparent', borderBottomRightRadius: '4px' } as const;
