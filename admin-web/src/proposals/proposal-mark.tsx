import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import { useTranslate } from 'react-admin';
import { Mark, type Look } from '../layout/values/mark';
import type { Proposal } from '../layout/proposals/proposal';

const LOOKS: Record<Proposal['status'], Look> = {
  waiting: { icon: HowToReg, color: 'warning.main' },
  approved: { icon: CheckCircle, color: 'success.main' },
  dropped: { icon: DoNotDisturb, color: 'text.secondary' },
};

export function ProposalMark({ status }: Pick<Proposal, 'status'>) {
  const translate = useTranslate();
  return <Mark look={LOOKS[status]} word={translate(`resources.proposals.status.${status}`)} />;
}
