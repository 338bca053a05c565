// The landing page for the site that takes it over from the server; loaded with the first press.
export { Component as Layout } from '../app/layouts/lander-layout';
export { Component as Landing } from '../app/routes/landing';
export { fill } from './fill';
