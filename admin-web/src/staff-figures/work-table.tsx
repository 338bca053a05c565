import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState, type ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { DecisionKind } from '../layout/decision-types';
import { useFormats } from '../members/use-formats';
import type { Role } from '../providers/auth-provider';
import { durationIn, logOf, shareOf, type Figures, type Report } from './staff-figures';
import { shortId } from '../layout/references';

interface WorkTableProps {
  report: Report;
  role: Role | undefined;
}

/** A line for each moderator, which opens into what it is made of; for a moderator their own by kind. */
export function WorkTable({ report, role }: WorkTableProps) {
  const translate = useTranslate();
  const { staff, total } = report;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const text = (key: string) => translate(`resources.staff-figures.${key}`);
  const kindRows = (kinds: Report['total']['kinds'], staffId: string | undefined, inset: boolean) =>
    kinds.map(({ kind, ...figures }) => (
      <Line key={`${staffId} ${kind}`} figures={figures} inset={inset} {...linkTo({ staffId, kind })}>
        {text(`kinds.${kind}`)}
      </Line>
    ));
  /** Moderators do not read the log. */
  const linkTo = (counted: { staffId: string | undefined; kind: DecisionKind | undefined }) =>
    role === 'admin' ? { to: logOf(counted, report) } : {};
  const own = role === 'moderator';
  return (
    <Card>
      <Table size="small" aria-label={text('table')} sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>{text(own ? 'kind' : 'moderator')}</TableCell>
            <TableCell align="right">{text('decided')}</TableCell>
            <TableCell align="right">{text('overturned')}</TableCell>
            <TableCell align="right">{text('waited')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {own
            ? kindRows(total.kinds, undefined, false)
            : staff.flatMap(({ staff_id, staff_name, kinds, ...figures }) => {
                const name = staff_name || translate('events.actor.staff', { id: shortId(staff_id) });
                const shown = open.has(staff_id);
                return [
                  <Line key={staff_id} figures={figures} {...linkTo({ staffId: staff_id, kind: undefined })}>
                    <Opener name={name} open={shown} none={kinds.length === 0} toggle={() => toggle(staff_id)} />
                  </Line>,
                  ...(shown ? kindRows(kinds, staff_id, true) : []),
                ];
              })}
        </TableBody>
        <TableFooter>
          <Line figures={total} {...linkTo({ staffId: undefined, kind: undefined })}>
            {own ? (
              text('together')
            ) : (
              <Opener name={text('together')} open={open.has('')} none={false} toggle={() => toggle('')} />
            )}
          </Line>
          {!own && open.has('') && kindRows(total.kinds, undefined, true)}
        </TableFooter>
      </Table>
    </Card>
  );
}

interface LineProps {
  figures: Figures;
  /** Part of the line above. */
  inset?: boolean;
  /** The list that makes the number. */
  to?: string;
  children: ReactNode;
}

function Line({ figures, inset = false, to, children }: LineProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { decided, overturned, median_seconds } = figures;
  const share = shareOf(figures);
  const percent = new Intl.NumberFormat(formats.locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <TableRow sx={inset ? insetSx : undefined}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word' }}>
        {children}
      </TableCell>
      <TableCell align="right">
        {to && decided > 0 ? (
          <Link to={to} title={translate('dashboard.open_list')} color="inherit" underline="always">
            {formats.number(decided)}
          </Link>
        ) : (
          formats.number(decided)
        )}
      </TableCell>
      <TableCell align="right">
        {decided === 0 ? '–' : formats.number(overturned)}
        {overturned > 0 && share !== null && (
          <Box component="span" sx={shareSx}>
            {' '}
            ({percent.format(share / 100)})
          </Box>
        )}
      </TableCell>
      <TableCell align="right">{median_seconds === null ? '–' : durationIn(formats.locale, median_seconds)}</TableCell>
    </TableRow>
  );
}

interface OpenerProps {
  name: string;
  open: boolean;
  /** There is nothing in it. */
  none: boolean;
  toggle: () => void;
}

/** Opens a line into what it is made of. */
function Opener({ name, open, none, toggle }: OpenerProps) {
  if (none) return <Box sx={{ pl: { xs: 3, sm: 3.5 } }}>{name}</Box>;
  return (
    <ButtonBase aria-expanded={open} onClick={toggle} sx={openerSx}>
      <ExpandMore fontSize="small" sx={{ rotate: open ? 'none' : '-90deg' }} />
      {name}
    </ButtonBase>
  );
}

const tableSx = {
  fontVariantNumeric: 'tabular-nums',
  '& .MuiTableCell-head': { fontWeight: 600, lineHeight: 1.3 },
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } },
  '& .MuiTableCell-root:first-of-type': { pl: { xs: 1, sm: 2 } },
  '& .MuiTableCell-root:last-of-type': { pr: { xs: 1, sm: 2 } },
  '& .MuiTableCell-alignRight': { whiteSpace: { sm: 'nowrap' } },
  '& .MuiTableCell-head.MuiTableCell-alignRight': { whiteSpace: 'normal' },
  '& .MuiTableCell-body': { fontWeight: 400 },
  '& .MuiTableCell-footer': { typography: 'body2', color: 'text.primary' },
  '& .MuiTableFooter-root > tr:first-of-type > .MuiTableCell-footer': { fontWeight: 600 },
  '& .MuiTableFooter-root > tr:last-of-type > .MuiTableCell-footer': { border: 0 },
} as const;
const insetSx = {
  '& .MuiTableCell-root': { color: 'text.secondary' },
  '& .MuiTableCell-root.MuiTableCell-root:first-of-type': { pl: { xs: 4, sm: 5.5 } },
} as const;
const shareSx = { color: 'text.secondary', display: { xs: 'block', sm: 'inline' } } as const;
const openerSx = {
  gap: { xs: 0.5, sm: 1 },
  minHeight: { xs: 44, md: 28 },
  justifyContent: 'flex-start',
  textAlign: 'start',
  font: 'inherit',
  borderRadius: 1,
} as const;
