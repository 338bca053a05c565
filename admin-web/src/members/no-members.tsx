import { useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/page/notice';

export function NoMembers() {
  const translate = useTranslate();
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <circle cx="36" cy="34" r="13" />
          <path d="M13 76c1-14 10-22 23-22s22 8 23 22" />
          <path d="M61 23a12 12 0 0 1 0 23M68 56c9 3 14 10 15 20" strokeDasharray="1 6" />
        </LinesDrawing>
      }
    >
      {translate('resources.members.empty')}
    </Notice>
  );
}
