import { useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';

export function NoCases() {
  const translate = useTranslate();
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <path d="M26 84V16M26 20h44l-9 15 9 15H26" />
        </LinesDrawing>
      }
    >
      {translate('resources.cases.none_found')}
    </Notice>
  );
}
