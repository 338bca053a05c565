import StopCircle from '@mui/icons-material/StopCircleOutlined';
import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { EffectList } from '../layout/effect-list';
import { ReasonAction } from '../layout/reason-action';
import { useIntent } from '../layout/use-intent';
import { useApi } from '../providers/api-client';
import { mayChange, REASON_MOST, type Discount } from './discount';

/**
 * Stops all codes that are chosen, after one question; its reason is kept with each of them. Where one fails, the rest
 * stay to be tried again.
 */
export function BulkStop() {
  const translate = useTranslate();
  const api = useApi();
  const { data = [], selectedIds, onUnselectItems } = useListContext<Discount>();
  const codes = data.filter((one) => selectedIds.includes(one.id) && mayChange(one)).map(({ code }) => code);
  const text = (key: string) => translate(`resources.discounts.stop.many.${key}`, { smart_count: codes.length });
  const stopping = useIntent(async (reason: string) => {
    // One after the other: a stopped code may be stopped again, so nothing is lost when one fails.
    for (const code of codes) {
      await api.POST('/api/admin/discounts/{code}/stop', { params: { path: { code } }, body: { reason } });
    }
    onUnselectItems();
  }, text('done'));
  return (
    <ReasonAction
      action={text('action')}
      button={{ color: 'error', variant: 'text', startIcon: <StopCircle />, disabled: codes.length === 0 }}
      title={text('title')}
      confirm={text('confirm')}
      danger
      effects={
        <>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{codes.join(', ')}</Box>
          <EffectList effects={[text('effect')]} />
        </>
      }
      help={translate('resources.discounts.reason.help')}
      intent={stopping}
      most={REASON_MOST}
    />
  );
}
