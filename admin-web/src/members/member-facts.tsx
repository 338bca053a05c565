import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useInterestName } from '../layout/values/use-interest-name';
import { Address, CopyButton } from '../layout/values/copy-button';
import { FactBlock, type Fact } from '../layout/shows/record-card';
import { Erased, PaidMark, StatusMark } from '../layout/values/member-marks';
import type { Member } from '../layout/values/member';
import { isWhole, type MemberPage } from './member';
import { Place } from '../layout/values/place';
import { useFormats, useText } from '../layout/values/words';
import { ActorName } from '../layout/values/names';

/** What is known of the member at one glance. */
export function MemberFacts({ member: record }: { member: Member | MemberPage }) {
  const formats = useFormats();
  const text = useText('resources.members');
  const field = (name: keyof Member | 'place') => text(`fields.${name}`);
  const { id, email, status, gender, age, credits, paid_user, signup_date, fictional, disabled } = record;
  const given = (consents: NonNullable<MemberPage['consents']>) =>
    (['sexuality', 'interests', 'appearance'] as const).filter((purpose) => consents[purpose]);
  return (
    <>
      {isWhole(record) && <StandingDecisions decisions={record.decisions} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <FactBlock
          title={text('blocks.account')}
          facts={[
            [field('id'), <Copyable key="id" value={id} />],
            [field('email'), email === null ? <Erased key="email" /> : <Copyable key="email" value={email} />],
            [field('status'), <StatusMark key="status" status={status} disabled={disabled} />],
            [field('signup_date'), formats.instant(signup_date)],
          ]}
        />
        <FactBlock
          title={text('blocks.profile')}
          facts={[
            [field('age'), age === null ? <Erased key="age" /> : text('years', { smart_count: age })],
            [field('gender'), gender ? text(`gender.${gender}`) : <Erased key="gender" />],
            [field('place'), <Place key="place" member={record} />],
            [field('fictional'), text(`fictional.${fictional}`)],
          ]}
        />
        <FactBlock
          title={text('blocks.credits')}
          facts={[
            [field('credits'), credits !== null && formats.number(credits)],
            [field('paid_user'), <PaidMark key="paid" paid={paid_user} />],
          ]}
        />
        {isWhole(record) && (
          <FactBlock
            title={text('blocks.reach')}
            facts={[
              [text('conversations'), formats.number(record.conversations)],
              [
                text('visibility'),
                text(`visible.${!record.invisible && !disabled && !record.decisions.hidden && status === 'active'}`),
              ],
              [
                text('consents.name'),
                record.consents &&
                  (given(record.consents)
                    .map((purpose) => text(`consents.${purpose}`))
                    .join(', ') ||
                    text('consents.none')),
              ],
            ]}
          />
        )}
      </Box>
      {isWhole(record) && record.profile && (
        <Box sx={{ mt: 2 }}>
          <ProfileFacts profile={record.profile} />
        </Box>
      )}
    </>
  );
}

/** What others read there. */
function ProfileFacts({ profile: { city, description, interests } }: { profile: NonNullable<MemberPage['profile']> }) {
  const translate = useTranslate();
  const interest = useInterestName();
  const word = (key: string, value: string) => translate(`details.${key}.${value}`, { _: value });
  return (
    <FactBlock
      title={translate('resources.members.blocks.told')}
      facts={[
        [
          word('field', 'description'),
          <Box key="description" sx={{ whiteSpace: 'pre-line' }}>
            {description ?? '–'}
          </Box>,
        ],
        [word('field', 'interests'), interests.map(interest).join(', ') || '–'],
        [word('field', 'city'), city ?? '–'],
      ]}
    />
  );
}

const Copyable = ({ value }: { value: string }) => (
  <Box component="span" sx={copyableSx}>
    <span>
      <Address of={value} />
    </span>
    <CopyButton value={value} />
  </Box>
);

const copyableSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  overflowWrap: 'anywhere',
  typography: 'body2',
} as const;

/** What was decided and stands: who, when and why. */
function StandingDecisions({ decisions }: { decisions: MemberPage['decisions'] }) {
  const formats = useFormats();
  const text = useText('resources.members.decisions');
  const { deletion, ...made } = decisions;
  const madeBy = ({ by, reason }: NonNullable<typeof made.disabled>): Fact[] => [
    [text('reason'), reason ?? <Erased key="reason" />],
    [text('by'), <ActorName key="by" of={by ? { kind: 'staff', ...by } : { kind: 'system', id: null, name: null }} />],
  ];
  const standing = (
    ['disabled', 'hidden', 'cleared_name', 'cleared_description', 'cleared_city', 'fictional'] as const
  ).filter((kind) => made[kind]);
  if (standing.length === 0 && !deletion) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      {standing.map((kind) => (
        <FactBlock
          key={kind}
          title={text(kind)}
          facts={[...madeBy(made[kind]!), [text('at'), formats.instant(made[kind]!.at)]]}
        />
      ))}
      {deletion && (
        <FactBlock
          title={text(deletion.on_request ? 'deleted_on_request' : 'deleted')}
          facts={[
            ...(deletion.on_request ? madeBy(deletion.on_request) : []),
            [text('at'), formats.instant(deletion.at)],
            [text('erase_at'), formats.instant(deletion.erase_at)],
          ]}
        />
      )}
    </Box>
  );
}
