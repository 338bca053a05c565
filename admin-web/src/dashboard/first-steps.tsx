import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useDataProvider } from 'react-admin';
import { visuallyHidden } from '../layout/visually-hidden';
import { dataOf, useApi } from '../providers/api-client';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { useDashboardWords } from './use-dashboard-words';

/**
 * What an administrator does first; what can be seen to be done is marked so. It stays until the first member has come
 * and nothing is missing that can be seen.
 */
export function FirstSteps() {
  const { text } = useDashboardWords();
  const api = useApi();
  const members = useCount('members');
  const seen = useQuery({
    queryKey: ['installation'],
    queryFn: () => dataOf(api.GET('/api/admin/installation')),
    retry: false,
  }).data;
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
  done?: boolean;
}

function Steps({ seen }: { seen: { mail: boolean; payments: boolean; terms: boolean } }) {
  const { text } = useDashboardWords();
  const api = useApi();
  const settings = useQuery({ queryKey: ['settings'], queryFn: () => dataOf(api.GET('/api/admin/settings')) });
  const site = settings.data?.settings;
  const staff = useCount('staff') ?? 0;
  const steps: Step[] = [
    { step: 'company', to: '/settings/company', done: site !== undefined && site.company_name !== '' },
    { step: 'packages', to: '/settings/packages' },
    { step: 'methods', to: '/settings/methods' },
    { step: 'pages', to: '/settings/pages', done: seen.terms },
    { step: 'staff', to: '/staff', done: staff > 1 },
    { step: 'mail', command: 'secrets/smtp_url', done: seen.mail },
    { step: 'payments', command: 'secrets/mollie_api_key', done: seen.payments },
    { step: 'key', command: 'secrets/master_key' },
    { step: 'backups', command: 'scripts/backup.sh' },
    { step: 'places', command: 'npm run places' },
  ];
  return (
    <Card component="ol" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 720 }}>
      {steps.map(({ step, to, command, done = false }, i) => (
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
            <Typography variant="body2" color="textSecondary">
              {text(`first.steps.${step}.about`)} {command && <code>{command}</code>}
            </Typography>
          </Box>
        </Box>
      ))}
    </Card>
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
