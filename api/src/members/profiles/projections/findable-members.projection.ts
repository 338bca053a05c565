import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { MemberEvent } from '../../accounts/index.js';
import { marksOf } from '../member-marks.js';
import type { ProfileEvent } from '../profile.events.js';

export const FindableMemberRow = readModelTable('findable_members', {
  member_id: column.uuid({ primary: true }),
  /** Sealed: what is found is compared before it is shown. */
  name: column.nullable(column.text()),
  /** Sealed. */
  email: column.nullable(column.text()),
  /** Keyed hashes of the name's words and their beginnings, with blanks between them. */
  name_marks: column.nullable(column.text()),
  /** The same of the e-mail address. */
  address_marks: column.nullable(column.text()),
});
export type FindableMemberRow = RowOf<typeof FindableMemberRow>;

export const NAME_MARKS = "string_to_array(name_marks, ' ')";
export const ADDRESS_MARKS = "string_to_array(address_marks, ' ')";

const marks = { name: marksOf('name'), address: marksOf('address') };

/** By what staff find a member whose name and address are sealed (ADM-08); erased with the member. */
export const findableMembers = defineProjection<FindableMemberRow, MemberEvent | ProfileEvent>({
  entity: FindableMemberRow,
  revision: 2,
  mode: 'async',
  order: 'key',
  indexes: [`USING gin ((${NAME_MARKS}))`, `USING gin ((${ADDRESS_MARKS}))`],
  marks: {
    SignedUp: { email: marks.address },
    EmailChanged: { email: marks.address },
    ProfileCreated: { name: marks.name },
    ProfileEdited: { 'changes.name': marks.name },
  },
  on: {
    SignedUp: ({ streamId, data: { email } }, rows, { email: address_marks = null }) =>
      rows.upsert({ member_id: streamId }, { email, address_marks }),
    EmailChanged: ({ streamId, data: { email } }, rows, { email: address_marks = null }) =>
      rows.update({ member_id: streamId }, { email, address_marks }),
    ProfileCreated: ({ streamId, data: { name } }, rows, { name: name_marks = null }) =>
      rows.upsert({ member_id: streamId }, { name, name_marks }),
    ProfileEdited: ({ streamId, data: { changes } }, rows, { 'changes.name': name_marks = null }) => {
      if (changes.name !== undefined) rows.update({ member_id: streamId }, { name: changes.name, name_marks });
    },
    MemberErased: ({ streamId }, rows) => rows.delete({ member_id: streamId }),
  },
});
