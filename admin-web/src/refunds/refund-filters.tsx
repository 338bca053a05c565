import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { chosenStatus, STATUSES, TO_DO } from './refund';

const TO_DO_VALUE = TO_DO.join();

export function RefundFilters() {
  const translate = useTranslate();
  const list = useListContext();
  const text = (key: string) => translate(`resources.refunds.${key}`);
  return (
    <Box role="search" aria-label={text('filters.label')} sx={{ width: { xs: '100%', md: 280 }, pb: 1.5 }}>
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={chosenStatus(list.filterValues as object)}
        options={[
          [TO_DO_VALUE, text('filters.to_do')],
          ...STATUSES.map((one) => [one, text(`status.${one}`)] as const),
        ]}
        onChoose={(chosen) => list.setFilters(chosen ? { status: chosen.split(',') } : {})}
      />
    </Box>
  );
}
