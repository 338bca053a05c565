import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database, Store, Vault, type StreamRef, type Transaction } from '../../../kernel/index.js';
import { SettingsGuards } from '../../settings/index.js';
import { SecondPerson } from '../second-person.js';
import type { AgreementEvent, RoleProposed } from './agreement.events.js';
import { agreementOf, type Agreement, type Proposed } from './agreement.js';
import type { AgreementRow } from './agreements.projection.js';

export const AGREEMENT_ACTIONS = ['agree', 'refuse', 'withdraw'] as const;
export type AgreementAction = (typeof AGREEMENT_ACTIONS)[number];

export interface WaitingAgreement {
  id: string;
  proposed: Proposed;
  reason: string | null;
  actions: AgreementAction[];
}

/** What waits for a second admin, and how it comes to wait (ADM-04). */
@Injectable()
export class Agreements implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly secondPerson: SecondPerson,
    private readonly guards: SettingsGuards,
  ) {}

  onModuleInit(): void {
    this.guards.askBy(async (by, reason) => {
      const asking = await this.begin(by, reason);
      return (
        asking && {
          writes: asking.ref as unknown as StreamRef,
          propose: (tx: Transaction, raise) =>
            tx.append(asking.ref, {
              type: 'RaiseProposed',
              data: { ...raise, by, reason: asking.reason, proposedAt: tx.at },
            }),
        }
      );
    });
  }

  /** Nothing where nobody else could agree. */
  async begin(by: string, reason: string | null) {
    if (!(await this.secondPerson.isThere(by))) return undefined;
    const ref: StreamRef<Agreement, AgreementEvent> = agreementOf(uuidv7());
    return { ref, by, reason: reason === null ? null : await this.vault.seal(by, reason) };
  }

  proposeRole(
    tx: Transaction,
    { ref, by, reason }: NonNullable<Awaited<ReturnType<Agreements['begin']>>>,
    what: Pick<RoleProposed['data'], 'staffId' | 'from' | 'to' | 'language'>,
  ): void {
    tx.append(ref, { type: 'RoleProposed', data: { ...what, by, reason, proposedAt: tx.at } });
  }

  /** The oldest first, and what this admin can do about each. */
  async waiting(staffId: string): Promise<WaitingAgreement[]> {
    const rows = await this.database.query<AgreementRow>(
      'SELECT agreement_id, proposed_by FROM read.agreements ORDER BY proposed_at, agreement_id',
    );
    const found = await Promise.all(rows.map((row) => this.shown(row, staffId)));
    return found.flatMap((one) => one ?? []);
  }

  private async shown({ agreement_id: id, proposed_by: by }: AgreementRow, staffId: string) {
    const { status, proposed } = await this.store.readFresh(agreementOf(id));
    if (!proposed || status !== 'waiting') return undefined;
    return { id, proposed, reason: await this.vault.open(proposed.reason), actions: await this.actions(by, staffId) };
  }

  private async actions(first: string, second: string): Promise<AgreementAction[]> {
    if (first === second) return ['withdraw'];
    return (await this.secondPerson.isIndependent({ first, second })) ? ['agree', 'refuse'] : ['refuse'];
  }
}
