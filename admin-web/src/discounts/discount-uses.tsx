import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase, Pagination, useListContext, useTranslate } from 'react-admin';
import { ListLoading } from '../layout/page/list-loading';
import { LoadError } from '../layout/page/load-error';
import type { Use } from './discount';
import { Turnover } from './turnover';
import { UsesCards } from './uses-cards';
import { UsesTable } from './uses-table';

/** Who used a code: the orders that were paid with it, the newest first. */
export function DiscountUses({ code }: { code: string }) {
  const translate = useTranslate();
  const filter = { discount_code: code, status: 'completed' };
  return (
    <Card component="section" aria-labelledby="discount-uses" sx={{ mt: 2, pt: 1.5 }}>
      <Typography id="discount-uses" variant="h6" component="h3" color="secondary" sx={{ px: 2 }}>
        {translate('resources.discounts.uses.title')}
      </Typography>
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
  const { data, error, isPending, total, refetch } = useListContext<Use>();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  if (isPending) return <ListLoading />;
  if (!total) {
    return (
      <Typography color="textSecondary" sx={{ px: 2, pt: 0.5, pb: 2 }}>
        {translate('resources.discounts.uses.none')}
      </Typography>
    );
  }
  return (
    <>
      {wide ? <UsesTable uses={data} /> : <UsesCards uses={data} />}
      <Box sx={{ minHeight: 52 }}>
        <Pagination rowsPerPageOptions={[]} />
      </Box>
    </>
  );
}
