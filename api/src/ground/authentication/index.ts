export { accountLocked, loginFailed, sessionNotFound, tooManyTries } from './authentication.errors.js';
export { KeyedMutex } from './keyed-mutex.js';
export { KnownDevices, type Place } from './known-devices.js';
export { LoginAttempts, type LoginLimits } from './login-attempts.js';
export {
  LoginSessions,
  type LoginSession,
  type Opening,
  type OpenSession,
  type SessionCookie,
} from './login-sessions.js';
export { OpenSessionView, sessionViews } from './session-view.js';
export { networkOf, networkTallies } from './network.js';
export { Passwords } from './passwords.js';
export { RequestLimits } from './request-limits.js';
export { Tallies, type Tally } from './tallies.js';
export { renewSecurityStamp, withholdSecurityStamp, type SecurityStamp } from './security-stamp.js';
