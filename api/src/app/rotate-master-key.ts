// Replaces MASTER_KEY by NEW_MASTER_KEY: `npm run rotate-master-key`, while nothing else runs.
import { configOrExit, Database, migrate, rotateMasterKey, inBackground, WrongMasterKey } from '../kernel/index.js';

const config = configOrExit();
if (!config.newMasterKey) {
  console.error(
    'Set NEW_MASTER_KEY to 32 random bytes in base64, for example the output of `openssl rand -base64 32`.',
  );
  process.exit(1);
}
await migrate(config.databaseUrl);
const database = new Database(config.databaseUrl, { size: 2 });
try {
  const { masterKey, newMasterKey } = config;
  const keys = await inBackground(() => rotateMasterKey(database, masterKey, newMasterKey));
  console.log(
    keys === undefined
      ? 'NEW_MASTER_KEY already is the key of this database.'
      : `${keys} keys are wrapped by NEW_MASTER_KEY.`,
  );
  console.log(
    'Replace MASTER_KEY by it and start; keep the old one for as long as you keep backups of keys made before.',
  );
} catch (error) {
  if (!(error instanceof WrongMasterKey)) throw error;
  console.error(`${error.message} Nothing was changed.`);
  process.exitCode = 1;
} finally {
  await database.close();
}
