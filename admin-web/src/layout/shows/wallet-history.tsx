import { Box, Button, Card } from '@mui/material';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { ListLoading, LoadError } from '../page/loaded';
import { WriteOff } from '../dialogs/write-off';
import { useFormats, useText } from '../values/words';
import { dataOf, useApi, type Answer } from '../../providers/api-client';
import { CardHeading } from '../values/card-heading';
import { RowsTable } from './table-card';

export type Wallet = Answer<'/api/admin/wallets/{id}', 'get'>;

interface WalletHistoryProps {
  memberId: string;
  /** Payments and refunds whose movements stand out. */
  own?: string[];
  /** Changes when the wallet may have: it is then asked for anew. */
  state?: string;
}

/** What a member did with their credits, the newest first. */
export function WalletHistory({ memberId, own = [], state }: WalletHistoryProps) {
  const formats = useFormats();
  const api = useApi();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['wallets', memberId, state],
    queryFn: ({ pageParam }) =>
      dataOf(api.GET('/api/admin/wallets/{id}', { params: { path: { id: memberId }, query: { before: pageParam } } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }: Wallet) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: LATER,
  });
  const text = useText('resources.wallets');
  if (!data) return error ? <LoadError error={error} retry={() => void refetch()} /> : <ListLoading />;
  const { balance, debt } = data.pages[0]!;
  const movements = data.pages.flatMap(({ transactions }) => transactions);
  return (
    <Card component="section" sx={{ pt: 1.5 }}>
      <Box sx={{ px: 2, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <CardHeading>{text('title')}</CardHeading>
        <span>{text('balance', { smart_count: balance, count: formats.number(balance) })}</span>
        {debt > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
              {text('debt', { smart_count: debt, count: formats.number(debt) })}
            </Box>
            <WriteOff memberId={memberId} debt={debt} />
          </Box>
        )}
      </Box>
      {movements.length === 0 && <Box sx={{ px: 2, py: 1.5 }}>{text('none')}</Box>}
      {movements.length > 0 && (
        <RowsTable
          label={text('title')}
          rows={movements}
          keyOf={({ id }) => id}
          isMarked={({ reference }) => own.includes(reference)}
          columns={[
            { head: text('at'), of: ({ at }) => formats.instant(at), cellSx: instantSx },
            {
              head: text('kind'),
              of: ({ kind, reference, money }) => (
                <>
                  <Cause kind={kind} reference={reference} />
                  {money && <Box sx={narrowSx}>{formats.money(money)}</Box>}
                </>
              ),
              cellSx: { overflowWrap: 'break-word' },
            },
            { head: text('before'), of: ({ opening }) => formats.number(opening), end: true, sx: wideSx },
            {
              head: text('credits'),
              of: ({ credits }) => (credits === 0 ? '–' : formats.change(credits)),
              end: true,
            },
            { head: text('after'), of: ({ balance }) => formats.number(balance), end: true },
            { head: text('money'), of: ({ money }) => money && formats.money(money), end: true, sx: wideSx },
          ]}
          sx={tableSx}
        />
      )}
      {hasNextPage && (
        <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button color="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('older')}
          </Button>
        </Box>
      )}
    </Card>
  );
}

type Movement = Wallet['transactions'][number];

const PAGES: Partial<Record<Movement['kind'], string>> = {
  goodwill: 'proposals',
  purchase: 'payments',
  charge_back: 'payments',
  charge_back_reversed: 'payments',
  refund_request: 'refunds',
  refund_refused: 'refunds',
  refund: 'refunds',
};

/** What the movement came from; a purchase and a refund have a page that tells more. */
function Cause({ kind, reference }: Pick<Movement, 'kind' | 'reference'>) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = PAGES[kind];
  const word = translate(`resources.wallets.${reference === 'signup' ? 'welcome' : `kinds.${kind}`}`);
  if (!resource) return word;
  return (
    <Link color="secondary" to={createPath({ resource, id: reference, type: 'show' })}>
      {word}
    </Link>
  );
}

const LATER = 20_000;

const tableSx = {
  '& .MuiTableCell-root:not(:first-of-type)': { pl: { xs: 0.5, sm: 2 } },
  // The fifth is the last that shows on a phone.
  '& .MuiTableCell-root:not(:nth-of-type(n+5))': { pr: { xs: 0.5, sm: 2 } },
} as const;
// A phone has no room for a column of money: it stands under what it was for.
const wideSx = { display: { xs: 'none', sm: 'table-cell' } } as const;
// The day on one line; the time may stand below it.
const instantSx = { whiteSpace: { sm: 'nowrap' }, minWidth: { xs: 107, sm: 'auto' } } as const;
const narrowSx = { display: { sm: 'none' } } as const;
