import { useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';

export function NoCampaigns() {
  const translate = useTranslate();
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <rect x="14" y="26" width="68" height="46" rx="6" />
          <path d="m16 30 32 24 32-24" />
        </LinesDrawing>
      }
    >
      {translate('resources.campaigns.none_found')}
    </Notice>
  );
}
