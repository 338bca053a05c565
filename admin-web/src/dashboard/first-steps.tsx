import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Card, FormHelperText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useDataProvider } from 'react-admin';
import { visuallyHidden } from '../layout/values/visually-hidden';
import { useIntent } from '../layout/dialogs/use-intent';
import { type Answer, useRead } from '../providers/api-client';
import { type VersionedSettings, useSettings } from '../providers/use-settings';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { useDashboardWords } from './use-dashboard-words';
import { Small } from '../layout/values/card-heading';

/**
 * What an administrator does first; what can be seen to be done is marked so, and the rest by them. It stays until the
 * first member has come and nothing is missing.
 */
export function FirstSteps() {
  const { text } = useDashboardWords();
  const members = useCount('members');
  const seen = useRead(['installation'], (api) => api.GET('/api/admin/installation'), { retry: false }).data;
  if (members === undefined || !seen) return null;
  if (members > 0 && Object.values(seen).every(Boolean)) return null;
  return (
    <Box component="section" aria-labelledby="first-steps">
      <Typography id="first-steps" variant="h2" sx={{ mb: 0.5 }}>
        {text('first.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: 720 }}>
        {text(members === 0 ? 'first.about' : 'first.missing')}
      </Typography>
      <Steps seen={seen} />
    </Box>
  );
}

interface Step {
  step: string;
  to?: string;
  /** Typed where the site runs. */
  command?: string;
  done: boolean;
  /** Where nothing but an administrator can say that it is done. */
  mark?: StepToMark;
}
type StepToMark = VersionedSettings['settings']['done_steps'][number];

function Steps({ seen }: { seen: Answer<'/api/admin/installation', 'get'> }) {
  const { text } = useDashboardWords();
  const settings = useSettings().data;
  const staff = useCount('staff') ?? 0;
  const steps: Step[] = [
    { step: 'company', to: '/settings/company', done: seen.company },
    { step: 'packages', to: '/settings/packages', done: seen.packages, mark: 'packages' },
    { step: 'methods', to: '/settings/methods', done: seen.methods, mark: 'methods' },
    { step: 'pages', to: '/settings/pages', done: seen.terms },
    { step: 'staff', to: '/staff', done: staff > 1 || seen.staff, mark: 'staff' },
    { step: 'mail', command: 'secrets/smtp_url', done: seen.mail },
    { step: 'payments', command: 'secrets/mollie_api_key', done: seen.payments },
    { step: 'key', command: 'secrets/master_key', done: seen.key, mark: 'key' },
    { step: 'backups', command: 'scripts/backup.sh', done: seen.backups, mark: 'backups' },
    { step: 'places', command: 'npm run places', done: seen.places, mark: 'places' },
  ];
  return (
    <Card component="ol" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 720 }}>
      {steps.map(({ step, to, command, done, mark }, i) => (
        <Box component="li" key={step} sx={stepSx}>
          {done ? (
            <CheckCircle color="success" />
          ) : (
            <Box component="span" aria-hidden="true" sx={numberSx}>
              {i + 1}
            </Box>
          )}
          <Box sx={{ minWidth: 0 }}>
            {to === undefined ? (
              <Typography component="span" variant="inherit" sx={{ fontWeight: 600 }}>
                {text(`first.steps.${step}.title`)}
              </Typography>
            ) : (
              <Link to={to} sx={{ fontWeight: 600 }}>
                {text(`first.steps.${step}.title`)}
              </Link>
            )}
            {done && (
              <Box component="span" sx={visuallyHidden}>
                , {text('first.done')}
              </Box>
            )}
            <Small>
              {text(`first.steps.${step}.about`)} {command && <code>{command}</code>}
            </Small>
            {mark && !done && settings && (
              <MarkDone step={mark} title={text(`first.steps.${step}.title`)} settings={settings} />
            )}
          </Box>
        </Box>
      ))}
    </Card>
  );
}

/** Kept as a setting, whose history tells who marked it, and when. */
function MarkDone({ step, title, settings }: { step: StepToMark; title: string; settings: VersionedSettings }) {
  const { text } = useDashboardWords();
  const reason = text('first.reason', { step: title });
  const marking = useIntent(
    (_, api) =>
      api.PUT('/api/admin/settings', {
        body: {
          version: settings.version,
          reason,
          restores: null,
          changes: { done_steps: [...settings.settings.done_steps, step] },
        },
      }),
    reason,
    ['settings', 'installation'],
  );
  return (
    <>
      <Button
        size="small"
        color="secondary"
        aria-label={`${text('first.mark')}: ${title}`}
        disabled={marking.isPending}
        onClick={() => marking.mutate()}
        sx={{ ml: -0.75 }}
      >
        {text('first.mark')}
      </Button>
      {marking.error && <FormHelperText error>{marking.error.message}</FormHelperText>}
    </>
  );
}

/** How many there are; undefined until it is known. */
function useCount(resource: string): number | undefined {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [resource, 'all'],
    queryFn: () => provider.waitingIn(resource, {}),
    retry: false,
  }).data;
}

const stepSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;
/** As large as the mark that takes its place. */
const numberSx = {
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  border: 1,
  borderColor: 'secondary.main',
  borderRadius: '50%',
  color: 'secondary.main',
  typography: 'body2',
  fontWeight: 600,
} as const;
