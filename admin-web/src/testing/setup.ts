import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first screen is compiled while a test waits for it.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
