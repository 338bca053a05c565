import Replay from '@mui/icons-material/Replay';
import { Box, Button, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Fragment, useState, type ReactNode } from 'react';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Sync from '@mui/icons-material/SyncOutlined';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../layout/values/visually-hidden';
import { useFormats, useText } from '../layout/values/words';
import { isBusy, type ReadModel, type ReadModels, type State } from './read-model';
import { CardHeading } from '../layout/values/card-heading';
import { Mark, type Look, DONE } from '../layout/values/mark';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';

export function ReadModelTable({ models, head }: { models: ReadModel[]; head: number }) {
  const text = useText('resources.projections');
  const formats = useFormats();
  const [chosen, setChosen] = useState<ReadModel>();
  const rows = ({ rows, rows_estimated }: ReadModel) =>
    rows_estimated ? text('about', { count: formats.number(rows) }) : formats.number(rows);
  return (
    <Section title={text('tables')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('fields.name')}</TableCell>
          <TableCell sx={wideSx}>{text('fields.mode')}</TableCell>
          <TableCell align="right" sx={wideSx}>
            {text('fields.revision')}
          </TableCell>
          <TableCell align="right">{text('fields.rows')}</TableCell>
          <TableCell align="right" sx={wideSx}>
            {text('fields.position')}
          </TableCell>
          <TableCell align="right" sx={wideSx}>
            {text('fields.lag')}
          </TableCell>
          <TableCell sx={wideSx}>{text('fields.state')}</TableCell>
          <TableCell>
            <Box component="span" sx={visuallyHidden}>
              {text('fields.action')}
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {models.map((model) => (
          <TableRow key={model.name}>
            <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <code>{model.name}</code>
              <Box sx={narrowSx}>
                <StateMark state={model.state} progress={model.progress} />
              </Box>
              <LastError of={model.last_error} />
            </TableCell>
            <TableCell sx={wideSx}>{text(`mode.${model.mode}`)}</TableCell>
            <TableCell align="right" sx={wideSx}>
              {model.revision}
            </TableCell>
            <TableCell align="right">{rows(model)}</TableCell>
            <TableCell align="right" sx={wideSx}>
              {formats.number(model.position)}
            </TableCell>
            <TableCell align="right" sx={wideSx}>
              <LagText of={model.lag} />
            </TableCell>
            <TableCell sx={wideSx}>
              <StateMark state={model.state} progress={model.progress} />
            </TableCell>
            <TableCell align="right" sx={{ pr: 1 }}>
              <Button
                size="small"
                color="secondary"
                sx={{ minWidth: 40 }}
                disabled={isBusy(model)}
                aria-label={text('rebuild_of', { name: model.name })}
                onClick={() => setChosen(model)}
              >
                <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                  {text('rebuild')}
                </Box>
                <Replay fontSize="small" sx={narrowSx} aria-hidden="true" />
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      {chosen && <RebuildDialog model={chosen} rows={rows(chosen)} head={head} onClose={() => setChosen(undefined)} />}
    </Section>
  );
}

/** What has no rows to show: policies, and the relay to the broker. */
export function FollowerTable({ title, followers }: { title: string; followers: ReadModels['policies'] }) {
  const text = useText('resources.projections');
  const formats = useFormats();
  return (
    <Section title={title}>
      <TableHead>
        <TableRow>
          <TableCell>{text('fields.name')}</TableCell>
          <TableCell align="right" sx={wideSx}>
            {text('fields.position')}
          </TableCell>
          <TableCell align="right">{text('fields.lag')}</TableCell>
          <TableCell>{text('fields.state')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {followers.map(({ name, position, lag, state, last_error }) => (
          <Fragment key={name}>
            <TableRow sx={last_error ? { '& > td': { border: 0, pb: 0 } } : undefined}>
              <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                <code>{name}</code>
              </TableCell>
              <TableCell align="right" sx={wideSx}>
                {formats.number(position)}
              </TableCell>
              <TableCell align="right">
                <LagText of={lag} />
              </TableCell>
              <TableCell>
                <StateMark state={state} />
              </TableCell>
            </TableRow>
            {last_error && (
              <TableRow>
                <TableCell colSpan={4} sx={{ pt: 0, overflowWrap: 'anywhere' }}>
                  <LastError of={last_error} />
                </TableCell>
              </TableRow>
            )}
          </Fragment>
        ))}
      </TableBody>
    </Section>
  );
}

function LagText({ of: { events, seconds } }: { of: ReadModel['lag'] }) {
  const text = useText('resources.projections');
  const formats = useFormats();
  if (events === 0) return '–';
  return text('lag', { smart_count: events, events: formats.number(events), seconds: formats.number(seconds) });
}

function LastError({ of }: { of: ReadModel['last_error'] }) {
  const text = useText('resources.projections');
  const formats = useFormats();
  if (!of) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {text('last_error', { when: formats.instant(of.at), error: of.error })}
    </Typography>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" sx={{ pt: 1.5 }}>
    <CardHeading component="h2" sx={{ px: 2 }}>
      {title}
    </CardHeading>
    <Table size="small" aria-label={title} sx={{ mt: 1, '& .MuiTableCell-head': { fontWeight: 600 } }}>
      {children}
    </Table>
  </Card>
);

const wideSx = { display: { xs: 'none', md: 'table-cell' } } as const;
const narrowSx = { display: { md: 'none' }, fontWeight: 400 } as const;

const LOOKS: Record<State, Look> = {
  current: DONE,
  behind: { icon: Schedule, color: 'warning.main' },
  rebuilding: { icon: Sync, color: 'secondary.main' },
  waiting: { icon: HourglassEmpty, color: 'secondary.main' },
  unattended: { icon: LinkOff, color: 'error.main' },
  failed: { icon: ErrorOutline, color: 'error.main' },
};

function StateMark({ state, progress = null }: { state: State; progress?: number | null }) {
  const text = useText('resources.projections');
  const word = text(`state.${state}`);
  if (progress === null) return <Mark look={LOOKS[state]} word={word} />;
  return <Mark look={LOOKS[state]} word={`${word} · ${text('progress', { percent: Math.floor(progress * 100) })}`} />;
}

interface RebuildDialogProps {
  model: ReadModel;
  rows: string;
  head: number;
  onClose: () => void;
}

function RebuildDialog({ model: { name }, rows, head, onClose }: RebuildDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = useText('resources.projections');
  return (
    <DecisionDialog
      open
      text={text}
      title={text('rebuild_of', { name })}
      done={text('started')}
      effects={[text('effect', { rows, events: formats.number(head) })]}
      help={translate('resources.staff.reason_help')}
      act={(reason, api) =>
        api.POST('/api/admin/projections/{name}/rebuild', { params: { path: { name } }, body: { reason } })
      }
      most={500}
      onClose={onClose}
    />
  );
}
