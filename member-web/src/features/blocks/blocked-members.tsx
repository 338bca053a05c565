import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { useFictional } from '../../lib/fictional';
import { Avatar } from '../../ui/avatar';
import { FictionalMark } from '../../ui/fictional-mark';
import { PartError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { blocksQuery } from './api';
import { UnblockButton } from './block-button';

export function BlockedMembers() {
  const { t } = useTranslation();
  const fictional = useFictional();
  const blocks = useQuery(blocksQuery());

  if (blocks.isPending) return <Skeleton height={56} />;
  if (!blocks.data) return <PartError query={blocks} />;
  if (blocks.data.profiles.length === 0) return <p className="quiet">{t('relations.nobody_blocked')}</p>;
  return (
    <ul role="list">
      {blocks.data.profiles.map((profile) => (
        <li key={profile.id} className="listed row gap-12 py-8">
          <Avatar profile={profile} size={40} />
          <Link to={`/members/${profile.id}`} className="fill strong truncate">
            {profile.name}
          </Link>
          {profile.fictional && <FictionalMark small {...fictional.mark} />}
          <UnblockButton id={profile.id} name={profile.name} size="small" />
        </li>
      ))}
    </ul>
  );
}
