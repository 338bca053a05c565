import { Box, Link } from '@mui/material';
import type { Enrolment } from '../../providers/auth-provider';
import { useText } from '../values/words';
import { Small } from '../values/card-heading';

/** What an authenticator app needs: a picture for its camera, the same in letters, and a link on the phone itself. */
export function AuthenticatorSetup({ enrolment: { qr_svg, secret, uri } }: { enrolment: Enrolment }) {
  const text = useText('login.setup');
  return (
    <Box component="ol" role="list" sx={listSx}>
      <li>
        {text('scan')}
        <Box
          component="img"
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr_svg)}`}
          alt={text('qr')}
          sx={{ display: 'block', width: 184, height: 184, my: 1, bgcolor: '#fff', borderRadius: '8px' }}
        />
        <Small>{text('or_type')}</Small>
        <Box component="code" aria-label={text('secret')} sx={secretSx}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
        <Link href={uri} variant="body2" sx={{ color: 'secondary.main' }}>
          {text('open_app')}
        </Link>
      </li>
      <li>{text('type_code')}</li>
    </Box>
  );
}

const listSx = { m: 0, pl: 3, display: 'grid', gap: 1, '& li::marker': { fontWeight: 600 } } as const;
const secretSx = {
  display: 'block',
  my: 0.5,
  font: '600 0.9375rem/1.5rem ui-monospace, monospace',
  overflowWrap: 'anywhere',
} as const;
