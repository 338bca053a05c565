import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { StaffMembers } from '../../ground/staff/index.js';
import { Clock, Database, Id, Instant, Nullable, Store, type RecordedEvent } from '../../kernel/index.js';
import { memberOf, type MemberEvent } from '../../members/accounts/index.js';
import { CLEARABLE_FIELDS, profileOf, type ProfileEvent } from '../../members/profiles/index.js';
import { caseOf, forgottenBefore } from './case.js';
import { CasesList } from './cases.list.js';
import { accountDecision } from './contestables.js';
import type { CaseRow } from './projections/cases.projection.js';
import { DECISIONS, MEASURES } from './report.values.js';

const { kind, reason, rejection } = CasesList.item.properties;

/** What was decided before, beside the decision that is due (ADM-06). */
export const Earlier = Type.Object({
  /** Decisions about the reported member, the newest first, at most ten; none whose objection waits (PRV-04). */
  decisions: Type.Array(
    Type.Object({
      id: Id,
      kind,
      reason,
      rejection,
      decision: Type.Enum(DECISIONS),
      /** Measures that were taken and not reversed. */
      measures: Type.Array(Type.Enum(MEASURES)),
      decided_at: Instant,
      decided_by_name: Nullable(Type.String()),
    }),
  ),
  /** How many there are in all. */
  decided: Type.Integer(),
  /** About the account and the profile without a report, the newest first, at most ten; none whose objection waits. */
  without_report: Type.Array(
    Type.Object({
      what: Type.Enum(['disabled', 'enabled', 'hidden', 'shown_again', 'text_cleared', 'text_put_back']),
      /** Of the profile; null where it is about no text. */
      field: Nullable(Type.Enum(CLEARABLE_FIELDS)),
      at: Instant,
    }),
  ),
  /** What became of the reports of whoever made this one, without it; null: nobody reported. */
  reporter: Nullable(Type.Object({ reports: Type.Integer(), decided: Type.Integer(), dismissed: Type.Integer() })),
});
type Earlier = Static<typeof Earlier>;
const RESTRICTIONS = ['ProfileHidden', 'ProfileShownAgain', 'ProfileTextCleared', 'ProfileTextPutBack'] as const;
type Restriction = Extract<ProfileEvent, { type: (typeof RESTRICTIONS)[number] }>;
type Barring = Extract<MemberEvent, { type: 'MemberDisabled' | 'MemberEnabled' }>;
/** `id`: of the case that an objection to it opens; absent where nobody objects to it. */
type WithoutReport = Earlier['without_report'][number] & { id?: string };

/** How many decisions without a report are shown, and how many with and without one are read to find them. */
const MOST = 10;
const READ = 50;

type Row = Pick<CaseRow, 'kind' | 'reason' | 'rejection' | 'decided_by'> & {
  id: string;
  decision: NonNullable<CaseRow['decision']>;
  decided_at: NonNullable<CaseRow['decided_at']>;
  total: number;
};

interface About {
  caseId: string;
  reported: string;
  reporter: string | null;
}

/** As long as cases are kept, 12 months from the decision: what is forgotten is held against nobody. */
@Injectable()
export class EarlierDecisions {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly staff: StaffMembers,
    private readonly clock: Clock,
  ) {}

  async of({ caseId, reported, reporter }: About): Promise<Earlier> {
    const since = forgottenBefore(this.clock.now());
    const [rows, account, profile, counted] = await Promise.all([
      this.database.prepared<Row>(
        'earlier-decisions',
        `SELECT case_id AS id, kind, reason, rejection, decision, decided_by, decided_at,
                count(*) OVER ()::int AS total
           FROM read.cases
          WHERE reported_id = $1 AND case_id <> $2 AND status = 'decided' AND decided_at > $3
          ORDER BY decided_at DESC, case_id LIMIT 10`,
        [reported, caseId, since],
      ),
      this.accountOf(reported),
      this.profileOf(reported),
      reporter === null ? null : this.reportsOf(reporter, caseId, since),
    ]);
    const withoutReport = [...account, ...profile].filter(({ at }) => new Date(at) > since);
    const [names, states, waiting] = await Promise.all([
      this.staff.namesOf(rows.map(({ decided_by }) => decided_by)),
      Promise.all(rows.map(({ id }) => this.store.readFresh(caseOf(id)))),
      this.waitingOf(withoutReport.flatMap(({ id }) => id ?? [])),
    ]);
    const leftOut = new Set([caseId, ...waiting]);
    return {
      decisions: rows.map(({ total: _, decided_by, decided_at, ...row }, i) => ({
        ...row,
        measures: [...states[i]!.measures],
        decided_at: decided_at.toISOString(),
        decided_by_name: (decided_by && names.get(decided_by)) ?? null,
      })),
      decided: rows[0]?.total ?? 0,
      without_report: withoutReport
        .filter(({ id }) => id === undefined || !leftOut.has(id))
        .sort((one, other) => other.at.localeCompare(one.at))
        .slice(0, MOST)
        .map(({ what, field, at }) => ({ what, field, at })),
      reporter: counted,
    };
  }

  private async accountOf(member: string): Promise<WithoutReport[]> {
    const types: Barring['type'][] = ['MemberDisabled', 'MemberEnabled'];
    const events = await this.store.history(memberOf(member), { limit: READ, types });
    return (events as RecordedEvent<Barring>[]).flatMap(({ version, ...event }) => {
      if (event.type === 'MemberEnabled')
        return ofNoCase(event.data, { what: 'enabled', field: null, at: event.data.enabledAt });
      const id = accountDecision(member, version);
      return ofNoCase(event.data, { what: 'disabled', field: null, at: event.data.disabledAt, id });
    });
  }

  private async profileOf(member: string): Promise<WithoutReport[]> {
    const types = [...RESTRICTIONS];
    const events = (await this.store.history(profileOf(member), { limit: READ, types })) as Restriction[];
    return events.flatMap((event) => {
      switch (event.type) {
        case 'ProfileHidden':
          return ofNoCase(event.data, { what: 'hidden', field: null, at: event.data.hiddenAt, id: event.data.id });
        case 'ProfileShownAgain':
          return ofNoCase(event.data, { what: 'shown_again', field: null, at: event.data.shownAt });
        case 'ProfileTextCleared': {
          const { id, field, clearedAt: at } = event.data;
          return ofNoCase(event.data, { what: 'text_cleared', field, at, id });
        }
        case 'ProfileTextPutBack':
          return ofNoCase(event.data, { what: 'text_put_back', field: event.data.field, at: event.data.putBackAt });
      }
    });
  }

  /** Which of these cases are open. */
  private async waitingOf(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.prepared<{ case_id: string }>(
      'objections-waiting',
      `SELECT case_id FROM read.cases WHERE case_id = ANY ($1::uuid[]) AND status = 'open'`,
      [ids],
    );
    return rows.map(({ case_id }) => case_id);
  }

  private async reportsOf(reporter: string, caseId: string, since: Date): Promise<Earlier['reporter']> {
    const [row] = await this.database.prepared<NonNullable<Earlier['reporter']>>(
      'reports-of-reporter',
      `SELECT count(*)::int AS reports, count(decision)::int AS decided,
              (count(*) FILTER (WHERE decision = 'dismissed'))::int AS dismissed
         FROM read.cases
        WHERE reporter_id = $1 AND case_id <> $2 AND (decided_at IS NULL OR decided_at > $3)`,
      [reporter, caseId, since],
    );
    return row!;
  }
}

const ofNoCase = ({ caseId }: { caseId?: string }, told: WithoutReport): WithoutReport[] =>
  caseId === undefined ? [told] : [];
