-- The console counts jobs that were given up while staff look on (ADM-07).
CREATE INDEX batch_jobs_given_up ON kernel.batch_jobs (run_at) WHERE attempts_left <= 0;
