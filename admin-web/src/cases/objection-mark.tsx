import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Undo from '@mui/icons-material/Undo';
import { useTranslate } from 'react-admin';
import { Mark, type Look } from '../layout/values/mark';
import type { ObjectionItem } from './objections';

const LOOKS: Record<'open' | 'stands' | 'reversed', Look> = {
  open: { icon: HourglassEmpty, color: 'warning.main' },
  stands: { icon: CheckCircle, color: 'text.secondary' },
  reversed: { icon: Undo, color: 'success.main' },
};

type Marked = Pick<ObjectionItem, 'status' | 'decision' | 'side'>;

/** A dismissed report that is upheld after all is a decision reversed as well. */
export const outcomeOf = ({ status, decision, side }: Marked): keyof typeof LOOKS =>
  status === 'open' || decision === null
    ? 'open'
    : (decision === 'dismissed') === (side === 'reported')
      ? 'reversed'
      : 'stands';

export function ObjectionMark(one: Marked) {
  const translate = useTranslate();
  const outcome = outcomeOf(one);
  return <Mark look={LOOKS[outcome]} word={translate(`resources.objections.outcome.${outcome}`)} />;
}
