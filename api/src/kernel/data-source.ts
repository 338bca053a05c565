import {
  DataSource,
  DefaultNamingStrategy,
  QueryFailedError,
  type DataSourceOptions,
  type EntitySchema,
  type QueryRunner,
} from 'typeorm';
import type { Database, LentConnection } from './database.js';

export type Entity = (abstract new () => object) | EntitySchema;

/**
 * A DataSource that throws the driver's errors: TypeORM's own carry the query parameters, which may be personal data.
 */
export class PlainDataSource extends DataSource {
  override createQueryRunner(...args: Parameters<DataSource['createQueryRunner']>): QueryRunner {
    const runner = super.createQueryRunner(...args);
    const query = runner.query.bind(runner) as (...asked: unknown[]) => Promise<unknown>;
    runner.query = (...asked: unknown[]) =>
      query(...asked).catch((error: unknown) => {
        throw error instanceof QueryFailedError ? error.driverError : error;
      }) as Promise<never>;
    return runner;
  }
}

/**
 * The process's only DataSource: entities of the read models and of tables that are not event-sourced. It has no pool
 * of its own: `Database` lends it connections from the request or background pool, with the same limits and errors.
 */
export class KernelDataSource extends PlainDataSource {
  constructor(database: Database, entities: Entity[]) {
    super({
      type: 'postgres',
      driver: { Pool: poolOver(database) },
      entities,
      namingStrategy: new SnakeCase(),
      isolateWhereStatements: true,
      ...NOTHING_BY_ITSELF,
    });
  }

  /** Does nothing: Nest would close the connections while they are still in use. The kernel closes them last. */
  override destroy(): Promise<void> {
    return Promise.resolve();
  }
}

/** Only the SQL migrations change the schema, and nothing is logged because queries may contain personal data. */
export const NOTHING_BY_ITSELF = {
  synchronize: false,
  migrationsRun: false,
  installExtensions: false,
  logging: false,
  logger: {
    logQuery: () => undefined,
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
    logSchemaBuild: () => undefined,
    logMigration: () => undefined,
    log: () => undefined,
  },
} as const satisfies Partial<DataSourceOptions> & object;

/** Maps `memberId` to the column `member_id`. */
class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, own: string | undefined, prefixes: string[]): string {
    const snake = property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return super.columnName(snake, own ?? '', prefixes);
  }
}

type Lent = (error: unknown, connection?: LentConnection, release?: LentConnection['release']) => void;

/** The part of pg's Pool interface that TypeORM uses. */
const poolOver = (database: Database) =>
  class {
    on(): this {
      return this;
    }

    connect(lent: Lent): void {
      database.lend().then((connection) => lent(undefined, connection, connection.release), lent);
    }
  };
