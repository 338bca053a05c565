import Box from '@mui/material/Box';
import { RecordTitle } from '../layout/shows/record-title';
import { ShowPage } from '../layout/shows/show-page';
import { TimelineLink } from '../layout/shows/timeline-link';
import type { Campaign } from './campaign';
import { CampaignActions } from './campaign-actions';
import { CampaignFacts, ReaderFacts } from './campaign-facts';
import { CampaignMark } from './campaign-mark';
import { CampaignPreview } from './campaign-preview';

export const CampaignShow = () => (
  // Its mails go out while somebody looks.
  <ShowPage<Campaign> queryOptions={{ refetchInterval: 5_000 }}>
    {(campaign) => <CampaignPage campaign={campaign} />}
  </ShowPage>
);

function CampaignPage({ campaign }: { campaign: Campaign }) {
  return (
    <>
      <RecordTitle title={campaign.name}>
        <span role="status">
          <CampaignMark status={campaign.status} />
        </span>
        <TimelineLink stream={`campaign-${campaign.id}`} />
      </RecordTitle>
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
