import { Box, Button, Card, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import { useFormats, useText } from '../values/words';
import { type Answer } from '../../providers/api-client';
import { ListLoading, LoadError } from '../page/loaded';
import { DecisionDialog } from '../dialogs/decision-dialog';
import { Changed } from '../values/changed-line';
import { StaffName } from '../values/names';
import { CardHeading } from '../values/card-heading';

export type Agreement = Answer<'/api/admin/agreements', 'get'>[number];
type Action = Agreement['actions'][number];

/** Milliseconds until a colleague may have decided. */
const LATER = 20_000;
/** What changes with a decision. */
const CHANGED = ['settings', 'staff', 'queues'];

interface WaitingAgreementsProps {
  /** Those that stand on this page; without it, all. */
  of?: (agreement: Agreement) => boolean;
  /** What stands there where nothing waits, and where it is not known yet; without it, nothing does. */
  none?: ReactNode;
}

/** What one admin proposed and another one has to agree to, and what the reader can do about it (ADM-04). */
export function WaitingAgreements({ of = () => true, none }: WaitingAgreementsProps) {
  const { data, error, refetch } = useGetList<Agreement>(
    'agreements',
    { pagination: { page: 1, perPage: 25 }, sort: { field: 'proposed_at', order: 'ASC' } },
    { refetchInterval: LATER },
  );
  // With its agreement: a colleague who decides first takes that off the list, and not what is being written about it.
  const [step, setStep] = useState<Step>();
  if (!data && none === undefined) return null;
  // What somebody writes in one of them stays when they cannot be asked for anew.
  if (!data) return error ? <LoadError error={error} retry={() => void refetch()} /> : <ListLoading />;
  const shown = data.filter(of);
  return (
    <ResourceContextProvider value="agreements">
      {shown.length === 0 ? (
        none
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {shown.map((agreement) => (
            <AgreementCard
              key={agreement.id}
              agreement={agreement}
              onChoose={(action) => setStep({ agreement, action })}
            />
          ))}
        </Box>
      )}
      {step && <DecideAgreement {...step} onClose={() => setStep(undefined)} />}
    </ResourceContextProvider>
  );
}

interface Step {
  agreement: Agreement;
  action: Action;
}

function AgreementCard({ agreement, onChoose }: { agreement: Agreement; onChoose: (action: Action) => void }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { actions, proposed_at, proposed_by, reason } = agreement;
  const text = useText('resources.agreements');
  return (
    <Card component="article" aria-label={text('waiting')} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <CardHeading component="h2">{text('waiting')}</CardHeading>
      <Wanted agreement={agreement} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
        <span>{formats.instant(proposed_at)}</span>
        <StaffName id={proposed_by} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {reason ? `“${reason}”` : translate('console.reason.none_kept')}
      </Typography>
      {!actions.includes('agree') && (
        <Typography color="textSecondary">{text(actions.includes('withdraw') ? 'own' : 'appointed')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'agree' ? 'contained' : 'outlined'}
            color={action === 'agree' ? 'primary' : 'secondary'}
            onClick={() => onChoose(action)}
          >
            {text(`${action}.action`)}
          </Button>
        ))}
      </Box>
    </Card>
  );
}

function DecideAgreement({ agreement, action, onClose }: Step & { onClose: () => void }) {
  const text = useText('resources.agreements');
  return (
    <DecisionDialog
      open
      onClose={onClose}
      text={(key) => text(`${action}.${key}`)}
      danger={action === 'refuse'}
      effects={[text(action === 'agree' ? 'at_once' : 'nothing_happens')]}
      help={text('reason_help')}
      act={(reason, api) =>
        api.POST(`/api/admin/agreements/{id}/${action === 'agree' ? 'agree' : 'refuse'}`, {
          params: { path: { id: agreement.id } },
          body: { reason },
        })
      }
      others={CHANGED}
      most={500}
    >
      <div>
        <Wanted agreement={agreement} />
      </div>
    </DecisionDialog>
  );
}

/** What it was and what it becomes. */
function Wanted({ agreement: { before, after, role } }: { agreement: Agreement }) {
  const translate = useTranslate();
  const formats = useFormats();
  const value = (name: Bound, of: number | undefined) =>
    of === undefined ? '–' : name === 'four_eyes_above' ? formats.units(of) : formats.number(of);
  if (role)
    return (
      <div>
        {translate('resources.staff.fields.role')} <StaffName id={role.staff_id} />:{' '}
        <Changed before={translate(`console.roles.${role.from}`)} after={translate(`console.roles.${role.to}`)} />
      </div>
    );
  return BOUNDS.filter((name) => after[name] !== undefined).map((name) => (
    <div key={name}>
      {translate(`resources.settings.fields.${name}`)}:{' '}
      <Changed before={value(name, before[name])} after={value(name, after[name])} />
    </div>
  ));
}

const BOUNDS = ['four_eyes_above', 'goodwill_limit'] as const;
type Bound = (typeof BOUNDS)[number];
