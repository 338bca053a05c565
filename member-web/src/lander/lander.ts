import { keepQuery } from '../lib/kept-query';
import { keepTracking, keptTracking, trackingIn } from '../lib/tracking';
import { tellVisit } from '../lib/visit';
import { siteEntry } from './site-entry';
import { swipe } from './swipe';
import { writing } from './writing';

// For the pages that the server writes (api/src/meeting/landers): they are whole without it. One file, without React.

const { lander } = document.body.dataset;

const query = new URLSearchParams(location.search);
keepTracking(query, lander);
keepQuery(query);
// A page that does not exist is no way by which anybody came.
if (lander) void tellVisit({ ...trackingIn(query), lander });

const { documentElement: page } = document;
if ('asks' in page.dataset) {
  const { network, ref } = keptTracking();
  if (network || ref) page.dataset.signups = 'open';
}

siteEntry();
// It begins by itself, as far as motion is wanted.
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
for (const film of document.querySelectorAll<HTMLVideoElement>('[data-film]')) if (calm) film.pause();
for (const form of document.querySelectorAll<HTMLFormElement>('[data-writing]')) writing(form);
for (const deck of document.querySelectorAll<HTMLElement>('[data-swipe]')) swipe(deck);

// A photo that has gone meanwhile leaves its ground, not the browser's sign for what is broken.
for (const image of document.querySelectorAll<HTMLImageElement>('.photo img')) {
  const drop = () => image.remove();
  if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') drop();
  else image.addEventListener('error', drop);
}
