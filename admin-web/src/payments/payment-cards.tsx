import Box from '@mui/material/Box';
import { CardList } from '../layout/card-list';
import { MemberName } from '../members/member-name';
import { useFormats } from '../members/use-formats';
import { MethodName } from '../layout/method-name';
import { NoPayments } from './no-payments';
import type { Payment } from './payment';
import { AttentionMark, PaymentMark } from './payment-mark';

export function PaymentCards() {
  const formats = useFormats();
  const line = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 } as const;
  return (
    <CardList<Payment>
      empty={<NoPayments />}
      primaryText={({ member_id, amount }) => (
        <Box component="span" sx={{ ...line, fontWeight: 600 }}>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </Box>
      )}
      secondaryText={({ status, attention, payment_method, placed_at }) => (
        <Box component="span" sx={{ display: 'grid', typography: 'body2' }}>
          <Box component="span" sx={line}>
            <Box component="span" sx={{ color: 'text.primary' }}>
              <PaymentMark status={status} />
            </Box>
            <MethodName id={payment_method} />
          </Box>
          {attention && (
            <Box component="span" sx={{ color: 'text.primary' }}>
              <AttentionMark attention={attention} />
            </Box>
          )}
          <span>{formats.instant(placed_at)}</span>
        </Box>
      )}
    />
  );
}
