import { Box } from '@mui/material';

/** What will happen, a sentence each. */
export const EffectList = ({ effects }: { effects: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
    {effects.map((effect) => (
      <li key={effect}>{effect}</li>
    ))}
  </Box>
);
