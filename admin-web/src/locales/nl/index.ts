import cases from './cases.json';
import console from './console.json';
import details from './details.json';
import discounts from './discounts.json';
import errors from './errors.json';
import members from './members.json';
import photos from './photos.json';
import refunds from './refunds.json';
import { reactAdmin } from './react-admin';

export const messages = {
  ...reactAdmin,
  console,
  details,
  errors,
  resources: { members, photos, cases, refunds, discounts },
};
