import { cleanUpAfterFile } from '../kernel/testing/after-file.js';

cleanUpAfterFile();
