import { useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';

export function NoDebitFiles() {
  const translate = useTranslate();
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <path d="M26 14h30l16 16v52H26zM56 14v16h16M36 46h26M36 58h26M36 70h14" />
        </LinesDrawing>
      }
    >
      {translate('resources.debit-files.none_found')}
    </Notice>
  );
}
