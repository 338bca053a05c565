/// <reference types="vite/client" />

/** Parts of a catalogue, as `first-texts.ts` makes them when the site is built. */
declare module '*?first' {
  interface Texts {
    readonly [key: string]: string | Texts;
  }
  const texts: Texts;
  export default texts;
}
declare module '*?rest' {
  interface Texts {
    readonly [key: string]: string | Texts;
  }
  const texts: Texts;
  export default texts;
}
