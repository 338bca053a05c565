import { drawingOf } from './drawings';

/** A chunk of its own: whoever never sees a gift loads none. */
export default function Drawing({ picture, className }: { picture: string; className: string }) {
  // Files of our own, which no one else can write.
  return <span className={className} dangerouslySetInnerHTML={{ __html: drawingOf(picture) }} />;
}
