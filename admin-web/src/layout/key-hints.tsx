import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useShortcutsPreference } from './use-preferences';

const keySx = {
  font: 'inherit',
  fontWeight: 600,
  display: 'inline-block',
  minWidth: 22,
  px: 0.75,
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderBottomWidth: 2,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

/** Keys that work on this page, where there is a keyboard to press them. */
export function KeyHints({ hints }: { hints: { keys: string[]; text: string }[] }) {
  const translate = useTranslate();
  const [enabled] = useShortcutsPreference();
  if (!enabled) return null;
  return (
    <Box
      sx={{
        display: 'none',
        '@media (hover: hover) and (min-width: 900px)': { display: 'flex' },
        gap: 2,
        flexWrap: 'wrap',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {hints.map(({ keys, text }) => (
        <Box key={text} component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
          {keys.map((key) => (
            <Box key={key} component="kbd" sx={keySx}>
              {key}
            </Box>
          ))}
          <span>{translate(`console.hints.${text}`)}</span>
        </Box>
      ))}
    </Box>
  );
}
