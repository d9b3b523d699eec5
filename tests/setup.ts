import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes at once or never: the limit is there for what never comes, not for a busy computer.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
// The browser's own animations are none of jsdom's.
if (typeof Element !== 'undefined') Element.prototype.animate = () => ({}) as Animation;
