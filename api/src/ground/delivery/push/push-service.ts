/** The services of the browsers. We post to addresses that browsers name: to no others, least of all to our own network. */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Whether the address is of a push service; `sandbox`: nothing is posted there, so any web address will do. */
export function isPushService(endpoint: string, { sandbox }: { sandbox: boolean }): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username || password) return false;
  if (sandbox) return true;
  return port === '' && HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
