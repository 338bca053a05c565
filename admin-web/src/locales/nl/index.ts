import { messagesOf } from '../messages';

export const messages = messagesOf(import.meta.glob('./*.json', { eager: true, import: 'default' }));
