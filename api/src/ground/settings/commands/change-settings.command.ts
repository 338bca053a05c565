import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isUuid, staffActor, Store } from '../../../kernel/index.js';
import { Settings } from '../current-settings.js';
import { SettingsGuards } from '../settings-guards.js';
import { changeSettings, namesBound, raiseIn, siteSettings, valuesOf } from '../settings.js';
import { fromView, type SettingsView } from '../settings-view.js';

interface Grounds {
  /** The version the editor has seen; undefined for programs, which change the named values regardless. */
  version?: number;
  reason?: string;
  restores?: number | null | undefined;
}

export class ChangeSettings extends Command<{ version: number; proposed: boolean }> {
  constructor(readonly input: { staffId: string; changes: Partial<SettingsView>; grounds?: Grounds; key: string }) {
    super();
  }
}

@CommandHandler(ChangeSettings)
export class ChangeSettingsHandler implements ICommandHandler<ChangeSettings> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly guards: SettingsGuards,
  ) {}

  async execute({
    input: { staffId, key, changes, grounds = {} },
  }: ChangeSettings): Promise<{ version: number; proposed: boolean }> {
    await this.guards.requireFit(changes);
    const { version = null, restores = null } = grounds;
    const reason = grounds.reason?.trim() ?? null;
    const wanted = fromView(changes);
    // Programs of the command line ask nobody.
    const byStaff = isUuid(staffId);
    const second = byStaff && namesBound(wanted) ? await this.guards.second(staffId, reason) : undefined;
    const command = {
      actor: staffActor(staffId),
      key,
      request: { changes, grounds },
      writes: [siteSettings, ...(second ? [second.writes] : [])],
    };
    const done = await this.store.transact(command, (tx) => {
      const raise = byStaff ? raiseIn(valuesOf(tx.state(siteSettings)), wanted) : undefined;
      tx.decide(siteSettings, (state) =>
        changeSettings(state, {
          changes: raise && second ? { ...wanted, ...raise.before } : wanted,
          version,
          reason,
          restores,
          at: tx.at,
          ...(raise && !second && { raised: { alone: true } }),
        }),
      );
      if (raise) second?.propose(tx, raise);
      return { version: tx.state(siteSettings).version, proposed: Boolean(raise && second) };
    });
    await this.settings.announceChange();
    return done;
  }
}
