import { Box, Typography } from '@mui/material';
import { WaitingAgreements } from '../layout/agreements/waiting-agreements';
import { PageTitle } from '../layout/page/page-title';
import { useText } from '../layout/values/words';

/** All that waits for a second admin. */
export function AgreementsPage() {
  const text = useText('resources.agreements');
  return (
    <>
      <PageTitle>{text('name', { smart_count: 2 })}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 880, py: 2 }}>
        <Typography color="textSecondary">{text('about')}</Typography>
        <WaitingAgreements none={<Typography role="status">{text('none')}</Typography>} />
      </Box>
    </>
  );
}
