import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../page/notice';
import { NothingListed } from './nothing-listed';
import { useListFilter } from './use-list-filter';

interface NothingToDoProps {
  /** Statuses of what waits. */
  toDo: readonly string[];
  /** What the list is filtered by besides, whatever the status. */
  within?: Record<string, unknown>;
  /** Where something else than what waits was asked for. */
  drawing?: ReactNode;
}

/** A list of work that has nothing to show: where only what waits is asked for all is done, and what is left was handled. */
export function NothingToDo({ toDo, within = {}, drawing = DONE }: NothingToDoProps) {
  const translate = useTranslate();
  const resource = useResourceContext()!;
  const { setFilters } = useListContext();
  const { filter } = useListFilter<{ status?: string | string[] }>();
  const { status, ...rest } = filter;
  const waiting = [status].flat().join() === toDo.join() && JSON.stringify(rest) === JSON.stringify(within);
  if (!waiting) return <NothingListed drawing={drawing} />;
  return (
    <Notice
      drawing={<LinesDrawing>{DONE}</LinesDrawing>}
      action={
        <Button variant="outlined" color="secondary" onClick={() => setFilters(within, {})}>
          {translate('console.show_handled')}
        </Button>
      }
    >
      {translate(`resources.${resource}.none_to_do`)}
    </Notice>
  );
}

const DONE = (
  <>
    <circle cx="48" cy="46" r="28" />
    <path d="m35 47 9 9 17-19" />
  </>
);
