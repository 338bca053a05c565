// Replaces MASTER_KEY by NEW_MASTER_KEY: `npm run rotate-master-key`, while nothing else runs.
import { configOrExit, Database, migrate, rotateMasterKey, unhurried, WrongMasterKey } from '../kernel/index.js';

const config = configOrExit();
if (!config.newMasterKey) {
  console.error('Set NEW_MASTER_KEY: 32 random bytes in base64, such as `openssl rand -base64 32` makes.');
  process.exit(1);
}
await migrate(config.databaseUrl);
const database = new Database(config.databaseUrl, { size: 2 });
try {
  const { masterKey, newMasterKey } = config;
  const keys = await unhurried(() => rotateMasterKey(database, masterKey, newMasterKey));
  console.log(
    keys === undefined
      ? 'NEW_MASTER_KEY is the key of this database already.'
      : `${keys} keys are wrapped by NEW_MASTER_KEY.`,
  );
  console.log('Put it in the place of MASTER_KEY, keep the old one as long as backups of keys from before, and start.');
} catch (error) {
  if (!(error instanceof WrongMasterKey)) throw error;
  console.error(`${error.message} Nothing was changed.`);
  process.exitCode = 1;
} finally {
  await database.close();
}
