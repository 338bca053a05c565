import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useShortcuts } from '../layout/use-shortcuts';
import { ApproveDialog, RefuseDialog, RepeatDialog } from './decision-dialogs';
import { EffectLines } from './effect-lines';
import { mayApprove, mayRefuse, mayRepeat, type RefundDetail } from './refund';

type Step = 'approve' | 'refuse' | 'repeat';

/** What either decision would do, before one is made. */
export function RefundDecision({ refund }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const [step, setStep] = useState<Step>();
  const text = (key: string) => translate(`resources.refunds.${key}`);
  const forward: Step | undefined = mayApprove(refund) ? 'approve' : mayRepeat(refund) ? 'repeat' : undefined;
  useShortcuts(
    step || !forward ? {} : { a: () => setStep(forward), ...(mayRefuse(refund) && { r: () => setStep('refuse') }) },
  );
  const dialog = { refund, onClose: () => setStep(undefined) };
  return (
    <>
      {forward && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, mb: 2 }}>
          <Option title={text(`${forward}.effect`)} refund={refund} decision="approve">
            <Button variant="contained" onClick={() => setStep(forward)}>
              {text(`${forward}.action`)}
            </Button>
          </Option>
          <Option title={text('refuse.effect')} refund={refund} decision="refuse">
            <Button variant="outlined" color="secondary" onClick={() => setStep('refuse')}>
              {text('refuse.action')}
            </Button>
          </Option>
        </Box>
      )}
      <ApproveDialog open={step === 'approve'} {...dialog} />
      <RepeatDialog open={step === 'repeat'} {...dialog} />
      <RefuseDialog open={step === 'refuse'} {...dialog} />
    </>
  );
}

interface OptionProps {
  title: string;
  refund: RefundDetail;
  decision: 'approve' | 'refuse';
  children: React.ReactNode;
}

const Option = ({ title, refund, decision, children }: OptionProps) => (
  <Card component="section" sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateRows: 'auto 1fr auto' }}>
    <Typography variant="h6" component="h3" color="secondary">
      {title}
    </Typography>
    <EffectLines refund={refund} decision={decision} />
    <Box sx={{ justifySelf: 'start' }}>{children}</Box>
  </Card>
);
