import type { Settings } from '../../lib/api-client/types';
import type { SignupValues } from './signup-values';

const REGION = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

/**
 * CLI-04: what somebody chose on a lander fills the form in beforehand, where they see it and can change it: the part of
 * the country of its map, and what they like, which is kept only with their consent.
 */
export function fromLander(
  query: URLSearchParams,
  { countries, interests }: Pick<Settings, 'countries' | 'interests'>,
): Partial<SignupValues> {
  const country = countries.find((code) => code === query.get('country'));
  const region = query.get('region') ?? '';
  const chosen = new Set(query.getAll('interests'));
  const liked = interests.filter((one) => chosen.has(one));
  return {
    ...(country && { country, region: REGION.test(region) && region.startsWith(`${country}-`) ? region : '' }),
    ...(liked.length > 0 && { interests: liked }),
  };
}
