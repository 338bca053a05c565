import Check from '@mui/icons-material/Check';
import { Divider, ListItemIcon, ListSubheader, MenuItem } from '@mui/material';
import { useLocales, useLocaleState, useTheme, useTranslate } from 'react-admin';
import { useDecimalPreference, useShortcutsPreference } from '../values/use-preferences';

const heading = (text: string) => (
  <ListSubheader key={text} role="none" disableSticky sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
    {text}
  </ListSubheader>
);

export const choice = (text: string, chosen: boolean, choose: () => void, role = 'menuitemradio') => (
  <MenuItem key={text} role={role} aria-checked={chosen} onClick={choose}>
    <ListItemIcon>{chosen && <Check fontSize="small" />}</ListItemIcon>
    {text}
  </MenuItem>
);

/**
 * How this person likes to read the console, kept in the browser. A flat list: a menu moves its focus among its direct
 * children only.
 */
export function usePreferenceItems() {
  const translate = useTranslate();
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  const [theme, setTheme] = useTheme();
  const [shortcuts, setShortcuts] = useShortcutsPreference();
  const [decimal, setDecimal] = useDecimalPreference();
  return [
    heading(translate('console.menu.language')),
    ...locales.map((one) => choice(one.name, one.locale === locale, () => setLocale(one.locale))),
    <Divider key="after-language" />,
    heading(translate('console.menu.theme')),
    choice(translate('console.menu.light'), theme === 'light', () => setTheme('light')),
    choice(translate('console.menu.dark'), theme === 'dark', () => setTheme('dark')),
    <Divider key="after-theme" />,
    heading(translate('console.menu.files')),
    choice(translate('console.menu.comma'), decimal === 'comma', () => setDecimal('comma')),
    choice(translate('console.menu.point'), decimal === 'point', () => setDecimal('point')),
    <Divider key="after-files" />,
    choice(translate('console.menu.shortcuts'), shortcuts, () => setShortcuts(!shortcuts), 'menuitemcheckbox'),
  ];
}
