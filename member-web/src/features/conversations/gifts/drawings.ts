/** Drawn for the product: flat shapes of the site's own tones, so that they stand on light and dark alike. */
const files = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?raw', import: 'default' });

const drawings = new Map(Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), svg]));

export const drawingOf = (picture: string): string => drawings.get(picture) ?? '';
