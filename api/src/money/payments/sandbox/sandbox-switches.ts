import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { SandboxSwitch } from './sandbox.entities.js';

/** Replies of the sandbox that can be lost on their way to us. */
export const LOSSES = ['payment_reply', 'refund_reply'] as const;
export type Loss = (typeof LOSSES)[number];

export interface Switches {
  losses: Record<Loss, number>;
  /** Methods that the company does not accept for now. */
  without: string[];
}

const WITHOUT = 'without ';

/** The failures that the sandbox's companies simulate next, chosen on one of their pages. */
@Injectable()
export class SandboxSwitches {
  constructor(@InjectRepository(SandboxSwitch) private readonly switches: Repository<SandboxSwitch>) {}

  async all(): Promise<Switches> {
    const set = await this.switches.find({ where: { leftOver: MoreThan(0) }, order: { name: 'ASC' } });
    const left = new Map(set.map(({ name, leftOver }) => [name, leftOver]));
    return {
      losses: { payment_reply: left.get('payment_reply') ?? 0, refund_reply: left.get('refund_reply') ?? 0 },
      without: [...left.keys()].flatMap((name) => (name.startsWith(WITHOUT) ? [name.slice(WITHOUT.length)] : [])),
    };
  }

  async set({ losses, without }: Switches): Promise<void> {
    const wanted: SandboxSwitch[] = [
      ...Object.entries(losses).map(([name, leftOver]) => ({ name, leftOver })),
      ...without.map((method) => ({ name: WITHOUT + method, leftOver: 1 })),
    ];
    await this.switches.manager.transaction(async (manager) => {
      await manager.deleteAll(SandboxSwitch);
      await manager.insert(SandboxSwitch, wanted);
    });
  }

  /** Whether to lose this reply; if so, decrements the number of replies still to lose. */
  async isLost(loss: Loss): Promise<boolean> {
    const { affected } = await this.switches.decrement({ name: loss, leftOver: MoreThan(0) }, 'leftOver', 1);
    return affected === 1;
  }
}
