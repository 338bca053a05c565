import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { KeyHints } from '../keys/key-hints';
import { listAddress } from '../address/list-address';
import type { KeyHint } from '../keys/screen-keys';
import { useShortcuts } from '../keys/use-shortcuts';

interface BackBarProps {
  hints?: readonly KeyHint[];
  /** Where else the page leads. */
  children?: ReactNode;
}

/** The way back to the list, also by Escape, and the keys of the page. */
export function BackBar({ hints = [], children }: BackBarProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const resource = useResourceContext()!;
  const list = `${createPath({ resource, type: 'list' })}${listAddress(resource)}`;
  useShortcuts({ Escape: () => void navigate(list) });
  return (
    <Box sx={barSx}>
      <Button component={Link} to={list} color="secondary" startIcon={<ArrowBack />} sx={{ flex: 'none' }}>
        {translate(`resources.${resource}.back`)}
      </Button>
      {children}
      <Box sx={hintsSx}>
        <KeyHints hints={[...hints, { keys: ['Esc'], text: 'back' }]} />
      </Box>
    </Box>
  );
}

const barSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  whiteSpace: 'nowrap',
  alignItems: 'center',
  columnGap: 1,
  pb: 1,
  ml: -1,
} as const;
// One line high: a key that comes with the record pushes nothing down. The question mark lists those that have no room.
const hintsSx = { ml: 'auto', maxHeight: '1.625rem', overflow: 'hidden' } as const;
