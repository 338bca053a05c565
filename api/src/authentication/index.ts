export { accountLocked, loginFailed, sessionNotFound, tooManyTries } from './authentication.errors.js';
export { deviceOf } from './device.js';
export { AuthenticationModule } from './authentication.module.js';
export { LoginAttempts, type LoginLimits } from './login-attempts.js';
export { LoginSessions, type LoginSession, type OpenSession, type SessionCookie } from './login-sessions.js';
export { OpenSessionView, sessionViews } from './session-view.js';
export { Passwords } from './passwords.js';
