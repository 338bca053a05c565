import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../page/notice';
import { useListFilter } from './use-list-filter';

interface NothingListedProps {
  drawing: ReactNode;
  /** Where there is more to say than that there is nothing, or nothing by these filters. */
  children?: ReactNode;
  /** What else there is to do than to take the filters away. */
  action?: ReactNode;
}

/** A list that has nothing to show, and why; where filters hide it, the way back to all of it. */
export function NothingListed({ drawing, children, action }: NothingListedProps) {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const { filtered, clear } = useListFilter();
  return (
    <Notice
      drawing={<LinesDrawing>{drawing}</LinesDrawing>}
      action={
        <>
          {action}
          {filtered && (
            <Button variant="outlined" color="secondary" onClick={clear}>
              {translate('console.clear_filters')}
            </Button>
          )}
        </>
      }
    >
      {children ?? translate(`resources.${resource}.${filtered ? 'none_found' : 'none'}`)}
    </Notice>
  );
}
