import Box from '@mui/material/Box';
import { SimpleList, useTranslate } from 'react-admin';
import { useFormats } from '../members/use-formats';
import type { ListedCampaign } from './campaign';
import { CampaignMark } from './campaign-mark';
import { MailedCount } from './mailed-count';
import { NoCampaigns } from './no-campaigns';

const lineSx = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 } as const;

export function CampaignCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <SimpleList<ListedCampaign>
      rowClick="show"
      empty={<NoCampaigns />}
      disablePadding
      primaryText={({ name }) => (
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
      )}
      secondaryText={(campaign) => (
        <Box component="span" sx={{ display: 'grid', typography: 'body2' }}>
          <Box component="span" sx={lineSx}>
            <Box component="span" sx={{ color: 'text.primary' }}>
              <CampaignMark status={campaign.status} />
            </Box>
            <span>{translate(`resources.campaigns.kinds.${campaign.kind}`)}</span>
          </Box>
          <Box component="span" sx={lineSx}>
            <span>{formats.instant(campaign.sent_at ?? campaign.written_at)}</span>
            <span>
              <MailedCount campaign={campaign} />
            </span>
          </Box>
        </Box>
      )}
      sx={{
        '& li + li': { borderTop: 1, borderColor: 'divider' },
        '& .MuiListItemText-root': { my: 0.5, minWidth: 0 },
      }}
    />
  );
}
