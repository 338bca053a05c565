import { toArrayLiteral } from './array-literal.js';
import type { Submission } from './lane.js';

/** The parameters of `kernel.flush` that describe a batch's commands and events, one array per column. */
export class FlushColumns {
  private readonly keys: string[] = [];
  private readonly actors: string[] = [];
  private readonly hashes: string[] = [];
  private readonly answers: unknown[] = [];
  private readonly checks = new Map<string, { version: number; trusted: boolean }>();
  private readonly claims: unknown[] = [];
  private readonly streams: string[] = [];
  private readonly versions: number[] = [];
  private readonly types: string[] = [];
  private readonly schemaVersions: number[] = [];
  private readonly data: unknown[] = [];
  private readonly eventActors: string[] = [];
  private readonly eventKeys: string[] = [];
  private readonly eventDomains: (string | null)[] = [];
  private readonly eventRequests: (string | null)[] = [];
  private anyRequest = false;
  private leftOut = false;

  /**
   * Streams read in this lane epoch need no version check while the epoch lasts, so they are left out.
   * @param shared whether other lanes write too, so that the epoch will hardly last: nothing is left out
   */
  constructor(
    private readonly epoch: number,
    private readonly shared: boolean,
  ) {}

  add({ key, actor, hash, answer, domain, requestId, checks, claims, events }: Submission): void {
    this.keys.push(key);
    this.actors.push(actor);
    this.hashes.push(hash);
    this.answers.push(answer ?? null);
    for (const [stream, { version, epoch }] of checks) {
      const trusted = epoch === this.epoch;
      if (trusted && !this.shared) {
        this.leftOut = true;
        continue;
      }
      const other = this.checks.get(stream);
      if (!other) {
        this.checks.set(stream, { version, trusted });
        continue;
      }
      // If another process wrote in between, two commands may have read different versions; check against the older
      // one.
      other.version = Math.min(other.version, version);
      other.trusted &&= trusted;
    }
    this.claims.push(...claims);
    for (const { ref, version, event } of events) {
      this.streams.push(ref.stream);
      this.versions.push(version);
      this.types.push(event.type);
      this.schemaVersions.push(ref.definition.schemaVersion(event.type));
      this.data.push(event.data);
      this.eventActors.push(actor);
      this.eventKeys.push(key);
      this.eventDomains.push(domain);
      this.eventRequests.push(requestId);
    }
    this.anyRequest ||= requestId !== null;
  }

  /** In the order of the function's parameters. */
  values(): (string | null)[] {
    return [
      toArrayLiteral(this.keys),
      toArrayLiteral(this.actors),
      toArrayLiteral(this.hashes),
      JSON.stringify(this.answers),
      ...this.checked(false),
      ...(this.leftOut ? [null, null] : this.checked(true)),
      this.claims.length > 0 ? JSON.stringify(this.claims) : null,
      toArrayLiteral(this.streams),
      toArrayLiteral(this.versions),
      toArrayLiteral(this.types),
      toArrayLiteral(this.schemaVersions),
      JSON.stringify(this.data),
      toArrayLiteral(this.eventActors),
      toArrayLiteral(this.eventKeys),
      toArrayLiteral(this.eventDomains),
    ];
  }

  /** The function's last parameter. */
  requestIds(): string | null {
    return this.anyRequest ? toArrayLiteral(this.eventRequests) : null;
  }

  private checked(wanted: boolean): [streams: string, versions: string] {
    const streams: string[] = [];
    const versions: number[] = [];
    for (const [stream, { version, trusted }] of this.checks) {
      if (trusted !== wanted) continue;
      streams.push(stream);
      versions.push(version);
    }
    return [toArrayLiteral(streams), toArrayLiteral(versions)];
  }
}
