import type { paths } from '../api/schema';
import { API } from './api';
import type { HttpClient } from './http-client';

type Choices = paths['/api/admin/campaign-choices']['get']['responses'][200]['content']['application/json'];
type Preview =
  paths['/api/admin/campaigns/{id}/preview/{language}']['get']['responses'][200]['content']['application/json'];

export interface CampaignCalls {
  /** The brands and countries that a campaign can be for. */
  campaignChoices(): Promise<Choices>;
  campaignPreview(id: string, language: string): Promise<Preview>;
  /** To one's own address. */
  testCampaign(id: string, language: string): Promise<unknown>;
  /** Refused when somebody else wrote since `version`. */
  sendCampaign(id: string, version: number): Promise<unknown>;
  stopCampaign(id: string, reason: string): Promise<unknown>;
}

/** Mails to members who asked for offers or news. */
export function campaignCalls(http: HttpClient): CampaignCalls {
  const post = (path: string, body: object) => http(`${API}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return {
    campaignChoices: async () => (await http<Choices>(`${API}/campaign-choices`)).json,
    campaignPreview: async (id, language) => (await http<Preview>(`${API}/campaigns/${id}/preview/${language}`)).json,
    testCampaign: (id, language) => post(`campaigns/${id}/test`, { language }),
    sendCampaign: (id, version) => post(`campaigns/${id}/send`, { version }),
    stopCampaign: (id, reason) => post(`campaigns/${id}/stop`, { reason }),
  };
}
