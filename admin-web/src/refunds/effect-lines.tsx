import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Star from '@mui/icons-material/StarBorderOutlined';
import Toll from '@mui/icons-material/TollOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/words';
import { effectOf, type Effect } from './effect';
import type { RefundDetail } from './refund';

const iconOf = (text: string) =>
  text === 'second_person' ? Group : /premium/.test(text) ? Star : /credits/.test(text) ? Toll : AccountBalance;

export function EffectLines({ refund, decision }: { refund: RefundDetail; decision: 'approve' | 'refuse' }) {
  const sentence = useSentence(refund);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
      {effectOf(refund, decision).map((effect) => {
        const Icon = iconOf(effect.text);
        return (
          <Box component="li" key={effect.text} sx={{ display: 'flex', gap: 1 }}>
            <Icon fontSize="small" aria-hidden="true" sx={{ mt: 0.25, color: 'secondary.main' }} />
            <span>{sentence(effect)}</span>
          </Box>
        );
      })}
    </Box>
  );
}

function useSentence({ amount, payment }: RefundDetail) {
  const translate = useTranslate();
  const formats = useFormats();
  const method = payment?.payment_method ?? '';
  return ({ text, credits = 0, from = 0, to = 0 }: Effect) =>
    translate(`resources.refunds.effect.${text}`, {
      amount: formats.money(amount),
      method: translate(`console.payment_methods.${method}`, { _: method }),
      smart_count: credits,
      credits: formats.number(credits),
      from: formats.number(from),
      to: formats.number(to),
    });
}
