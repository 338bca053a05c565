import { Module } from '@nestjs/common';
import { LoginAttempts } from './login-attempts.js';
import { LoginSessions } from './login-sessions.js';
import { Passwords } from './passwords.js';

@Module({ providers: [LoginAttempts, LoginSessions, Passwords], exports: [LoginAttempts, LoginSessions, Passwords] })
export class AuthenticationModule {}
