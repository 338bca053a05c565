import CallSplit from '@mui/icons-material/CallSplitOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { Box } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { noonOf } from '../layout/values/days';
import { Mark, DONE, WAITS } from '../layout/values/mark';
import { useFormats, useText } from '../layout/values/words';
import { debitsOf, type DebitFile } from './debit-file';

const SENT = { icon: Send, color: 'secondary.main' };
const APART = { icon: CallSplit, color: 'text.secondary' };

/** Made, sent to the bank and credited, or taken apart instead: each when and by whom. */
export function FileState({ file }: { file: DebitFile }) {
  const { sent_at, sent_by_name, collected_at, collected_by_name, settles_at, apart } = file;
  const formats = useFormats();
  const text = useText('resources.debit-files.state');
  const look = apart ? APART : collected_at ? DONE : sent_at ? SENT : WAITS;
  return (
    <Box component="span" sx={{ display: 'grid' }}>
      <Mark look={look} word={text(apart ? 'apart' : collected_at ? 'collected' : sent_at ? 'open' : 'made')} />
      <Box component="span" sx={{ display: 'grid', typography: 'body2', color: 'text.secondary' }}>
        {sent_at && (
          <span>{text(sent_by_name ? 'sent' : 'sent_then', { at: formats.instant(sent_at), name: sent_by_name })}</span>
        )}
        {collected_at && (
          <span>
            {text(collected_by_name ? 'by' : 'by_itself', { at: formats.day(collected_at), name: collected_by_name })}
          </span>
        )}
        {sent_at && !collected_at && <span>{text('until', { at: formats.day(settles_at) })}</span>}
        {apart && (
          <>
            <span>{text(apart.by_name ? 'by' : 'at', { at: formats.instant(apart.at), name: apart.by_name })}</span>
            <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {apart.reason}
            </Box>
          </>
        )}
        {!apart && <CollectionDays file={file} />}
      </Box>
    </Box>
  );
}

function CollectionDays({ file: { collect_first, collect_last } }: { file: DebitFile }) {
  const translate = useTranslate();
  const formats = useFormats();
  if (!collect_first || !collect_last) return null;
  const days = { first: formats.day(noonOf(collect_first)), last: formats.day(noonOf(collect_last)) };
  return (
    <span>{translate(`resources.debit-files.state.${collect_first === collect_last ? 'day' : 'days'}`, days)}</span>
  );
}

/** How many it holds, and the way to them; those of one that was taken apart are no longer in it. */
export function DebitsOf({ file, short = false }: { file: DebitFile; short?: boolean }) {
  const translate = useTranslate();
  const formats = useFormats();
  const count = formats.number(file.debits);
  const words = translate('resources.debit-files.debits_of', { count, smart_count: file.debits });
  const shown = short ? count : words;
  if (file.apart) return <span>{shown}</span>;
  return (
    <Link
      to={debitsOf(file)}
      underline="always"
      sx={{ color: 'secondary.main' }}
      aria-label={short ? words : undefined}
    >
      {shown}
    </Link>
  );
}

/** Some of it went back to the debtors. */
export function Returned({ file: { returned } }: { file: DebitFile }) {
  const translate = useTranslate();
  const count = useFormats().number(returned);
  return <>{returned > 0 ? translate('resources.debit-files.returned', { smart_count: returned, count }) : '–'}</>;
}
