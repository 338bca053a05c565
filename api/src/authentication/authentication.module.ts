import { Module } from '@nestjs/common';
import { defineContext } from '../kernel/index.js';
import { AuthenticationEraser } from './authentication.eraser.js';
import { KnownDevices } from './known-devices.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginSessions } from './login-sessions.js';
import { Passwords } from './passwords.js';
import { RequestLimits } from './request-limits.js';
import { Tallies } from './tallies.js';

export const authenticationContext = defineContext({ name: 'authentication', erasers: [AuthenticationEraser] });

@Module({
  providers: [AuthenticationEraser, KnownDevices, LoginAttempts, LoginSessions, Passwords, RequestLimits, Tallies],
  exports: [KnownDevices, LoginAttempts, LoginSessions, Passwords, RequestLimits, Tallies],
})
export class AuthenticationModule {}
