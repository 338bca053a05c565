import { DataSource, DefaultNamingStrategy, QueryFailedError, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { Database, LentConnection } from './database.js';

export type Entity = abstract new () => object;

/** A DataSource whose errors are the driver's: TypeORM's own carry the parameters, which may be anybody's data. */
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
 * The process's one DataSource: entities and repositories for the tables that are not event-sourced. It has no
 * connections of its own: each comes from `Database`, of requests or of the background, with the limits and errors of
 * there.
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

  /** The kernel closes the connections when all that asks for them has ended; Nest would close them before. */
  override destroy(): Promise<void> {
    return Promise.resolve();
  }
}

/** Tables are made by the SQL files alone, and nothing is logged: what is asked may be private. */
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

/** `memberId` is `member_id` in the table. */
class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, own: string | undefined, prefixes: string[]): string {
    const snake = property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return super.columnName(snake, own ?? '', prefixes);
  }
}

type Lent = (error: unknown, connection?: LentConnection, release?: LentConnection['release']) => void;

/** As much of pg's pool as TypeORM asks for. */
const poolOver = (database: Database) =>
  class {
    on(): this {
      return this;
    }

    connect(lent: Lent): void {
      database.lend().then((connection) => lent(undefined, connection, connection.release), lent);
    }
  };
