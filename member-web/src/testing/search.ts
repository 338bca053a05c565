import type { Answer, Card } from '../lib/api-client/types';
import type { World } from './world';

type Likeable = Card & { liked_by_me: boolean; distance_km: number | null };
type List = Omit<Answer<'/api/members', 'get'>, 'profiles' | 'similar_results'> & {
  profiles: Likeable[];
  similar_results: Likeable[];
};

const VISITOR_CARDS = 12;

/** What the API answers to a search, on the few members of the mocked world. */
export function searchMembers(world: World, query: URLSearchParams): List {
  const found = world.members.filter((one) => !one.blocked_by_me && matches(one, query));
  if (query.get('order') === 'nearest') found.sort((a, b) => (a.distance_km ?? Infinity) - (b.distance_km ?? Infinity));
  const others = world.members.filter((one) => !one.blocked_by_me && !found.includes(one));
  const limit = world.user ? Number(query.get('limit') ?? 24) : VISITOR_CARDS;
  const from = Number(query.get('cursor') ?? 0);
  const gender = query.get('gender');
  const asked = ['country', 'min_age', 'max_age', 'distance'].some((name) => query.has(name));
  const similar = asked ? others.filter((one) => !gender || one.gender === gender) : [];
  const toCard = ({ blocked_by_me: _, blocks_me: __, ...card }: World['members'][number]) => ({
    ...card,
    liked_by_me: world.likesGiven.has(card.id),
    distance_km: card.distance_km ?? null,
  });
  const page = found.slice(from, from + limit);
  const more = world.user && found.length > from + limit;
  return {
    profiles: page.map(toCard),
    next: more ? String(from + limit) : null,
    total_count: from === 0 ? found.length : null,
    similar_results: from === 0 ? similar.slice(0, limit - page.length).map(toCard) : [],
  };
}

function matches(one: Card, query: URLSearchParams): boolean {
  const is = (name: string, value: string | null) => !query.has(name) || query.get(name) === value;
  const age = one.age ?? 0;
  return (
    is('gender', one.gender) &&
    is('country', one.country) &&
    is('countryregion', one.region) &&
    (!query.has('distance') || (one.distance_km ?? Infinity) <= Number(query.get('distance'))) &&
    is('online', String(one.online)) &&
    is('with_photo', String(one.main_image !== null)) &&
    age >= Number(query.get('min_age') ?? 0) &&
    age <= Number(query.get('max_age') ?? 200)
  );
}
