import Restore from '@mui/icons-material/Restore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ListLoading } from '../layout/list-loading';
import { LoadError } from '../layout/load-error';
import { useFormats } from '../members/use-formats';
import { ChangeLines } from './change-lines';
import { linesOf } from './changes';
import { StaffName } from '../layout/staff-name';
import { RestoreDialog } from './restore-dialog';
import type { SettingsChange, VersionedSettings } from './setting';
import { dataOf, useApi } from '../providers/api-client';

/** Who changed what, when and why; any state of it can come back. */
export function SettingsHistory({ base }: { base: VersionedSettings }) {
  const translate = useTranslate();
  const api = useApi();
  const [chosen, setChosen] = useState<number>();
  const history = useInfiniteQuery({
    queryKey: ['settings', 'history'],
    queryFn: ({ pageParam }) =>
      dataOf(api.GET('/api/admin/settings/history', { params: { query: { before: pageParam } } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  if (history.isPending) return <ListLoading />;
  if (history.error) return <LoadError error={history.error} retry={() => void history.refetch()} />;
  const changes = history.data.pages.flatMap((page) => page.changes);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 880 }}>
      {changes.length === 0 && <Typography>{translate('resources.settings.history.none')}</Typography>}
      {changes.map((change) => (
        <Entry key={change.version} change={change} onRestore={() => setChosen(change.version - 1)} />
      ))}
      {history.hasNextPage && (
        <Button
          color="secondary"
          sx={{ justifySelf: 'start' }}
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {translate('resources.settings.history.older')}
        </Button>
      )}
      {chosen !== undefined && <RestoreDialog base={base} version={chosen} onClose={() => setChosen(undefined)} />}
    </Box>
  );
}

function Entry({ change, onRestore }: { change: SettingsChange; onRestore: () => void }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string, options?: object) => translate(`resources.settings.history.${key}`, options);
  const { version, at, by, reason, restores, before, after } = change;
  return (
    <Card component="article" aria-label={text('change', { version })} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography variant="h6" component="h2" color="secondary">
          {text('change', { version })}
        </Typography>
        <span>{formats.instant(at)}</span>
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {by === 'system' ? text('system') : <StaffName id={by} />}
        </Box>
      </Box>
      {reason && <Typography sx={{ overflowWrap: 'anywhere' }}>“{reason}”</Typography>}
      {restores !== null && <Typography color="textSecondary">{text('restored', { version: restores })}</Typography>}
      <ChangeLines lines={linesOf(before, after)} label={text('change', { version })} />
      <Button color="secondary" startIcon={<Restore />} sx={{ justifySelf: 'start', ml: -1 }} onClick={onRestore}>
        {text('undo')}
      </Button>
    </Card>
  );
}
