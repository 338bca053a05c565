import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import { useTranslate } from 'react-admin';
import { Mark, type Look } from '../layout/values/mark';
import type { Reconciliation } from './reconciliation';

const LOOKS: Record<Reconciliation['status'], Look> = {
  waiting: { icon: HourglassEmpty, color: 'warning.main' },
  failed: { icon: CloudOff, color: 'error.main' },
  equal: { icon: CheckCircle, color: 'success.main' },
  different: { icon: Flag, color: 'error.main' },
};

export function ReconciliationMark({ status }: Pick<Reconciliation, 'status'>) {
  const translate = useTranslate();
  return <Mark look={LOOKS[status]} word={translate(`resources.reconciliations.status.${status}`)} />;
}
