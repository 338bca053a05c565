import { createContext } from 'react';
import type { Conversation } from '../api';

/** In which conversation a photo stands, for what can be done with it there. */
export const PhotoChat = createContext<Pick<Conversation, 'id' | 'profile'> | null>(null);
