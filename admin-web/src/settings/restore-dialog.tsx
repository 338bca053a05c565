import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { ListLoading } from '../layout/page/loaded';
import { ReviewDialog } from './review-dialog';
import type { VersionedSettings } from '../providers/use-settings';
import { useRead } from '../providers/api-client';

interface RestoreDialogProps {
  base: VersionedSettings;
  version: number;
  onClose: () => void;
}

/** Brings everything back to how it was after a version, what came later included. */
export function RestoreDialog({ base, version, onClose }: RestoreDialogProps) {
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
