import Download from '@mui/icons-material/DownloadOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Card, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { useRowWalk } from '../layout/lists/list-keys';
import { Loaded } from '../layout/page/loaded';
import { Mark, DONE, WAITS } from '../layout/values/mark';
import { Refusal } from '../layout/dialogs/refusal';
import { useIntent } from '../layout/dialogs/use-intent';
import { useFormats, useText } from '../layout/values/words';
import { API } from '../providers/api';
import { useRead } from '../providers/api-client';
import type { Month } from './books';
import { CardHeading, Small } from '../layout/values/card-heading';

/** Milliseconds between two looks at a file that is being made. */
const SOON = 1_500;
const FIRST = 12;
/** What a month leads to: its file, or the making of one. */
const GO_ON = '[data-row-link]';

/** Past months, each closed as one file by a job and taken home from here (ADM-04). */
export function Months() {
  const [all, setAll] = useState(false);
  const closed = useRead(['books', 'months'], (api) => api.GET('/api/admin/months'), {
    refetchInterval: ({ state }) => (state.data?.months.some(({ status }) => status === 'waiting') ? SOON : false),
  });
  useRowWalk();
  const text = useText('resources.books.months');
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <CardHeading component="h2">{text('title')}</CardHeading>
      <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
        {text('intro')}
      </Typography>
      <Loaded of={closed}>
        {({ months }) => (
          <Box component="ul" aria-label={text('title')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {(all ? months : months.slice(0, FIRST)).map((month) => (
              <MonthLine key={month.month} month={month} />
            ))}
          </Box>
        )}
      </Loaded>
      {!all && (closed.data?.months.length ?? 0) > FIRST && (
        <Button color="secondary" size="small" onClick={() => setAll(true)}>
          {text('earlier')}
        </Button>
      )}
    </Card>
  );
}

function MonthLine({ month }: { month: Month }) {
  const language = useLocale() === 'nl' ? 'nl' : 'en';
  const formats = useFormats();
  const name = formats.month(month.month);
  const text = useText('resources.books.months');
  const closing = useIntent(
    (_, api) => api.POST('/api/admin/months', { body: { month: month.month, language } }),
    text('asked'),
    ['books'],
  );
  const waiting = month.status === 'waiting' || closing.isPending;
  const made = month.closed_at !== null;
  const [asked, setAsked] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const pressed = useRef(false);
  const close = () => {
    pressed.current = true;
    setAsked(false);
    closing.mutate();
  };
  useEffect(() => {
    if (waiting || !pressed.current) return;
    pressed.current = false;
    // While a file is made its button can not be pressed and has lost the focus, which goes on from what came of it.
    if (document.activeElement === document.body) line.current?.querySelector<HTMLElement>(GO_ON)?.focus();
  }, [waiting]);
  return (
    <Box component="li" ref={line} sx={lineSx}>
      <Box sx={{ display: 'grid', flex: '1 1 260px', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
          {name}
        </Box>
        <MonthState month={month} />
        {month.closed_at && (
          <Small component="span">
            {text('made', {
              at: formats.instant(month.closed_at),
              size: formats.number(Math.max(1, Math.round((month.bytes ?? 0) / 1024))),
            })}
          </Small>
        )}
        {month.changed && (
          <Box component="span" sx={{ typography: 'body2', color: 'warning.main' }}>
            {text('changed')}
          </Box>
        )}
        <Refusal>{closing.error?.message}</Refusal>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={made ? 'text' : 'outlined'}
          color="secondary"
          size="small"
          loading={waiting}
          aria-label={text(made ? 'again' : 'close', { month: name })}
          data-row-link={made ? undefined : true}
          onClick={made ? close : () => setAsked(true)}
        >
          {text(made ? 'again_short' : 'close_short')}
        </Button>
        {made && (
          <Button
            component="a"
            href={`${API}/months/${month.month}/file`}
            download
            data-row-link
            variant="outlined"
            color="secondary"
            size="small"
            startIcon={<Download />}
            aria-label={text('download_of', { month: name })}
          >
            {text('download')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asked}
        title={text('ask_title', { month: name })}
        confirm={text('close_short')}
        pending={closing.isPending}
        error={null}
        onConfirm={close}
        onClose={() => setAsked(false)}
      >
        <Typography>{text('ask_effect')}</Typography>
      </ConfirmDialog>
    </Box>
  );
}

const OPEN = { icon: RadioButtonUnchecked, color: 'text.secondary' };
const FAILED = { icon: ErrorOutline, color: 'error.main' };

function MonthState({ month: { status, checks, failed } }: { month: Month }) {
  const formats = useFormats();
  const text = useText('resources.books.months.status');
  if (status === 'open') return <Mark look={OPEN} word={text('open')} />;
  if (status === 'waiting') return <Mark look={WAITS} word={text('waiting')} />;
  if (status === 'failed') return <Mark look={FAILED} word={text('failed')} />;
  const count = formats.number(checks);
  return failed === 0 ? (
    <Mark look={DONE} word={text('agrees', { count })} />
  ) : (
    <Mark look={FAILED} word={text('differs', { smart_count: failed, failed: formats.number(failed), count })} />
  );
}

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
