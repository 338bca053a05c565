import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Sync from '@mui/icons-material/SyncOutlined';
import { Mark, type Look } from '../layout/values/mark';
import type { State } from './read-model';
import { useText } from '../layout/values/words';

const LOOKS: Record<State, Look> = {
  current: { icon: CheckCircle, color: 'success.main' },
  behind: { icon: Schedule, color: 'warning.main' },
  rebuilding: { icon: Sync, color: 'secondary.main' },
  waiting: { icon: HourglassEmpty, color: 'secondary.main' },
  unattended: { icon: LinkOff, color: 'error.main' },
  failed: { icon: ErrorOutline, color: 'error.main' },
};

export function StateMark({ state, progress = null }: { state: State; progress?: number | null }) {
  const text = useText('resources.projections');
  const word = text(`state.${state}`);
  if (progress === null) return <Mark look={LOOKS[state]} word={word} />;
  return <Mark look={LOOKS[state]} word={`${word} · ${text('progress', { percent: Math.floor(progress * 100) })}`} />;
}
