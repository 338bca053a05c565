import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import { Box, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';

import { useText } from './words';

export interface Look {
  icon: ComponentType<SvgIconProps>;
  color: string;
}

/** What most records come to, alike in every list. */
export const WAITS: Look = { icon: HourglassEmpty, color: 'warning.main' };
export const DONE: Look = { icon: CheckCircle, color: 'success.main' };
export const DROPPED: Look = { icon: DoNotDisturb, color: 'text.secondary' };
export const ODD: Look = { icon: Flag, color: 'error.main' };

/** A state is an icon and a word, never a colour alone. */
export function Mark({ look: { icon: Icon, color }, word }: { look: Look; word: string }) {
  return (
    <Box component="span" sx={{ ...markSx, color: color === 'inherit' ? color : 'text.primary' }}>
      <Icon sx={{ fontSize: 16, color }} aria-hidden="true" />
      {word}
    </Box>
  );
}

// What it stands in may be quieter.
const markSx = {
  display: 'inline-flex',
  verticalAlign: 'top',
  alignItems: 'center',
  gap: 0.75,
  whiteSpace: 'nowrap',
} as const;

/** The mark of a record's status, in the words of its resource. */
export const statusMark = <Status extends string>(resource: string, looks: Record<Status, Look>) =>
  function StatusMark({ status }: { status: Status }) {
    const text = useText(`resources.${resource}.status`);
    return <Mark look={looks[status]} word={text(status)} />;
  };
