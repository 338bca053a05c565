import { Injectable } from '@nestjs/common';
import { v5 as uuidOf } from 'uuid';
import { Vault, type AnyRef, type Transaction } from '../../kernel/index.js';
import { caseOf, keyOwner, takeUpNotice } from './case.js';
import { EvidenceCollector } from './evidence.js';

interface Notice {
  complaintId: string;
  content: { member_id: string } | { photo_id: string };
  /** Why it is illegal, in the words of who sent the notice. */
  text: string | null;
}

/** A notice whose case is ready to be opened by a command that writes `ref`. */
interface Prepared {
  caseId: string;
  ref: AnyRef;
  open: (tx: Transaction) => void;
}

/** Notices of illegal content from outside become cases like members' reports, with evidence (DSA art. 16). */
@Injectable()
export class Notices {
  constructor(
    private readonly vault: Vault,
    private readonly evidence: EvidenceCollector,
  ) {}

  /** Collects the evidence now. A complaint has one case, however often this is tried. @throws member_not_found, photo_not_found */
  async prepare({ complaintId, content, text }: Notice): Promise<Prepared> {
    const { subject, evidence } = await this.evidence.collect('', content, 'illegal');
    const caseId = uuidOf('notice', complaintId);
    const owner = keyOwner(caseId);
    await this.vault.createKey(owner);
    const [sealedText, sealedEvidence] = await Promise.all([
      text === null ? null : this.vault.seal(owner, text),
      this.vault.seal(owner, JSON.stringify(evidence)),
    ]);
    const ref = caseOf(caseId);
    const notice = { complaint: complaintId, subject, text: sealedText, evidence: sealedEvidence };
    const open = (tx: Transaction) => {
      tx.decide(ref, (state) => takeUpNotice(state, { ...notice, at: tx.at }));
    };
    return { caseId, ref, open };
  }
}
