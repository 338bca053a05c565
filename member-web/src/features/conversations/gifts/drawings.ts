/** The product's own drawings: flat shapes in the site's colours, for light and dark backgrounds. */
const files = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?raw', import: 'default' });

const drawings = new Map(Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), svg]));

export const drawingOf = (picture: string): string => drawings.get(picture) ?? '';
