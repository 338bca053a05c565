import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { AddressDays, faultOf, useAddressDays } from '../layout/forms/address-days';
import { FileLink } from '../layout/lists/export-link';
import { LoadError } from '../layout/page/loaded';
import { useFormats, useText } from '../layout/values/words';
import { useRead } from '../providers/api-client';
import { asOnItsSide, isSource, totalOf, type PeriodAccount, type PeriodBalance } from './books';
import { CardHeading, Small } from '../layout/values/card-heading';

const MOMENTS = ['opening', 'moved', 'closing'] as const;
const SIDES = ['sources', 'places'] as const;

/** Each account before, during and after a period, in credits and in money, and its movements as a file (ADM-04). */
export function Period() {
  const translate = useTranslate();
  const [days, choose] = useAddressDays();
  const fault = faultOf(days);
  const { data, error, refetch } = useRead(
    ['books', 'period', days.from ?? '', days.until ?? ''],
    (api) => api.GET('/api/admin/ledger', { params: { query: days } }),
    { placeholderData: keepPreviousData, enabled: !fault },
  );
  const text = useText('resources.books.period');
  return (
    <Card component="section" sx={{ pt: 1.5 }}>
      <Box sx={{ px: 2, display: 'grid', gap: 1.5 }}>
        <div>
          <CardHeading component="h2">{text('title')}</CardHeading>
          <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
            {text('intro')}
          </Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, pt: 1 }}>
          <AddressDays labels={{ from: text('from'), until: text('until') }} days={days} onChoose={choose} />
          {!fault && <FileLink path="ledger.csv" query={days} text="resources.books.period.file" />}
        </Box>
      </Box>
      {fault ? null : data ? (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={text('table')} sx={tableSx}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('resources.books.account')}</TableCell>
                {MOMENTS.map((moment) => (
                  <TableCell key={moment} align="right">
                    {text(moment)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            {SIDES.map((side) => (
              <Side key={side} side={side} accounts={data.accounts} />
            ))}
          </Table>
        </Box>
      ) : error ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : null}
    </Card>
  );
}

/** One side of the books; its totals are those of the other side, unless the books are wrong. */
function Side({ side, accounts }: { side: (typeof SIDES)[number]; accounts: readonly PeriodAccount[] }) {
  const formats = useFormats();
  const text = useText('resources.books');
  const shown = accounts.filter((one) => isSource(one) === (side === 'sources'));
  const balanceOf = (one: PeriodAccount, moment: (typeof MOMENTS)[number]) => asOnItsSide(one.account, one[moment]);
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={4} sx={{ pt: 2, color: 'text.secondary' }}>
          {text(side)}
        </TableCell>
      </TableRow>
      {shown.map((one) => (
        <TableRow key={one.account}>
          <TableCell component="th" scope="row">
            {text(`accounts.${one.account}`)}
          </TableCell>
          {MOMENTS.map((moment) => (
            <TableCell key={moment} align="right">
              <Amounts balance={balanceOf(one, moment)} />
            </TableCell>
          ))}
        </TableRow>
      ))}
      <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
        <TableCell component="th" scope="row">
          {text('total')}
        </TableCell>
        {MOMENTS.map((moment) => (
          <TableCell key={moment} align="right">
            {formats.number(totalOf(shown.map((one) => balanceOf(one, moment))))}
          </TableCell>
        ))}
      </TableRow>
    </TableBody>
  );
}

/** Credits, and below them what they cost. */
function Amounts({ balance: { credits, money } }: { balance: PeriodBalance }) {
  const formats = useFormats();
  return (
    <Box sx={{ display: 'grid', whiteSpace: 'nowrap' }}>
      <span>{formats.number(credits)}</span>
      {money.map((one) => (
        <Small component="span" key={one.currency}>
          {formats.money(one)}
        </Small>
      ))}
    </Box>
  );
}

const tableSx = {
  mt: 1,
  '& .MuiTableCell-head': { fontWeight: 600 },
  '& .MuiTableCell-root': { verticalAlign: 'top', px: { xs: 1, md: 2 } },
  '& .MuiTableCell-root:first-of-type': { pl: 2 },
  '& .MuiTableCell-root:last-of-type': { pr: 2 },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& tbody:last-of-type tr:last-of-type > *': { border: 0 },
} as const;
