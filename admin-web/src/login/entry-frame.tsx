import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate, useLocales, useLocaleState } from 'react-admin';
import { BrandMark } from '../layout/navigation/brand-mark';
import { Small } from '../layout/values/card-heading';

interface EntryFrameProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** The way in: one card, and nothing of the console around it. */
export function EntryFrame({ title, intro, children }: EntryFrameProps) {
  const translate = useTranslate();
  return (
    <Box component="main" sx={pageSx}>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Box sx={{ alignSelf: 'end', display: 'flex', alignItems: 'center', gap: 1.5, color: '#fff', py: 4 }}>
        <BrandMark size={40} />
        <Typography component="span" sx={{ fontSize: '1.625rem', lineHeight: '2rem', fontWeight: 600 }}>
          {translate('console.name')}
        </Typography>
      </Box>
      <Box sx={{ width: '100%', maxWidth: 432, px: 2 }}>
        <Box sx={cardSx}>
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          <Small sx={{ mb: 3 }}>{intro}</Small>
          {children}
        </Box>
      </Box>
      <Box sx={{ py: 3 }}>
        <LanguageSwitch />
      </Box>
    </Box>
  );
}

const pageSx = ({ palette }: { palette: { mode: string } }) => ({
  display: 'grid',
  gridTemplateRows: { xs: 'auto 1fr auto', sm: '1fr auto 1fr' },
  justifyItems: 'center',
  minHeight: '100dvh',
  bgcolor: 'background.default',
  backgroundImage: `linear-gradient(${palette.mode === 'dark' ? '#2a1740' : '#3c1a5b'} 240px, transparent 240px)`,
});

const cardSx = {
  p: { xs: 3, sm: 4 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  boxShadow: '0 8px 24px rgb(35 22 41 / 14%)',
} as const;

function LanguageSwitch() {
  const translate = useTranslate();
  const locales = useLocales() ?? [];
  const [locale, setLocale] = useLocaleState();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      aria-label={translate('console.menu.language')}
      onChange={(_, chosen: string | null) => chosen && setLocale(chosen)}
    >
      {locales.map((one) => (
        <ToggleButton key={one.locale} value={one.locale} lang={one.locale} sx={{ px: 2, minHeight: 36 }}>
          {one.name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
