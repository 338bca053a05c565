import GridView from '@mui/icons-material/GridViewOutlined';
import PhotoOutlined from '@mui/icons-material/PhotoOutlined';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { CsvLink } from '../layout/lists/export-link';
import { KeyHints } from '../layout/keys/key-hints';
import { visuallyHidden } from '../layout/values/visually-hidden';
import type { PhotoQueueState } from './use-photo-queue';
import { useText } from '../layout/values/words';

export const VIEWS = ['one', 'grid'] as const;
export type View = (typeof VIEWS)[number];

const HINTS = {
  one: [{ keys: ['←', '→'], text: 'walk' }],
  grid: [
    { keys: ['←', '→'], text: 'walk' },
    { keys: ['X'], text: 'select' },
  ],
};

// On a phone the icons are enough: one line less above the photo.
const wordSx = { '@media (max-width: 599.95px)': visuallyHidden } as const;

export function QueueBar({
  queue,
  view,
  onView,
}: {
  queue: PhotoQueueState;
  view: View;
  onView: (view: View) => void;
}) {
  const text = useText('resources.photos');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {text('waiting', { smart_count: queue.waiting })}
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
        {text('position', { at: queue.at + 1, count: queue.photos.length })}
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <CsvLink resource={queue.resource} />
        <KeyHints hints={[...HINTS[view], { keys: ['G'], text: view === 'one' ? 'grid' : 'one' }]} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={text('view.label')}
          onChange={(_, chosen: View | null) => chosen && onView(chosen)}
        >
          {[
            { value: 'one' as const, Icon: PhotoOutlined },
            { value: 'grid' as const, Icon: GridView },
          ].map(({ value, Icon }) => (
            <ToggleButton key={value} value={value} sx={{ gap: 0.75, px: 1.5, minHeight: 36 }}>
              <Icon fontSize="small" aria-hidden="true" />
              <Box component="span" sx={wordSx}>
                {text(`view.${value}`)}
              </Box>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
    </Box>
  );
}
