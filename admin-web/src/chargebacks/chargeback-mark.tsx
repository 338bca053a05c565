import Alarm from '@mui/icons-material/AlarmOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { useTranslate } from 'react-admin';
import { noonOf } from '../layout/values/days';
import { Mark, type Look, DONE, DROPPED } from '../layout/values/mark';
import { useFormats } from '../layout/values/words';
import { isLate, type Chargeback } from './chargeback';
import { useChargebackWords } from './use-chargeback-words';

const LOOKS: Record<Chargeback['status'], Look> = {
  open: { icon: HourglassEmpty, color: 'warning.main' },
  disputed: { icon: Send, color: 'info.main' },
  accepted: { icon: Handshake, color: 'text.secondary' },
  won: DONE,
  lost: DROPPED,
};

export function ChargebackMark({ of }: { of: Pick<Chargeback, 'status' | 'payment_method'> }) {
  const text = useChargebackWords(of);
  return <Mark look={LOOKS[of.status]} word={text(`status.${of.status}`)} />;
}

/** The last day to answer, and that it has passed. */
export function DeadlineMark(chargeback: Pick<Chargeback, 'status' | 'respond_by'>) {
  const translate = useTranslate();
  const formats = useFormats();
  if (chargeback.respond_by === null) return '–';
  const day = formats.day(noonOf(chargeback.respond_by));
  if (!isLate(chargeback)) return day;
  return <Mark look={{ icon: Alarm, color: 'error.main' }} word={translate('resources.chargebacks.late', { day })} />;
}
