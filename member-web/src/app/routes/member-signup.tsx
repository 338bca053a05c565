import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { visitorCardQuery } from '../../features/discovery/visitor-cards';
import { VisitorCard } from '../../features/discovery/visitor-card';
import { SignupPage } from '../signup-page';

/** DSC-02: the sign-up with the card beside it of whom the visitor came for. */
export function Component() {
  const id = useParams().id!;
  const card = useQuery(visitorCardQuery(id)).data;
  // Whoever is shown to nobody, nobody can write to from here.
  return <SignupPage back={`/members/${id}`} landing={card?.id} beside={card && <VisitorCard card={card} />} />;
}
