import { useTranslate } from 'react-admin';
import { useRead, type Answer } from '../../providers/api-client';
import { useSettings } from '../../providers/use-settings';
import { useFormats } from './words';

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

/** Every country of the product by its name. */
export function useCountries(): [code: string, name: string][] {
  const formats = useFormats();
  return useChoices()
    .countries.map((code): [string, string] => [code, formats.country(code)])
    .sort(([, one], [, other]) => one.localeCompare(other));
}

/** Every method that a payment can have, ended ones too (MNY-02). */
export function useMethods(): [id: string, name: string][] {
  const translate = useTranslate();
  return useChoices()
    .payment_methods.map((id): [string, string] => [id, translate(`console.payment_methods.${id}`, { _: id })])
    .sort(([, one], [, other]) => one.localeCompare(other));
}

/** The site itself and its brands by what lists are filtered by, and by name. */
export function useBrands(): [id: string, name: string][] {
  const { data } = useRead(['brands'], (api) => api.GET('/api/admin/brands'));
  return (data?.brands ?? []).map(({ id, name }) => [id, name]);
}
