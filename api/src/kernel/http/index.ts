export { guardRoutes, markConsole } from './access.js';
export { tagAnswers } from './etags.js';
export { nameSchemas } from './name-schemas.js';
export { NestLog } from './nest-log.js';
export { ProblemFilter } from './problem.filter.js';
export { protectAnswer, protectAnswers } from './protect-answers.js';
export { RouteTable } from './route-table.js';
export { acceptUploads } from './uploads.js';
export { useValidation } from './validation.js';
