import { useRead, type Answer } from '../../providers/api-client';
import { useSettings } from '../../providers/use-settings';

/** All that the product knows of each kind. */
export type Choices = Answer<'/api/admin/choices', 'get'>;

const NONE: Choices = {
  countries: [],
  locales: [],
  currencies: [],
  payment_methods: [],
  ended_methods: [],
  signups: [],
  photo_inspections: [],
  search_fields: [],
  profile_fields: [],
  profile_notes: [],
  interests: [],
  icebreaker_placeholders: [],
  landers: [],
  gift_pictures: [],
};

/** Asked once: only another release knows others. */
export function useChoicesQuery() {
  return useRead(['choices'], (api) => api.GET('/api/admin/choices'), { staleTime: Infinity });
}

/** The settings, once it is known too what there is to choose from. */
export function useKnownSettings() {
  const settings = useSettings();
  const choices = useChoicesQuery();
  return settings.data && !choices.data ? { ...choices, data: undefined } : settings;
}

/** All that the API knows of each kind; nothing until it has told. */
export const useChoices = (): Choices => useChoicesQuery().data ?? NONE;
