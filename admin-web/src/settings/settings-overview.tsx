import History from '@mui/icons-material/History';
import { Box, Button, Card, CardActionArea } from '@mui/material';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { PageTitle } from '../layout/page/page-title';
import { SECTION_NAMES } from './setting';
import { Small, CardHeading } from '../layout/values/card-heading';

/** All that an operator decides, by subject. */
export function SettingsOverview() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const to = (id: string) =>
    // With a form for each.
    id === 'landers'
      ? createPath({ resource: 'landing-pages', type: 'list' })
      : createPath({ resource: 'settings', type: 'edit', id });
  return (
    <>
      <PageTitle>{translate('resources.settings.name', { smart_count: 2 })}</PageTitle>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', my: 1.5 }}>
        <Button component={Link} to={to('history')} color="secondary" startIcon={<History />}>
          {translate('resources.settings.sections.history.title')}
        </Button>
      </Box>
      <Box component="nav" aria-label={translate('resources.settings.name', { smart_count: 2 })} sx={gridSx}>
        {SECTION_NAMES.map((section) => (
          <Card key={section}>
            <CardActionArea component={Link} to={to(section)} sx={{ p: 2, height: '100%' }}>
              <CardHeading component="h2">{translate(`resources.settings.sections.${section}.title`)}</CardHeading>
              <Small>{translate(`resources.settings.sections.${section}.about`)}</Small>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
}

const gridSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 1.5,
  pb: 3,
} as const;
