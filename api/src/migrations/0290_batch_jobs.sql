-- Jobs that are run many at a time (kernel/batch-jobs.ts). A row costs a hundredth of what a job of its own does.
CREATE TABLE kernel.batch_jobs (
  job           text COLLATE "C" NOT NULL,
  key           text COLLATE "C" NOT NULL,
  payload       jsonb NOT NULL,
  run_at        timestamptz NOT NULL,
  -- None left: it has failed for good, and stays for whoever looks why.
  attempts_left smallint NOT NULL,
  last_error    text,
  PRIMARY KEY (job, key)
);
CREATE INDEX batch_jobs_due ON kernel.batch_jobs (job, run_at) WHERE attempts_left > 0;
