import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { statusMark, DONE, ODD, WAITS } from '../layout/values/mark';
import type { Reconciliation } from './reconciliation';

export const ReconciliationMark = statusMark<Reconciliation['status']>('reconciliations', {
  waiting: WAITS,
  failed: { icon: CloudOff, color: 'error.main' },
  equal: DONE,
  different: ODD,
});
