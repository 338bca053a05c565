import type { User } from './api-client/types';

/** Mails to the address come back: none is sent until there is another one (NTF-04). */
export const mailBounces = (user: User | null | undefined): boolean =>
  user?.notifications_disabled.includes('bounce') ?? false;
