export { DashboardAdminController } from './dashboard.admin.controller.js';
export { FailedJobsList } from './failed-jobs.list.js';
export { figures } from './projections/figures.projection.js';
export { GetFiguresHandler } from './queries/get-figures.query.js';
export { ListQueuesHandler } from './queries/list-queues.query.js';
export { Queues } from './queues.js';
