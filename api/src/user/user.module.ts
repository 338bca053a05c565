import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuthenticationModule } from '../authentication/index.js';
import { ConversationsModule } from '../conversations/index.js';
import { CreditsModule } from '../credits/index.js';
import { defineContext } from '../kernel/index.js';
import { LikesModule } from '../likes/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { SettingsModule } from '../settings/index.js';
import { Challenges, ProofOfWork } from './challenges.js';
import { SignUpHandler } from './commands/sign-up.command.js';
import { GetUserHandler } from './queries/get-user.query.js';
import { SignUpLimits } from './sign-up-limits.js';
import { UserController } from './user.controller.js';

/**
 * The member's own record, which joins what several contexts know, and signing up, which begins them together.
 * Nobody imports it.
 */
export const userContext = defineContext({ name: 'user' });

@Module({
  imports: [
    AccountsModule,
    AuthenticationModule,
    ConversationsModule,
    CreditsModule,
    LikesModule,
    ProfilesModule,
    SettingsModule,
  ],
  controllers: [UserController],
  providers: [SignUpHandler, GetUserHandler, SignUpLimits, { provide: Challenges, useClass: ProofOfWork }],
})
export class UserModule {}
