import { messagesOf } from '../messages';
import { reactAdmin } from './react-admin';

export const messages = {
  ...messagesOf(import.meta.glob('./*.json', { eager: true, import: 'default' })),
  ra: reactAdmin,
};
