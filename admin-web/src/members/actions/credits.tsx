import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import CurrencyExchange from '@mui/icons-material/CurrencyExchange';
import { BeginGoodwillDialog } from '../../layout/proposals/begin-goodwill-dialog';
import { BeginRefundDialog } from '../../layout/proposals/begin-refund-dialog';
import { maySeeWallet } from '../../layout/values/member';
import type { MemberAction } from './action';

/** What a colleague then has to agree to. */
export const beginRefund: MemberAction = {
  name: 'begin_refund',
  icon: CurrencyExchange,
  offered: (_member, role) => maySeeWallet(role),
  Dialog: ({ member, ...dialog }) => <BeginRefundDialog memberId={member.id} paymentId={undefined} {...dialog} />,
};

export const beginGoodwill: MemberAction = {
  name: 'begin_goodwill',
  icon: CardGiftcard,
  offered: (member, role) => maySeeWallet(role) && member.status !== 'deleted',
  Dialog: ({ member, ...dialog }) => <BeginGoodwillDialog memberId={member.id} {...dialog} />,
};
