import { column, consoleList } from '../../ground/lists/index.js';

/** Jobs of both tables that nobody tries any more; the second one moves a job's time with every attempt. */
const FAILED = `(
  SELECT 'job ' || j.id AS id, t.identifier AS job, j.attempts::integer AS attempts, j.last_error, j.created_at AS since
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
   WHERE j.is_available = false AND j.locked_at IS NULL
  UNION ALL
  SELECT 'batch job ' || md5(job || ' ' || key), job, NULL, last_error, least(run_at, now())
    FROM kernel.batch_jobs WHERE attempts_left <= 0)`;

/** Jobs that were tried as often as they may be. What they were about is not shown. */
export class FailedJobsList extends consoleList({
  resource: 'failed-jobs',
  summary: 'Jobs that were given up, the oldest first, in the conventions of simple-rest',
  access: 'staff:admin',
  from: FAILED,
  as: 'failed_jobs',
  id: 'id',
  columns: {
    id: column.text(),
    job: column.text(),
    attempts: column.nullable(column.integer()),
    /** The name of what went wrong, without its words. */
    error: column.nullable(column.text({ sql: 'last_error' })),
    /** When it was made, or tried last. */
    since: column.instant(),
  },
  filters: {},
  sort: ['since', 'job'],
  defaultSort: ['since', 'ASC'],
  queue: { filter: {}, since: 'since' },
}) {}
