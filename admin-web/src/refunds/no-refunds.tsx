import { useListContext, useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';
import { chosenStatus, TO_DO } from './refund';

export function NoRefunds() {
  const translate = useTranslate();
  const list = useListContext();
  const toDo = chosenStatus(list.filterValues as object) === TO_DO.join();
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <circle cx="48" cy="46" r="28" />
          <path d="m35 47 9 9 17-19" />
        </LinesDrawing>
      }
    >
      {translate(`resources.refunds.${toDo ? 'none_to_do' : 'none_found'}`)}
    </Notice>
  );
}
