import { useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';

export function NoDiscounts() {
  const translate = useTranslate();
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <path d="M18 20h30l32 32-28 28-34-32z" />
          <circle cx="33" cy="35" r="5" />
        </LinesDrawing>
      }
    >
      {translate('resources.discounts.none_found')}
    </Notice>
  );
}
