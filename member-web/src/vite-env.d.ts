/// <reference types="vite/client" />

/** Parts of a catalogue, as `first-texts.ts` makes them when the site is built. */
declare module '*?first' {
  const texts: { [key: string]: string | object };
  export default texts;
}
declare module '*?rest' {
  const texts: { [key: string]: string | object };
  export default texts;
}
