import reactAdmin from 'ra-language-english';
import cases from './cases.json';
import console from './console.json';
import details from './details.json';
import discounts from './discounts.json';
import errors from './errors.json';
import members from './members.json';
import photos from './photos.json';
import refunds from './refunds.json';

export const messages = {
  ...reactAdmin,
  console,
  details,
  errors,
  resources: { members, photos, cases, refunds, discounts },
};
