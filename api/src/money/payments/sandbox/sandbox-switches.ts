import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/index.js';

/** What can be lost on its way to us. */
export const LOSSES = ['payment_reply', 'refund_reply'] as const;
export type Loss = (typeof LOSSES)[number];

export interface Switches {
  losses: Record<Loss, number>;
  /** Methods that the company does not take for now. */
  without: string[];
}

const WITHOUT = 'without ';

/** What goes wrong next at the sandbox's companies, chosen on a page of theirs. */
@Injectable()
export class SandboxSwitches {
  constructor(private readonly database: Database) {}

  async all(): Promise<Switches> {
    const rows = await this.database.query<{ name: string; left_over: number }>(
      'SELECT name, left_over FROM sandbox.switches WHERE left_over > 0 ORDER BY name',
    );
    const left = new Map(rows.map(({ name, left_over }) => [name, left_over]));
    return {
      losses: { payment_reply: left.get('payment_reply') ?? 0, refund_reply: left.get('refund_reply') ?? 0 },
      without: [...left.keys()].flatMap((name) => (name.startsWith(WITHOUT) ? [name.slice(WITHOUT.length)] : [])),
    };
  }

  async set({ losses, without }: Switches): Promise<void> {
    const wanted = [
      ...Object.entries(losses),
      ...without.map((method): [string, number] => [WITHOUT + method, 1]),
    ].filter(([, left]) => left > 0);
    await this.database.transaction(async (query) => {
      await query('DELETE FROM sandbox.switches');
      await query('INSERT INTO sandbox.switches SELECT * FROM unnest($1::text[], $2::integer[])', [
        wanted.map(([name]) => name),
        wanted.map(([, left]) => left),
      ]);
    });
  }

  /** Whether this one is lost; one less is to be lost then. */
  async isLost(loss: Loss): Promise<boolean> {
    const sql =
      'UPDATE sandbox.switches SET left_over = left_over - 1 WHERE name = $1 AND left_over > 0 RETURNING name';
    return (await this.database.query(sql, [loss])).length > 0;
  }
}
