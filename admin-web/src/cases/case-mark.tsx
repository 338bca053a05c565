import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import { useTranslate } from 'react-admin';
import { Mark, type Look } from '../layout/mark';
import type { CaseItem } from './case';

const LOOKS: Record<'open' | 'decided' | 'upheld' | 'dismissed', Look> = {
  open: { icon: HourglassEmpty, color: 'warning.main' },
  decided: { icon: CheckCircle, color: 'success.main' },
  upheld: { icon: CheckCircle, color: 'success.main' },
  dismissed: { icon: DoNotDisturb, color: 'text.secondary' },
};

export function CaseMark({ status, decision }: Pick<CaseItem, 'status' | 'decision'>) {
  const translate = useTranslate();
  const state = decision ?? status;
  return <Mark look={LOOKS[state]} word={translate(`resources.cases.status.${state}`)} />;
}
