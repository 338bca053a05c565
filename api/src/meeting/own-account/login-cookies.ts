import type { SessionCookie } from '../../ground/authentication/index.js';
import { MEMBER_HERE, type Reply } from '../../kernel/index.js';

/** The session's, the one that names the device, and the one by which the site knows that somebody is logged in. */
export function setLoginCookies(reply: Reply, session: SessionCookie, device: SessionCookie): void {
  for (const { name, value, attributes } of [session, device]) void reply.setCookie(name, value, attributes);
  void reply.setCookie(MEMBER_HERE, '1', { ...session.attributes, httpOnly: false });
}
