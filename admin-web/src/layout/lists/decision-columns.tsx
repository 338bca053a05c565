import { Box, Button } from '@mui/material';
import { useRef, type ReactNode } from 'react';

interface DecisionColumnsProps {
  children: ReactNode;
  /** What is decided: beside the rest and always in sight, or below it where there is no room. */
  decision: ReactNode;
  /** Word of the button that leads there where it is below; none while there is nothing to do. */
  go: string | undefined;
}

/** What is decided about, and the decision beside it, which stays in view on a wide screen and is one press away else. */
export function DecisionColumns({ children, decision, go }: DecisionColumnsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const lead = () => {
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Box sx={columnsSx}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
        <Box ref={panel} sx={panelSx}>
          {decision}
        </Box>
      </Box>
      {go !== undefined && (
        <Box sx={barSx}>
          <Button variant="contained" color="secondary" fullWidth onClick={lead}>
            {go}
          </Button>
        </Box>
      )}
    </>
  );
}

const columnsSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)', xl: 'minmax(0, 1fr) 560px' },
  alignItems: 'start',
  pb: 3,
} as const;

const BAR = 64;
const panelSx = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  scrollMarginTop: BAR + 8,
  position: { md: 'sticky' },
  top: BAR + 8,
  maxHeight: { md: `calc(100vh - ${BAR + 16}px)` },
  overflowY: { md: 'auto' },
} as const;

const barSx = {
  display: { md: 'none' },
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  py: 1,
  backgroundColor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
