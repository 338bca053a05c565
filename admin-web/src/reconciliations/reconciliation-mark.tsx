import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import { statusMark } from '../layout/values/mark';
import type { Reconciliation } from './reconciliation';

export const ReconciliationMark = statusMark<Reconciliation['status']>('reconciliations', {
  waiting: { icon: HourglassEmpty, color: 'warning.main' },
  failed: { icon: CloudOff, color: 'error.main' },
  equal: { icon: CheckCircle, color: 'success.main' },
  different: { icon: Flag, color: 'error.main' },
});
