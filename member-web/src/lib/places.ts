import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from './api-client/api-error';
import { queries } from './api-client/client';
import type { Answer } from './api-client/types';
import { watchPermission } from './permission';
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

type Locating = 'idle' | 'busy' | 'failed';
/** `unknown`: the browser can tell where it is, but not whether it may. */
type LocationPermission = 'unsupported' | 'unknown' | PermissionState;

/** What the browser says about sharing where it is, also when that is changed in its own settings meanwhile (PRO-09). */
function useLocationPermission() {
  const supported = typeof navigator !== 'undefined' && 'geolocation' in navigator;
  const [permission, setPermission] = useState<LocationPermission>(supported ? 'unknown' : 'unsupported');

  useEffect(() => (supported ? watchPermission('geolocation', setPermission) : undefined), [supported]);

  return [permission, setPermission] as const;
}

/**
 * Asks the browser where it is, and the API which town that is.
 * @param choice what the form says now: what somebody has chosen or written since is newer than the answer
 */
export function useHere(onFound: (place: Place) => void, choice: () => string) {
  const cache = useQueryClient();
  const { countries } = useSettings();
  const [permission, setPermission] = useLocationPermission();
  const [state, setState] = useState<Locating>('idle');

  const townOf = async ({ coords }: GeolocationPosition, before: string) => {
    const query = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) };
    const asked = queries.queryOptions('get', '/api/geocode', { params: { query } }, { staleTime: HOUR, retry: false });
    try {
      const place = await cache.fetchQuery(asked);
      if (choice() !== before) return setState('idle');
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
    const before = choice();
    navigator.geolocation.getCurrentPosition(
      (position) => {
        setPermission('granted');
        void townOf(position, before);
      },
      (error) => {
        setState('failed');
        if (error.code === error.PERMISSION_DENIED) setPermission('denied');
      },
      { maximumAge: HOUR, timeout: 10_000 },
    );
  };
  return { state, permission, locate };
}
