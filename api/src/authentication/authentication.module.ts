import { Module } from '@nestjs/common';
import { defineContext } from '../kernel/index.js';
import { AuthenticationEraser } from './authentication.eraser.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginSessions } from './login-sessions.js';
import { Passwords } from './passwords.js';

export const authenticationContext = defineContext({ name: 'authentication', erasers: [AuthenticationEraser] });

@Module({
  providers: [AuthenticationEraser, LoginAttempts, LoginSessions, Passwords],
  exports: [LoginAttempts, LoginSessions, Passwords],
})
export class AuthenticationModule {}
