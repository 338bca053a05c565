import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/texts';
import { Link } from 'react-router';
import type { Member } from '../features/discovery/api';
import { visitorCardQuery } from '../features/discovery/visitor-cards';
import { MemberCard, MemberCardSkeleton } from '../features/discovery/member-card';
import { photosQuery } from '../features/photos/api';
import { useDetailTexts, type DetailField } from '../lib/detail-texts';
import type { User } from '../lib/api-client/types';
import { useUser } from '../lib/session';
import { Alert } from '../ui/alert';
import { ButtonLink } from '../ui/button';
import { Choices } from '../ui/field';
import { Icon } from '../ui/icon';
import { PartError } from '../ui/load-error';
import styles from './own-preview.module.scss';

/** Who looks: what a profile shows depends on it. */
export type Audience = 'premium' | 'free' | 'visitors';

type Props = {
  audience: Audience;
  onAudience: (audience: Audience) => void;
  /** The own profile as members see it; undefined until it is known. */
  shown: Member | undefined;
};

/** Above the own profile as others see it: for whom, and what they do not see with the reason why (PRO-01, PRO-08). */
export function OwnPreview({ audience, onAudience, shown }: Props) {
  const { t } = useTranslation();
  const profile = useUser()?.profile;
  const hidden = useHidden(audience, shown);
  if (!profile) return null;
  return (
    <section className={`stack gap-16 center mb-24 ${styles.preview}`} aria-label={t('own_profile.see_as_others')}>
      <div className={`flex wrap between ${styles.head}`}>
        <Choices
          label={t('own_profile.preview_for')}
          name="audience"
          chosen={audience}
          choices={[
            { value: 'premium', label: t('own_profile.preview_premium') },
            { value: 'free', label: t('own_profile.preview_free') },
            { value: 'visitors', label: t('own_profile.preview_visitors') },
          ]}
          onChange={({ target }) => onAudience(target.value as Audience)}
        />
        <ButtonLink to="/profile">{t('own_profile.preview_back')}</ButtonLink>
      </div>
      {hidden.length > 0 && (
        <Alert tone="info">
          <p className="strong">{t('own_profile.preview_hidden')}</p>
          <ul className={`stack gap-4 mt-4 ${styles.hidden}`}>
            {hidden.map(({ key, text, to }) => (
              <li key={key}>
                {text}{' '}
                {to && (
                  <Link to={to} className="link">
                    {t('own_profile.preview_change')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {audience === 'visitors' && <VisitorsView profile={profile} />}
    </section>
  );
}

/** Asked of the server as anybody may ask: it alone knows whom it shows. */
function VisitorsView({ profile }: { profile: User['profile'] }) {
  const { t } = useTranslation();
  const { open_to_visitors: open, fictional, invisible } = profile;
  // What was just closed may lie in the browser for half a minute yet.
  const enabled = (open ?? fictional) && !invisible;
  const card = useQuery({ ...visitorCardQuery(profile.id), staleTime: 0, enabled });
  if (enabled && card.isPending)
    return (
      <Framed>
        <MemberCardSkeleton />
      </Framed>
    );
  if (enabled && card.error && !card.data) return <PartError query={card} />;
  if (!enabled || !card.data) {
    return (
      <p className={`stack centered gap-8 quiet text-center sunken ${styles.none}`}>
        <Icon name="hidden" size={28} />
        {t('own_profile.preview_nothing')}
      </p>
    );
  }
  const shown = { ...card.data, gender: profile.gender, online: false, distance_km: null };
  return (
    <>
      <p className="quiet">{t('own_profile.preview_card_only')}</p>
      <Framed>
        <MemberCard profile={shown} />
      </Framed>
    </>
  );
}

const Framed = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>;

type Hidden = { key: string; text: string; to?: string };

/** What others do not see now, and where it can be changed. */
function useHidden(audience: Audience, shown: Member | undefined): Hidden[] {
  const { t } = useTranslation();
  const { label } = useDetailTexts();
  const profile = useUser()?.profile;
  const photos = useQuery(photosQuery()).data?.photos ?? [];
  if (!profile) return [];
  const all: (Hidden | false)[] = [
    profile.status !== 'active' && { key: 'status', text: t('own_profile.hidden_now') },
    profile.hidden && { key: 'staff', text: t('moderation.hidden_preview'), to: '/settings/decisions' },
    profile.invisible && { key: 'invisible', text: t('own_profile.preview_invisible'), to: '/profile#invisible' },
  ];
  if (audience === 'visitors') {
    const { open_to_visitors: open } = profile;
    return [
      ...all,
      open === false && { key: 'closed', text: t('own_profile.preview_members_only'), to: '/settings#visitors' },
      open === null &&
        !profile.fictional && { key: 'unasked', text: t('own_profile.preview_unasked'), to: '/settings#visitors' },
    ].filter((one) => one !== false);
  }
  const waiting = photos.filter(({ status }) => status === 'under_inspection').length;
  const rejected = photos.filter(({ status }) => status === 'rejected').length;
  const blurred = photos.filter(({ status }) => status === 'active').length - 1;
  const unshown = shown ? NOT_SENT.filter((field) => isFilled(profile[field]) && !isFilled(shown[field])) : [];
  return [
    ...all,
    waiting > 0 && { key: 'waiting', text: t('own_profile.preview_waiting', { count: waiting }) },
    rejected > 0 && {
      key: 'rejected',
      text: t('own_profile.preview_rejected', { count: rejected }),
      to: '/profile#photos',
    },
    audience === 'free' &&
      blurred > 0 && { key: 'blurred', text: t('own_profile.preview_blurred', { count: blurred }) },
    unshown.length > 0 && {
      key: 'fields',
      text: t('own_profile.preview_fields', { fields: unshown.map(label).join(', ') }),
    },
  ].filter((one) => one !== false);
}

/** What the operator may leave out of profiles. */
const NOT_SENT = [
  'description',
  'city',
  'sought_gender',
  'interests',
  'sexuality',
  'relationship_status',
  'reason_for_signup',
  'hair_color',
  'eye_color',
  'body_type',
  'tattoos',
] as const satisfies DetailField[];

const isFilled = (value: string | readonly string[] | null) => value !== null && value.length > 0;
