import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { ReportDialog } from '../../features/cases/report-dialog';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';

export function ReportPhoto({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={t('moderation.title_photo', { name })} onClick={() => setAsking(true)}>
        <Icon name="flag" />
      </IconButton>
      <ReportDialog reported={{ photo_id: id }} name={name} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
