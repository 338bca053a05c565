import { Box, Divider, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, TitlePortal, useTranslate, type AppBarProps } from 'react-admin';
import { AccountMenu } from './account-menu';
import { BrandMark } from './brand-mark';
import { FindAnything } from '../find/find-anything';

export function TopBar(props: AppBarProps) {
  const translate = useTranslate();
  // It hands this on to its spinner.
  const loading = { 'aria-label': translate('ra.page.loading') };
  return (
    <AppBar
      {...props}
      toolbar={
        <>
          <FindAnything />
          <LoadingIndicator {...loading} />
        </>
      }
      userMenu={<AccountMenu />}
    >
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1, mr: 2 }}>
        <BrandMark />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {translate('console.name')}
        </Typography>
        <Divider orientation="vertical" flexItem sx={{ borderColor: 'currentColor', opacity: 0.25, ml: 1 }} />
      </Box>
      <TitlePortal component="h1" variant="h1" sx={titleSx} />
    </AppBar>
  );
}

// A phone has room for two small lines; half an amount would be another amount.
const titleSx = {
  '@media (max-width: 599.95px)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    fontSize: '0.9375rem',
    lineHeight: '1.25rem',
  },
} as const;
