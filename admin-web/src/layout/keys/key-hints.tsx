import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useScreenKeys, type KeyHint } from './screen-keys';
import { useShortcutsPreference } from '../values/use-preferences';

const keySx = {
  font: 'inherit',
  minWidth: 22,
  px: 0.75,
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderBottomWidth: 2,
  borderRadius: 1,
} as const;
const loneSx = {
  ...keySx,
  fontWeight: 600,
  display: 'inline-block',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;
// Where there is a keyboard to press them.
const KEYBOARD = '@media (hover: hover) and (min-width: 900px)';

export const Key = ({ children }: { children: string }) => (
  <Box component="kbd" sx={loneSx}>
    {children}
  </Box>
);

/** The key of a button, at its end; where keys are off, nothing. */
export function ButtonKey({ children, onColor = false }: { children: string; onColor?: boolean }) {
  const [enabled] = useShortcutsPreference();
  if (!enabled) return null;
  const borderColor = onColor ? 'currentColor' : 'divider';
  return (
    <Box
      component="kbd"
      aria-hidden="true"
      sx={{ ...keySx, borderColor, ml: 'auto', display: 'none', [KEYBOARD]: { display: 'inline-block' } }}
    >
      {children}
    </Box>
  );
}

/** Keys that work on this page. */
export function KeyHints({ hints }: { hints: readonly KeyHint[] }) {
  const translate = useTranslate();
  const [enabled] = useShortcutsPreference();
  useScreenKeys(hints);
  if (!enabled) return null;
  return (
    <Box
      sx={{
        display: 'none',
        [KEYBOARD]: { display: 'flex' },
        columnGap: 1.5,
        rowGap: 0.5,
        flexWrap: 'wrap',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box component="span" title={translate('console.hints.keys')}>
        <Key>?</Key>
      </Box>
      {hints.map(({ keys, text }) => (
        <Box key={text} component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          <span>{translate(`console.hints.${text}`)}</span>
        </Box>
      ))}
    </Box>
  );
}
