import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { BrandMark } from './brand-mark';
import { LanguageSwitch } from './language-switch';
import { LoginForm } from './login-form';

export function LoginPage() {
  const translate = useTranslate();
  const title = translate('console.login.title');
  return (
    <Box
      component="main"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateRows: { xs: 'auto 1fr auto', sm: '1fr auto 1fr' },
        justifyItems: 'center',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        backgroundImage: `linear-gradient(${theme.palette.mode === 'dark' ? '#2a1740' : '#3c1a5b'} 240px, transparent 240px)`,
      })}
    >
      <Box sx={{ alignSelf: 'end', display: 'flex', alignItems: 'center', gap: 1.5, color: '#fff', py: 4 }}>
        <BrandMark size={40} />
        <Typography component="span" sx={{ fontSize: '1.625rem', lineHeight: '2rem', fontWeight: 600 }}>
          {translate('console.name')}
        </Typography>
      </Box>
      <Box sx={{ width: '100%', maxWidth: 432, px: 2 }}>
        <title>{`${title} · ${translate('console.name')}`}</title>
        <Box
          sx={{
            p: { xs: 3, sm: 4 },
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            boxShadow: '0 8px 24px rgb(35 22 41 / 14%)',
          }}
        >
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            {translate('console.login.intro')}
          </Typography>
          <LoginForm />
        </Box>
      </Box>
      <Box sx={{ py: 3 }}>
        <LanguageSwitch />
      </Box>
    </Box>
  );
}
