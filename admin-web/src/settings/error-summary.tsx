import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fieldErrorsOf } from '../providers/problem';
import { useLineName } from './change-lines';
import type { Line } from './changes';
import type { SettingName, Settings } from './setting';

interface ErrorSummaryProps {
  errors: Record<string, string>;
  draft: Settings;
}

/** All that is wrong by name, or nothing: a rule can concern a setting of another page, or a part that is folded away. */
export function ErrorSummary({ errors, draft }: ErrorSummaryProps) {
  const translate = useTranslate();
  const name = useLineName();
  const all = Object.entries(errors);
  if (all.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {translate('resources.settings.wrong')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {all.map(([path, error]) => (
          <li key={path}>
            {name(placeOf(path, draft))}: {error}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** By the path of the field among the settings. */
export const errorsOf = (error: Error | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([path, message]) => [path.replace(/^changes\./, ''), message]),
  );

/** `brands.0.prices.1.price` is the price of a package at the first brand, `icebreakers.nl.2` a line in Dutch. */
function placeOf(path: string, draft: Settings): Pick<Line, 'name' | 'item' | 'field' | 'language'> {
  const [name, index, ...rest] = path.split('.') as [SettingName, ...string[]];
  const items = draft[name] as unknown;
  if ((name === 'icebreakers' || name === 'complaint_templates') && index !== undefined)
    return { name, language: index };
  const item: unknown = Array.isArray(items) ? items[Number(index)] : undefined;
  const id = typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : undefined;
  // The words of a landing page or a mail stand by their language: `landers.0.words.nl.title`.
  const [part, language, word] = rest;
  if ((name === 'landers' || name === 'mail_texts') && part === 'words' && id !== undefined && language !== undefined)
    return { name, item: id, field: word ?? part, language };
  const field = rest.filter((one) => !/^\d+$/.test(one)).at(-1);
  return { name, ...(id !== undefined && { item: id }), ...(id !== undefined && field !== undefined && { field }) };
}
