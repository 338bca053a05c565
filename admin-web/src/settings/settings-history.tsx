import Restore from '@mui/icons-material/Restore';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ListLoading } from '../layout/page/list-loading';
import { LoadError } from '../layout/page/load-error';
import { useFormats } from '../layout/values/use-formats';
import { ChangeLines } from './change-lines';
import { linesOf } from './changes';
import { StaffName } from '../layout/values/staff-name';
import { RestoreDialog } from './restore-dialog';
import { ReviewDialog } from './review-dialog';
import type { VersionedSettings } from '../providers/use-settings';
import type { SettingsChange } from './setting';
import { undone } from './undone';
import { dataOf, useApi } from '../providers/api-client';

/** Who changed what, when and why; any state of it can come back. */
export function SettingsHistory({ base }: { base: VersionedSettings }) {
  const translate = useTranslate();
  const api = useApi();
  const [chosen, setChosen] = useState<number>();
  const [reverted, setReverted] = useState<SettingsChange>();
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
        <Entry
          key={change.version}
          change={change}
          onRestore={() => setChosen(change.version - 1)}
          onRevert={() => setReverted(change)}
        />
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
      {reverted && (
        <ReviewDialog
          base={base}
          draft={undone(base.settings, reverted)}
          onSaved={() => setReverted(undefined)}
          onClose={() => setReverted(undefined)}
        />
      )}
      {chosen !== undefined && <RestoreDialog base={base} version={chosen} onClose={() => setChosen(undefined)} />}
    </Box>
  );
}

interface EntryProps {
  change: SettingsChange;
  /** To all that was before it. */
  onRestore: () => void;
  /** Of this change alone. */
  onRevert: () => void;
}

function Entry({ change, onRestore, onRevert }: EntryProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string, options?: object) => translate(`resources.settings.history.${key}`, options);
  const { version, at, by, reason, restores, before, after, proposed_by, alone } = change;
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
      <Typography sx={{ overflowWrap: 'anywhere' }} color={reason ? undefined : 'textSecondary'}>
        {reason ? `“${reason}”` : translate('console.reason.none_kept')}
      </Typography>
      {restores !== null && <Typography color="textSecondary">{text('restored', { version: restores })}</Typography>}
      {proposed_by !== null && (
        <Typography color="textSecondary">
          {text('proposed_by')} <StaffName id={proposed_by} />
        </Typography>
      )}
      {alone && <Typography color="textSecondary">{text('alone')}</Typography>}
      <ChangeLines lines={linesOf(before, after)} label={text('change', { version })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -1 }}>
        <Button color="secondary" startIcon={<Undo />} onClick={onRevert}>
          {text('revert')}
        </Button>
        <Button color="secondary" startIcon={<Restore />} onClick={onRestore}>
          {text('undo')}
        </Button>
      </Box>
    </Card>
  );
}
