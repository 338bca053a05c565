import { Alert, Box, Button, Card } from '@mui/material';
import { useTranslate } from 'react-admin';
import { GiftLine } from '../layout/values/gift';
import { Mark, ODD } from '../layout/values/mark';
import { useFormats, useText } from '../layout/values/words';
import type { CaseDetail, CaseMessage } from './case';
import { useMessagesAround } from './use-messages-around';
import { CardHeading, Small } from '../layout/values/card-heading';

type Reported = NonNullable<NonNullable<CaseDetail['evidence']>['message']>;

/** The reported message where it stood: what came before and after it, who wrote it and when. */
export function MessagesAround({ one, message }: { one: CaseDetail; message: Reported }) {
  const translate = useTranslate();
  const { shown, error, retry, step, pending } = useMessagesAround(one.id);
  const text = useText('resources.cases.around');
  // What was reported is there from the beginning, whatever becomes of the rest.
  const alone: CaseMessage = {
    version: 0,
    by: 'reported',
    body: message.body,
    missing: message.body === null ? 'erased' : null,
    gift: message.gift ?? null,
    photo: one.evidence?.photo != null,
    sent_at: message.sent_at,
    written_by: null,
    reported: true,
  };
  const messages = shown?.messages ?? [alone];
  return (
    <Card component="section" aria-labelledby="around" sx={{ p: 2, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <CardHeading id="around">{text('title')}</CardHeading>
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {translate('console.retry')}
            </Button>
          }
        >
          {text('not_loaded')}
        </Alert>
      )}
      {shown && (
        <Side
          more={shown.more_before}
          end={text('first')}
          action={text('earlier')}
          pending={!!pending}
          onMore={() => step('before')}
        />
      )}
      <Box component="ol" aria-label={text('title')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {messages.map((each) => (
          <Message key={each.version} message={each} one={one} />
        ))}
      </Box>
      {shown && (
        <Side
          more={shown.more_after}
          end={text('last')}
          action={text('later')}
          pending={!!pending}
          onMore={() => step('after')}
        />
      )}
      <Small>{text('logged')}</Small>
    </Card>
  );
}

interface SideProps {
  more: boolean;
  end: string;
  action: string;
  pending: boolean;
  onMore: () => void;
}

function Side({ more, end, action, pending, onMore }: SideProps) {
  return more ? (
    <Button
      color="secondary"
      variant="outlined"
      size="small"
      disabled={pending}
      onClick={onMore}
      sx={{ justifySelf: 'start' }}
    >
      {action}
    </Button>
  ) : (
    <Small>{end}</Small>
  );
}

function Message({ message, one }: { message: CaseMessage; one: CaseDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { by, body, gift, photo, missing, sent_at, written_by, reported } = message;
  const text = useText('resources.cases.around');
  const name = one[by]?.name || translate('resources.members.erased');
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body2' }}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box component="time" dateTime={sent_at} sx={{ color: 'text.secondary' }}>
          {formats.instant(sent_at)}
        </Box>
        {written_by && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('resources.inbox.written_by', { name: written_by })}
          </Box>
        )}
        {reported && <Mark look={ODD} word={text('reported')} />}
      </Box>
      <Box component={reported ? 'blockquote' : 'p'} sx={reported ? reportedSx : saidSx}>
        {gift && <GiftLine gift={gift} />}
        {photo && body !== null ? <em>{text('photo')}</em> : null}
        {body ?? (
          <Box component="em" sx={{ color: 'text.secondary' }}>
            {text(`missing.${missing ?? 'erased'}`)}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const saidSx = {
  m: 0,
  px: 2,
  py: 0.75,
  borderLeft: 3,
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
const reportedSx = {
  ...saidSx,
  py: 1,
  borderColor: 'primary.main',
  bgcolor: 'background.default',
  borderRadius: '0 8px 8px 0',
} as const;
