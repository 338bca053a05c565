import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface PeriodStepsProps {
  /** The period that is shown, in words. */
  shown: string;
  onEarlier: () => void;
  /** Null: it is the last one, with today in it. */
  onLater: (() => void) | null;
}

/** A period, with the way to the one before it and after it. */
export function PeriodSteps({ shown, onEarlier, onLater }: PeriodStepsProps) {
  const translate = useTranslate();
  const step = (name: 'earlier' | 'later') => {
    const text = translate(`console.period.${name}`);
    return { 'aria-label': text, title: text };
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton {...step('earlier')} onClick={onEarlier}>
        <ChevronLeft />
      </IconButton>
      <Typography component="span" variant="body2" role="status" sx={{ textAlign: 'center', minWidth: 0 }}>
        {shown}
      </Typography>
      <IconButton {...step('later')} disabled={onLater === null} onClick={onLater ?? undefined}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
