import { useListContext, useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';

export function NoEntries() {
  const translate = useTranslate();
  const list = useListContext();
  const filtered = Object.keys(list.filterValues as object).length > 0;
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <path d="M28 16h40v64H28zM38 34h20M38 46h20M38 58h12" />
        </LinesDrawing>
      }
    >
      {translate(`resources.audit.${filtered ? 'none_found' : 'empty'}`)}
    </Notice>
  );
}
