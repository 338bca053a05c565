import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const FONT =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Open Sans', Ubuntu, 'Helvetica Neue', Arial, system-ui, sans-serif";

interface Tints {
  sunken: string;
  tint: string;
  bar: string;
  onBar: string;
  line: string;
}

const size = (rem: string, lineHeight: string, fontWeight = 400) => ({
  fontSize: rem,
  lineHeight,
  fontWeight,
  letterSpacing: 0,
});

const typography: RaThemeOptions['typography'] = {
  fontFamily: FONT,
  h1: size('1.0625rem', '1.5rem', 600),
  h2: size('1.25rem', '1.75rem', 600),
  h3: size('0.8125rem', '1.25rem', 600),
  h5: size('1.25rem', '1.75rem', 600),
  h6: size('1.0625rem', '1.5rem', 600),
  body1: size('0.9375rem', '1.5rem'),
  body2: size('0.8125rem', '1.25rem'),
  subtitle1: size('0.9375rem', '1.5rem'),
  caption: size('0.8125rem', '1.25rem'),
  button: { ...size('0.8125rem', '1.25rem', 600), textTransform: 'none' },
};

/** What light and dark share: dense, calm, no ripples or shadows, a focus ring that can be seen. */
const componentsOf = ({ sunken, tint, bar, onBar, line }: Tints): RaThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      // What gets the focus is not scrolled behind the top bar.
      html: { scrollPaddingTop: 64 },
      body: { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2 } } },
  },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 36 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: `1px solid ${line}`, borderRadius: 12 } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true } },
  MuiInputBase: { styleOverrides: { input: { textOverflow: 'ellipsis' } } },
  // A small switch has less room around it than the large one that the stock margin takes back.
  MuiFormControlLabel: { styleOverrides: { root: { '&:has(.MuiSwitch-sizeSmall)': { marginLeft: -7 } } } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: line },
      sizeSmall: {
        padding: '8px 12px',
        '&:first-of-type': { paddingLeft: 16 },
        '&:last-of-type': { paddingRight: 16 },
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { backgroundColor: sunken, fontWeight: 600, whiteSpace: 'nowrap' },
        display: 'flex',
        flexDirection: 'column',
        '& .RaDataTable-tableWrapper': { minWidth: 0 },
        '& .RaDataTable-clickableRow:focus-within': { backgroundColor: tint },
        '& .MuiTableBody-root .MuiTableRow-root:last-of-type .MuiTableCell-root': { borderBottom: 0 },
      },
    },
  },
  // What can be done with the rows that are chosen stands below them, on the footer: above, it would cover what is done
  // with the whole list.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        order: 1,
        position: 'sticky',
        bottom: 52,
        zIndex: 1,
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          backgroundColor: tint,
          borderRadius: '0 0 11px 11px',
        },
      },
    },
  },
  // The stock layout grows with what is in it, wider than a phone; here the table scrolls instead.
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-appFrame': { minWidth: 0, marginTop: 49 },
        '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content': { padding: '16px 16px 0', minWidth: 0 },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { border: `1px solid ${line}`, boxShadow: '0 8px 24px rgb(20 8 26 / 18%)' },
      // Saved filters have nothing above them to be set apart from.
      list: { '& > .MuiDivider-root:first-child': { display: 'none' } },
    },
  },
  MuiSkeleton: { defaultProps: { animation: false } },
  RaShow: {
    styleOverrides: { root: { '& .RaShow-main': { paddingBottom: 24 }, '& .RaShow-card': { minWidth: 0 } } },
  },
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-noActions': { marginTop: 0 } } } },
  RaFilterButton: { styleOverrides: { root: { '& .add-filter': { color: 'inherit', minHeight: 36 } } } },
  RaListToolbar: { styleOverrides: { root: { display: 'block', backgroundColor: 'transparent !important' } } },
  RaAppBar: {
    styleOverrides: {
      root: { backgroundColor: bar, color: onBar, boxShadow: 'none', borderBottom: `1px solid ${line}` },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        // As high as the window below the bar, so that its last section can be scrolled to.
        '& .RaSidebar-fixed': { paddingTop: 8, height: 'calc(100vh - 49px)' },
        '& .MuiPaper-root': { border: 0 },
      },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        margin: '0 6px',
        // All sections of an admin on a screen of 800 pixels; on a phone a thumb's height.
        padding: '4px 10px',
        minHeight: 32,
        '@media (max-width: 899.95px)': { minHeight: 44 },
        borderRadius: 8,
        fontSize: '0.9375rem',
        '&.RaMenuItemLink-active': { backgroundColor: tint, fontWeight: 600 },
        '& .RaMenuItemLink-icon': { minWidth: 30, color: 'inherit' },
      },
    },
  },
});

const themeOf = (base: RaThemeOptions, palette: RaThemeOptions['palette'], tints: Tints): RaThemeOptions => ({
  ...base,
  palette,
  typography,
  shape: { borderRadius: 8 },
  sidebar: { width: 232, closedWidth: 56 },
  components: { ...base.components, ...componentsOf(tints) },
});

export const lightTheme = themeOf(
  defaultLightTheme,
  {
    mode: 'light',
    primary: { main: '#d81e5b', dark: '#bd1650', contrastText: '#fff' },
    secondary: { main: '#3c1a5b', contrastText: '#fff' },
    success: { main: '#1b7f4f' },
    warning: { main: '#9a5b00' },
    error: { main: '#b3261e' },
    info: { main: '#3c1a5b' },
    text: { primary: '#231629', secondary: '#6b5a73' },
    background: { default: '#fff8f9', paper: '#fff' },
    divider: '#eddfe7',
  },
  { sunken: '#fcf4f8', tint: '#f1e8f8', bar: '#3c1a5b', onBar: '#fff', line: '#eddfe7' },
);

export const darkTheme = themeOf(
  defaultDarkTheme,
  {
    mode: 'dark',
    primary: { main: '#ff6b93', dark: '#ff86a7', contrastText: '#2b0614' },
    secondary: { main: '#c9a7f2', contrastText: '#1f0f33' },
    success: { main: '#5bd69b' },
    warning: { main: '#f2c078' },
    error: { main: '#ffb4a9' },
    info: { main: '#c9a7f2' },
    text: { primary: '#f5eef8', secondary: '#b9a9c4' },
    background: { default: '#17101d', paper: '#231a2b' },
    divider: '#392c44',
  },
  { sunken: '#1d1524', tint: '#33244a', bar: '#231a2b', onBar: '#f5eef8', line: '#392c44' },
);
