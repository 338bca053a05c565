import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Box,
  Card,
  Collapse,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Fragment, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWide } from '../layout/page/use-wide';
import { useChoices } from '../layout/values/use-choices';
import { MethodLimits } from './method-limits';
import { MethodEnd, MethodSwitch } from './method-switch';
import { MoveButtons, moved } from './move-buttons';
import type { Method } from './setting';
import { useValueText } from './use-value-text';
import { useText } from '../layout/values/words';

interface MethodEditorProps {
  methods: Method[];
  onChange: (methods: Method[]) => void;
  errorAt: (path: string) => string | undefined;
}

/** Every method there is, each with a switch: the offered ones in the order in which buyers see them. */
export function MethodEditor({ methods, onChange, errorAt }: MethodEditorProps) {
  const translate = useTranslate();
  const wide = useWide();
  const { rows, switchTo } = useSwitches(methods, onChange);
  const text = useText('resources.settings.methods');
  const shown = rows.map((id) => {
    const i = methods.findIndex((method) => method.id === id);
    return {
      id,
      name: translate(`console.payment_methods.${id}`, { _: id }),
      method: methods[i],
      first: i <= 0,
      last: i < 0 || i === methods.length - 1,
      onSwitch: (on: boolean) => switchTo(id, on),
      onChange: (next: Method) => onChange(methods.map((one, k) => (k === i ? next : one))),
      onMove: (by: -1 | 1) => onChange(moved(methods, i, by)),
      errorAt: (path: string) => errorAt(`payment_methods.${i}.${path}`),
    };
  });
  if (!wide) {
    return (
      <Box component="ul" aria-label={text('table')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map((row, i) => (
          <MethodCard key={rows[i]} {...row} />
        ))}
      </Box>
    );
  }
  return (
    <Card>
      <Table size="small" aria-label={text('table')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('offered')}</TableCell>
            <TableCell>{text('method')}</TableCell>
            <TableCell>{text('where')}</TableCell>
            <TableCell>{text('when')}</TableCell>
            <TableCell align="right">{translate('resources.settings.parts.costs')}</TableCell>
            <TableCell align="right">{text('order_and_limits')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row, i) => (
            <MethodRow key={rows[i]} {...row} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/**
 * The order of the rows, and what a switch does. A method stays in its row while it is switched off and on, and has the
 * limits again that it had.
 */
function useSwitches(methods: Method[], onChange: MethodEditorProps['onChange']) {
  const known = useChoices().payment_methods;
  const offered = methods.map(({ id }) => id);
  const all = [...offered, ...known.filter((id) => !offered.includes(id))];
  const [rows, setRows] = useState(all);
  const [had, setHad] = useState<readonly Method[]>([]);
  // Moved, or brought back by somebody: those that are offered in their order, then the others.
  const stale = rows.length !== all.length || rows.filter((id) => offered.includes(id)).join() !== offered.join();
  if (stale) setRows(all);
  return {
    rows: stale ? all : rows,
    switchTo: (id: Method['id'], on: boolean) => {
      const before = methods.find((method) => method.id === id);
      if (before) setHad([...had.filter((method) => method.id !== id), before]);
      const back = had.find((method) => method.id === id) ?? { id, countries: [], from: null, until: null, costs: [] };
      const next = on ? [...methods, back] : methods.filter((method) => method.id !== id);
      onChange(rows.flatMap((row) => next.filter((method) => method.id === row)));
    },
  };
}

interface MethodProps {
  id: Method['id'];
  name: string;
  /** Undefined: it is not offered. */
  method: Method | undefined;
  first: boolean;
  last: boolean;
  onSwitch: (on: boolean) => void;
  onChange: (method: Method) => void;
  onMove: (by: -1 | 1) => void;
  errorAt: (path: string) => string | undefined;
}

function MethodRow(props: MethodProps) {
  const { id, name, method } = props;
  const limits = useLimits(props);
  const { where, when, costs } = useMethodTexts(method);
  const color = method ? 'text.primary' : 'text.secondary';
  return (
    <>
      <TableRow hover sx={{ '& > td, & > th': { borderBottom: limits.open ? 0 : undefined, color } }}>
        <TableCell>
          <MethodSwitch {...props} on={method !== undefined} />
        </TableCell>
        <TableCell component="th" scope="row" sx={{ fontWeight: method ? 600 : 400 }}>
          {name}
          <MethodEnd id={id} />
        </TableCell>
        <TableCell>{where}</TableCell>
        <TableCell>{when}</TableCell>
        <TableCell align="right">{costs}</TableCell>
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          <MethodButtons {...props} limits={limits} />
        </TableCell>
      </TableRow>
      {method && (
        <TableRow sx={limits.open ? undefined : { '& > td': { border: 0 } }}>
          <TableCell colSpan={6} sx={{ py: 0 }}>
            <Collapse in={limits.open} id={limits.id} unmountOnExit>
              <MethodLimits {...props} method={method} />
            </Collapse>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** Where there is no room for a table. */
function MethodCard(props: MethodProps) {
  const { id, name, method } = props;
  const translate = useTranslate();
  const limits = useLimits(props);
  const texts = useMethodTexts(method);
  // Of the days and costs only what is not as usual: a phone shows few lines.
  const facts = [
    [translate('resources.settings.methods.where'), texts.where, true],
    [translate('resources.settings.methods.when'), texts.when, Boolean(method?.from ?? method?.until)],
    [translate('resources.settings.parts.costs'), texts.costs, method !== undefined && method.costs.length > 0],
  ] as const;
  return (
    <Card component="li" sx={{ px: 1.5, py: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 0.5 }}>
        <MethodSwitch {...props} on={method !== undefined} />
        <Typography
          component="h2"
          variant="h6"
          // A long name is broken rather than push the buttons out of line with those above.
          sx={{
            flex: 1,
            minWidth: 0,
            hyphens: 'auto',
            overflowWrap: 'anywhere',
            color: method ? 'secondary.main' : 'text.secondary',
          }}
        >
          {name}
          <MethodEnd id={id} />
        </Typography>
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <MethodButtons {...props} limits={limits} />
        </Box>
      </Box>
      {method && (
        <Box component="dl" sx={factsSx}>
          {facts.map(
            ([name, fact, shown]) =>
              shown && (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </Fragment>
              ),
          )}
        </Box>
      )}
      {method && (
        <Collapse in={limits.open} id={limits.id} unmountOnExit>
          <MethodLimits {...props} method={method} />
        </Collapse>
      )}
    </Card>
  );
}

/** Its place among the others and its limits, while it is offered. */
function MethodButtons({ name, method, first, last, onMove, limits }: MethodProps & { limits: Limits }) {
  const translate = useTranslate();
  if (!method) return null;
  return (
    <>
      <MoveButtons name={name} first={first} last={last} onMove={onMove} />
      <IconButton
        size="small"
        aria-label={translate('resources.settings.methods.limits_of', { name })}
        aria-expanded={limits.open}
        aria-controls={limits.id}
        onClick={limits.toggle}
      >
        <ExpandMore fontSize="small" sx={{ transform: limits.open ? 'rotate(180deg)' : 'none' }} />
      </IconButton>
    </>
  );
}

type Limits = ReturnType<typeof useLimits>;

/** Whether its limits are shown: when they are asked for, and while something is wrong with them. */
function useLimits({ method, errorAt }: MethodProps) {
  const id = useId();
  const [asked, setAsked] = useState(false);
  const wrong = ['id', 'until', 'costs'].some((path) => errorAt(path) !== undefined);
  return { id, open: method !== undefined && (asked || wrong), toggle: () => setAsked(!asked) };
}

/** What stands of a method in the table; dashes while it is not offered. */
function useMethodTexts(method: Method | undefined) {
  const translate = useTranslate();
  const { value } = useValueText();
  if (!method) return { where: '–', when: '–', costs: '–' };
  const { countries, from, until, costs } = method;
  const part = (key: 'from' | 'until', day: string) =>
    `${translate(`resources.settings.parts.${key}`)} ${value(day, key)}`;
  const days = [from && part('from', from), until && part('until', until)].filter(Boolean).join(' ');
  return {
    where: countries.length > 0 ? value(countries, 'countries') : translate('resources.settings.methods.everywhere'),
    when: days || translate('resources.settings.methods.always'),
    costs: costs.length > 0 ? value(costs, 'costs') : '–',
  };
}

const factsSx = {
  m: 0,
  mt: 0.5,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
