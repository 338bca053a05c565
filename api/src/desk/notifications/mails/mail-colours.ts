/** The site's own colours, light and dark. */
export const LIGHT = {
  ground: '#FFF8F9',
  surface: '#FFFFFF',
  ink: '#231629',
  quiet: '#6B5A73',
  primary: '#D81E5B',
  onPrimary: '#FFFFFF',
  secondary: '#3C1A5B',
  tint: '#F1E8F7',
  rule: '#EADFEE',
  note: '#6B3F00',
  noteGround: '#FFF3DC',
};

export const DARK: typeof LIGHT = {
  ground: '#17101D',
  surface: '#231A2B',
  ink: '#F5EEF8',
  quiet: '#B9A9C4',
  primary: '#FF6B93',
  onPrimary: '#2B0714',
  secondary: '#C9A7F2',
  tint: '#3A2A4A',
  rule: '#3D3048',
  note: '#F2C078',
  noteGround: '#3A2A14',
};
