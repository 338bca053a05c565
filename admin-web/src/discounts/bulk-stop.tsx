import StopCircle from '@mui/icons-material/StopCircleOutlined';
import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { EffectList } from '../layout/dialogs/effect-list';
import { mayChange, type Discount } from './discount';
import { StopCodes } from './stop-codes';

/** Stops all codes that are chosen. */
export function BulkStop() {
  const translate = useTranslate();
  const { data = [], selectedIds, onUnselectItems } = useListContext<Discount>();
  const codes = data.filter((one) => selectedIds.includes(one.id) && mayChange(one)).map(({ code }) => code);
  const text = (key: string) => translate(`resources.discounts.stop.many.${key}`, { smart_count: codes.length });
  return (
    <StopCodes
      codes={codes}
      text={text}
      button={{ variant: 'text', startIcon: <StopCircle />, disabled: codes.length === 0 }}
      effects={
        <>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{codes.join(', ')}</Box>
          <EffectList effects={[text('effect')]} />
        </>
      }
      onStopped={onUnselectItems}
    />
  );
}
