export { AuthenticationEraser } from './authentication.eraser.js';
export { KnownDevices } from './known-devices.js';
export { LoginAttempts } from './login-attempts.js';
export { LoginSessions } from './login-sessions.js';
export { Passwords } from './passwords.js';
export { RequestLimits } from './request-limits.js';
export { Tallies } from './tallies.js';
