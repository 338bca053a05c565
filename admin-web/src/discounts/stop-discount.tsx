import { useRecordContext, useTranslate } from 'react-admin';
import type { Discount } from './discount';
import { StopCodes } from './stop-codes';

export function StopDiscount() {
  const translate = useTranslate();
  const { code, num_redeemed: used } = useRecordContext<Discount>()!;
  const text = (key: string) => translate(`resources.discounts.stop.${key}`, { code, smart_count: used, count: used });
  return <StopCodes codes={[code]} text={text} effects={[text('effect'), text('used')]} />;
}
