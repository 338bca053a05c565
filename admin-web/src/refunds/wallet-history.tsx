import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormats } from '../members/use-formats';
import type { ConsoleDataProvider, Wallet } from '../providers/data-provider';
import type { RefundDetail } from './refund';

/** What the member did with their credits, the newest first; this refund's own movements stand out. */
export function WalletHistory({ refund }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { movements, more, loading } = useMovements(refund);
  const text = (key: string, options?: object) => translate(`resources.refunds.wallet.${key}`, options);
  const { balance } = refund.wallet;
  const own = [refund.id, refund.payment_id];
  return (
    <Card component="section" sx={{ pt: 1.5 }}>
      <Box sx={{ px: 2, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="h6" component="h3" color="secondary">
          {text('title')}
        </Typography>
        <span>{text('balance', { smart_count: balance, count: formats.number(balance) })}</span>
      </Box>
      <Table size="small" aria-label={text('title')} sx={{ mt: 1, '& .MuiTableCell-head': { fontWeight: 600 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{text('at')}</TableCell>
            <TableCell>{text('kind')}</TableCell>
            <TableCell align="right">{text('credits')}</TableCell>
            <TableCell align="right">{text('after')}</TableCell>
            <TableCell align="right" sx={wideSx}>
              {text('money')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {movements.map(({ id, at, kind, credits, balance, money, reference }) => (
            <TableRow key={id} selected={own.includes(reference)}>
              <TableCell>{formats.instant(at)}</TableCell>
              <TableCell>
                {text(`kinds.${kind}`)}
                {money && <Box sx={narrowSx}>{formats.money(money)}</Box>}
              </TableCell>
              <TableCell align="right">{credits === 0 ? '–' : formats.change(credits)}</TableCell>
              <TableCell align="right">{formats.number(balance)}</TableCell>
              <TableCell align="right" sx={wideSx}>
                {money && formats.money(money)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more && (
        <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button color="secondary" loading={loading} onClick={more}>
            {text('older')}
          </Button>
        </Box>
      )}
    </Card>
  );
}

// A phone has no room for a column of money: it stands under what it was for.
const wideSx = { display: { xs: 'none', sm: 'table-cell' } } as const;
const narrowSx = { display: { sm: 'none' } } as const;

function useMovements({ id, wallet }: RefundDetail) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const newest = wallet.transactions[0]?.id;
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    // A new movement begins the history anew, so that no page misses one.
    queryKey: ['wallet', id, newest],
    queryFn: ({ pageParam }) => provider.walletOf(id, pageParam!),
    initialData: { pages: [wallet], pageParams: [null] },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: Wallet) => next,
    staleTime: Infinity,
  });
  return {
    movements: data.pages.flatMap(({ transactions }) => transactions),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    loading: isFetchingNextPage,
  };
}
