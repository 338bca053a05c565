import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';

export function NoDebits() {
  const translate = useTranslate();
  const list = useListContext();
  const filtered = Object.keys(list.filterValues as object).length > 0;
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <path d="M14 38 48 18l34 20M18 74h60M26 44v24M41 44v24M55 44v24M70 44v24" />
        </LinesDrawing>
      }
      action={
        filtered ? (
          <Button variant="contained" onClick={() => list.setFilters({})}>
            {translate('resources.direct-debits.filters.clear')}
          </Button>
        ) : undefined
      }
    >
      {translate(`resources.direct-debits.${filtered ? 'none_found' : 'none'}`)}
    </Notice>
  );
}
