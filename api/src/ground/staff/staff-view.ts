import { Type, type Static } from 'typebox';
import { Id, Instant } from '../../kernel/index.js';

const text = Type.String();

export const RoleSchema = Type.Union([Type.Literal('moderator'), Type.Literal('finance'), Type.Literal('admin')]);

export const StaffView = Type.Object({
  id: Id,
  email: text,
  name: text,
  role: RoleSchema,
  second_factor: Type.Boolean({ description: 'Has an authenticator' }),
  second_factor_required: Type.Boolean(),
});
export type StaffView = Static<typeof StaffView>;

export const EnrolmentView = Type.Object({ secret: text, uri: text, qr_svg: text });

const waiting = { token: text, expires_at: Instant };

export const LoginReply = Type.Union([
  Type.Object({ step: Type.Literal('done'), staff: StaffView }),
  Type.Object({ step: Type.Literal('code'), ...waiting }),
  Type.Object({ step: Type.Literal('enrolment'), ...waiting, enrolment: EnrolmentView }),
]);
export type LoginReply = Static<typeof LoginReply>;

export const EnrolledReply = Type.Object({
  staff: StaffView,
  recovery_codes: Type.Array(text, { description: 'Shown this once' }),
});
export type EnrolledReply = Static<typeof EnrolledReply>;
