import { drawingOf } from './drawings';

/** Loaded lazily: members who see no gifts load no drawings. */
export default function Drawing({ picture, className }: { picture: string; className: string }) {
  // These SVG files are part of the product, not uploaded by anyone.
  return <span className={className} dangerouslySetInnerHTML={{ __html: drawingOf(picture) }} />;
}
