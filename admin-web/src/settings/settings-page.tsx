import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import Restore from '@mui/icons-material/Restore';
import Undo from '@mui/icons-material/Undo';
import { Box, Button, Card, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackBar } from '../layout/page/back-bar';
import { ListLoading, Loaded, LoadError } from '../layout/page/loaded';
import { NotFoundPage } from '../layout/page/not-found-page';
import { PageTitle } from '../layout/page/page-title';
import { SectionForm } from './section-form';
import { isSection, type SettingsChange, type Settings } from './setting';
import type { VersionedSettings } from '../providers/use-settings';
import { useKnownSettings } from '../layout/values/use-choices';
import { useFormats, useText } from '../layout/values/words';
import { ChangeLines } from './change-lines';
import { isItems, isObject, linesOf, same, type Item } from './changes';
import { StaffName } from '../layout/values/names';
import { ReviewDialog } from './review-dialog';
import { dataOf, useApi, useRead } from '../providers/api-client';
import { CardHeading } from '../layout/values/card-heading';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';

export function SettingsPage() {
  const translate = useTranslate();
  const { id } = useParams();
  const settings = useKnownSettings();
  if (id !== 'history' && !isSection(id)) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{translate(`resources.settings.sections.${id}.title`)}</PageTitle>
      <BackBar hints={id === 'history' ? [] : [{ keys: ['S'], text: 'save' }]} />
      <Loaded of={settings}>
        {(base) =>
          id === 'history' ? (
            <SettingsHistory base={base} />
          ) : (
            // Another section begins with nothing typed.
            <SectionForm key={id} section={id} base={base} />
          )
        }
      </Loaded>
    </>
  );
}

/** Who changed what, when and why; any state of it can come back. */
function SettingsHistory({ base }: { base: VersionedSettings }) {
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
  // A reason that somebody writes stays when the history cannot be asked for anew.
  if (!history.data)
    return history.error ? <LoadError error={history.error} retry={() => void history.refetch()} /> : <ListLoading />;
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
  const text = useText('resources.settings.history');
  const { version, at, by, reason, restores, before, after, proposed_by, alone } = change;
  return (
    <Card component="article" aria-label={text('change', { version })} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <CardHeading component="h2">{text('change', { version })}</CardHeading>
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

/**
 * The settings without one change: what it changed is as it was before, and what was changed since stays. A package, gift
 * or method that came with it stays as well, for nothing is ever removed.
 */
export function undone(now: Settings, { before, after }: Pick<SettingsChange, 'before' | 'after'>): Partial<Settings> {
  const names = Object.keys(before).filter((name) => name in now) as (keyof Settings)[];
  return Object.fromEntries(
    names.map((name) => [name, back(now[name], (before as Settings)[name], (after as Settings)[name])]),
  );
}

function back(now: unknown, before: unknown, after: unknown): unknown {
  if (hasItems(now) && hasItems(before) && hasItems(after)) {
    return now.map((item) => {
      const [was, became] = [before, after].map((list) => list.find(({ id }) => id === item.id));
      return was && became ? back(item, was, became) : item;
    });
  }
  if (same(now, after)) return before;
  if (isObject(now) && isObject(before) && isObject(after)) {
    return Object.fromEntries(
      Object.entries(now).map(([name, value]) => [
        name,
        name in before && name in after ? back(value, before[name], after[name]) : value,
      ]),
    );
  }
  return now;
}

const hasItems = (value: unknown): value is Item[] => isItems(value) && value.length > 0;

interface RestoreDialogProps {
  base: VersionedSettings;
  version: number;
  onClose: () => void;
}

/** Brings everything back to how it was after a version, what came later included. */
function RestoreDialog({ base, version, onClose }: RestoreDialogProps) {
  const translate = useTranslate();
  const { data, error } = useRead(
    ['settings', 'version', version],
    (api) => api.GET('/api/admin/settings/history/{version}', { params: { path: { version } } }),
    { staleTime: Infinity },
  );
  if (!data) {
    return (
      <ConfirmDialog
        open
        title={translate('resources.settings.restore.title')}
        confirm={translate('resources.settings.review.confirm')}
        pending={!error}
        error={error}
        onConfirm={onClose}
        onClose={onClose}
      >
        <ListLoading />
      </ConfirmDialog>
    );
  }
  return (
    <ReviewDialog base={base} draft={restorable(base, data)} restores={version} onSaved={onClose} onClose={onClose} />
  );
}

type Restored = Pick<VersionedSettings, 'settings'>;

/** A package that came later cannot go: it retires instead. */
function restorable(base: VersionedSettings, { settings }: Restored): VersionedSettings['settings'] {
  const later = base.settings.packages.filter(({ id }) => !settings.packages.some((one) => one.id === id));
  return { ...settings, packages: [...settings.packages, ...later.map((pack) => ({ ...pack, retired: true }))] };
}
