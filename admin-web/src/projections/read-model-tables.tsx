import Replay from '@mui/icons-material/Replay';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Sync from '@mui/icons-material/SyncOutlined';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../layout/values/visually-hidden';
import { useFormats, useText } from '../layout/values/words';
import { isBusy, type ReadModel, type ReadModels, type State } from './read-model';
import { TableCard } from '../layout/shows/table-card';
import { Mark, type Look, DONE } from '../layout/values/mark';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';

export function ReadModelTable({ models, head }: { models: ReadModel[]; head: number }) {
  const text = useText('resources.projections');
  const formats = useFormats();
  const [chosen, setChosen] = useState<ReadModel>();
  const rows = ({ rows, rows_estimated }: ReadModel) =>
    rows_estimated ? text('about', { count: formats.number(rows) }) : formats.number(rows);
  return (
    <>
      <TableCard
        title={text('tables')}
        rows={models}
        keyOf={({ name }) => name}
        columns={[
          {
            head: text('fields.name'),
            of: ({ name, state, progress, last_error }) => (
              <>
                <code>{name}</code>
                <Box sx={narrowSx}>
                  <StateMark state={state} progress={progress} />
                </Box>
                <LastError of={last_error} />
              </>
            ),
            cellSx: nameSx,
          },
          { head: text('fields.mode'), of: ({ mode }) => text(`mode.${mode}`), sx: wideSx },
          { head: text('fields.revision'), of: ({ revision }) => revision, end: true, sx: wideSx },
          { head: text('fields.rows'), of: rows, end: true },
          { head: text('fields.position'), of: ({ position }) => formats.number(position), end: true, sx: wideSx },
          { head: text('fields.lag'), of: ({ lag }) => <LagText of={lag} />, end: true, sx: wideSx },
          {
            head: text('fields.state'),
            of: ({ state, progress }) => <StateMark state={state} progress={progress} />,
            sx: wideSx,
          },
          {
            head: (
              <Box component="span" sx={visuallyHidden}>
                {text('fields.action')}
              </Box>
            ),
            of: (model) => (
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
            ),
            end: true,
            cellSx: { pr: 1 },
          },
        ]}
      />
      {chosen && <RebuildDialog model={chosen} rows={rows(chosen)} head={head} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** What has no rows to show: policies, and the relay to the broker. */
export function FollowerTable({ title, followers }: { title: string; followers: ReadModels['policies'] }) {
  const text = useText('resources.projections');
  const formats = useFormats();
  return (
    <TableCard
      title={title}
      rows={followers}
      keyOf={({ name }) => name}
      columns={[
        { head: text('fields.name'), of: ({ name }) => <code>{name}</code>, cellSx: nameSx },
        { head: text('fields.position'), of: ({ position }) => formats.number(position), end: true, sx: wideSx },
        { head: text('fields.lag'), of: ({ lag }) => <LagText of={lag} />, end: true },
        { head: text('fields.state'), of: ({ state }) => <StateMark state={state} /> },
      ]}
      below={({ last_error }) => last_error && <LastError of={last_error} />}
    />
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

const nameSx = { fontWeight: 600, overflowWrap: 'anywhere' } as const;
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
