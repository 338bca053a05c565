import type { FieldError } from '../../kernel/domain.js';
import type { ComplaintKind } from './complaint.values.js';

interface Written {
  kind: ComplaintKind;
  text: string | null;
  /** Null: none, or none that can be written to. */
  email: string | null;
  name: string | null;
  address: string | null;
  childAbuse: boolean;
  goodFaith: boolean;
}

/**
 * A notice of illegal content says where it is, why it is illegal, who says so and that they mean it; whoever tells of
 * the sexual abuse of a child need not say who they are (DSA art. 16, 2).
 */
export function problemsOf({ kind, text, email, name, address, childAbuse, goodFaith }: Written): FieldError[] {
  const notice = kind === 'illegal';
  const anonymous = notice && childAbuse;
  const missing: [field: string, missing: boolean, code?: string][] = [
    ['text', text === null],
    ['email', email === null && !anonymous, 'invalid_email'],
    ['address', notice && address === null],
    ['name', notice && name === null && !anonymous],
    ['good_faith', notice && !goodFaith],
  ];
  return missing.filter(([, one]) => one).map(([field, , code = 'required']) => ({ field, code }));
}
