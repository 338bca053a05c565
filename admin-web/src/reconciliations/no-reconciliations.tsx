import { useListContext, useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';

export function NoReconciliations() {
  const translate = useTranslate();
  const filtered = Object.keys(useListContext().filterValues as object).length > 0;
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <path d="M18 36h54M60 24l12 12-12 12M78 60H24M36 48 24 60l12 12" />
        </LinesDrawing>
      }
    >
      {translate(`resources.reconciliations.${filtered ? 'none_found' : 'none'}`)}
    </Notice>
  );
}
