import { useTranslate } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { useFormats } from '../layout/values/use-formats';
import type { ListedCampaign } from './campaign';
import { CampaignMark } from './campaign-mark';
import { MailedCount } from './mailed-count';
import { NoCampaigns } from './no-campaigns';

export function CampaignCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<ListedCampaign>
      empty={<NoCampaigns />}
      primaryText={({ name }) => <CardLine strong>{name}</CardLine>}
      secondaryText={(campaign) => (
        <CardLines>
          <CardLine>
            <CampaignMark status={campaign.status} />
            <span>{translate(`resources.campaigns.kinds.${campaign.kind}`)}</span>
          </CardLine>
          <CardLine>
            <span>{formats.instant(campaign.sent_at ?? campaign.written_at)}</span>
            <span>
              <MailedCount campaign={campaign} />
            </span>
          </CardLine>
        </CardLines>
      )}
    />
  );
}
