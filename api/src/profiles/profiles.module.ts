import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { defineContext } from '../kernel/index.js';
import { SettingsModule } from '../settings/index.js';
import { MarkFictionalHandler } from './commands/mark-fictional.command.js';
import { profile } from './profile.js';
import { Profiles } from './profiles.js';
import { profiles } from './projections/profiles.projection.js';

export const profilesContext = defineContext({ name: 'profiles', streams: [profile], projections: [profiles] });

@Module({ imports: [AccountsModule, SettingsModule], providers: [Profiles, MarkFictionalHandler], exports: [Profiles] })
export class ProfilesModule {}
