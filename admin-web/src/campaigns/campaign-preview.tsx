import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Choice } from '../layout/lists/choice';
import { Loaded } from '../layout/page/loaded';
import { writtenIn, type Campaign, type Language } from './campaign';
import { useRead } from '../providers/api-client';
import { isSecondOfTwo } from '../layout/dialogs/double-press';
import { useIntent } from '../layout/dialogs/use-intent';
import { useFormats, useText } from '../layout/values/words';
import { CardHeading } from '../layout/values/card-heading';

/** The mail as a member gets it, in each of its languages. */
export function CampaignPreview({ campaign }: { campaign: Campaign }) {
  const languages = writtenIn(campaign);
  const formats = useFormats();
  const [language, setLanguage] = useState(languages[0]!);
  const text = useText('resources.campaigns.preview');
  const read = useRead(['campaign-preview', campaign.id, campaign.version, language], (api) =>
    api.GET('/api/admin/campaigns/{id}/preview/{language}', { params: { path: { id: campaign.id, language } } }),
  );
  return (
    <Card component="section" aria-labelledby="campaign-preview" sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <CardHeading id="campaign-preview" sx={{ mr: 'auto' }}>
          {text('title')}
        </CardHeading>
        <Choice
          label={text('language')}
          value={language}
          options={languages.map((one) => [one, formats.language(one)] as const)}
          onChoose={(chosen) => setLanguage(chosen as typeof language)}
        />
        <TestMail id={campaign.id} language={language} />
      </Box>
      <Loaded of={read} loading={<Skeleton variant="rounded" height={560} />}>
        {({ subject, html }) => (
          <>
            <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {text('subject')}{' '}
              </Box>
              <b lang={language}>{subject}</b>
            </Typography>
            <Box component="iframe" title={text('frame', { subject })} sandbox="" srcDoc={html} sx={frameSx} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

const frameSx = {
  width: '100%',
  height: 620,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.default',
} as const;

/** Mails it to oneself alone. */
function TestMail({ id, language }: { id: string; language: Language }) {
  const notify = useNotify();
  const text = useText('resources.campaigns.test');
  const testing = useIntent(
    (_, api) => api.POST('/api/admin/campaigns/{id}/test', { params: { path: { id } }, body: { language } }),
    text('done'),
  );
  const failed = (error: Error) => notify(error.message, { type: 'error', messageArgs: { _: error.message } });
  return (
    <Button
      variant="outlined"
      color="secondary"
      loading={testing.isPending}
      onClick={(press) => isSecondOfTwo(press) || testing.mutate(undefined, { onError: failed })}
    >
      {text('action')}
    </Button>
  );
}
