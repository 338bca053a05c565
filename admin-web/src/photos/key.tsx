import { Box } from '@mui/material';
import { useShortcutsPreference } from '../layout/values/use-preferences';

/** The key of a button, at its end; where keys are off, or there is none to press, nothing. */
export function Key({ children, onColor = false }: { children: string; onColor?: boolean }) {
  const [enabled] = useShortcutsPreference();
  if (!enabled) return null;
  return (
    <Box
      component="kbd"
      aria-hidden="true"
      sx={{
        display: 'none',
        '@media (hover: hover) and (min-width: 900px)': { display: 'inline-block' },
        font: 'inherit',
        ml: 'auto',
        minWidth: 22,
        px: 0.75,
        textAlign: 'center',
        border: 1,
        borderColor: onColor ? 'currentColor' : 'divider',
        borderBottomWidth: 2,
        borderRadius: 1,
      }}
    >
      {children}
    </Box>
  );
}
