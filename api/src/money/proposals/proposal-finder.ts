import { Injectable } from '@nestjs/common';
import { isTyped, MOST_FOUND, referenceOf, type Found, type Ids } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import type { ProposalRow } from './projections/proposals.projection.js';

type Row = Pick<ProposalRow, 'kind' | 'status' | 'amount' | 'currency' | 'proposed_at'> & { id: string };

/** Finds what staff began, a refund or goodwill, by its id (ADM-08). */
@Injectable()
export class ProposalFinder {
  constructor(private readonly database: Database) {}

  async find(ids: Ids): Promise<Found[]> {
    const rows = await this.database.prepared<Row>(
      'find-proposals',
      `SELECT proposal_id AS id, kind, status, amount, currency, proposed_at
         FROM read.proposals WHERE proposal_id BETWEEN $1 AND $2 OR right(proposal_id::text, 8) = $3
        ORDER BY proposed_at DESC LIMIT ${MOST_FOUND}`,
      [ids.from, ids.to, ids.tail],
    );
    return rows.map(({ id, kind, status, amount, currency, proposed_at }) => ({
      id,
      exact: isTyped(ids, id),
      title: referenceOf('proposal', id),
      detail: kind,
      status,
      amount: amount === null || currency === null ? null : { amount, currency },
      at: proposed_at.toISOString(),
    }));
  }
}
