// Creates a staff account, such as the first of a new installation: `npm run staff -- <email>
// <moderator|finance|admin>`.
import { randomBytes, randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { createApp } from './app.js';
import { contexts } from './contexts.js';
import { configOrExit, DomainError, Kernel, startOrExit } from '../kernel/index.js';
import { AddStaffMember, type Role } from '../ground/staff/index.js';

const ROLES: readonly string[] = ['moderator', 'finance', 'admin'] satisfies Role[];
const [email, role] = process.argv.slice(2);

if (!email?.includes('@') || !role || !ROLES.includes(role)) {
  console.error(`Usage: npm run staff -- <email> <${ROLES.join('|')}>`);
  process.exit(2);
}
const kernel = new Kernel({ config: configOrExit(), contexts });
await startOrExit(kernel);
const { nest } = await createApp(kernel);
const password = randomBytes(15).toString('base64url');
let code = 0;
try {
  await nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', email, password, role: role as Role, key: randomUUID() }));
  console.log(`${email} may log in to the console as ${role} with the password ${password}\nIt is not shown again.`);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  console.error(error.code === 'staff_email_taken' ? `${email} already has a staff account.` : error.code);
  code = 1;
}
await nest.close();
await kernel.stop();
process.exit(code);
