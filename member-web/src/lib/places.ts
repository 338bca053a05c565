import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from './api-client/api-error';
import { queries } from './api-client/client';
import type { Answer } from './api-client/types';
import { useSettings } from './settings';
import { useSettled } from './settled';

export type Place = Answer<'/api/places', 'get'>['places'][number];

/** Spec 7: kept for an hour, as the server does. */
const HOUR = 3_600_000;
/** About a kilometre: the site need not know more, so it is not told. */
const rounded = (degrees: number) => Number(degrees.toFixed(2));

/** Towns that somebody who types may mean; nothing while the text is that of the town already chosen. */
export function usePlaceSuggestions(country: string, typed: string, chosen: string): Place[] {
  const { countries } = useSettings();
  const q = useSettled(typed.trim(), 150);
  const code = countries.find((one) => one === country);
  const asked = { country: code ?? 'NL', q } as const;
  const query = queries.queryOptions('get', '/api/places', { params: { query: asked } }, { staleTime: HOUR });
  const enabled = !!code && q.length > 1 && q !== chosen.trim();
  const { data } = useQuery({ ...query, enabled, placeholderData: keepPreviousData, retry: false });
  return enabled ? (data?.places ?? []) : [];
}

export type Locating = 'unsupported' | 'idle' | 'busy' | 'denied' | 'failed';

/** Asks the browser where it is, and the API which town that is. */
export function useHere(onFound: (place: Place) => void) {
  const cache = useQueryClient();
  const { countries } = useSettings();
  const supported = typeof navigator !== 'undefined' && 'geolocation' in navigator;
  const [state, setState] = useState<Locating>(supported ? 'idle' : 'unsupported');

  const townOf = async ({ coords }: GeolocationPosition) => {
    const query = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) };
    const asked = queries.queryOptions('get', '/api/geocode', { params: { query } }, { staleTime: HOUR, retry: false });
    try {
      const place = await cache.fetchQuery(asked);
      if (!countries.some((one) => one === place.country)) return setState('failed');
      setState('idle');
      onFound(place);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState('failed');
    }
  };
  const locate = () => {
    setState('busy');
    navigator.geolocation.getCurrentPosition(
      (position) => void townOf(position),
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed'),
      { maximumAge: HOUR, timeout: 10_000 },
    );
  };
  return { state, locate };
}
