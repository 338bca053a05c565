import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { visitorCardQuery } from '../../features/discovery/visitor-cards';
import { VisitorCard } from '../../features/discovery/visitor-card';
import { keepLike } from '../../lib/kept-likes';
import { SignupPage } from '../signup-page';

/**
 * DSC-02: the sign-up with the card beside it of whom the visitor came for. With `?like=yes` they came by the heart of a
 * post (CLI-04): it is given once they have confirmed, as a like of the deck is.
 */
export function Component() {
  const id = useParams().id!;
  const card = useQuery(visitorCardQuery(id)).data;
  const [query] = useSearchParams();
  const liked = query.get('like') === 'yes' && card?.id;
  useEffect(() => {
    if (liked) keepLike(liked);
  }, [liked]);
  // Whoever is shown to nobody, nobody can write to from here.
  return <SignupPage back={`/members/${id}`} landing={card?.id} beside={card && <VisitorCard card={card} />} />;
}
