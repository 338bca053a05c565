import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLocales, useLocaleState, useTranslate } from 'react-admin';

export function LanguageSwitch() {
  const translate = useTranslate();
  const locales = useLocales() ?? [];
  const [locale, setLocale] = useLocaleState();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      aria-label={translate('console.menu.language')}
      onChange={(_, chosen: string | null) => chosen && setLocale(chosen)}
    >
      {locales.map((one) => (
        <ToggleButton key={one.locale} value={one.locale} lang={one.locale} sx={{ px: 2, minHeight: 36 }}>
          {one.name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
