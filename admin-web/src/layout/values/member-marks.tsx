import Block from '@mui/icons-material/Block';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import MailLock from '@mui/icons-material/MarkEmailUnreadOutlined';
import TheaterComedy from '@mui/icons-material/TheaterComedyOutlined';
import Toll from '@mui/icons-material/TollOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Mark, type Look, DONE } from './mark';

const STATUS: Record<string, Look> = {
  active: DONE,
  not_confirmed: { icon: MailLock, color: 'warning.main' },
  disabled: { icon: Block, color: 'error.main' },
  deleted: { icon: DeleteOutline, color: 'text.secondary' },
};
const UNKNOWN: Look = { icon: HelpOutline, color: 'text.secondary' };

export function StatusMark({ status: own, disabled = false }: { status: string; disabled?: boolean }) {
  const translate = useTranslate();
  // Who is shut out is so whatever the state beneath.
  const status = disabled ? 'disabled' : own;
  return (
    <Mark look={STATUS[status] ?? UNKNOWN} word={translate(`resources.members.status.${status}`, { _: status })} />
  );
}

export function PaidMark({ paid }: { paid: boolean }) {
  const translate = useTranslate();
  const word = translate(`resources.members.paid.${paid}`);
  if (paid) return <Mark look={{ icon: Toll, color: 'secondary.main' }} word={word} />;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {word}
    </Box>
  );
}

export function FictionalMark() {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        px: 0.75,
        border: 1,
        borderColor: 'secondary.main',
        borderRadius: '6px',
        color: 'secondary.main',
        typography: 'body2',
      }}
    >
      <Mark look={{ icon: TheaterComedy, color: 'inherit' }} word={translate('resources.members.fictional.true')} />
    </Box>
  );
}

/** What was personal and has been erased with its member's key. */
export function Erased() {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic', fontWeight: 400 }}>
      {translate('resources.members.erased')}
    </Box>
  );
}
