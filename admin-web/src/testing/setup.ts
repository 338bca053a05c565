import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Patience for a busy machine; the first screen is compiled while a test waits for it.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
