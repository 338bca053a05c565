import { useLocale, useTranslate } from 'react-admin';
import { FactBlock } from '../layout/shows/fact-block';
import { useFormats } from '../layout/values/use-formats';
import type { Campaign } from './campaign';
import { MailedCount } from './mailed-count';
import { useCampaignChoices } from './use-campaign-choices';

export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const formats = useFormats();
  const brands = useCampaignChoices()?.brands ?? [];
  const { kind, brand, country, gender, premium, path, discount_code: code } = campaign;
  const text = (key: string) => translate(`resources.campaigns.${key}`);
  const named = brands.find(({ id }) => id === brand);
  return (
    <FactBlock
      title={text('parts.what')}
      facts={[
        [text('fields.kind'), text(`kinds.${kind}`)],
        ...(brands.length > 1 && named ? [[text('fields.brand'), named.name] as [string, string]] : []),
        [text('fields.country'), country ? formats.country(country) : text('anybody.country')],
        [text('fields.gender'), text(gender ? `genders.${gender}` : 'anybody.gender')],
        [text('fields.premium'), text(premium === null ? 'anybody.premium' : `premium.${premium ? 'yes' : 'no'}`)],
        [text('fields.path'), text(`paths.${path.slice(1)}`)],
        [text('fields.discount_code'), code ?? '–'],
        [text('fields.written_at'), formats.instant(campaign.written_at)],
        [text('fields.sent_at'), campaign.sent_at ? formats.instant(campaign.sent_at) : '–'],
      ]}
    />
  );
}

/** Before it is sent: whom it would reach. Afterwards: how far it is. */
export function ReaderFacts({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate();
  const formats = useFormats();
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const text = (key: string, options?: object) => translate(`resources.campaigns.${key}`, options);
  if (campaign.status !== 'draft') {
    return (
      <FactBlock
        title={text('parts.progress')}
        facts={[[text('fields.num_mailed'), <MailedCount key="count" campaign={campaign} />]]}
      />
    );
  }
  const rows = campaign.readers.map(({ language, members, written }): [string, string] => [
    languages.of(language) ?? language,
    written ? formats.number(members) : text('unwritten', { count: formats.number(members) }),
  ]);
  return (
    <FactBlock
      title={text('parts.readers')}
      facts={[...rows, [text('fields.num_readers'), <b key="all">{formats.number(campaign.num_readers)}</b>]]}
    />
  );
}
