import { useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';

export function NoBlocks() {
  const translate = useTranslate();
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <circle cx="48" cy="48" r="30" />
          <path d="m27 69 42-42" />
        </LinesDrawing>
      }
    >
      {translate('resources.blocklist.none_found')}
    </Notice>
  );
}
