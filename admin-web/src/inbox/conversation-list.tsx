import PersonOutlined from '@mui/icons-material/PersonOutlined';
import TheaterComedy from '@mui/icons-material/TheaterComedyOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useGift } from '../layout/values/gift';
import { Mark } from '../layout/values/mark';
import type { InboxItem } from './inbox';
import { TimeMark } from './time-mark';
import { useText } from '../layout/values/words';

interface ListProps {
  items: InboxItem[];
  selected: string | null;
  onSelect: (id: string) => void;
  onMore: (() => void) | undefined;
}

/** Who wrote to whom, what they wrote last, and how long there is to answer. */
export function ConversationList({ items, selected, onSelect, onMore }: ListProps) {
  const translate = useTranslate();
  return (
    <Box>
      <Box component="ul" aria-label={translate('resources.inbox.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Box component="li" key={item.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <Item item={item} selected={item.id === selected} onSelect={() => onSelect(item.id)} />
          </Box>
        ))}
      </Box>
      {onMore && (
        <Button onClick={onMore} sx={{ m: 1 }}>
          {translate('resources.inbox.more')}
        </Button>
      )}
    </Box>
  );
}

function Item({ item, selected, onSelect }: { item: InboxItem; selected: boolean; onSelect: () => void }) {
  const translate = useTranslate();
  const { member, profile, last_message, unanswered, claimed } = item;
  const text = useText('resources.inbox');
  const { body, gift, photo, taken_down } = last_message;
  const { name: nameOfGift } = useGift(gift);
  const said = [gift && translate('console.gift', { name: nameOfGift }), photo && text('photo'), body]
    .filter(Boolean)
    .join(' – ');
  const erased = translate('resources.members.erased');
  return (
    <Box component="button" type="button" aria-current={selected || undefined} onClick={onSelect} sx={itemSx}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 600, ...clipSx }}>
          {member.name || erased}
        </Box>
        <Box component="span" sx={{ color: 'secondary.main', display: 'inline-flex', minWidth: 0 }}>
          <Mark look={{ icon: TheaterComedy, color: 'inherit' }} word={profile.name || erased} />
        </Box>
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', ...clipSx }}>
        {!last_message.by_member && `${text('you')} `}
        {body === null ? text(taken_down ? 'taken_down' : 'erased') : said}
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
        <TimeMark unanswered={unanswered} />
        {claimed === 'other' && (
          <Mark look={{ icon: PersonOutlined, color: 'text.secondary' }} word={text('with_other')} />
        )}
      </Box>
    </Box>
  );
}

const clipSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

const itemSx = {
  display: 'grid',
  gap: 0.25,
  width: '100%',
  minHeight: 72,
  px: 2,
  py: 1.25,
  border: 0,
  borderLeft: 3,
  borderColor: 'transparent',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { bgcolor: 'action.selected', borderLeftColor: 'primary.main' },
} as const;
