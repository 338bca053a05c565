export { accountLocked, loginFailed } from './authentication.errors.js';
export { AuthenticationModule } from './authentication.module.js';
export { LoginAttempts, type LoginLimits } from './login-attempts.js';
export { LoginSessions, type LoginSession, type OpenSession, type SessionCookie } from './login-sessions.js';
export { Passwords } from './passwords.js';
