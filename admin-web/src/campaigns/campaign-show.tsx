import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { ListLoading } from '../layout/list-loading';
import { PageTitle } from '../layout/page-title';
import { ShowPage } from '../layout/show-page';
import { TimelineLink } from '../layout/timeline-link';
import type { Campaign } from './campaign';
import { CampaignActions } from './campaign-actions';
import { CampaignFacts, ReaderFacts } from './campaign-facts';
import { CampaignMark } from './campaign-mark';
import { CampaignPreview } from './campaign-preview';

export const CampaignShow = () => (
  // Its mails go out while somebody looks.
  <ShowPage<Campaign> queryOptions={{ refetchInterval: 5_000 }}>
    <Loaded />
  </ShowPage>
);

function Loaded() {
  const campaign = useRecordContext<Campaign>();
  // A row of the list stands in for it until the whole is there.
  return campaign && 'texts' in campaign ? <CampaignPage campaign={campaign} /> : <ListLoading />;
}

function CampaignPage({ campaign }: { campaign: Campaign }) {
  return (
    <>
      <PageTitle>{campaign.name}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 2 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {campaign.name}
        </Typography>
        <span role="status">
          <CampaignMark status={campaign.status} />
        </span>
        <TimelineLink stream={`campaign-${campaign.id}`} />
      </Box>
      <CampaignActions campaign={campaign} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start', pb: 3 }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ReaderFacts campaign={campaign} />
          <CampaignFacts campaign={campaign} />
        </Box>
        <CampaignPreview key={campaign.version} campaign={campaign} />
      </Box>
    </>
  );
}
