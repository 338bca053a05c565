import { ContextModule } from '../../kernel/index.js';
import { AuthenticationEraser } from './authentication.eraser.js';
import { KnownDevices } from './known-devices.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginSessions } from './login-sessions.js';
import { Passwords } from './passwords.js';
import { RequestLimits } from './request-limits.js';
import { Tallies } from './tallies.js';

@ContextModule({
  name: 'authentication',
  erasers: [AuthenticationEraser],
  providers: [KnownDevices, LoginAttempts, LoginSessions, Passwords, RequestLimits, Tallies],
  exports: [KnownDevices, LoginAttempts, LoginSessions, Passwords, RequestLimits, Tallies],
})
export class AuthenticationModule {}
