import reactAdmin from 'ra-language-english';
import console from './console.json';
import errors from './errors.json';
import members from './members.json';
import photos from './photos.json';

export const messages = { ...reactAdmin, console, errors, resources: { members, photos } };
