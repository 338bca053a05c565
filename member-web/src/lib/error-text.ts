import { isApiError, type Params } from './api-client/api-error';
import { formatOf } from './format';
import { useSettings } from './settings';
import { i18n, useTranslation } from './texts';

// The server's codes are many and its own; the catalogue test holds them against every locale.
const translate = i18n.t as (key: string, params?: Params) => string;

export function codeText(code: string, params: Params = {}): string {
  const key = `errors.${code}`;
  return i18n.exists(key) ? translate(key, params) : translate('errors.unknown');
}

export function errorText(error: unknown, known: (code: string) => Params = () => ({})): string {
  if (!isApiError(error)) return codeText('unknown');
  if (error.code === 'invalid_input' && error.fields[0]) {
    const [field] = error.fields;
    return codeText(field.code, { ...known(field.code), ...error.params, ...field.params });
  }
  const { erase_at } = error.params;
  const date: Params = erase_at === undefined ? {} : { date: formatOf(i18n.language).date(String(erase_at)) };
  return codeText(error.code, { ...known(error.code), ...error.params, ...date });
}

/** Texts of errors, with the settings' values for the variables that the server leaves out. */
export function useErrorText() {
  useTranslation();
  const { min_age, message_length, name_length, password_length } = useSettings();
  const bounds: Record<string, Params> = { name_length, password_length };
  const known = (code: string): Params => ({
    min_age,
    ...(bounds[code] ?? message_length),
  });
  return {
    ofError: (error: unknown) => errorText(error, known),
    ofCode: (code: string, params?: Params) => codeText(code, { ...known(code), ...params }),
  };
}
