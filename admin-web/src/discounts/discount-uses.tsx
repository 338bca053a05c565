import { Box, Card, Typography } from '@mui/material';
import { ListBase, Pagination, useListContext, useTranslate, useReference } from 'react-admin';
import { Loaded } from '../layout/page/loaded';
import { useWide } from '../layout/page/use-wide';
import type { Use } from './discount';
import { ListTotals } from '../layout/lists/list-totals';
import { useFormats, useCredits, useText } from '../layout/values/words';
import { dataOf, useApi } from '../providers/api-client';
import { RowLink } from '../layout/lists/list-table';
import type { Member } from '../layout/values/member';
import { MemberName } from '../layout/values/names';
import { CardHeading } from '../layout/values/card-heading';
import { RowsTable } from '../layout/shows/table-card';

/** Who used a code: the orders that were paid with it, the newest first. */
export function DiscountUses({ code }: { code: string }) {
  const translate = useTranslate();
  const filter = { discount_code: code, status: 'completed' };
  return (
    <Card component="section" aria-labelledby="discount-uses" sx={{ mt: 2, pt: 1.5 }}>
      <CardHeading id="discount-uses" sx={{ px: 2 }}>
        {translate('resources.discounts.uses.title')}
      </CardHeading>
      <ListBase
        resource="payments"
        filter={filter}
        sort={{ field: 'settled_at', order: 'DESC' }}
        perPage={10}
        // The address and what is remembered belong to the list of payments itself.
        disableSyncWithLocation
        storeKey={false}
        queryOptions={{ onError: () => undefined }}
      >
        <Turnover filter={filter} />
        <Uses />
      </ListBase>
    </Card>
  );
}

function Uses() {
  const translate = useTranslate();
  const wide = useWide();
  const list = useListContext<Use>();
  return (
    <Loaded<readonly Use[]> of={list}>
      {(uses) =>
        list.total ? (
          <>
            {wide ? <UsesTable uses={uses} /> : <UsesCards uses={uses} />}
            <Box sx={{ minHeight: 52 }}>
              <Pagination rowsPerPageOptions={[]} />
            </Box>
          </>
        ) : (
          <Typography color="textSecondary" sx={{ px: 2, pt: 0.5, pb: 2 }}>
            {translate('resources.discounts.uses.none')}
          </Typography>
        )
      }
    </Loaded>
  );
}

/** What the orders below were paid for together, and what the code took off them. */
function Turnover({ filter }: { filter: object }) {
  const formats = useFormats();
  const api = useApi();
  const text = useText('resources.discounts.uses');
  return (
    <ListTotals
      resource="payments"
      filter={filter}
      label={text('turnover')}
      load={(asked) => dataOf(api.GET('/api/admin/payment-totals', { params: { query: { filter: asked } } }))}
      sums={[
        [text('orders'), ({ payments }) => formats.number(payments)],
        [text('paid'), ({ amount }) => formats.money(amount)],
        [text('off'), ({ discount_off }) => formats.money(discount_off)],
      ]}
    />
  );
}

function UsesCards({ uses }: { uses: readonly Use[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const inCredits = useCredits();
  return (
    <Box component="ul" aria-labelledby="discount-uses" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
      {uses.map(({ id, member_id, settled_at, credits, amount, discount_off }) => (
        <Box component="li" key={id} sx={itemSx}>
          <Box sx={{ ...lineSx, fontWeight: 600 }}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              <UserLink memberId={member_id} />
            </Box>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {discount_off && formats.money(less(discount_off))}
            </Box>
          </Box>
          <Box sx={lineSx}>
            <RowLink resource="payments" id={id}>
              {inCredits(credits)}
            </RowLink>
            <span>{translate('resources.discounts.uses.paid_amount', { amount: formats.money(amount) })}</span>
          </Box>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{settled_at && formats.instant(settled_at)}</Box>
        </Box>
      ))}
    </Box>
  );
}

const lineSx = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 32,
} as const;
const itemSx = { px: 2, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } } as const;

function UsesTable({ uses }: { uses: readonly Use[] }) {
  const formats = useFormats();
  const inCredits = useCredits();
  const text = useText('resources.discounts.uses');
  return (
    <RowsTable
      label={text('title')}
      rows={uses}
      keyOf={({ id }) => id}
      hover
      columns={[
        {
          head: text('member'),
          of: ({ member_id }) => <UserLink memberId={member_id} />,
          cellSx: { overflowWrap: 'anywhere' },
        },
        { head: text('at'), of: ({ settled_at }) => settled_at && formats.instant(settled_at) },
        {
          head: text('order'),
          of: ({ id, credits }) => (
            <RowLink resource="payments" id={id}>
              {inCredits(credits)}
            </RowLink>
          ),
        },
        { head: text('paid'), of: ({ amount }) => formats.money(amount), end: true },
        {
          head: text('off'),
          of: ({ discount_off }) => discount_off && formats.money(less(discount_off)),
          end: true,
          cellSx: { fontWeight: 600 },
        },
      ]}
    />
  );
}

const less = ({ amount, currency }: { amount: number; currency: string }) => ({ amount: -amount, currency });

/** Who used a code. Of a member who was erased no page is left to lead to. */
function UserLink({ memberId }: { memberId: string }) {
  const { referenceRecord } = useReference<Member>({ reference: 'members', id: memberId });
  if (!referenceRecord) return <MemberName id={memberId} />;
  return (
    <RowLink resource="members" id={memberId}>
      {referenceRecord.name}
    </RowLink>
  );
}
