/** Browsers name the address we post to, so only the browsers' push services are allowed, never our own network. */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether the address belongs to a push service; with `sandbox` nothing is posted, so any HTTPS address is accepted.
 */
export function isPushService(endpoint: string, { sandbox }: { sandbox: boolean }): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username || password) return false;
  if (sandbox) return true;
  return port === '' && HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
