import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { WaitingAgreements } from '../layout/agreements/waiting-agreements';
import { PageTitle } from '../layout/page/page-title';

/** All that waits for a second admin. */
export function AgreementsPage() {
  const translate = useTranslate();
  const text = (key: string, options?: object) => translate(`resources.agreements.${key}`, options);
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
